import Diagnostics
import SwiftAPI

/// A parameter that a component shares with the one it is built on means the same there and here.
struct BaseParametersRule: BlockRule {
  static let rule = Rule(
    "base-parameters", "A parameter of the base's component has the same type and the same default in the block's.",
    severity: .warning,
    bad: """
      func tray(height: CGFloat = 80) -> some View { self }  // the base
      func sheet(height: CGFloat = 90) -> some View { tray(height: height) }
      """,
    good: """
      func tray(height: CGFloat = 80) -> some View { self }  // the base
      func sheet(height: CGFloat = 80) -> some View { tray(height: height) }
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let id = block.manifest.base, let base = catalog.api.block(id.value), base.id != block.id,
      let file = block.api?.file, let baseFile = base.api?.file
    else { return [] }
    let (own, inherited) = (block.sharedParameters, base.sharedParameters)
    return own.keys.sorted().compactMap { name in
      guard let parameters = own[name], let others = inherited[name], let other = others.first,
        let odd = parameters.first(where: { parameter in !others.contains { parameter.isSame(as: $0) } })
      else { return nil }
      let place = block.manifest.parameters?.value.first { $0.name.value == name }?.name.range
      return finding(
        Self.rule,
        "\(quoted(name)) \(odd.difference(from: other, of: id.value)); let the two agree, or name it otherwise",
        in: block, at: place,
        notes: [
          .init("the parameter stands here", at: Location(file, odd.parameter.range)),
          .init("the one of \(quoted(id.value)) stands here", at: Location(baseFile, other.parameter.range)),
        ])
    }
  }
}

/// A parameter, and the names in its type that are its declaration's own.
private struct SharedParameter {
  let parameter: Parameter
  let genericNames: Set<String>

  func isSame(as other: SharedParameter) -> Bool { hasSameType(as: other) && hasSameDefault(as: other) }

  func hasSameType(as other: SharedParameter) -> Bool { SwiftTokens.areEqual(comparableType, other.comparableType) }

  private func hasSameDefault(as other: SharedParameter) -> Bool {
    switch (parameter.defaultValue, other.parameter.defaultValue) {
    case (nil, nil): true
    case (let value?, let otherValue?): SwiftTokens.areEqual(value, otherValue)
    default: false
    }
  }

  func difference(from other: SharedParameter, of id: String) -> String {
    if !hasSameType(as: other) {
      return
        "has the type \(quoted(parameter.type ?? "")) here and \(quoted(other.parameter.type ?? "")) in \(quoted(id))"
    }
    let words = [parameter, other.parameter].map { $0.defaultValue.map { "the default \(quoted($0))" } ?? "no default" }
    return "has \(words[0]) here and \(words[1]) in \(quoted(id))"
  }

  /// The type with `_` for generic parameters and opaque types, which may be called otherwise and mean the same, and in
  /// the short form of optionals and arrays.
  private var comparableType: String {
    guard let type = parameter.type.map(Self.short) else { return "" }
    var text = ""
    var isOpaque = false
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if word == "some" {
          isOpaque = true
        } else if !word.isEmpty {
          text += isOpaque || genericNames.contains(word) ? "_" : word
          isOpaque = false
        }
        text.append(character)
        word = ""
      }
    }
    return text
  }

  /// `X?` for `Optional<X>`, and `[X]` for `Array<X>`, where `X` is a name.
  private static func short(_ type: String) -> String {
    for (long, opening, closing) in [("Optional<", "", "?"), ("Array<", "[", "]")] where type.hasPrefix(long) {
      let inner = type.dropFirst(long.count).dropLast()
      let isName = inner.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      if type.hasSuffix(">"), isName { return opening + inner + closing }
    }
    return type
  }
}

extension Block {
  /// The parameters of the components by the names that callers use.
  fileprivate var sharedParameters: [String: [SharedParameter]] {
    let parameters = components.map(\.declaration).flatMap { declaration in
      let names = declaration.genericNames
      return declaration.parameters.map { SharedParameter(parameter: $0, genericNames: names) }
    }
    return Dictionary(grouping: parameters, by: \.parameter.callName)
  }
}

extension Declaration {
  /// The names of its generic parameters: `Item` and `Tray` of `<Item: Identifiable, each Tray>`.
  fileprivate var genericNames: Set<String> {
    guard let genericParameters else { return [] }
    let parts = genericParameters.dropFirst().dropLast().split(separator: ",")
    return Set(
      parts.compactMap { part in
        part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last.map(String.init)
      })
  }
}
