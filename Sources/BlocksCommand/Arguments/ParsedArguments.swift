/// What somebody wrote after the name of a command, checked against its description.
struct ParsedArguments: Sendable, Hashable {
  /// In their order, without the options.
  var words: [String] = []
  /// By name; the values of a flag are empty.
  private var given: [String: [String]] = [:]
  private var defaults: [String: String] = [:]

  init(options: [OptionDescription] = []) {
    for option in options { defaults[option.name] = option.defaultValue }
  }

  /// The value of an option, or else its default.
  func value(of name: String) -> String? {
    given[name]?.last ?? defaults[name]
  }

  /// The values of an option that may be given several times, in their order, or else its default.
  func values(of name: String) -> [String] {
    given[name] ?? defaults[name].map { [$0] } ?? []
  }

  /// Whether an option or a flag was given.
  func isSet(_ name: String) -> Bool {
    given[name] != nil
  }

  mutating func set(_ name: String, to value: String? = nil) {
    given[name, default: []] += value.map { [$0] } ?? []
  }

  /// Takes over what was given before the name of the command.
  mutating func adopt(_ other: ParsedArguments) {
    given.merge(other.given) { $1 + $0 }
  }
}
