// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  private init() {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}

  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let mint = Color()
  public static let teal = Color()
  public static let cyan = Color()
  public static let blue = Color()
  public static let indigo = Color()
  public static let purple = Color()
  public static let pink = Color()
  public static let brown = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static var accentColor: Color { Color() }

  public func opacity(_ opacity: Double) -> Color { self }
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  public var gradient: AnyGradient { AnyGradient() }
}

extension Color: ShapeStyle {}

extension Color: View {
  public var body: EmptyView { EmptyView() }
}
