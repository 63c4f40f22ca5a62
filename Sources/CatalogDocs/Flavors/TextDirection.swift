/// Where lines of a text begin.
package enum TextDirection: Sendable {
  case leftToRight, rightToLeft

  /// The direction of a language, by its script where the code names one.
  ///
  /// Source: the scripts of right-to-left direction in the Unicode Standard, and the likely scripts of the Unicode CLDR.
  ///
  /// - Parameter language: A BCP 47 code.
  package init(of language: String) {
    let parts = language.lowercased().split(separator: "-")
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isRightToLeft = script.map(Self.scripts.contains) ?? parts.first.map(Self.languages.contains) ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let scripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
