import SwiftAPI

/// Swift names made of what people call things.
package enum SwiftName {
  package enum Kind: Sendable, Hashable {
    /// `BottomSheet`
    case type
    /// `bottomSheet`: a function, a property, a case.
    case value
  }

  /// Written in capitals, or in small letters at the start of a value's name.
  private static let acronyms: Set<String> = [
    "2d", "3d", "ai", "api", "ar", "csv", "dna", "faq", "gif", "gps", "hdr", "html", "http", "https", "id", "ios", "ip",
    "json", "led", "nfc", "ocr", "otp", "pdf", "pin", "png", "qr", "rgb", "rss", "sms", "sql", "svg", "tv", "ui", "uri",
    "url", "usb", "uuid", "vip", "vr", "xml",
  ]

  /// A name of a kind, or nothing where no word of the text can stand in one.
  ///
  /// Words that begin with a digit move behind the first that does not, `3D card` is `Card3D`; where there is no such
  /// word, `_` comes first.
  package static func name(_ kind: Kind, from text: String) -> String {
    let all = NameWords(text).words
    let numbers = all.prefix { startsWithDigit($0) }
    var words = Array(all.dropFirst(numbers.count))
    words.insert(contentsOf: numbers, at: min(1, words.count))
    let name = words.enumerated().map { index, word in
      index == 0 && kind == .value ? small(word) : capitalized(word)
    }.joined()
    return startsWithDigit(name) ? "_" + name : name
  }

  /// The words of a text as a title: `qr-card` is `QR Card`.
  package static func title(from text: String) -> String {
    NameWords(text).words.map(capitalized).joined(separator: " ")
  }

  private static func startsWithDigit(_ word: String) -> Bool {
    word.unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  private static func capitalized(_ word: String) -> String {
    acronyms.contains(word.lowercased()) ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `URLCard` would be `urlCard`: a word that is all capitals, or an acronym, is small as a whole.
  private static func small(_ word: String) -> String {
    word == word.uppercased() || acronyms.contains(word.lowercased())
      ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Of names made of texts, each a value's name that no other one and no keyword has; `step1` where nothing of a text
  /// can stand in a name.
  static func distinctValues(from texts: [String], called noun: String) -> [String] {
    // What an enumeration has of its own, or is given by the templates.
    let own: Set<String> = [
      "allCases", "title", "next", "previous", "none", "some", "hash", "hashValue", "rawValue", "description", "self",
      "init",
    ]
    var taken: Set<String> = []
    return texts.enumerated().map { index, text in
      let made = name(.value, from: shortened(text))
      let base =
        made.isEmpty
        ? "\(noun)\(index + 1)"
        : SwiftTokens.isIdentifier(made) && !own.contains(made) ? made : made + name(.type, from: noun)
      var (unique, number) = (base, 2)
      while !taken.insert(unique).inserted { (unique, number) = ("\(base)_\(number)", number + 1) }
      return unique
    }
  }

  /// The beginning of a text, up to the end of a word: a name is for reading.
  private static func shortened(_ text: String) -> String {
    guard text.count > 40 else { return text }
    let start = text.prefix(40)
    return String(start.lastIndex(of: " ").map { start[..<$0] } ?? start)
  }
}
