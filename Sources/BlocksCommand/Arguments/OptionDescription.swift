/// An option or a flag that a command takes, told apart by its name.
struct OptionDescription: Sendable, Hashable {
  /// Without dashes: `format`.
  let name: String
  /// What its value stands for, as help and messages show it: `FORMAT`; `nil` for a flag, which has no value.
  let valueName: String?
  /// All that its value may be; `nil` where any value will do.
  let choices: [String]?
  /// What shells offer where there are no choices.
  let kind: ValueKind
  let isRequired: Bool
  let isRepeating: Bool
  /// The value where none is given.
  let defaultValue: String?
  /// One sentence.
  let summary: String

  init(
    _ name: String, value valueName: String? = nil, _ summary: String, choices: [String]? = nil,
    kind: ValueKind = .free, isRequired: Bool = false, isRepeating: Bool = false, defaultValue: String? = nil
  ) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
    self.choices = choices
    self.kind = kind
    self.isRequired = isRequired
    self.isRepeating = isRepeating
    self.defaultValue = defaultValue
  }

  /// As people write it: `--format FORMAT`, `--strict`.
  var usage: String {
    valueName.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}

extension OptionDescription {
  static let help = OptionDescription("help", "Show this help.")
  static let version = OptionDescription("version", "Show the version.")

  /// The options that every command takes.
  static let common = [
    OptionDescription(
      "catalog", value: "DIR", "The catalog's folder; else the nearest one with a catalog.yaml, here or above.",
      kind: .folder),
    OptionDescription(
      "color", value: "WHEN", "When to use color.", choices: ColorChoice.allCases.map(\.rawValue),
      defaultValue: ColorChoice.auto.rawValue),
    help,
  ]
}
