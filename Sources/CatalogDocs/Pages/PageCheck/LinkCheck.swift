import BlockCatalog
import Diagnostics
import Foundation

/// Relative links and images of descriptions lead to files of the catalog.
enum LinkCheck {
  static let rule = Rule(
    "broken-link", "A relative link or image of a description leads to a file of the catalog.",
    bad: "description: See [the notes](notes.txt).", good: "description: See [the chip](../chip/README.md).")

  static func findings(in manifest: Manifest, of catalog: Catalog) -> [Finding] {
    manifest.descriptions(holdingAnyOf: "[").flatMap { markdown in
      let problems = markdown.links.lazy.compactMap { link, part in
        link.target.flatMap { problem(with: $0, in: manifest, of: catalog) }.map { ($0, link, part) }
      }
      return problems.prefix(WrittenMarkdown.mostPlaces).map { problem, link, part in
        Finding(rule, problem, at: Location(manifest.file, markdown.place(of: link.targetRange, in: part)))
      }
    }
  }

  private static func problem(with target: String, in manifest: Manifest, of catalog: Catalog) -> String? {
    let shown = quoted(target)
    switch LinkTarget(target, from: manifest.id) {
    case nil: return nil
    case .nowhere where target.isEmpty: return "this link leads nowhere; name a file of the catalog or an address"
    case .nowhere: return "\(shown) is no address that pages link to; write one with 'https://'"
    case .outside: return "\(shown) leads out of the catalog; link to a file in it, or to an address with 'https://'"
    case .file(let parts):
      if GeneratedNames(catalog.info).isGenerated(parts, of: catalog) { return nil }
      let path = "\(catalog.root)/\(parts.joined(separator: "/"))"
      var status = stat()
      guard stat(path, &status) == 0 else {
        return "there is no file \(shown) beside the block's page; add it, or correct the link"
      }
      return SourceFile.isInside(path, folder: catalog.root)
        ? nil : "\(shown) leads out of the catalog through a symbolic link; put the file itself there"
    }
  }
}
