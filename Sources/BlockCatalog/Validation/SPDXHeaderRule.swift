import Diagnostics
import SwiftAPI

/// A source says its license itself, for it is copied without its manifest.
///
/// Source: SPDX 2.3, annex E, and REUSE 3.3: a comment `SPDX-License-Identifier: MIT` at the beginning of the file.
struct SPDXHeaderRule: BlockRule {
  static let rule = Rule(
    "spdx-header", "A source begins with its license, the one of its manifest or of its catalog.", severity: .warning,
    bad: """
      // A card with a title.
      extension View { func card(title: String) -> some View { self } }
      """,
    good: """
      // SPDX-License-Identifier: MIT
      // A card with a title.
      extension View { func card(title: String) -> some View { self } }
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let file = block.api?.file else { return [] }
    let named = block.manifest.license
    let license = named?.value ?? catalog.info.license
    guard !license.isEmpty else { return [] }
    guard let header = Self.license(in: file.bytes) else {
      let firstLine = file.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
      return [
        Finding(
          Self.rule,
          "the source does not say its license; let it begin with '// SPDX-License-Identifier: \(shortened(license))'",
          at: Location(file, 0..<firstLine))
      ]
    }
    let written = file.text(in: header)
    guard Self.normalized(written) != Self.normalized(license) else { return [] }
    let place = named.map { Location(block.manifest.file, $0.range) } ?? Location(catalog.info.file)
    return [
      Finding(
        Self.rule,
        "the source is under \(quoted(written)), and \(named == nil ? "catalog.yaml" : "block.yaml") says "
          + "\(quoted(license)); let them agree", at: Location(file, header),
        notes: [.init("\(quoted(license)) stands here", at: place)])
    ]
  }

  /// The place of the license in the comments before the first code; `nil` where they have none.
  static func license(in bytes: [UInt8]) -> Range<Int>? {
    let key = Array("SPDX-License-Identifier:".utf8)
    var start = 0
    var isInComment = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[start..<end].drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
      let isComment =
        isInComment || line.isEmpty || ["//", "/*", "#!"].contains { line.starts(with: $0.utf8) }
      guard isComment else { return nil }
      if let found = line.indices.first(where: { line[$0...].starts(with: key) }) {
        return value(in: line[(found + key.count)...])
      }
      let opens = line.starts(with: "/*".utf8)
      if isInComment || opens {
        let closing = line.indices.last { line[$0...].starts(with: "*/".utf8) }
        isInComment = closing == nil
      }
      start = end + 1
    }
    return nil
  }

  /// The rest of a line without the end of a comment and without blanks at both ends.
  private static func value(in rest: ArraySlice<UInt8>) -> Range<Int> {
    var rest = rest.drop { $0 <= 0x20 }
    if let end = rest.indices.first(where: { rest[$0...].starts(with: "*/".utf8) }) { rest = rest[..<end] }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest.startIndex..<rest.endIndex
  }

  /// Ids are the same in any case (SPDX 2.3, annex D), and blanks say nothing.
  private static func normalized(_ license: String) -> String {
    license.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
