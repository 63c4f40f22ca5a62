internal import SwiftSyntax

/// The attributes of a declaration, availability apart from the others.
struct AttributeReader {
  private(set) var availability: [Availability] = []
  /// As written, on one line.
  private(set) var others: [String] = []

  init(_ attributes: AttributeListSyntax, _ source: SourceText) {
    for case .attribute(let attribute) in attributes {
      if case .availability(let arguments) = attribute.arguments {
        availability += Self.availability(arguments.map { source.line(of: $0.argument) })
      } else {
        others.append(source.line(of: attribute))
      }
    }
  }

  /// Reads both forms: `iOS 18, macOS 15.0, *` and `iOS, introduced: 18, deprecated, renamed: "x"`.
  private static func availability(_ arguments: [String]) -> [Availability] {
    if arguments.contains(where: { $0.contains(" ") && !$0.contains(":") }) {
      return arguments.filter { $0 != "*" }.map { argument in
        let parts = argument.split(separator: " ", maxSplits: 1)
        return Availability(platform: String(parts.first ?? ""), introduced: parts.dropFirst().first.map(String.init))
      }
    }
    guard let platform = arguments.first else { return [] }
    var values: [String: String] = [:]
    for argument in arguments.dropFirst() {
      let parts = argument.split(separator: ":", maxSplits: 1).map { $0.trimming(" ") }
      values[parts.first ?? ""] = parts.count > 1 ? parts.last : ""
    }
    return [
      Availability(
        platform: platform, introduced: values["introduced"],
        // Apple's version for what will be deprecated some day: nobody is warned yet.
        isDeprecated: values["deprecated"].map { $0.prefix { $0 != "." } != "100000" } ?? false,
        isUnavailable: values["unavailable"] != nil || values["obsoleted"] != nil,
        renamed: values["renamed"]?.trimming("\""))
    ]
  }
}

/// The modifiers of a declaration, access apart from the others.
struct ModifierReader {
  private(set) var access: Declaration.Access?
  private(set) var others: [String] = []

  init(_ modifiers: DeclModifierListSyntax, _ source: SourceText) {
    for modifier in modifiers {
      if let access = Declaration.Access(rawValue: source.text(of: modifier.name)) {
        // `private(set)` says nothing of who may read.
        if modifier.detail == nil { self.access = access }
      } else {
        others.append(source.line(of: modifier))
      }
    }
  }
}

extension DeclModifierSyntax {
  var isStatic: Bool { name.tokenKind == .keyword(.static) || name.tokenKind == .keyword(.class) }
}
