import Diagnostics

/// Finds the doc comment among the comments before a declaration.
///
/// It is the last group of `///` lines and `/** */` blocks between which no line is blank. Comments that begin behind
/// code on the same line belong to that code.
struct CommentScanner {
  private let file: SourceFile
  private let end: Int
  private var index: Int
  private var startsLine: Bool
  /// Line breaks since the last comment.
  private var lineBreaks = 0
  private var lines: [DocComment.Line] = []
  private var start: Int?

  /// Looks through a range of white space and comments, without code.
  init(file: SourceFile, range: Range<Int>) {
    self.file = file
    let range = range.clamped(to: file.bytes.indices)
    (index, end) = (range.lowerBound, range.upperBound)
    startsLine = index == 0 || file.bytes[index - 1] == 0x0A || file.bytes[index - 1] == 0x0D
  }

  func docComment() -> DocComment? {
    var scanner = self
    scanner.scan()
    return scanner.start.map { DocComment(file: file, start: $0, lines: scanner.lines) }
  }

  private mutating func scan() {
    while index < end {
      switch file.bytes[index] {
      case 0x0D where byte(1) == 0x0A: index += 1
      case 0x0A, 0x0D:
        startsLine = true
        lineBreaks += 1
        index += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): readLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): readBlock()
      default: index += 1
      }
    }
  }

  private mutating func readLine() {
    let first = index
    while index < end, file.bytes[index] != 0x0A, file.bytes[index] != 0x0D { index += 1 }
    if first + 2 < index, file.bytes[first + 2] == UInt8(ascii: "/") {
      add([DocComment.Line(file.text(in: first + 3..<index), at: first + 3)], from: first)
    } else {
      lineBreaks = 0
    }
  }

  private mutating func readBlock() {
    let first = index
    var depth = 0
    repeat {
      if file.bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if file.bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < end
    index = min(index, end)
    // `/**/` is an empty plain comment.
    if first + 4 < index, file.bytes[first + 2] == UInt8(ascii: "*") {
      add(DocComment.lines(ofBlock: first + 3..<max(first + 3, index - 2), in: file), from: first)
    } else {
      lineBreaks = 0
    }
  }

  private mutating func add(_ new: [DocComment.Line], from first: Int) {
    defer { lineBreaks = 0 }
    guard startsLine else { return }
    if lineBreaks > 1 || start == nil { (lines, start) = ([], first) }
    lines += new
  }

  private func byte(_ distance: Int) -> UInt8? {
    index + distance < end ? file.bytes[index + distance] : nil
  }
}
