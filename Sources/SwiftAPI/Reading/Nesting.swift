import Diagnostics

/// Bounds on how long and how deeply nested a Swift text is, checked on its bytes before the parser sees them.
///
/// SwiftParser limits its own levels, but not those of `#if`, and it looks ahead without a limit through brackets,
/// generic arguments and words such as `some`: the stack would overflow, or the time grow with the square of the levels.
/// Strings and comments are counted like code, which no text for people comes near to noticing.
struct Nesting {
  static let rule = Rule(
    "swift-nesting",
    "Swift source is nested no deeper than \(bracketLimit) brackets, \(arrayLimit) of them square, \(conditionLimit) levels "
      + "of #if and \(chainLimit) generic arguments, arrows, leading words or postfix marks in a row.", isBinding: true,
    bad: "// 51 levels of #if.",
    good: "// At most 50 levels of #if.")

  static let lengthRule = Rule(
    "swift-length",
    "Swift source has no more than \(pieceLimit) words and marks, comments and strings included, and takes the parser no "
      + "more than \(DeepStack.patience) seconds.", isBinding: true,
    bad: "// More than 150,000 words and marks.",
    good: "// A component with its demo.")

  /// Many times what a component needs; with more, the parser takes gigabytes, and minutes to say what it did not expect.
  static let pieceLimit = 150_000
  static let bracketLimit = 100
  static let arrayLimit = 10
  static let conditionLimit = 50
  static let branchLimit = 100
  static let chainLimit = 100

  /// What exceeds its limit first, and where; `nil` where nothing does.
  static func excess(in bytes: [UInt8]) -> (rule: Rule, message: String, offset: Int)? {
    var nesting = Nesting()
    return nesting.scan(bytes)
  }

  /// Words and marks of the whole text.
  private var pieces = 0
  private var brackets = 0
  /// Square brackets since the last brace, declaration, string or comment: the parser tries each as an array of a size
  /// and again as one without, which doubles its time with every level.
  private var arrays = 0
  private var conditions = 0
  /// `#elseif` in the whole text: the condition of each repeats those of the ones before.
  private var branches = 0
  /// Generic arguments, arrows and key path roots since the last brace, declaration, string or comment.
  private var chain = 0
  /// Words in a row that each wait for what follows.
  private var leadingWords = 0

  /// `?` and `!` in a row, each of which wraps what stands before it.
  private var marks = 0

  private mutating func scan(_ bytes: [UInt8]) -> (rule: Rule, message: String, offset: Int)? {
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      index += 1
      guard byte > UInt8(ascii: " ") else { continue }
      pieces += 1
      if byte.isLetterOrDigit || byte == UInt8(ascii: "#") {
        var word = UInt64(byte)
        while index < bytes.count, bytes[index].isLetterOrDigit {
          word = word << 8 | UInt64(bytes[index])
          index += 1
        }
        count(index - start <= 8 ? Self.words[word] : nil)
      } else {
        count(byte, after: start > 0 ? bytes[start - 1] : 0)
      }
      if let message { return (Self.rule, message, start) }
      if pieces > Self.pieceLimit {
        return (
          Self.lengthRule, "more than \(Self.pieceLimit) words and marks stand before this; split the file", start
        )
      }
    }
    return nil
  }

  private var message: String? {
    if brackets > Self.bracketLimit {
      "more than \(Self.bracketLimit) brackets are open here; split the code into smaller parts"
    } else if arrays > Self.arrayLimit {
      "more than \(Self.arrayLimit) square brackets are open here; split the code into smaller parts"
    } else if conditions > Self.conditionLimit {
      "more than \(Self.conditionLimit) '#if' are open here; split the code into smaller parts"
    } else if branches > Self.branchLimit {
      "more than \(Self.branchLimit) '#elseif' stand before this; split the file"
    } else if max(chain, leadingWords, marks) > Self.chainLimit {
      "more than \(Self.chainLimit) types or words are nested here; split the code into smaller parts"
    } else {
      nil
    }
  }

  private mutating func count(_ mark: UInt8, after previous: UInt8) {
    leadingWords = 0
    marks = mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") ? marks + 1 : 0
    switch mark {
    case UInt8(ascii: "("): brackets += 1
    case UInt8(ascii: "["): (brackets, arrays) = (brackets + 1, arrays + 1)
    case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "]"): (brackets, arrays) = (max(0, brackets - 1), max(0, arrays - 1))
    case UInt8(ascii: "{"): (brackets, arrays, chain) = (brackets + 1, 0, 0)
    case UInt8(ascii: "}"): (brackets, arrays, chain) = (max(0, brackets - 1), 0, 0)
    case UInt8(ascii: ";"), UInt8(ascii: "\""): (arrays, chain) = (0, 0)
    case UInt8(ascii: "/") where previous == mark: (arrays, chain) = (0, 0)
    case UInt8(ascii: "<"), UInt8(ascii: "\\"): chain += 1
    case UInt8(ascii: ">"): chain = previous == UInt8(ascii: "-") ? chain + 1 : max(0, chain - 1)
    default: break
    }
  }

  private mutating func count(_ word: Word?) {
    marks = 0
    switch word {
    case .openCondition: conditions += 1
    case .closeCondition: conditions = max(0, conditions - 1)
    case .leading: leadingWords += 1
    case .declaration: (arrays, chain, leadingWords) = (0, 0, leadingWords + 1)
    case .branch: branches += 1
    case nil: leadingWords = 0
    }
  }

  private enum Word { case openCondition, closeCondition, branch, leading, declaration }

  /// The words that count, each as the number that its bytes make.
  private static let words: [UInt64: Word] = {
    var words: [UInt64: Word] = [:]
    func add(_ word: Word, _ texts: String...) {
      for text in texts { words[text.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = word }
    }
    add(.openCondition, "#if")
    add(.closeCondition, "#endif")
    add(.branch, "#elseif")
    add(.leading, "some", "any", "each", "repeat", "return", "throw", "try", "await", "is")
    add(.declaration, "let", "var", "func", "case", "init", "struct", "class", "enum", "import")
    return words
  }()
}
