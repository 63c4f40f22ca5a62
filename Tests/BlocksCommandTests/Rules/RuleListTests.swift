import Diagnostics
import Foundation
import Testing

@testable import BlocksCommand

@Suite struct RuleListTests {
  @Test func isThePageThatIsCommitted() throws {
    try RecordedFile.expect(RuleList.markdown, in: "RULES.md", of: "RuleListTests")
  }

  @Test func showsARuleWithItsExamples() throws {
    let rule = try #require(RuleList.rules.first { $0.id == "pictures" })
    let text = """
      pictures (error)
        A picture is a file in the block's folder, named by a plain relative path.
        bad:
          pictures:
            - {light: ../card.png, alt: A card}
        good:
          pictures:
            - {light: card.png, alt: A card}

      """
    #expect(RuleList.text(of: rule) == text)
    #expect(RuleList.text(as: .text).contains("\n\n\(text)\n"))
    #expect(RuleList.text(as: .github) == RuleList.text(as: .text))
  }

  @Test func writesARuleIntoThePage() {
    #expect(
      RuleList.markdown.contains(
        """


        ## doc-parameter

        A doc comment describes parameters of its declaration, by their names inside it. What it finds is a warning.

        Bad:

        ```swift
        extension View {
          /// - Parameter titel: The first line.
          func card(title: String) -> some View { self }
        }
        ```

        Good:

        ```swift
        """))
  }

  private struct List: Decodable {
    struct Rule: Decodable, Equatable {
      var id, severity, summary: String
      var bad, good: String?
    }

    var version: Int
    var rules: [Rule]
  }

  @Test func printsAllRulesAsJSON() async throws {
    let refusal = try await SampleCatalog().run("validate", "--rules", "foo")
    #expect(refusal.status == .failure)
    #expect(refusal.errors.hasPrefix("blocks validate: '--rules' lists all rules, and takes no word such as 'foo'\n"))
    let answer = try await SampleCatalog().run("validate", "--rules", "--format", "json")
    #expect(answer.status == .yes)
    let list = try JSONDecoder().decode(List.self, from: Data(answer.output.utf8))
    #expect(list.version == 1)
    #expect(
      list.rules
        == RuleList.rules.map {
          .init(id: $0.id, severity: $0.severity.rawValue, summary: $0.summary, bad: $0.bad, good: $0.good)
        })
  }

  @Test func needsNoCatalog() async throws {
    let catalog = try SampleCatalog(["catalog.yaml": nil])
    #expect(await catalog.run("validate", "--rules") == .init(status: .yes, output: RuleList.text(as: .text)))
  }

  @Test(arguments: [
    ("extension View {}", ExampleLanguage.swift), ("// 51 levels", .swift), ("#if os(iOS)", .swift),
    ("# func card()\ncomponent: card", .yaml), ("# nothing", .yaml), ("title: Card", .yaml), ("a/block.yml", .text),
  ])
  func tellsWhatAnExampleIsWrittenIn(example: String, language: ExampleLanguage) {
    #expect(ExampleLanguage(of: example) == language)
  }

  // MARK: - Completeness

  @Test func hasEachRuleOnceInKebabCaseAndInOneSentence() {
    let ids = RuleList.rules.map(\.id)
    #expect(ids == Set(ids).sorted())
    for rule in RuleList.rules {
      #expect(rule.id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy(Self.isWord), "\(rule.id)")
      #expect(rule.summary.hasSuffix(".") && !rule.summary.dropLast().contains(". "), "\(rule.summary)")
    }
  }

  private static func isWord(_ part: Substring) -> Bool {
    !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
  }

  @Test func hasEveryRuleOfTheSources() throws {
    let ids = try Self.idsInSources()
    #expect(Set(ids).count == ids.count, "an id stands for one rule")
    #expect(Set(ids) == Set(RuleList.rules.map(\.id)))
  }

  /// Every id that a `Rule("…"` of the sources has, with repetitions.
  private static func idsInSources() throws -> [String] {
    let folder = RecordedFile.package.appendingPathComponent("Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.flatMap {
      path in
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      return text.components(separatedBy: " Rule(").dropFirst().compactMap { rest -> String? in
        let rest = rest.drop(while: \.isWhitespace)
        return rest.hasPrefix("\"") ? String(rest.dropFirst().prefix { $0 != "\"" }) : nil
      }
    }
  }
}
