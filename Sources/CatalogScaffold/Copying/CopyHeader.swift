import Diagnostics

/// The comment that says where a copy comes from.
///
///     // SPDX-License-Identifier: MIT
///     // Copied by blocks: dynamic-height-tray, from SwiftUI Blocks 1.2.0
///     // Options: public, without demo
///     // Source: sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
package struct CopyHeader: Sendable, Hashable {
  /// The block's id.
  package let id: String
  /// The catalog's name, and its version where it has one.
  package let catalog: String
  package let options: CopyOptions
  /// The SHA-256 of the block's source, in 64 digits.
  package let hash: String

  package init(id: String, catalog: String, options: CopyOptions, hash: String) {
    self.id = id
    self.catalog = catalog
    self.options = options
    self.hash = hash
  }

  private static let origin = "// Copied by blocks: "
  private static let options = "// Options: "
  private static let source = "// Source: sha256 "

  private var lines: [String] {
    [Self.origin + id + (catalog.isEmpty ? "" : ", from \(VisibleText.line(catalog))")]
      + (options.words.isEmpty ? [] : [Self.options + options.words.joined(separator: ", ")]) + [Self.source + hash]
  }

  // MARK: - Writing

  /// A source with the header behind the line that says its license, or else before everything.
  ///
  /// Where the source says no license, the one given is written, an SPDX id; nothing where it is empty.
  func inserted(into source: [UInt8], license: String) -> [UInt8] {
    let lineBreak = source.firstIndex(of: 0x0A).map { $0 > 0 && source[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let lines = Lines(source)
    let head = lines.head
    let licensed = head.last { lines.text($0).contains(Self.license) }
    var text = lines.map(lines.text)
    if let licensed, lines.isWholeComment(licensed) {
      text.insert(contentsOf: self.lines, at: licensed + 1)
    } else {
      let isSaid = licensed != nil || license.isEmpty
      // A byte order mark stays the first of all.
      let mark = text.first?.first == "\u{FEFF}" ? String(text[0].removeFirst()) : ""
      text.insert(contentsOf: (isSaid ? [] : ["// \(Self.license) \(license)"]) + self.lines, at: lines.firstOfCode)
      text[0] = mark + text[0]
    }
    return Array(text.joined(separator: lineBreak).utf8)
  }

  private static let license = "SPDX-License-Identifier:"

  // MARK: - Reading

  /// The header of a copy; `nil` where a file has none among its first comments.
  package init?(of copy: [UInt8]) {
    let lines = Lines(copy)
    let head = lines.head.map(lines.text)
    func value(_ key: String) -> String? {
      head.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
    }
    guard let origin = value(Self.origin), let hash = value(Self.source) else { return nil }
    let parts = origin.split(separator: ",", maxSplits: 1)
    id = parts.first.map(String.init) ?? ""
    let catalog = parts.dropFirst().first ?? ""
    self.catalog = String(catalog.hasPrefix(" from ") ? catalog.dropFirst(" from ".count) : catalog)
    options = CopyOptions(words: (value(Self.options) ?? "").split(separator: ", ").map(String.init))
    self.hash = hash
  }

  /// The lines of a copy without those of its header: what two versions of the catalog may have in common.
  static func body(of copy: [UInt8]) -> [String] {
    let lines = Lines(copy)
    let head = Set(
      lines.head.filter { line in
        [origin, options, source].contains { lines.text(line).hasPrefix($0) }
      })
    return lines.indices.filter { !head.contains($0) }.map(lines.text)
  }
}

/// The lines of a source without their ends.
private struct Lines {
  private let texts: [String]

  init(_ bytes: [UInt8]) {
    texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  var indices: Range<Int> { texts.indices }
  func text(_ line: Int) -> String { texts[line] }
  func map<Result>(_ transform: (Int) -> Result) -> [Result] { indices.map(transform) }

  /// The comments and blank lines before the first code.
  var head: Range<Int> {
    var isInComment = false
    for line in indices {
      let text = texts[line].drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if !isInComment, !text.isEmpty, !["//", "/*", "#!"].contains(where: text.hasPrefix) { return 0..<line }
      if isInComment || text.hasPrefix("/*") { isInComment = !text.contains("*/") }
    }
    return indices
  }

  /// The first line, or the one behind `#!`.
  var firstOfCode: Int { texts.first?.hasPrefix("#!") == true ? 1 : 0 }

  /// Whether a line is a comment that ends with it.
  func isWholeComment(_ line: Int) -> Bool {
    let text = texts[line].drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("//") || text.hasPrefix("/*") && text.contains("*/")
  }
}
