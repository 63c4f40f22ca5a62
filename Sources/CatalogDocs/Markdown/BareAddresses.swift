/// The bare addresses of a word that is being written, `https://example.com` and `www.example.com`, of which readers make
/// links by themselves.
///
/// Such a link reaches up to a space or a `<`, and takes in backslashes and backticks on its way: what they guard would be
/// markup again. So an address right before one of them becomes text.
struct BareAddresses {
  /// Where a backslash makes text of an address, in bytes of the output.
  private var marks: [Int] = []

  /// Looks at a byte that is about to be written.
  mutating func note(_ text: [UInt8], at index: Int, writtenTo end: Int) {
    switch text[index] {
    case 0...UInt8(ascii: " "): marks.removeAll()
    case UInt8(ascii: ":") where text[(index + 1)...].starts(with: "//".utf8): marks.append(end)
    case UInt8(ascii: ".") where text[..<index].suffix(3).allSatisfy({ $0 | 0x20 == UInt8(ascii: "w") }):
      marks.append(end)
    default: break
    }
  }

  mutating func makeText(in output: inout [UInt8]) {
    guard let first = marks.first else { return }
    var word: [UInt8] = []
    var end = first
    for mark in marks {
      word += output[end..<mark]
      word.append(UInt8(ascii: "\\"))
      end = mark
    }
    output.replaceSubrange(first..., with: word + output[end...])
    marks.removeAll()
  }
}
