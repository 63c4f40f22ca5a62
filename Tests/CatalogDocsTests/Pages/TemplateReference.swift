import Mustache

@testable import CatalogDocs

/// The values that templates can use, with their kinds, collected from values that pages really had.
struct TemplateReference {
  /// What kinds each value had, by its path: `entries[].name`.
  private(set) var kinds: [String: Set<String>] = [:]

  mutating func collect(_ value: Value, at path: String = "") {
    switch value {
    case .object(let fields):
      if !path.isEmpty { add("object", at: path) }
      for (name, field) in fields where name != "labels" { collect(field, at: path.isEmpty ? name : "\(path).\(name)") }
    case .list(let items):
      add("list", at: path)
      for item in items { collect(item, at: path + "[]") }
    case .null: add("", at: path)
    case .flag: add("flag", at: path)
    case .integer, .number: add("number", at: path)
    case .text: add("text", at: path)
    case .markup: add("markup", at: path)
    }
  }

  private mutating func add(_ kind: String, at path: String) {
    kinds[path, default: []].insert(kind)
  }

  /// The rows of a table, in the order of the paths.
  func rows(_ sentences: [String: String]) -> [String] {
    kinds.keys.sorted().filter { !isItem($0) }.map { path in
      let kinds = (kinds[path] ?? []).sorted().filter { !$0.isEmpty }
      let ofItems = (self.kinds[path + "[]"] ?? []).sorted().map { " of \($0)s" }.joined()
      let isOptional = self.kinds[path]?.contains("") ?? false
      let kind = kinds.joined(separator: " or ").replacing(
        "list", with: "list" + ofItems.replacing("markups", with: "markup"))
      return "| `\(path)` | \(kind)\(isOptional ? ", or nothing" : "") | \(sentences[path] ?? "") |"
    }
  }

  /// The paths that templates name: an item itself is `.` in its list.
  var paths: Set<String> { Set(kinds.keys.filter { !isItem($0) }) }

  /// Values that the sample never had: their kind cannot be told.
  var unknown: [String] { kinds.filter { $0.value == [""] }.keys.sorted() }

  private func isItem(_ path: String) -> Bool { path.hasSuffix("[]") }
}

extension TemplateReference {
  /// What every page of a catalog has.
  private static let frame = [
    "title": "The title of the page: the catalog's name, the label of tags, or the block's title.",
    "summary": "One sentence below it.",
    "quoted": "The same as strings of YAML, in quotes.",
    "quoted.title": "The title in quotes.",
    "quoted.summary": "The summary in quotes.",
    "quoted.status": "What a deprecated block is called, in quotes.",
    "language": "The BCP 47 code of the page's language.",
    "languageName": "What the language is called.",
    "isDefault": "Whether it is the catalog's default language.",
    "isRightToLeft": "Whether its lines run from right to left.",
    "translations": "Links to this page in every language, where there are several.",
    "root": "The way from the page's file to the folder of the output, empty or with a slash at its end.",
    "catalogName": "The catalog's name.",
    "indexTarget": "Where a link to the index leads.",
    "tagsTarget": "Where a link to the page of tags leads.",
  ]

  /// One sentence for each value, by template and path; a value without one, and one without a value, fails the test.
  static let sentences: [String: [String: String]] = [
    "pages/<flavor>/index.mustache": frame.merging([
      "fallback": "Says that not all is translated, where that is so.",
      "jumps": "Links to the categories, where there are several.",
      "categories": "The categories that have blocks, in the order of catalog.yaml, those of unknown ones last.",
      "categories[].title": "The category's title.",
      "categories[].anchor": "The name by which its heading is linked to.",
      "categories[].blocks": "Its blocks, by id.",
      "categories[].blocks[].link": "A link to the block's page, with its title.",
      "categories[].blocks[].status": "What its status is called, unless it is stable.",
      "categories[].blocks[].summary": "The block's summary.",
      "categories[].blocks[].platforms": "Its platforms, with commas between them.",
      "categories[].items": "Where links to its blocks lead.",
      "hasLanguages": "Whether the catalog has several languages.",
      "languages": "Where links to this page in the other languages lead.",
    ]) { $1 },
    "pages/<flavor>/tags.mustache": frame.merging([
      "name": "The catalog's name.",
      "jumps": "Links to the languages, where there are several.",
      "languages": "The languages that have tags, the page's own first.",
      "languages[].language": "What the language is called.",
      "languages[].anchor": "The name by which its heading is linked to.",
      "languages[].tags": "Its tags, in the order of its alphabet.",
      "languages[].tags[].tag": "The tag.",
      "languages[].tags[].links": "Links to the blocks that it finds, with commas between them.",
    ]) { $1 },
    "pages/<flavor>/block.mustache": frame.merging([
      "anchors": "The names by which the headings of the page's sections are linked to.",
      "anchors.page": "That of the title.",
      "anchors.about": "That of the description.",
      "anchors.usage": "That of the usage.",
      "anchors.demo": "That of the demo.",
      "anchors.api": "That of the entries.",
      "anchors.related": "That of the related blocks.",
      "anchors.source": "That of the source.",
      "anchors.license": "That of the license.",
      "sources": "The files that the page is made from, for the first comment.",
      "fallback": "Says that not all is translated, where that is so.",
      "fallbacks": "The codes of the languages of texts that are not translated.",
      "fallbacks.title": "That of the title, where it is not the page's.",
      "fallbacks.summary": "That of the summary, where it is not the page's.",
      "fallbacks.origin": "That of the origin, where it is not the page's.",
      "fallbacks.description": "That of the description, where it is not the page's.",
      "status": "What the status is called, unless it is stable.",
      "isDeprecated": "Whether the status is deprecated.",
      "replacement": "A link to the block that replaces a deprecated one.",
      "category": "The category's title.",
      "platforms": "The platforms, with commas between them.",
      "level": "The level's title.",
      "origin": "Where the block comes from.",
      "tags": "What the block is found by.",
      "tags.lists": "A list for each language with tags.",
      "tags.lists[].language": "What the language is called.",
      "tags.lists[].tags": "Its tags, with commas between them.",
      "pictures": "Each picture, which follows the reader's color scheme.",
      "description": "The description, with its headings below the page's own.",
      "usage": "A code block with the generated usage.",
      "demo": "A code block with the demo.",
      "hasEntries": "Whether there are entries.",
      "entries": "What the block offers, overloads together, each with its parameters.",
      "entries[].name": "The whole name of the declaration, as code.",
      "entries[].anchor": "The name by which its heading is linked to.",
      "entries[].summary": "The first paragraph of its doc comment.",
      "entries[].discussion": "The further paragraphs of its doc comment.",
      "entries[].declaration": "A code block with the declaration.",
      "entries[].facts": "What it extends, where it is available, and under which condition.",
      "entries[].hasParameters": "Whether there are parameters.",
      "entries[].hasRows": "Whether any of them is described here.",
      "entries[].parameters": "Those that are described here, in the order of the signature.",
      "entries[].parameters[].name": "The name that callers write, as code.",
      "entries[].parameters[].type": "The type, as code.",
      "entries[].parameters[].default": "The default value, as code, or the label of what is required or stands below.",
      "entries[].parameters[].description": "What the parameter is, on one line.",
      "entries[].parameters[].fallback": "The code of the description's language, where it is not the page's.",
      "entries[].longDefaults": "Defaults for which the table has no room.",
      "entries[].longDefaults[].name": "The parameter's name, as code.",
      "entries[].longDefaults[].code": "A code block with the default.",
      "entries[].asAbove": "The parameters that an earlier overload describes, with commas between them.",
      "hasRelated": "Whether there are related blocks.",
      "related": "Related blocks, by how they are related.",
      "related[].label": "How they are related.",
      "related[].links": "Links to them, with commas between them.",
      "related[].hasItems": "Whether any of them has a page.",
      "related[].items": "Where links to those that have one lead.",
      "source": "The Swift source.",
      "source.link": "A link to the file, or its name alone where it cannot be reached.",
      "source.lines": "How many lines it has.",
      "source.summary": "The words that open the code, as HTML.",
      "source.code": "A code block with the whole source.",
      "source.download": "A link that saves the source, in HTML alone.",
      "license": "The SPDX id of the license.",
    ]) { $1 },
    "usage/Usage.swift.mustache": [
      "sources": "The files that the usage is made from, for the first comment; nothing on a page.",
      "name": "The name of the view.",
      "imports": "Modules beside SwiftUI.",
      "condition": "The condition of `#if` that the component stands under.",
      "availability": "The attribute that says what the component needs.",
      "properties": "Declarations of the view's properties.",
      "hasProperties": "Whether there are properties.",
      "lines": "The lines of the body, indented from its first column.",
      "types": "Declarations of the view's own types.",
    ],
  ]
}
