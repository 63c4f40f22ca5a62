import Foundation
import Testing

@testable import BlocksCommand

/// Whatever stands in a catalog or in a word, nothing in it reaches a terminal as more than text.
@Suite struct VisibleOutputTests {
  private static let evil = "\u{1B}[31m\u{202E}\u{9B}\n"

  /// A catalog that has such characters wherever YAML lets them in.
  private static func catalog() throws -> SampleCatalog {
    let text = #""x\e[31m\u202E\u009B\nx""#
    let info = SampleCatalog.info.replacing("sheets: Sheets", with: "sheets: Sheets, \(text): \(text)")
      .replacing("[en, es]", with: "[en, es, \(text)]")
    let block = """
      title: {en: \(text), es: \(text)}
      summary: \(text)
      origin: \(text)
      description: \(text)
      category: \(text)
      level: \(text)
      platform: [\(text)]
      tags: {en: [\(text)], \(text): [\(text), evil]}
      requires: [\(text)]
      see: [\(text)]
      license: \(text)
      status: deprecated
      replacedBy: \(text)
      parameters: {title: \(text)}

      """
    return try SampleCatalog([
      "catalog.yaml": info, "card/block.yaml": block, "a\(evil)b/block.yaml": SampleCatalog.chip,
      "a\(evil)b/Chip.swift": "struct Chip: View { var label = \"\(evil)\" }", "c\(evil)/block.yaml": "[",
    ])
  }

  @Test(arguments: [
    ["list"], ["show", "card"], ["show", "card", "--format", "json"], ["search", "evil"], ["search", "x"],
    ["search", "x", "--format", "json"], ["search", "chip", "--format", "ids"], ["validate"],
    ["validate", evil], ["show", evil], [evil], ["list", "--" + evil], ["list", evil],
    ["search", "x", "--language", evil], ["search", "x", "--platform", "iOS " + evil],
    ["search", "x", "--category", evil], ["search", evil], ["search", "--limit", evil, "x"],
    ["generate", "--output", "o" + evil], ["generate", "--output", "o" + evil, "--dry-run"],
    ["generate", "--language", evil], ["list", "--catalog", evil], ["render", evil, "--data", evil],
    ["render", "catalog.yaml", "--data", "catalog.yaml", "--partials", evil],
  ])
  func holdsNothingThatATerminalObeys(words: [String]) async throws {
    let catalog = try Self.catalog()
    for isTerminal in [false, true] {
      let console = Console(output: Output(.memory, isTerminal: isTerminal))
      let words = words + ["--color", "never"]
      _ = await Program.run(words, console: console, workingDirectory: catalog.folder)
      let output = console.output.text.replacing("\u{200E}", with: "")
      for text in [output, console.errors.text] {
        let obeyed = text.unicodeScalars.filter { scalar in
          scalar != "\n" && scalar != "\t"
            && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
        }
        #expect(obeyed.isEmpty, "\(words): \(text.debugDescription)")
      }
    }
  }

  @Test func printsARecordOfAPathOnOneLine() async throws {
    let answer = try await SampleCatalog().run("generate", "--output", "oa\nb\u{202E}", "--dry-run")
    #expect(answer.output.hasPrefix("missing oa\\u{A}b\\u{202E}/README.es.md\n"), "\(answer.output)")
  }

  @Test func keepsInJSONWhatItEscapes() async throws {
    let answer = try await Self.catalog().run("show", "card", "--format", "json")
    let facts = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(facts["summary"] as? String == "x\(Self.evil)x")
    #expect(answer.output.contains(#""x\u001b[31m\u202e\u009b\nx""#), "\(answer.output)")
  }
}
