import Diagnostics

/// A file with a place in it, written as the part of a text between `«` and `»`.
struct MarkedText {
  let file: SourceFile
  let range: Range<Int>

  init(_ marked: String, path: String = "a.yaml") {
    var bytes: [UInt8] = []
    var (start, end) = (0, 0)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": start = bytes.count
      case "»": end = bytes.count
      default: bytes += Array(String(scalar).utf8)
      }
    }
    file = SourceFile(path: path, bytes: bytes)
    range = start..<max(start, end)
  }

  var location: Location { Location(file, range) }

  /// A fix that puts a text in the place.
  func replacing(with text: String, _ summary: String = "mend it") -> Fix {
    Fix(summary, [Replacement(range, with: text)])
  }
}
