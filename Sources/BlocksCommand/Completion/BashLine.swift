/// A line as it was typed in bash, up to the cursor: quotes and backslashes are still in it.
struct BashLine: Sendable, Hashable {
  private enum Quote: Sendable, Hashable {
    case none, single, double
  }

  /// As bash will understand them; the last one is the one that is being typed, and may be empty.
  private(set) var words: [String] = []
  /// The quote that is still open in the last word.
  private var quote = Quote.none
  /// How many letters of the last word, as bash will understand it, stand before what bash replaces.
  private var keptCount = 0

  /// - Parameters:
  ///   - line: Of one command; bash leaves out what stands before it.
  ///   - breaks: `COMP_WORDBREAKS`: bash replaces only what follows the last one of these.
  init(_ line: String, partingAt breaks: String) {
    let breaks = Set(breaks.unicodeScalars)
    var (word, isWord): (String.UnicodeScalarView, Bool) = ("".unicodeScalars, false)
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Within double quotes a backslash stands for itself before most letters.
        if quote == .double, !"\\\"$`".unicodeScalars.contains(scalar) { word.append("\\") }
        word.append(scalar)
        isEscaped = false
        continue
      }
      switch (quote, scalar) {
      case (.none, "\\"), (.double, "\\"): (isEscaped, isWord) = (true, true)
      case (.single, "'"), (.double, "\""): quote = .none
      case (.none, "'"), (.none, "\""):
        (quote, isWord) = (scalar == "'" ? .single : .double, true)
        keptCount = word.count
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if isWord { words.append(String(word)) }
        (word, isWord, keptCount) = ("".unicodeScalars, false, 0)
      default:
        word.append(scalar)
        isWord = true
        if quote == .none, breaks.contains(scalar) { keptCount = word.count }
      }
    }
    words.append(String(word))
  }

  /// What bash shall put in the place of what it replaces.
  ///
  /// - Parameter word: What the last word shall be.
  /// - Returns: With all that it needs within the open quote, or with backslashes.
  func written(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars.dropFirst(keptCount) {
      switch quote {
      // A single quote can only stand outside of quotes.
      case .single: text += scalar == "'" ? "'\\''" : String(Character(scalar))
      case .double: text += ("\\\"$`".unicodeScalars.contains(scalar) ? "\\" : "") + String(Character(scalar))
      case .none: text += (Self.isPlain(scalar) ? "" : "\\") + String(Character(scalar))
      }
    }
    // Bash closes a quote itself, unless the same letter stands there already.
    if quote == .single, text.hasSuffix("'") { text += "'" }
    if quote == .double, text.hasSuffix("\"") { text += "\"" }
    return text
  }

  /// Whether bash takes a letter for nothing but itself.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    return switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+", ",", "@", "%", ":", "=": true
    default: false
    }
  }
}
