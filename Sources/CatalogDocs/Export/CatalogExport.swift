import BlockCatalog
import Diagnostics

/// A catalog as an engine takes it that many catalogs are kept in.
///
/// It lies among the documents, as what it hands over is the document that `catalog.json` has of a block.
package struct CatalogExport: Sendable {
  package enum Format: String, Sendable, CaseIterable {
    /// A JSON document a line, for the bulk loader of any search engine.
    case ndjson
    /// SQL that makes tables, indexes and a search, and fills them.
    case postgres
  }

  /// What the catalog is called; tells it from others in the same engine.
  let name: String
  let info: CatalogInfo
  private let file: CatalogFile

  /// - Parameters:
  ///   - blocks: All of the catalog's, without errors.
  ///   - pages: Those of the catalog, whose addresses are told.
  ///   - name: What the catalog is called; without one, its name in the default language.
  package init(of blocks: [Block], pages: PageSet, name: String? = nil) {
    file = CatalogFile(blocks: blocks, pages: pages)
    info = pages.catalog.info
    self.name = name ?? info.name.text(in: info.defaultLanguage, default: info.defaultLanguage)
  }

  /// The text in pieces, which together are whole lines: a catalog of thousands need not be in memory at once.
  ///
  /// - Parameters:
  ///   - format: For whom it is.
  ///   - schema: Where PostgreSQL puts the tables.
  ///   - write: Takes a piece after the other.
  package func write(_ format: Format, schema: PostgresSchema = PostgresSchema(), to write: (String) -> Void) {
    switch format {
    case .ndjson: for block in file.blocks { write(document(of: block).line + "\n") }
    case .postgres:
      write(schema.head)
      write(PostgresRows(self).clearing)
      for block in file.blocks { write(PostgresRows(self).rows(of: block)) }
      write(schema.foot)
    }
  }

  /// What is said of a block, with its texts as a search compares them.
  func document(of block: Block) -> JSONValue {
    let texts = SearchedText.texts(of: block.manifest, info).map { (field: $0.field, folded: $0.folded) }
    func unique(_ texts: [String]) -> JSONValue {
      var seen: Set<String> = []
      return .array(texts.filter { !$0.isEmpty && seen.insert($0).inserted }.map(JSONValue.string))
    }
    let folded = SearchedText.Field.allCases.map { field in
      (key: field.rawValue, value: Optional(unique(texts.filter { $0.field == field }.map(\.folded))))
    }
    let head: JSONValue = ["catalog": .string(name)]
    return head.merging(file.value(of: block)).merging([
      "folded": .object(folded), "joined": unique(texts.map { $0.folded.replacing(" ", with: "") }),
    ])
  }

  /// Its title and its summary in the default language.
  func text(_ text: LocalizedText) -> String {
    text.text(in: info.defaultLanguage, default: info.defaultLanguage)
  }
}
