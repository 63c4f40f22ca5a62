import BlockCatalog
import Diagnostics
import FilePlan
import SwiftAPI

extension CatalogFile {
  /// What `catalog.json` holds, after JSON Schema 2020-12, with one line break at its end.
  package static var schema: String {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "catalog.json, made by blocks from a catalog",
      "description": """
      All that a catalog says. Texts are by language, with BCP 47 codes; where a language is missing, the first of \
      'languages' stands for it. Paths of pages start from the folder of this file, other paths from the catalog's.
      """,
    ]
    let body = record([
      (GeneratedMark.jsonKey, text("Says that the file is generated; such files alone are replaced."), true),
      (
        "version", ["const": .integer(version), "description": "Grows where a member changes its meaning or goes."],
        true
      ),
      ("name", texts("What the catalog is called."), true),
      ("summary", texts("What is in it."), true),
      ("languages", list(text(), "The languages of its texts, the default one first."), true),
      ("categories", list(choice, "What blocks are grouped by, in the order of the pages."), true),
      ("levels", list(choice, "How much a reader should know already."), true),
      ("license", text("An SPDX id; that of every block that names no other."), true),
      ("repository", text("Where the catalog is kept, on the web."), false),
      ("pages", paths("The pages that list the blocks, by language."), true),
      ("tagPages", paths("The pages that list the tags, by language."), true),
      ("blocks", list(block, "Every block, in the order of their ids."), true),
    ])
    return head.merging(body).text + "\n"
  }

  private static var block: JSONValue { record(blockMembers) }

  private typealias Members = [(key: String, form: JSONValue, isRequired: Bool)]

  private static var blockMembers: Members {
    [
      ("id", text("The name of its folder."), true),
      ("title", texts("What it is called."), true),
      ("summary", texts("What it is, in a sentence."), true),
      ("description", texts("All there is to know, in Markdown."), true),
      ("origin", texts("Where the idea comes from."), true),
      ("category", text("A key of the catalog's categories."), false),
      ("level", text("A key of the catalog's levels."), false),
      ("platforms", list(text(), "What it runs on: iOS 18.0+."), true),
      ("tags", byLanguage(list(text(), nil), "The words it is found by, by language."), true),
      ("status", ["enum": .array(Manifest.Status.allCases.map { .string($0.rawValue) })], true),
      ("replacedBy", text("The id of the block to use instead."), false),
      ("base", text("The id of the block that it is built on."), false),
      ("requires", list(text(), "The ids of blocks that it does not work without."), true),
      ("see", list(text(), "The ids of blocks that are worth a look."), true),
      ("license", text("An SPDX id."), true),
      ("demo", text("A view in its source that shows it."), false),
      ("components", list(component, "What its source offers."), true),
      ("pictures", list(picture, "How it looks."), true),
      ("pages", paths("Its pages by language."), true),
      ("files", list(file, "Its manifest, its source and its pictures."), true),
    ]
  }

  /// What a line of `export --format ndjson` holds, after JSON Schema 2020-12, with one line break at its end.
  package static var documentSchema: String {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "a line of what 'blocks export --format ndjson' writes",
      "description": """
      All that a catalog says of a block, as in catalog.json, and its texts in the form in which 'blocks search' compares \
      them. 'catalog' and 'id' together tell a block from every other one.
      """,
    ]
    let folded = SearchedText.Field.allCases.map { field in (field.rawValue, list(text(), nil), true) }
    let body = record(
      [("catalog", text("What the catalog is called."), true)] + blockMembers + [
        (
          "folded",
          described(record(folded), "Its texts in every language, folded, by what they are; each text once."), true
        ),
        ("joined", list(text(), "All of the folded texts without spaces: bottomsheet for bottom sheet."), true),
      ])
    return head.merging(body).text + "\n"
  }

  private static var component: JSONValue {
    record([
      ("name", text("With the labels of its parameters: card(title:)."), true),
      ("kind", ["enum": .array(Declaration.Kind.words.map(JSONValue.string))], true),
      ("declaration", text("As it stands in the source."), true),
      ("extends", text("The type that it is declared in an extension of."), false),
      ("summary", text("The first paragraph of its doc comment."), false),
      ("parameters", list(parameter, "In the order of the declaration."), true),
    ])
  }

  private static var parameter: JSONValue {
    record([
      ("name", text("The label, or the name where a caller writes no label."), true),
      ("label", text("What a caller writes before the colon."), false),
      ("type", text("As it stands in the source."), false),
      ("default", text("As it stands in the source."), false),
      ("isRequired", ["type": "boolean"], true),
      ("description", texts("What it is for."), true),
    ])
  }

  private static var choice: JSONValue {
    record([("key", text("As blocks name it."), true), ("title", texts("As pages show it."), true)])
  }

  private static var picture: JSONValue {
    record([
      ("light", text("The path of the picture in the block's folder."), true),
      ("dark", text("The path of the one for the dark."), false),
      ("alt", texts("What it shows, for those who do not see it."), true),
    ])
  }

  private static var file: JSONValue {
    record([
      ("path", text("From the catalog's folder."), true),
      ("bytes", ["type": "integer", "minimum": 0], true),
      ("sha256", ["type": "string", "pattern": "^[0-9a-f]{64}$"], true),
    ])
  }

  // MARK: - Forms

  private static func text(_ summary: String? = nil) -> JSONValue {
    described(["type": "string"], summary)
  }

  private static func texts(_ summary: String) -> JSONValue { byLanguage(text(), summary) }

  private static func paths(_ summary: String) -> JSONValue { byLanguage(text(), summary) }

  private static func byLanguage(_ value: JSONValue, _ summary: String) -> JSONValue {
    described(["type": "object", "additionalProperties": value], summary)
  }

  private static func list(_ element: JSONValue, _ summary: String?) -> JSONValue {
    described(["type": "array", "items": element], summary)
  }

  private static func described(_ form: JSONValue, _ summary: String?) -> JSONValue {
    summary.map { form.merging(["description": .string($0)]) } ?? form
  }

  private static func record(_ members: Members) -> JSONValue {
    [
      "type": "object",
      "properties": .object(members.map { ($0.key, $0.form) }),
      "required": .array(members.filter(\.isRequired).map { .string($0.key) }),
      "additionalProperties": .bool(false),
    ]
  }
}
