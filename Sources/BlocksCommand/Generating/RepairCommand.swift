import Diagnostics

/// The line of a shell that does for good what a run only looked at: the same words without the options of looking.
struct RepairCommand {
  /// One line, for `sh` unless a word holds a control character, which takes the quotes that bash and zsh know.
  let text: String

  /// Without the options that are left out, and without those that color and report.
  init(_ invocation: Invocation, leavingOut: Set<String>) {
    let left = leavingOut.union(["color", "format"])
    var words = [ProgramDescription.name, invocation.command.name]
    for option in invocation.command.allOptions where !left.contains(option.name) {
      guard invocation.arguments.isSet(option.name) else { continue }
      if option.valueName == nil { words.append("--\(option.name)") }
      for value in option.valueName == nil ? [] : invocation.arguments.values(of: option.name) {
        // A value that begins with a dash could be taken for an option.
        words += value.hasPrefix("-") ? ["--\(option.name)=\(value)"] : ["--\(option.name)", value]
      }
    }
    let ids = invocation.arguments.words
    if ids.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    text = (words + ids).map(Self.quoted).joined(separator: " ")
  }

  /// The path of a folder as a shell reads it back, and no program takes for an option.
  static func quotedFolder(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  /// A word as a shell reads it back to the letter.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./=:,+@%".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    if VisibleText.message(word) == word { return "'" + word.replacing("'", with: #"'\''"#) + "'" }
    // Bytes, as not every shell knows code points.
    let escaped = word.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return "$'\(escaped)'"
  }
}
