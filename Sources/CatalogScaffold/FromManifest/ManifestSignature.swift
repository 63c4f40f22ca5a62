import Foundation
import BlockCatalog
import Diagnostics
import SwiftAPI

/// The signature that a manifest describes.
struct ManifestSignature: Sendable {
  struct Parameter: Sendable {
    /// `nil` where a caller writes no label.
    let label: String?
    let name: String
    let type: String
    let defaultValue: String?
    let description: String
    /// Such as `@ViewBuilder`.
    var attributes: [String]
  }

  /// Of the function.
  let name: String
  private(set) var parameters: [Parameter] = []
  /// Names that stand for views, `Tray: View`, in the order of their first use.
  private(set) var generics: [String] = []

  init(_ manifest: Manifest, base: Block?, in info: CatalogInfo, findings: inout [Finding]) {
    let (name, labels) = Self.name(of: manifest, findings: &findings)
    self.name = name
    let inherited = base.map(Self.parameters) ?? [:]
    let genericsOfBase = base.map { Set($0.components.flatMap(\.declaration.namesOfGenerics)) } ?? []
    let described = manifest.parameters?.value ?? []
    if let labels, labels.count != described.count {
      findings.append(
        Self.finding(
          "the component has \(labels.count) labels, and \(described.count) parameters are described; let the two agree",
          manifest, manifest.components.first?.range))
    }
    for (index, item) in described.enumerated() {
      let other = inherited[item.name.value]
      guard let type = item.type?.value ?? other?.type else {
        findings.append(
          Self.finding("\(quoted(item.name.value)) has no type; write it as 'type:'", manifest, item.name.range))
        continue
      }
      let value = item.defaultValue?.value ?? (item.type == nil ? other?.defaultValue : nil)
      if !SwiftTokens.isIdentifier(item.name.value) {
        findings.append(
          Self.finding("\(quoted(item.name.value)) is no Swift identifier", manifest, item.name.range))
        continue
      }
      if let fault = Self.fault(of: type) {
        findings.append(Self.finding(fault, manifest, item.type?.range ?? item.name.range))
        continue
      }
      if let value, !SwiftTokens.isExpression(value) {
        findings.append(
          Self.finding(
            "\(quoted(value)) is no Swift expression", manifest, item.defaultValue?.range ?? item.name.range))
        continue
      }
      if let other, let otherType = other.type, !SwiftTokens.areEqual(type, otherType) {
        findings.append(
          Finding(
            ManifestScaffold.rule,
            "\(quoted(item.name.value)) has the type \(quoted(type)) here and \(quoted(otherType)) in '\(base?.id ?? "")'; "
              + "let the two agree, or name it otherwise", at: Location(manifest.file, item.type?.range),
            notes: base?.api.map { [.init("it stands here", at: Location($0.file, other.range))] } ?? []))
        continue
      }
      let views = Self.views(in: type, knownGenerics: genericsOfBase)
      for view in views where !generics.contains(view) { generics.append(view) }
      let isBuilder = type.contains("->") && views.contains { type.hasSuffix($0) }
      let label = labels.flatMap { index < $0.count ? $0[index] : nil } ?? item.name.value
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label, name: item.name.value, type: type, defaultValue: value,
          description: item.description.text(in: info.defaultLanguage, default: info.defaultLanguage),
          attributes: isBuilder ? ["@ViewBuilder"] : []))
    }
  }

  /// The name of the function, and its labels where the manifest names them.
  private static func name(of manifest: Manifest, findings: inout [Finding]) -> (String, [String]?) {
    guard let component = manifest.components.first else { return (SwiftName.name(.value, from: manifest.id), nil) }
    if manifest.components.count > 1 {
      findings.append(
        finding("several components are described; a source can be written for one", manifest, component.range))
    }
    let parts = component.value.split(separator: "(", maxSplits: 1)
    let name = parts.first.map { $0.trimmingSpaces } ?? ""
    if !SwiftTokens.isIdentifier(name) || name.unicodeScalars.first?.properties.isUppercase == true {
      findings.append(
        finding(
          "\(quoted(component.value)) names no function of View, such as 'card(title:)'", manifest, component.range))
    }
    let labels = parts.dropFirst().first.map { $0.filter { $0 != ")" }.split(separator: ":").map { $0.trimmingSpaces } }
    return (name, labels)
  }

  /// The parameters of a base's components that all of them declare alike.
  private static func parameters(of base: Block) -> [String: SwiftAPI.Parameter] {
    Dictionary(base.components.flatMap(\.declaration.parameters).map { ($0.callName, $0) }) { first, _ in first }
  }

  private static func fault(of type: String) -> String? {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    if type.hasSuffix("...") || words.contains(where: { ["inout", "some", "@autoclosure"].contains($0) }) {
      return "a parameter of the type \(quoted(type)) cannot be kept by a modifier; write this source by hand"
    }
    if !SwiftTokens.isType(type) { return "\(quoted(type)) is no Swift type" }
    return nil
  }

  /// The names in a type that stand for views: those that are generic in the base, and what a closure returns where
  /// nobody knows it.
  private static func views(in type: String, knownGenerics: Set<String>) -> [String] {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let result = type.range(of: "->").map { type[$0.upperBound...].trimmingSpaces }
    let taken = TakenNames()
    return words.filter { word in
      knownGenerics.contains(word)
        || word == result && SwiftTokens.isIdentifier(word) && (word == "Content" || taken.owner(of: word) == nil)
    }
  }

  private static func finding(_ message: String, _ manifest: Manifest, _ range: Range<Int>?) -> Finding {
    Finding(ManifestScaffold.rule, message, at: Location(manifest.file, range))
  }

  // MARK: - Swift

  /// The function up to its body: `func card<Tray: View>(title: String) -> some View`.
  var declaration: String {
    let written = parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : (parameter.label ?? "_") + " "
      let attributes = parameter.attributes.map { $0 + " " }.joined()
      return "\(attributes)\(label)\(parameter.name): \(parameter.type)"
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    let line = "func \(name)\(clause(generics))(\(written.joined(separator: ", "))) -> some View"
    guard line.count > 110 else { return line }
    let list = written.map { "    \($0)" }.joined(separator: ",\n")
    return "func \(name)\(clause(generics))(\n\(list)\n  ) -> some View"
  }

  private func clause(_ names: [String]) -> String {
    names.isEmpty ? "" : "<" + names.map { "\($0): View" }.joined(separator: ", ") + ">"
  }

  /// In a modifier, `Content` is the view that is modified.
  private func stored(_ name: String) -> String { name == "Content" ? "Inner" : name }

  var storedGenerics: String { clause(generics.map(stored)) }

  /// The type of the property that keeps a parameter.
  func storedType(of parameter: Parameter) -> String {
    var type = parameter.type
    while type.hasPrefix("@escaping ") { type = String(type.dropFirst("@escaping ".count)) }
    guard generics.contains("Content") else { return type }
    var text = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += stored(word)
        text.append(character)
        word = ""
      }
    }
    return text.trimmingSpaces
  }
}

extension Declaration {
  /// The names of its generic parameters that stand for views.
  var namesOfGenerics: [String] {
    guard let genericParameters else { return [] }
    return genericParameters.dropFirst().dropLast().split(separator: ",").compactMap { part in
      let sides = part.split(separator: ":").map { $0.trimmingSpaces }
      return sides.last == "View" ? sides.first : nil
    }
  }
}
