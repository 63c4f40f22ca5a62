import BlockCatalog
import Diagnostics
import Foundation

/// The id of a new block, made of what somebody called it.
package struct BlockID: Sendable, Hashable {
  /// Kebab-case.
  package let text: String
  /// As somebody typed it, where that was no id; else the words of the id.
  package let title: String

  private static let limit = 64

  /// Accents are dropped, words are joined by hyphens: `Café Card` is `cafe-card`.
  ///
  /// - Throws: Why no id can be made of it.
  package init(_ typed: String) throws(ScaffoldError) {
    if typed == "." || typed == ".." {
      throw ScaffoldError(
        "\(quoted(typed)) is a path; an id is the name of one folder of the catalog, such as 'bottom-sheet'")
    }
    if let slash = typed.first(where: { "/\\".contains($0) }) {
      throw ScaffoldError(
        "\(quoted(typed)) holds a '\(slash)', which parts folders; an id is the name of one folder of the catalog, "
          + "such as 'bottom-sheet'")
    }
    let plain = String(
      String.UnicodeScalarView(
        typed.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { !Self.isMark($0) }))
    let words = NameWords(plain).words
    let id = words.map { $0.lowercased() }.joined(separator: "-")
    guard id.utf8.count <= Self.limit else {
      throw ScaffoldError(
        "an id has at most \(Self.limit) characters, and this one would have \(id.utf8.count); shorten it")
    }
    guard !id.isEmpty else {
      throw ScaffoldError(
        "nothing of \(quoted(typed)) can stand in an id; write letters a-z or digits, such as 'bottom-sheet'")
    }
    guard ManifestSpelling.isID(id) else {
      throw ScaffoldError(
        "\(quoted(typed)) cannot be written with a-z and digits; write another id, and this as the title: --set 'title=…'"
      )
    }
    if let fault = Self.fault(ofFolder: id) {
      throw ScaffoldError("\(quoted(id)) cannot be an id: \(fault); add a word")
    }
    text = id
    title = typed == id ? SwiftName.title(from: id) : typed.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Why no block may lie in a folder of that name; `nil` where one may.
  package static func fault(ofFolder name: String) -> String? {
    name == Catalog.templatesName
      ? "the folder '\(name)' of a catalog is for templates of its own" : FileName.fault(of: name)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .nonspacingMark }
}
