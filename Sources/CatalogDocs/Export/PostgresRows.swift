import BlockCatalog

/// The statements that put a catalog's blocks into the tables of a `PostgresSchema`.
struct PostgresRows: Sendable {
  private let export: CatalogExport

  init(_ export: CatalogExport) {
    self.export = export
  }

  /// Takes out what there is of the catalog.
  var clearing: String { "DELETE FROM block WHERE catalog = \(SQLText.literal(export.name));\n" }

  /// A block and its texts.
  func rows(of block: Block) -> String {
    let manifest = block.manifest
    let key = "\(SQLText.literal(export.name)), \(SQLText.literal(block.id))"
    let facts = [
      SQLText.literal(export.text(manifest.title)), SQLText.literal(export.text(manifest.summary)),
      SQLText.literal(manifest.category?.value), SQLText.literal(manifest.level?.value),
      SQLText.literal(export.document(of: block)),
    ]
    let texts = SearchedText.texts(of: manifest, export.info).filter { !$0.folded.isEmpty }
    let rows = texts.enumerated().map { place, text in
      let values = [
        key, String(place), SQLText.literal(text.field.rawValue), String(text.field.weight),
        SQLText.literal(text.language), SQLText.literal(text.written), SQLText.literal(text.folded),
        SQLText.literal(String(decoding: Folding.bytes(of: text.written, keepsAccents: true), as: UTF8.self)),
      ]
      return "  (\(values.joined(separator: ", ")))"
    }
    let block = "INSERT INTO block VALUES (\(key), \(facts.joined(separator: ", ")));\n"
    guard !rows.isEmpty else { return block }
    return block + "INSERT INTO block_text VALUES\n" + rows.joined(separator: ",\n") + ";\n"
  }
}
