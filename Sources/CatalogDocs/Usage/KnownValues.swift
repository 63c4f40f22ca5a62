import SwiftAPI

/// Values for the types that every app knows.
enum KnownValues {
  /// An expression of a type; `nil` where the type is not known here.
  ///
  /// The type is written with dots and without generic arguments, `CGFloat`, `Edge.Set`; a text says the words.
  static func expression(of type: String, words: String) -> String? {
    switch type {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "AnyHashable",
      "Any", "StaticString":
      SwiftTokens.stringLiteral(words)
    case "Text": "Text(\(SwiftTokens.stringLiteral(words)))"
    case "AnyView": "AnyView(Text(\(SwiftTokens.stringLiteral(words))))"
    case "AnyShapeStyle": "AnyShapeStyle(Color.blue)"
    case "Image": "Image(systemName: \"star\")"
    case "URL": "URL(filePath: \"/\")"
    case "AnyShape": "AnyShape(Circle())"
    default: numbers.contains(type) ? "1" : constants[type]
    }
  }

  /// Whether a type comes from Foundation, which SwiftUI need not hand on.
  static func needsFoundation(_ type: String) -> Bool {
    ["URL", "Date", "UUID", "Data", "Locale", "Calendar", "TimeZone", "DateComponents", "Decimal"].contains(type)
  }

  /// The two ends of a range over a type.
  static func bounds(of type: String) -> (lower: String, upper: String)? {
    switch type {
    case "Date": ("Date.distantPast", "Date.distantFuture")
    case "String", "Character": ("\"a\"", "\"z\"")
    default: numbers.contains(type) ? ("0", "1") : nil
    }
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "TimeInterval", "Decimal",
  ]

  private static let constants: [String: String] = [
    "Bool": "true", "Character": "\"a\"",
    "Date": "Date()", "UUID": "UUID()", "Data": "Data()", "Locale": "Locale.current", "Calendar": "Calendar.current",
    "TimeZone": "TimeZone.current", "DateComponents": "DateComponents()", "Duration": "Duration.seconds(1)",
    "Color": "Color.blue", "EmptyView": "EmptyView()", "Animation": "Animation.default", "Font": "Font.body",
    "Font.Weight": "Font.Weight.regular", "Angle": "Angle.zero", "EdgeInsets": "EdgeInsets()",
    "CGSize": "CGSize.zero", "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "UnitPoint": "UnitPoint.center",
    "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
    "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.center", "Edge": "Edge.top",
    "Edge.Set": "Edge.Set.all", "Axis": "Axis.vertical", "Axis.Set": "Axis.Set.vertical",
    "Visibility": "Visibility.automatic", "ColorScheme": "ColorScheme.light",
    "AnyTransition": "AnyTransition.opacity", "ContentMode": "ContentMode.fit",
    "LayoutDirection": "LayoutDirection.leftToRight", "Circle": "Circle()",
  ]
}
