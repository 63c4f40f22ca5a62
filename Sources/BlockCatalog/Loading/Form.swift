import Diagnostics
import YAML

/// What may stand at a place of a YAML file: the one description that reading and checking go by.
indirect enum Form: Sendable {
  /// A text that is not empty.
  case text
  /// One of a few words.
  case word([String])
  /// A text, or a mapping from language codes to texts.
  case localized
  /// A list of texts.
  case texts
  /// A text, or a list of at least one text.
  case textOrTexts
  /// A mapping from language codes to lists of texts.
  case textsByLanguage
  /// A mapping whose keys the writer chooses.
  case map(of: Form, keys: String)
  /// A list or a mapping with something in it.
  case filled(Form)
  /// A mapping with known keys.
  case record([Field])
  /// A list of mappings with known keys.
  case records([Field])
  /// A mapping with known keys, or, where `isRecord` finds none of them, a localized text; may also be left empty.
  case localizedOrRecord([Field])

  /// A known key of a mapping.
  struct Field: Sendable {
    let key: String
    let form: Form
    /// What editors show of the key, in one sentence.
    let summary: String
    let isRequired: Bool

    init(_ key: String, _ form: Form, _ summary: String, isRequired: Bool = false) {
      self.key = key
      self.form = form
      self.summary = summary
      self.isRequired = isRequired
    }
  }
}

extension Form {
  /// `catalog.yaml`.
  static let catalogInfo = Form.record([
    Field("name", .localized, "The catalog's name.", isRequired: true),
    Field("summary", .localized, "What it is, in one sentence of plain text.", isRequired: true),
    Field("languages", .filled(.texts), "BCP 47 codes; the first is the default language.", isRequired: true),
    Field(
      "categories", .filled(.map(of: .localized, keys: "categories")),
      "The categories that blocks can have: key to title.", isRequired: true),
    Field(
      "levels", .filled(.map(of: .localized, keys: "levels")), "The levels that blocks can have: key to title.",
      isRequired: true),
    Field("license", .text, "An SPDX license id.", isRequired: true),
    Field("repository", .text, "Where the catalog's sources lie."),
    Field("version", .text, "The catalog's version, which copies of its blocks name."),
    Field(
      "rules", .map(of: .word(RuleSetting.Weight.allCases.map(\.rawValue)), keys: "rules"),
      "What the catalog makes of single rules: off, note, warning or error."),
  ])

  /// `block.yaml`.
  static let manifest = Form.record([
    Field("title", .localized, "The block's title, in plain text.", isRequired: true),
    Field("summary", .localized, "What it is, in one sentence of plain text.", isRequired: true),
    Field("origin", .localized, "Where the block comes from, in plain text.", isRequired: true),
    Field("description", .localized, "What a reader should know, in Markdown.", isRequired: true),
    Field("category", .text, "A key of categories in catalog.yaml.", isRequired: true),
    Field("level", .text, "A key of levels in catalog.yaml.", isRequired: true),
    Field("platform", .textOrTexts, "The platforms and their oldest versions, such as 'iOS 18.0+'.", isRequired: true),
    Field(
      "tags", .textsByLanguage, "The words by which the block is found: a list for each language of the catalog.",
      isRequired: true),
    Field(
      "component", .textOrTexts, "The base name or full name of what the block offers, where the source offers several."
    ),
    Field(
      "parameters", .map(of: .localizedOrRecord(parameter), keys: "parameters"),
      "The component's parameters in the order of the signature: name to description, or to more.", isRequired: true),
    Field("source", .text, "The Swift file of the folder, where there are several."),
    Field("demo", .text, "A View of the source; its code is the usage on the page."),
    Field("base", .text, "The id of the block on whose component this one is built."),
    Field("requires", .texts, "The ids of blocks that are needed."),
    Field("see", .texts, "The ids of blocks to look at, too."),
    Field("status", .word(Manifest.Status.allCases.map(\.rawValue)), "Whether the block can be relied on."),
    Field("replacedBy", .text, "The id of the block to use instead of a deprecated one."),
    Field("license", .text, "An SPDX license id."),
    Field("pictures", .records(picture), "Pictures of the block."),
  ])

  static let parameter = [
    Field("description", .localized, "What the parameter does."),
    Field("type", .text, "The parameter's Swift type; left out, the source says it."),
    Field("default", .text, "The parameter's default in Swift; left out, the source says it."),
    Field("example", .text, "A Swift expression for the generated usage."),
  ]

  private static let picture = [
    Field("light", .text, "A file of the folder, for light appearance.", isRequired: true),
    Field("dark", .text, "A file of the folder, for dark appearance."),
    Field("alt", .localized, "What the picture shows, for those who do not see it.", isRequired: true),
  ]
}

extension Form {
  /// Whether a mapping has known keys, well or badly spelled, and is no text in several languages.
  ///
  /// `typ` could be a language by its form; nobody who writes it means that one.
  static func isRecord(_ entries: [Node.Entry], of fields: [Field]) -> Bool {
    entries.contains { entry in fields.contains { $0.key == entry.key } }
      || entries.prefix(100).contains { isMisspelled($0.key, of: fields) }
  }

  /// Whether a word is near a known key; those of two letters, which most languages have, never are.
  static func isMisspelled(_ word: String, of fields: [Field]) -> Bool {
    word.utf8.count > 2 && nearestWord(to: word, among: fields.lazy.map(\.key)) != nil
  }
}
