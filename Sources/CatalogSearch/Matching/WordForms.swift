/// Singular and plural of a word, by light rules on its ending.
///
/// A rule holds only for texts of its language. Words are folded, so an accent or an umlaut that comes or goes needs no
/// rule; where the plural only adds letters (`Bild`, `Bilder`), the word is found as a beginning besides.
enum WordForms {
  /// The ending of a plural and that of its singular.
  private typealias Rule = (plural: String, singular: String)

  /// The languages that have rules, and the rules.
  private static let rules: [String: [Rule]] = [
    "en": [
      ("ies", "y"), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("oes", "o"), ("ves", "f"),
      ("ves", "fe"), ("s", ""),
    ],
    "es": [("ces", "z"), ("es", ""), ("s", "")],
    "fr": [("eaux", "eau"), ("aux", "al"), ("aux", "au"), ("eux", "eu"), ("oux", "ou"), ("s", "")],
    "de": [("nen", "n"), ("en", ""), ("er", ""), ("n", ""), ("e", ""), ("s", "")],
    "pt": [
      ("oes", "ao"), ("aes", "ao"), ("ais", "al"), ("eis", "el"), ("ois", "ol"), ("uis", "ul"), ("ns", "m"), ("es", ""),
      ("s", ""),
    ],
    "it": [("chi", "co"), ("ghi", "go"), ("che", "ca"), ("ghe", "ga"), ("i", "o"), ("i", "e"), ("e", "a")],
  ]

  /// Endings that look like a plural and are none: `dress`, `bus`, `axis`.
  private static let singularEndings: [String: [String]] = ["en": ["ss", "us", "is"]]

  /// The shortest word that has another form, and the shortest beginning that a rule leaves, in bytes.
  private static let (shortestWord, shortestStem) = (3, 2)

  /// The other forms that a folded word may have, by language; empty for a short word, or one of another script.
  static func forms(of word: [UInt8]) -> [String: [Pattern]] {
    guard word.count >= shortestWord, word.allSatisfy({ $0 < 0x80 }) else { return [:] }
    var forms: [String: [Pattern]] = [:]
    for (language, rules) in rules {
      let isSingular = (singularEndings[language] ?? []).contains { word.ends(in: $0) }
      var found: [[UInt8]] = []
      for rule in rules {
        if !isSingular { found += [replacing(rule.plural, with: rule.singular, in: word)].compactMap(\.self) }
        found += [replacing(rule.singular, with: rule.plural, in: word)].compactMap(\.self)
      }
      forms[language] = found.compactMap { Pattern(folded: $0) }
    }
    return forms
  }

  private static func replacing(_ ending: String, with other: String, in word: [UInt8]) -> [UInt8]? {
    guard word.ends(in: ending), word.count - ending.utf8.count >= shortestStem else { return nil }
    return word.dropLast(ending.utf8.count) + other.utf8
  }
}

extension [UInt8] {
  fileprivate func ends(in ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
