/// Where the lines of a file begin, worked out once so that many places of one file are found quickly.
///
/// A line ends with `\n`, `\r\n` or `\r`; a byte order mark is no part of the first line.
package struct LineTable: Sendable {
  private let file: SourceFile
  /// The offset of each line's first byte; the last may be the end of the file.
  private var starts: [Int]
  /// Some offsets, in the order of the file: columns on a very long line stay cheap.
  private var landmarks: [Landmark]

  private static let spacing = 256

  /// An offset, and how much text precedes it.
  private struct Landmark {
    var offset: Int
    var scalars = 0
    var utf16Units = 0

    /// Steps over the scalar that begins here.
    mutating func advance(over bytes: [UInt8]) {
      let length = bytes[offset] < 0x80 ? 1 : bytes.scalarLength(at: offset)
      offset += length
      scalars += 1
      utf16Units += length == 4 ? 2 : 1
    }
  }

  /// Complexity: linear in the size of the file.
  package init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    var here = Landmark(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    starts = [here.offset]
    landmarks = [here]
    var nextLandmark = here.offset + Self.spacing
    while here.offset < bytes.count {
      if here.offset >= nextLandmark {
        landmarks.append(here)
        nextLandmark = here.offset + Self.spacing
      }
      let byte = bytes[here.offset]
      let isLineEnd =
        byte == 0x0A || byte == 0x0D && !(here.offset + 1 < bytes.count && bytes[here.offset + 1] == 0x0A)
      here.advance(over: bytes)
      if isLineEnd { starts.append(here.offset) }
    }
  }

  /// How many lines there are; a file that ends with a line break has no empty last line.
  package var count: Int { starts.last == file.bytes.count ? starts.count - 1 : starts.count }

  /// The bytes of a line without its end, the first line being 1; empty, at the end of the file, for a line that the
  /// file does not have.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return file.bytes.count..<file.bytes.count }
    let start = starts[line - 1]
    guard line < starts.count else { return start..<file.bytes.count }
    var end = starts[line] - 1
    if end > start, file.bytes[end] == 0x0A, file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Where a byte stands; one amid a scalar stands where the scalar does, an offset beyond the end at the end.
  ///
  /// Complexity: logarithmic in the number of lines, however long the line is.
  package func position(at offset: Int) -> Position {
    let (line, start, here) = place(of: offset)
    return Position(line: line, column: 1 + max(0, here.scalars - start.scalars))
  }

  /// The same place with the column counted in UTF-16 code units, as SARIF has it.
  func utf16Position(at offset: Int) -> Position {
    let (line, start, here) = place(of: offset)
    return Position(line: line, column: 1 + max(0, here.utf16Units - start.utf16Units))
  }

  private func place(of offset: Int) -> (line: Int, start: Landmark, here: Landmark) {
    let offset = file.bytes.scalarStart(at: min(max(offset, 0), file.bytes.count))
    let line = max(starts.partitionPoint { $0 <= offset }, 1)
    return (line, landmark(at: starts[line - 1]), landmark(at: offset))
  }

  private func landmark(at offset: Int) -> Landmark {
    var landmark = landmarks[max(landmarks.partitionPoint { $0.offset <= offset }, 1) - 1]
    while landmark.offset < offset { landmark.advance(over: file.bytes) }
    return landmark
  }
}

extension [UInt8] {
  /// The length of the scalar that begins at `index`; 1 for a byte that is not UTF-8.
  func scalarLength(at index: Int) -> Int {
    let length =
      switch self[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard length > 1 else { return 1 }
    guard index + length <= count else { return 1 }
    return self[(index + 1)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 1
  }

  /// The offset itself, or the beginning of the scalar that it lies amid.
  func scalarStart(at offset: Int) -> Int {
    guard offset < count, self[offset] & 0xC0 == 0x80 else { return offset }
    for start in stride(from: offset - 1, through: Swift.max(offset - 3, 0), by: -1) where self[start] & 0xC0 != 0x80 {
      return start + scalarLength(at: start) > offset ? start : offset
    }
    return offset
  }
}

extension Array {
  /// The index of the first element that does not belong, where all that belong come first.
  func partitionPoint(_ belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
