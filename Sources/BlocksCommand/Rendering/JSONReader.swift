import Diagnostics
import Mustache

/// Reads JSON strictly after RFC 8259, and says where it is broken.
///
/// Beyond the standard, every key of an object stands once, and depth and number of values are bounded. A byte order
/// mark at the start is skipped.
struct JSONReader {
  static let rule = Rule(
    "data", "JSON data follows RFC 8259, and its keys stand once.",
    bad: #"{"title": "Card", "title": "Chip"}"#,
    good: #"{"title": "Card", "summary": "Chip"}"#)

  /// Levels of lists and objects.
  private static let depthLimit = 64
  private static let valueLimit = 100_000

  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int
  private var count = 0

  /// The one value of a file.
  ///
  /// - Throws: A finding of the rule `data` at the first place that is no JSON.
  static func value(of file: SourceFile) throws(Finding) -> Value {
    var reader = JSONReader(file)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else {
      throw reader.finding("the value ends before this; one value was expected, remove the rest", at: reader.here)
    }
    return value
  }

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func value(depth: Int) throws(Finding) -> Value {
    skipSpace()
    count += 1
    guard count <= Self.valueLimit else {
      throw finding("the file has more than \(Self.valueLimit) values; use less data", at: here)
    }
    switch byte {
    case nil: throw finding("the file ends where a value was expected; write one", at: here)
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try list(depth: depth + 1)
    case UInt8(ascii: "\""): return .text(try text())
    default: return try word()
    }
  }

  // MARK: - Collections

  private mutating func list(depth: Int) throws(Finding) -> Value {
    let start = try open(depth)
    var items: [Value] = []
    while try hasNext(isFirst: items.isEmpty, before: "]", openedAt: start) {
      items.append(try value(depth: depth))
    }
    return .list(items)
  }

  private mutating func object(depth: Int) throws(Finding) -> Value {
    let start = try open(depth)
    var fields: [String: Value] = [:]
    var places: [String: Range<Int>] = [:]
    while try hasNext(isFirst: fields.isEmpty, before: "}", openedAt: start) {
      let keyStart = position
      guard byte == UInt8(ascii: "\"") else { throw finding("a key in double quotes was expected here", at: here) }
      let key = try text()
      let place = keyStart..<position
      if let first = places.updateValue(place, forKey: key) {
        throw finding(
          "the key '\(key)' stands twice in this object; remove one, or rename it", at: place,
          note: Finding.Note("'\(key)' first stands here", at: Location(file, first)))
      }
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw finding("a ':' was expected here, and then a value", at: here) }
      position += 1
      fields[key] = try value(depth: depth)
    }
    return .object(fields)
  }

  /// Steps into a list or an object, and says where it begins.
  private mutating func open(_ depth: Int) throws(Finding) -> Int {
    guard depth <= Self.depthLimit else {
      throw finding("lists and objects are nested more than \(Self.depthLimit) levels deep; flatten them", at: here)
    }
    position += 1
    return position - 1
  }

  /// Steps over the comma before a further part, or over the closing bracket.
  private mutating func hasNext(
    isFirst: Bool, before bracket: Unicode.Scalar, openedAt start: Int
  ) throws(Finding) -> Bool {
    skipSpace()
    if byte == UInt8(ascii: bracket) {
      position += 1
      return false
    }
    if isFirst, byte != nil { return true }
    guard byte == UInt8(ascii: ",") else {
      let noun = bracket == "]" ? "list" : "object"
      let expected = isFirst ? "'\(bracket)'" : "',' or '\(bracket)'"
      throw finding(
        "a \(expected) was expected here", at: here,
        note: Finding.Note("the \(noun) opens here", at: Location(file, start..<start + 1)))
    }
    let comma = here
    position += 1
    skipSpace()
    guard byte != UInt8(ascii: bracket) else {
      throw finding("nothing follows this comma before the '\(bracket)'; remove it", at: comma)
    }
    return true
  }

  // MARK: - Words and numbers

  /// Reads everything that has neither quotes nor brackets.
  private mutating func word() throws(Finding) -> Value {
    let start = position
    while let byte, !Self.isSpace(byte), !Self.marks.contains(byte) { position += 1 }
    guard position > start else { throw finding("a value was expected here", at: here) }
    let range = start..<position
    let word = file.text(in: range)
    switch word {
    case "null": return .null
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: break
    }
    guard Self.isNumber(bytes[range]) else {
      throw finding(
        "\(quoted(word)) is no JSON value; write a text in double quotes, a number such as -1.5e3, true, false or null"
          + suggestion(for: word, among: ["true", "false", "null"]), at: range)
    }
    return Int(word).map { .integer($0) } ?? Value(Double(word) ?? .infinity, spelled: word)
  }

  private static let marks = Set(#"{}[],:""#.utf8)

  /// Whether the bytes are an optional minus, digits without a zero before others, a fraction and an exponent.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func dropDigits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func drop(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    _ = drop("-")
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    let digits = dropDigits()
    guard digits == 1 || digits > 1 && !beginsWithZero else { return false }
    if drop("."), dropDigits() == 0 { return false }
    if drop("eE") {
      _ = drop("+-")
      if dropDigits() == 0 { return false }
    }
    return rest.isEmpty
  }

  // MARK: - Texts

  private mutating func text() throws(Finding) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\"): text += try escape().utf8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw finding(
          "this text is not closed on its line; close it, or write a line break as '\\n'", at: start..<start + 1)
      case ..<0x20:
        let code = String(0x1_0000 + Int(byte), radix: 16, uppercase: true).dropFirst()
        throw finding("the control character U+\(code) cannot stand in a text; write it as '\\u\(code)'", at: here)
      default:
        text.append(byte)
        position += 1
      }
    }
    guard byte != nil else { throw finding("this text is not closed; a '\"' was expected", at: start..<start + 1) }
    position += 1
    guard let text = String(validating: text, as: UTF8.self) else {
      throw finding("this text is not UTF-8; save the file as UTF-8", at: start..<position)
    }
    return text
  }

  /// Reads what a backslash begins.
  private mutating func escape() throws(Finding) -> String {
    let start = position
    position += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(Character(try scalar(from: start)))
    default:
      throw finding(
        #"'\' begins no escape here; JSON has \", \\, \/, \b, \f, \n, \r, \t and \u with four hexadecimal digits"#,
        at: start..<start + 1)
    }
  }

  /// Reads the digits of `\u`, and those of a second one that completes the first.
  private mutating func scalar(from start: Int) throws(Finding) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let secondStart = position
    if UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: #"\u"#.utf8) {
      position += 2
      let second = try codeUnit(from: secondStart)
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([unit, second])) }
    }
    throw finding(
      "'\(file.text(in: start..<secondStart))' is half of a character; write both halves, or the character itself",
      at: start..<secondStart)
  }

  private mutating func codeUnit(from start: Int) throws(Finding) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw finding(#"four hexadecimal digits were expected after '\u'"#, at: start..<position)
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: - Places

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte that is next; nothing at the end.
  private var here: Range<Int> { position..<min(position + 1, bytes.count) }

  private mutating func skipSpace() {
    while let byte, Self.isSpace(byte) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private func finding(_ message: String, at range: Range<Int>, note: Finding.Note? = nil) -> Finding {
    Finding(Self.rule, message, at: Location(file, range), notes: note.map { [$0] } ?? [])
  }
}
