import BlockCatalog
import Diagnostics
import FilePlan

/// `search.js`: what the search of a site looks through, with the tables that fold what people type.
///
/// A script rather than JSON, which a page that is opened from a folder on disk may not read.
struct SearchData {
  static let name = "search.js"

  private let pages: PageSet
  private var info: CatalogInfo { pages.catalog.info }

  init(_ pages: PageSet) {
    self.pages = pages
  }

  var text: String {
    """
    // \(GeneratedMark.text) from the block.yaml of every block; edit those, then run: blocks generate
    window.blocksSearch = \(value.text);

    """
  }

  private var value: JSONValue {
    [
      "language": .string(info.defaultLanguage),
      "titleField": .integer(SearchField.allCases.firstIndex(of: .title) ?? 0),
      "pages": .object(
        info.languages.map { code in
          let address = PageAddress(.block(""), in: code == info.defaultLanguage ? nil : code)
          return (code, .string(pages.flavor.path(of: address).split(separator: "/").last.map(String.init) ?? ""))
        }),
      "folding": [
        "replacements": .object(
          FoldingTable.replacements.map { (String(Character($0.letter)), .string($0.folded)) }),
        "accents": ranges(FoldingTable.accents),
        "looks": ranges(FoldingTable.looks),
        "parts": ranges(FoldingTable.partsOfLetters),
      ],
      "blocks": .array(pages.catalog.manifests.map(block)),
    ]
  }

  private func ranges(_ ranges: [ClosedRange<UInt32>]) -> JSONValue {
    .array(ranges.map { .array([.integer(Int($0.lowerBound)), .integer(Int($0.upperBound))]) })
  }

  private func block(_ manifest: Manifest) -> JSONValue {
    [
      "id": .string(manifest.id),
      "titles": .object(
        info.languages.compactMap { code in
          let title = manifest.title.text(in: code, default: info.defaultLanguage)
          return title.isEmpty ? nil : (code, .string(title))
        }),
      "texts": .array(texts(of: manifest)),
    ]
  }

  /// Number of the field, text, folded text: the fields in the order of their weight, each of a field's texts once.
  private func texts(of manifest: Manifest) -> [JSONValue] {
    let texts = SearchedText.texts(of: manifest, info)
    return SearchField.allCases.enumerated().flatMap { number, field in
      var known: Set<String> = []
      return texts.compactMap { text -> JSONValue? in
        guard text.field == field, !text.folded.isEmpty, known.insert(text.folded).inserted else { return nil }
        return .array([.integer(number), .string(text.written), .string(text.folded)])
      }
    }
  }
}
