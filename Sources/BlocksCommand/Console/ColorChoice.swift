/// When output is colored, as `--color` says.
enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  case auto, always, never

  /// Whether an output is colored.
  ///
  /// `auto` colors a terminal, unless `NO_COLOR` has any value (https://no-color.org) or `TERM` is `dumb`.
  func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
