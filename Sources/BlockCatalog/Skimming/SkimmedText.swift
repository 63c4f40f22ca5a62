import Diagnostics
import YAML

/// The lines of a manifest that are searched, found without parsing the rest.
///
/// The top keys of a manifest nearly always begin their lines, and everything below them is indented: then the lines of
/// some keys are a YAML text of their own. Where a manifest is written in any other way, all of it counts.
package struct SkimmedText: Sendable {
  /// The top keys that are searched.
  package static let keys = ["title", "tags", "component", "category", "level", "platform", "summary"]
  private static let keyBytes = keys.map { Array($0.utf8) }

  /// Of the file; `nil` where the manifest is written in another way.
  private let ranges: [Range<Int>]?
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    ranges = Self.ranges(in: file.bytes)
  }

  /// The tree of these lines alone; `nil` where all of the manifest counts.
  var document: Document? {
    ranges.map { ranges in
      Document(parsing: SourceFile(path: file.path, bytes: Array(ranges.map { file.bytes[$0] }.joined())))
    }
  }

  /// The parts of the file's bytes that are searched, or all of them.
  package var parts: [ArraySlice<UInt8>] {
    (ranges ?? [file.bytes.indices]).map { file.bytes[$0] }
  }

  /// - Returns: `nil` where a line that begins at its start is neither a key, nor a comment, nor an element of a list, or
  ///   where a key comes twice.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var seen: Set<Int> = []
    var (start, isFirst, wasWanted) = (0, true, false)
    while start < bytes.count {
      guard let end = lineEnd(in: bytes, from: start) else { return nil }
      var isWanted = wasWanted
      switch bytes[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "#"):
        if isFirst, bytes[start] == UInt8(ascii: " ") { return nil }
      case UInt8(ascii: "\r"):
        guard end - start == 2 else { return nil }
      case UInt8(ascii: "-"):
        guard !isFirst, end - start > 1, bytes[start + 1] == UInt8(ascii: " ") else { return nil }
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        guard let colon = keyEnd(in: bytes, start..<end) else { return nil }
        let key = keyBytes.firstIndex { $0.elementsEqual(bytes[start..<colon]) }
        if let key, !seen.insert(key).inserted { return nil }
        isWanted = key != nil
        isFirst = false
      default: return nil
      }
      if isWanted, let last = ranges.last, last.upperBound == start {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else if isWanted {
        ranges.append(start..<end)
      }
      wasWanted = isWanted
      start = end
    }
    return ranges.isEmpty ? nil : ranges
  }

  /// Where the next line begins; `nil` where the line holds a break that editors and YAML count otherwise.
  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count {
      switch bytes[index] {
      case 0x0A: return index + 1
      case 0x0D: if index + 1 < bytes.count, bytes[index + 1] != 0x0A { return nil }
      case 0xC2: if index + 1 < bytes.count, bytes[index + 1] == 0x85 { return nil }
      case 0xE2:
        if index + 2 < bytes.count, bytes[index + 1] == 0x80, 0xA8...0xA9 ~= bytes[index + 2] { return nil }
      default: break
      }
    }
    return bytes.count
  }

  /// Where the colon behind a key stands that begins a line.
  private static func keyEnd(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): index += 1
      case UInt8(ascii: ":"):
        let next = index + 1 < line.upperBound ? bytes[index + 1] : UInt8(ascii: "\n")
        return [0x20, 0x0A, 0x0D].contains(next) ? index : nil
      default: return nil
      }
    }
    return nil
  }
}
