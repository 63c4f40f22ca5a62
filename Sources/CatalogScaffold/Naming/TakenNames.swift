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
      for name in api.sharedTypes.map(\.name) + functions.map(\.name) { owners[name] = "the block '\(block.id)'" }
    }
  }

  /// Who has a name: `SwiftUI`, `Swift`, or `the block 'card'`; `nil` where nobody has it.
  package func owner(of name: String) -> String? {
    if ManifestSpelling.namesOfSwiftUI.contains(name) || Self.swiftUI.contains(name) { return "SwiftUI" }
    if Self.swift.contains(name) { return "Swift" }
    return owners[name]
  }

  /// The same, and a name that somebody else is about to have.
  func adding(_ name: String, of owner: String) -> TakenNames {
    var names = self
    names.owners[name] = owner
    return names
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
    AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityHeadingLevel
    AccessibilityTraits Alignment AngularGradient AnyTransition App AppStorage AutomaticFormStyle Axis
    BackgroundStyle BlendMode BorderlessButtonStyle BounceSymbolEffect Bundle ButtonStyle ButtonStyleConfiguration
    ButtonToggleStyle CGFloat CGPoint CGRect CGSize CGVector CircularProgressViewStyle ColorScheme
    ColorSchemeContrast Content ContentMode ContentSizeCategory ControlSize CoordinateSpace DefaultButtonStyle
    DefaultLabelStyle DefaultListStyle DefaultPickerStyle DefaultTextFieldStyle DisabledTextSelectability
    DragGesture DynamicProperty Edge EdgeInsets EmptyModifier EnabledTextSelectability EnvironmentKey
    EnvironmentValues EquatableView FillShapeStyle FillStyle ForegroundStyle FormStyle GeometryEffect GeometryProxy
    Gesture GestureState GlobalCoordinateSpace GroupedListStyle HorizontalAlignment IconOnlyLabelStyle ImageRenderer
    InlinePickerStyle InsetGroupedListStyle InsetListStyle InsettableShape LabelStyle LabelStyleConfiguration Layout
    LayoutDirection LayoutSubviews LinearProgressViewStyle ListStyle LocalCoordinateSpace LocalizedStringKey
    LongPressGesture MagnificationGesture MatchedGeometryProperties MenuPickerStyle ModifiedContent
    MoveCommandDirection Namespace NavigationBarItem OpacityShapeStyle OpenURLAction PickerStyle
    PinnedScrollableViews PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextFieldStyle
    PreferenceKey PresentationMode PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
    ProgressViewStyle ProjectionTransform ProposedViewSize PulseSymbolEffect RedactionReasons RotationGesture
    RoundedBorderTextFieldStyle RoundedCornerStyle SafeAreaRegions ScaledMetric Scene ScenePhase SceneStorage
    ScrollViewProxy SegmentedPickerStyle SeparatorShapeStyle Shape ShapeStyle StrokeStyle SubmitTriggers Subview
    Subviews SwitchToggleStyle SymbolEffect TapGesture TextAlignment TextFieldStyle TextSelectability TintShapeStyle
    TitleAndIconLabelStyle TitleOnlyLabelStyle ToggleStyle ToggleStyleConfiguration ToolbarContent
    ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement TupleView UIColor UIFont UIImage
    UIKeyboardType UIScreen UITextContentType UIView UIViewController UIViewRepresentable UIViewRepresentableContext
    UIWindow UnitPoint UserInterfaceSizeClass VerticalAlignment ViewBuilder ViewDimensions ViewModifier
    WheelPickerStyle WindowGroup body bold
    """)

  /// Names of the standard library and Foundation that code of blocks may mean without a module before them.
  ///
  /// Source: developer.apple.com/documentation/swift and /foundation.
  private static let swift = names(
    """
    Any AnyHashable AnyObject Array AsyncSequence AttributedString BinaryFloatingPoint BinaryInteger Binding Bool
    Calendar CaseIterable Character ClosedRange Codable CodingKey Collection Comparable ContiguousArray
    CustomStringConvertible Data Date DateComponents DateFormatter Decimal Decodable Decoder Dictionary Double
    Duration Encodable Encoder Equatable Error ExpressibleByStringLiteral Float FloatingPoint FormatStyle Hashable
    Hasher Identifiable IndexSet Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath Locale MainActor Measurement
    Mirror Never Notification NotificationCenter NumberFormatter Numeric ObjectIdentifier OptionSet Optional
    Predicate Process Protocol Range RawRepresentable Regex Result Self Sendable Sequence Set SignedNumeric
    StaticString Strideable String StringProtocol Substring Task TaskGroup Thread ThrowingTaskGroup TimeInterval
    TimeZone Timer Type UInt UInt16 UInt32 UInt64 UInt8 URL URLRequest URLSession UUID Unicode Unit UserDefaults
    Void WritableKeyPath
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension SourceAPI {
  /// The types that must not be there twice in a catalog, whose sources are compiled together: those of the file itself
  /// that other files see.
  package var sharedTypes: [TypeDeclaration] {
    types.filter { $0.access > .fileprivate && !$0.name.contains(".") }
  }
}
