import BlockCatalog
import SwiftAPI

/// Names that a new block may not declare, and who has them.
package struct TakenNames: Sendable {
  /// Of the types and functions that the sources of the catalog declare, by name.
  private var owners: [String: String] = [:]

  package init(_ blocks: [Block] = []) {
    for block in blocks {
      guard let api = block.api else { continue }
      let functions = api.declarations.filter { $0.kind == .function && $0.context?.typeName == "View" }
      for name in api.types.map(\.name) + functions.map(\.name) { owners[name] = block.id }
    }
  }

  /// Who has a name: `SwiftUI`, `Swift`, or `the block 'card'`; `nil` where nobody has it.
  package func owner(of name: String) -> String? {
    if ManifestSpelling.namesOfSwiftUI.contains(name) || Self.swiftUI.contains(name) { return "SwiftUI" }
    if Self.swift.contains(name) { return "Swift" }
    return owners[name].map { "the block '\($0)'" }
  }

  /// A name like this one that nobody has.
  package func free(_ name: String) -> String {
    guard owner(of: name) != nil || !SwiftTokens.isIdentifier(name) else { return name }
    var (unique, number) = (name + "Block", 2)
    while owner(of: unique) != nil { (unique, number) = ("\(name)Block\(number)", number + 1) }
    return unique
  }

  /// Names of SwiftUI and of what it brings along that the table of availability does not have.
  ///
  /// Source: developer.apple.com/documentation/swiftui, /uikit and /coregraphics.
  private static let swiftUI = names(
    """
    AccessibilityTraits Alignment AnyTransition App Axis BlendMode Bundle ButtonStyle ButtonStyleConfiguration CGFloat CGPoint CGRect
    CGSize CGVector ColorScheme Content ContentMode ContentSizeCategory CoordinateSpace DragGesture DynamicProperty Edge
    EdgeInsets EnvironmentKey EnvironmentValues EquatableView FillStyle FormStyle GeometryEffect GeometryProxy Gesture
    GestureState HorizontalAlignment ImageRenderer InsettableShape LabelStyle Layout LayoutSubviews ListStyle
    LocalizedStringKey LongPressGesture MagnificationGesture ModifiedContent MoveCommandDirection Namespace
    OpenURLAction PickerStyle PreferenceKey PresentationMode PreviewProvider PrimitiveButtonStyle ProjectionTransform
    ProposedViewSize RedactionReasons RotationGesture Scene ScenePhase Shape ShapeStyle StrokeStyle Subview Subviews
    TapGesture TextAlignment ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement TupleView UIColor
    UIFont UIImage UIScreen UIView UIViewController UIViewRepresentable UIWindow UnitPoint UserInterfaceSizeClass
    VerticalAlignment ViewBuilder ViewDimensions ViewModifier WindowGroup body bold
    """)

  /// Names of the standard library and Foundation that code of blocks may mean without a module before them.
  ///
  /// Source: developer.apple.com/documentation/swift and /foundation.
  private static let swift = names(
    """
    Any AnyHashable AnyObject Array AsyncSequence AttributedString Binding Bool BinaryFloatingPoint BinaryInteger
    Calendar CaseIterable Character ClosedRange CodingKey Codable Collection Comparable ContiguousArray
    CustomStringConvertible Data Date DateComponents DateFormatter Decimal Decodable Decoder Dictionary Double Duration
    Encodable Encoder Equatable Error ExpressibleByStringLiteral Float FloatingPoint FormatStyle Hashable Hasher
    Identifiable IndexSet Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath Locale MainActor Measurement Mirror Never
    Notification NotificationCenter NumberFormatter Numeric ObjectIdentifier Optional OptionSet Predicate Process
    Protocol Range RawRepresentable Regex Result Self Sendable Sequence Set SignedNumeric StaticString Strideable String
    StringProtocol Substring Task TaskGroup ThrowingTaskGroup Thread TimeInterval TimeZone Timer Type UInt UInt16 UInt32 UInt64 UInt8 URL
    URLRequest URLSession UUID Unicode Unit UserDefaults Void WritableKeyPath
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
