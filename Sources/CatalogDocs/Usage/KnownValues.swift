/// Values for the types that every app knows.
enum KnownValues {
  /// An expression of a type; `nil` where the type is not known here.
  ///
  /// The type is written with dots and without generic arguments, `CGFloat`, `Edge.Set`; a text says the words.
  static func expression(of type: String, words: String) -> String? {
    switch type {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "AnyHashable",
      "Any", "StaticString":
      SwiftText.literal(words)
    case "Text": "Text(\(SwiftText.literal(words)))"
    case "AnyView": "AnyView(Text(\(SwiftText.literal(words))))"
    case "AnyShapeStyle": "AnyShapeStyle(Color.blue)"
    case "Image": "Image(systemName: \"star\")"
    case "URL": "URL(filePath: \"/\")"
    case "AnyShape": "AnyShape(Circle())"
    default: constants[type]
    }
  }

  /// Whether a type comes from Foundation, which SwiftUI need not hand on.
  static func needsFoundation(_ type: String) -> Bool {
    ["URL", "Date", "UUID", "Data", "Locale", "Calendar", "TimeZone", "DateComponents", "Decimal"].contains(type)
  }

  private static let constants: [String: String] = [
    "Int": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt": "1", "UInt8": "1", "UInt16": "1",
    "UInt32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1", "TimeInterval": "1", "Decimal": "1",
    "Bool": "true", "Character": "\"a\"",
    "Date": "Date()", "UUID": "UUID()", "Data": "Data()", "Locale": "Locale.current", "Calendar": "Calendar.current",
    "TimeZone": "TimeZone.current", "DateComponents": "DateComponents()", "Duration": ".seconds(1)",
    "Color": "Color.blue", "EmptyView": "EmptyView()", "Animation": "Animation.default", "Font": "Font.body",
    "Font.Weight": ".regular", "Angle": "Angle.zero", "EdgeInsets": "EdgeInsets()", "CGSize": "CGSize.zero",
    "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "UnitPoint": "UnitPoint.center",
    "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
    "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.center", "Edge": "Edge.top",
    "Edge.Set": ".all", "Axis": "Axis.vertical", "Axis.Set": ".vertical", "Visibility": "Visibility.automatic",
    "ColorScheme": "ColorScheme.light", "AnyTransition": "AnyTransition.opacity", "KeyPath": "\\.self",
    "ContentMode": "ContentMode.fit", "LayoutDirection": "LayoutDirection.leftToRight",
  ]

  /// A type that conforms to a protocol, for a generic parameter or `some`; `nil` where the protocol is not known.
  static func type(conformingTo name: String) -> String? {
    switch name {
    case "View": "Text"
    case "ShapeStyle": "Color"
    case "Shape", "InsettableShape": "Circle"
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Strideable": "Int"
    case "BinaryFloatingPoint", "FloatingPoint", "Numeric", "SignedNumeric", "AdditiveArithmetic": "Double"
    case "StringProtocol", "Hashable", "Equatable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable",
      "CustomStringConvertible", "LosslessStringConvertible", "Any", "Copyable":
      "String"
    default: nil
    }
  }
}
