/// Language codes as people write them: case counts for nothing, and `_` is `-`.
package enum LanguageCode {
  static func normalized(_ code: String) -> String {
    code.utf8.allSatisfy { 0x61...0x7A ~= $0 } ? code : code.lowercased().replacing("_", with: "-")
  }

  /// Whether a normalized code is a language, or a kind of it, as `pt` covers `pt-br`.
  static func covers(_ language: String, _ code: String) -> Bool {
    code == language || code.hasPrefix(language + "-")
  }

  /// The language without script and region: `pt` of `pt-BR`.
  static func primary(of code: String) -> String {
    // Most codes have nothing else, and need no other text.
    if code.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return code }
    return String(normalized(code).prefix { $0 != "-" })
  }

  /// The user's own language by the environment, as POSIX has it: `pt-br` for `pt_BR.UTF-8`.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides.
  ///
  /// - Returns: `nil` for `C` and `POSIX`, and where nothing is set.
  package static func own(in environment: [String: String]) -> String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    let code = normalized(String(value.prefix { $0 != "." && $0 != "@" }))
    return ["", "c", "posix"].contains(code) ? nil : code
  }

  /// The one of several codes that fits a language best: the same one, a kind of it, or what it is a kind of.
  package static func best(of codes: [String], for language: String) -> String? {
    codes.first { normalized($0) == language } ?? codes.first { covers(language, normalized($0)) }
      ?? codes.first { covers(normalized($0), language) } ?? codes.first { primary(of: $0) == primary(of: language) }
  }
}
