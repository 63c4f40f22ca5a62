import Foundation

/// GitHub's own reading of Markdown, through its program `cmark-gfm` where that is installed.
enum CommonMark {
  static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/cmark-gfm" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { program != nil }

  /// The HTML of a page.
  static func html(_ markdown: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = ["-e", "table", "-e", "strikethrough", "-e", "autolink", "--unsafe"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The pages of these tests fit into a pipe, so nothing waits for a reader.
    try input.fileHandleForWriting.write(contentsOf: Data(markdown.utf8))
    try input.fileHandleForWriting.close()
    let html = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: html, as: UTF8.self)
  }

  /// What a reader sees of HTML: its text without tags.
  static func visibleText(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" {
        isTag = true
      } else if character == ">", isTag {
        isTag = false
      } else if !isTag {
        text.append(character)
      }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
