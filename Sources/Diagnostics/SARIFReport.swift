/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), as code scanning services take them in.
///
/// Columns count UTF-16 code units, ends are exclusive, and a line ends as everywhere in this product, which the run
/// says in `columnKind` and `newlineSequences`. Braces and brackets in messages stand as they are: readers show a text
/// without arguments to the letter.
package struct SARIFReport: Sendable {
  private let version: String
  private let rules: [Rule]

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - rules: The rules that findings were sought for; those of the findings are added where they are missing.
  package init(version: String, rules: [Rule]) {
    self.version = version
    self.rules = rules
  }

  /// The log of one run, with one line break at its end; rules are sorted by id, findings by path and place.
  package func text(for findings: [Finding]) -> String {
    let findings = findings.sortedOnce()
    let known = Dictionary((rules + findings.map(\.rule)).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = known.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var tables = LineTables()
    let log: JSONValue = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "blocks",
              "version": .string(version),
              "rules": .array(ids.compactMap { known[$0] }.map(descriptor)),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "newlineSequences": ["\r\n", "\n", "\r"],
          "results": .array(findings.map { result(for: $0, ruleIndex: indices[$0.rule.id], &tables) }),
        ]
      ],
    ]
    return log.text + "\n"
  }

  private func descriptor(of rule: Rule) -> JSONValue {
    let examples = [("Bad", rule.bad), ("Good", rule.good)].compactMap { title, example in
      example.map { "\(title):\n\n\($0)" }
    }
    return [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.summary)],
      "help": examples.isEmpty ? nil : ["text": .string(examples.joined(separator: "\n\n"))],
      "defaultConfiguration": ["level": .string(level(of: rule.severity))],
    ]
  }

  private func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private func result(for finding: Finding, ruleIndex: Int?, _ tables: inout LineTables) -> JSONValue {
    let place = physicalLocation(of: finding.location, &tables)
    let related: [JSONValue] = finding.notes.map { note in
      [
        "physicalLocation": note.location.flatMap { physicalLocation(of: $0, &tables) },
        "message": ["text": .string(note.message)],
      ]
    }
    let fixes = finding.fixes.compactMap { fix(for: $0, in: finding.location.file, &tables) }
    return [
      "ruleId": .string(finding.rule.id),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(level(of: finding.severity)),
      "message": ["text": .string(finding.message)],
      "locations": place.map { [["physicalLocation": $0]] },
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ]
  }

  private func physicalLocation(of location: Location, _ tables: inout LineTables) -> JSONValue? {
    guard !location.file.path.isEmpty else { return nil }
    return [
      "artifactLocation": artifactLocation(of: location.file),
      "region": location.range.map { region($0, of: location.file, &tables) },
    ]
  }

  private func fix(for fix: Fix, in file: SourceFile, _ tables: inout LineTables) -> JSONValue? {
    guard !file.path.isEmpty, !fix.replacements.isEmpty else { return nil }
    return [
      "description": ["text": .string(fix.summary)],
      "artifactChanges": [
        [
          "artifactLocation": artifactLocation(of: file),
          "replacements": .array(
            fix.replacements.map {
              [
                "deletedRegion": region($0.range, of: file, &tables),
                "insertedContent": $0.text.isEmpty ? nil : ["text": .string($0.text)],
              ]
            }),
        ]
      ],
    ]
  }

  private func region(_ range: Range<Int>, of file: SourceFile, _ tables: inout LineTables) -> JSONValue {
    let table = tables.table(of: file)
    let start = table.utf16Position(at: range.lowerBound)
    let end = table.utf16Position(at: range.upperBound)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ]
  }

  /// A path as a URI reference (RFC 3986): all but unreserved characters and slashes is percent-encoded.
  private func artifactLocation(of file: SourceFile) -> JSONValue {
    let uri = file.path.utf8.reduce(into: file.path.hasPrefix("/") ? "file://" : "") { uri, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return ["uri": .string(uri)]
  }
}
