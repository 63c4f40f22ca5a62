/// What the types that stand for generic parameters conform to.
enum KnownConformances {
  /// Protocols that every type made here meets.
  static let universal: Set<String> = ["Any", "Sendable", "Copyable", "Escapable", "SendableMetatype"]

  /// Protocols whose requirements the compiler writes for a struct of plain members.
  static let synthesized: Set<String> = ["Hashable", "Equatable", "Codable", "Encodable", "Decodable"]

  /// Protocols of an array.
  static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  /// Of two that fit, the one nearer to the start is taken.
  private static let types: [(name: String, protocols: Set<String>)] = {
    let described: Set<String> = ["CustomStringConvertible", "LosslessStringConvertible", "Comparable"]
    let text = described.union(synthesized)
    let number = text.union(["Strideable", "Numeric", "SignedNumeric", "AdditiveArithmetic", "CVarArg"])
    return [
      ("String", text.union(["StringProtocol", "ExpressibleByStringLiteral", "TextOutputStream"])),
      ("Text", ["View", "Equatable"]),
      ("Color", ["View", "ShapeStyle", "Equatable", "Hashable"]),
      ("Circle", ["View", "Shape", "InsettableShape"]),
      ("Int", number.union(["BinaryInteger", "FixedWidthInteger", "SignedInteger"])),
      ("Double", number.union(["FloatingPoint", "BinaryFloatingPoint", "VectorArithmetic"])),
    ]
  }()

  /// A type that conforms to all of some protocols; `nil` where none is known to.
  static func type(conformingTo protocols: [String], preferring preferred: String? = nil) -> String? {
    let fitting = types.filter { $0.protocols.union(universal).isSuperset(of: protocols) }
    return (fitting.first { $0.name == preferred } ?? fitting.first)?.name
  }

  /// Whether a type is known to conform to a protocol.
  static func does(_ type: String, conformTo name: String) -> Bool {
    if universal.contains(name) { return true }
    if name == "View" { return views.contains(type) }
    if name == "Hashable" || name == "Equatable", hashable.contains(type) { return true }
    return types.first { $0.name == type }?.protocols.contains(name) ?? false
  }

  private static let views: Set<String> = [
    "Text", "Color", "Circle", "Image", "AnyView", "EmptyView", "Label", "Button", "Toggle", "Rectangle", "Capsule",
    "RoundedRectangle", "Ellipse", "Path", "Divider", "Spacer",
  ]

  private static let hashable: Set<String> = ["UUID", "Date", "URL", "Bool", "Character", "CGFloat", "Float"]

  // MARK: Protocols by themselves

  /// Protocols of SwiftUI whose values go into a modifier of almost the same name, `buttonStyle(_:)`.
  static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ShapeStyle", "ListStyle", "TextFieldStyle",
    "PickerStyle", "GaugeStyle", "ProgressViewStyle", "MenuStyle", "GroupBoxStyle", "LabeledContentStyle", "FormStyle",
    "NavigationSplitViewStyle", "TabViewStyle", "IndexViewStyle", "ControlGroupStyle", "DatePickerStyle",
    "DisclosureGroupStyle", "TableStyle", "TextEditorStyle", "ViewModifier", "Transition", "AnyTransition",
  ]

  /// Whether a name is that of a protocol which a value can have as its type, `any Shape`.
  static func isProtocol(_ name: String) -> Bool {
    styles.contains(name) && name != "AnyTransition" || name == "Identifiable" || universal.contains(name)
      || types.contains { $0.protocols.contains(name) }
  }
}
