import Diagnostics

extension Rule {
  static let yamlEncoding = Rule(
    "yaml-encoding", "A YAML file is UTF-8 without control characters.", isBinding: true,
    bad: "title: Café # saved as Latin-1",
    good: "title: Café # saved as UTF-8")
}

/// A character that is not ASCII: where it begins, and its bytes.
struct WideCharacter {
  let offset: Int
  let length: Int
}

/// Whether a file's bytes are text that YAML allows.
///
/// The characters are those of YAML 1.2.2, chapter 5.1, which libyaml demands too; checking here first gives places and
/// words that libyaml does not have.
struct EncodingCheck {
  /// Where the text begins: behind a byte order mark.
  let textStart: Int
  let isASCII: Bool
  /// The characters of more than one byte, in their order; as far as reading came before a finding.
  private(set) var wideCharacters: [WideCharacter] = []
  private(set) var findings: [Finding] = []

  /// More than this many forbidden characters say nothing new.
  private static let mostFindings = 10

  init(_ file: SourceFile) {
    let bytes = file.bytes
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    isASCII = textStart == 0 && Self.isPlainASCII(bytes)
    if isASCII { return }
    if let encoding = Self.foreignEncoding(bytes) {
      let message = "the file is \(encoding), not UTF-8; save it as UTF-8"
      findings = [Finding(.yamlEncoding, message, at: Location(file, 0..<0))]
    } else {
      checkCharacters(of: file)
    }
  }

  /// Without branches, so that many bytes are looked at together.
  private static func isPlainASCII(_ bytes: [UInt8]) -> Bool {
    var foreign: UInt8 = 0
    for byte in bytes {
      let isNoText: UInt8 = byte &- 0x20 < 0x5F ? 0 : 1
      let isNoSpace: UInt8 = (byte == 0x0A ? 0 : 1) & (byte == 0x0D ? 0 : 1) & (byte == 0x09 ? 0 : 1)
      foreign |= isNoText & isNoSpace
    }
    return foreign == 0
  }

  /// UTF-16 or UTF-32, told by its byte order mark or by where its zeros stand.
  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }

  private mutating func checkCharacters(of file: SourceFile) {
    let bytes = file.bytes
    var offset = textStart
    while offset < bytes.count, findings.count < Self.mostFindings {
      let byte = bytes[offset]
      if byte &- 0x20 < 0x5F || byte == 0x0A {
        offset += 1
        continue
      }
      guard let (character, length) = Self.character(in: bytes, at: offset) else {
        let message =
          "the file is not UTF-8: byte \(offset) is 0x\(hexadecimal(UInt32(byte), digits: 2)); save it as UTF-8"
        findings.append(Finding(.yamlEncoding, message, at: Location(file, offset..<offset + 1)))
        return
      }
      if let name = Self.forbidden(character) {
        let code = hexadecimal(character, digits: 4)
        let message =
          "the \(name) U+\(code) at byte \(offset) is not allowed; remove it, or write it as '\\u\(code)' "
          + "in a text in double quotes"
        findings.append(Finding(.yamlEncoding, message, at: Location(file, offset..<offset + length)))
      }
      if length > 1 { wideCharacters.append(WideCharacter(offset: offset, length: length)) }
      offset += length
    }
  }

  /// What a character is called where YAML does not allow it.
  private static func forbidden(_ character: UInt32) -> String? {
    switch character {
    case 0x09, 0x0A, 0x0D, 0x85: nil
    case ..<0x20, 0x7F...0x9F: "control character"
    case 0xFEFF: "byte order mark"
    case 0xFFFE, 0xFFFF: "noncharacter"
    default: nil
    }
  }

  /// The character that begins at an offset, and its length; `nil` where the bytes are not UTF-8 (Unicode, table 3-7).
  private static func character(in bytes: [UInt8], at offset: Int) -> (code: UInt32, length: Int)? {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case ..<0x80: return (UInt32(lead), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    return (code, length)
  }
}

/// A number in upper-case hexadecimal, with zeros before it up to a length.
func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
