import BlockCatalog
import Diagnostics
import Foundation

/// A catalog with real tags in many languages: the emoji annotations of the Unicode CLDR, each character a block.
struct EmojiTags {
  static let languages = ["en", "es", "de", "fr", "pl", "ru", "vi", "ja", "zh", "ko", "ar", "hi"]

  /// Where the Debian package unicode-cldr-core puts them.
  static let folder = "/usr/share/unicode/cldr/common/annotations"

  let catalog: Catalog
  /// The different tags of each language, in the order of their bytes.
  private(set) var tags: [String: [String]] = [:]
  /// The ids of the blocks that have a tag, by the tag's folded form without spaces.
  private(set) var holders: [String: Set<String>] = [:]

  /// - Returns: `nil` where the package is not installed.
  init?() {
    var blocks: [String: [(language: String, tags: [String])]] = [:]
    for language in Self.languages {
      guard let text = try? String(contentsOfFile: "\(Self.folder)/\(language).xml", encoding: .utf8) else {
        return nil
      }
      var all: Set<String> = []
      for (character, words) in Self.annotations(in: text) {
        let id = "u" + character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
        blocks[id, default: []].append((language, words))
        all.formUnion(words)
        for word in words { holders[Self.key(word), default: []].insert(id) }
      }
      tags[language] = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    var info = CatalogInfo(file: SourceFile(path: "catalog.yaml", text: ""))
    info.languages = Self.languages
    let manifests = blocks.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { id, lists in
      var manifest = Manifest(id: id, file: SourceFile(path: "\(id)/block.yaml", text: ""))
      manifest.tags = lists.map { list in
        Manifest.TagList(language: Located(list.language, at: 0..<0), tags: list.tags.map { Located($0, at: 0..<0) })
      }
      return manifest
    }
    catalog = Catalog(root: "/", info: info, manifests: manifests)
  }

  /// What tags are told apart by.
  static func key(_ tag: String) -> String { Folding.fold(tag).replacing(" ", with: "") }

  /// The characters of a file and their keywords: an element a line.
  private static func annotations(in text: String) -> [(character: String, words: [String])] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /<annotation cp="(.+?)">(.*)<\/annotation>/) else { return nil }
      func plain(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
          .replacing("&amp;", with: "&")
      }
      let words = match.2.split(separator: "|").map { plain($0).trimmingCharacters(in: .whitespaces) }
      return (plain(match.1), words.filter { !key($0).isEmpty })
    }
  }
}
