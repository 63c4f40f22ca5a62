// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of UIKit's colors that blocks use; on iOS, SwiftUI brings UIKit along.
public final class UIColor: Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  private init() {}

  public static let label = UIColor()
  public static let secondaryLabel = UIColor()
  public static let tertiaryLabel = UIColor()
  public static let quaternaryLabel = UIColor()
  public static let placeholderText = UIColor()
  public static let separator = UIColor()
  public static let opaqueSeparator = UIColor()
  public static let link = UIColor()
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let tertiarySystemBackground = UIColor()
  public static let systemGroupedBackground = UIColor()
  public static let secondarySystemGroupedBackground = UIColor()
  public static let tertiarySystemGroupedBackground = UIColor()
  public static let systemFill = UIColor()
  public static let secondarySystemFill = UIColor()
  public static let tertiarySystemFill = UIColor()
  public static let quaternarySystemFill = UIColor()
  public static let systemRed = UIColor()
  public static let systemOrange = UIColor()
  public static let systemYellow = UIColor()
  public static let systemGreen = UIColor()
  public static let systemMint = UIColor()
  public static let systemTeal = UIColor()
  public static let systemCyan = UIColor()
  public static let systemBlue = UIColor()
  public static let systemIndigo = UIColor()
  public static let systemPurple = UIColor()
  public static let systemPink = UIColor()
  public static let systemBrown = UIColor()
  public static let systemGray = UIColor()
  public static let systemGray2 = UIColor()
  public static let systemGray3 = UIColor()
  public static let systemGray4 = UIColor()
  public static let systemGray5 = UIColor()
  public static let systemGray6 = UIColor()
}

extension UIColor: Equatable, Hashable {
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
