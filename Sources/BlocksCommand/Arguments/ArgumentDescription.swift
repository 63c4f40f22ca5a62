/// A word that a command takes, told apart by its place.
struct ArgumentDescription: Sendable, Hashable {
  /// As help and messages show it: `ID`.
  let name: String
  let isRequired: Bool
  /// Whether it takes all further words; only the last argument of a command may.
  let isRepeating: Bool
  /// All that it may be; `nil` where any word will do.
  let choices: [String]?
  /// What shells offer where there are no choices.
  let kind: ValueKind
  /// One sentence.
  let summary: String

  init(
    _ name: String, _ summary: String, isRequired: Bool = true, isRepeating: Bool = false, choices: [String]? = nil,
    kind: ValueKind = .free
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeating = isRepeating
    self.choices = choices
    self.kind = kind
  }

  /// As a usage line shows it: `ID`, `[ID]`, `ID...`, `[ID...]`.
  var usage: String {
    let name = isRepeating ? name + "..." : name
    return isRequired ? name : "[\(name)]"
  }
}
