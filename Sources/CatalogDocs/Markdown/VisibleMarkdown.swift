/// What a reader sees of a line of Markdown, without its markup.
enum VisibleMarkdown {
  static func text(of line: [UInt8]) -> String {
    var line = line
    for link in MarkdownLink.all(in: line).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard let label = link.labelRange else { continue }
      line.replaceSubrange(link.range, with: link.isImage ? [] : Array(line[label]))
    }
    var output: [UInt8] = []
    var index = 0
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "\\") where index + 1 < line.count && line[index + 1].isPunctuation:
        output.append(line[index + 1])
        index += 2
      case UInt8(ascii: "`"):
        if let span = BacktickRun.span(in: line, from: index) {
          output += MarkdownCode.contentOfSpan(String(decoding: line[span.content], as: UTF8.self)).utf8
          index = span.end
        } else {
          output.append(line[index])
          index += 1
        }
      case UInt8(ascii: "*"), UInt8(ascii: "~"): index += 1
      default:
        output.append(line[index])
        index += 1
      }
    }
    // A run of marks at the end closes the heading.
    while output.last == UInt8(ascii: "#") || output.last == UInt8(ascii: " ") { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }
}
