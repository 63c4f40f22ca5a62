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
  /// A mapping with known keys, or, where it has none of them, a localized text; may also be left empty.
  case localizedOrRecord([Field])

  /// A known key of a mapping.
  struct Field: Sendable {
    let key: String
    let form: Form
    let isRequired: Bool

    init(_ key: String, _ form: Form, isRequired: Bool = false) {
      self.key = key
      self.form = form
      self.isRequired = isRequired
    }
  }
}

extension Form {
  /// `catalog.yaml`.
  static let catalogInfo = Form.record([
    Field("name", .localized, isRequired: true),
    Field("summary", .localized, isRequired: true),
    Field("languages", .filled(.texts), isRequired: true),
    Field("categories", .filled(.map(of: .localized, keys: "categories")), isRequired: true),
    Field("levels", .filled(.map(of: .localized, keys: "levels")), isRequired: true),
    Field("license", .text, isRequired: true),
    Field("repository", .text),
    Field("rules", .map(of: .word(RuleSetting.Weight.allCases.map(\.rawValue)), keys: "rules")),
  ])

  /// `block.yaml`.
  static let manifest = Form.record([
    Field("title", .localized, isRequired: true),
    Field("summary", .localized, isRequired: true),
    Field("origin", .localized, isRequired: true),
    Field("description", .localized, isRequired: true),
    Field("category", .text, isRequired: true),
    Field("level", .text, isRequired: true),
    Field("platform", .textOrTexts, isRequired: true),
    Field("tags", .textsByLanguage, isRequired: true),
    Field("component", .textOrTexts),
    Field("parameters", .map(of: .localizedOrRecord(parameter), keys: "parameters"), isRequired: true),
    Field("source", .text),
    Field("demo", .text),
    Field("base", .text),
    Field("requires", .texts),
    Field("see", .texts),
    Field("status", .word(Manifest.Status.allCases.map(\.rawValue))),
    Field("replacedBy", .text),
    Field("license", .text),
    Field("pictures", .records(picture)),
  ])

  private static let parameter = [
    Field("description", .localized), Field("type", .text), Field("default", .text), Field("example", .text),
  ]

  private static let picture = [
    Field("light", .text, isRequired: true), Field("dark", .text), Field("alt", .localized, isRequired: true),
  ]
}
