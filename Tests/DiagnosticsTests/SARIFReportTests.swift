import Diagnostics
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private let rule = Rule("unknown-key", "Keys are known.", bad: "titel: Card", good: "title: Card")
  private let other = Rule("a-rule", "Something holds.", severity: .warning)

  private func report(_ findings: [Finding]) -> String {
    SARIFReport(version: "1.2.0", rules: [rule, other]).text(for: findings)
  }

  /// The one run of a report, as a reader of the format takes it in.
  private func run(_ findings: Finding...) throws -> SARIFRun {
    let log = try JSONDecoder().decode(SARIFLog.self, from: Data(report(findings).utf8))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test func writesRulesResultsAndFixesInOrder() {
    let place = MarkedText("id: x\n«titel»: Card\n", path: "x/block.yaml")
    let finding = Finding(
      rule, "unknown key 'titel'", at: place.location, notes: [.init("remark")],
      fixes: [place.replacing(with: "title", "replace 'titel' with 'title'")])
    #expect(
      report([finding]) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "blocks",
                  "version": "1.2.0",
                  "rules": [
                    {
                      "id": "a-rule",
                      "shortDescription": {
                        "text": "Something holds."
                      },
                      "defaultConfiguration": {
                        "level": "warning"
                      }
                    },
                    {
                      "id": "unknown-key",
                      "shortDescription": {
                        "text": "Keys are known."
                      },
                      "help": {
                        "text": "Bad:\\n\\ntitel: Card\\n\\nGood:\\n\\ntitle: Card"
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    }
                  ]
                }
              },
              "columnKind": "utf16CodeUnits",
              "newlineSequences": [
                "\\r\\n",
                "\\n",
                "\\r"
              ],
              "results": [
                {
                  "ruleId": "unknown-key",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {
                    "text": "unknown key 'titel'"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "x/block.yaml"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 1,
                          "endLine": 2,
                          "endColumn": 6
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "message": {
                        "text": "remark"
                      }
                    }
                  ],
                  "fixes": [
                    {
                      "description": {
                        "text": "replace 'titel' with 'title'"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "x/block.yaml"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 2,
                                "startColumn": 1,
                                "endLine": 2,
                                "endColumn": 6
                              },
                              "insertedContent": {
                                "text": "title"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func listsEveryRuleOnceAndPointsAtIt() throws {
    let third = Rule("third", "T.", severity: .note)
    let file = SourceFile(path: "a", text: "a")
    let run = try run(
      Finding(third, "1", at: Location(file)), Finding(rule, "2", at: Location(file), severity: .note),
      Finding(third, "3", at: Location(file)), Finding(other, "4", at: Location(file)))
    #expect(run.tool.driver.rules.map(\.id) == ["a-rule", "third", "unknown-key"])
    #expect(run.tool.driver.rules.map(\.defaultConfiguration.level) == ["warning", "note", "error"])
    #expect(run.results.map(\.ruleIndex) == [0, 1, 1, 2])
    #expect(run.results.map(\.level) == ["warning", "note", "note", "note"])
    #expect(run.results.map { run.tool.driver.rules[$0.ruleIndex].id } == run.results.map(\.ruleId))
    #expect(try self.run().results.isEmpty)
  }

  @Test(arguments: [
    ("👍é«日👍»x", [1, 4, 1, 7]),
    ("\u{FEFF}«a»", [1, 1, 1, 2]),
    ("a\r\nb\rc«»\n", [3, 2, 3, 2]),
    ("a: «b\nc»: d", [1, 4, 2, 2]),
    ("a «b\n»", [1, 3, 2, 1]),
    ("", [1, 1, 1, 1]),
  ])
  func countsColumnsInUTF16(marked: String, numbers: [Int]) throws {
    let run = try run(Finding(rule, "m", at: MarkedText(marked).location))
    let region = try #require(run.results.first?.locations?.first?.physicalLocation?.region)
    #expect([region.startLine, region.startColumn, region.endLine, region.endColumn] == numbers)
    #expect(run.columnKind == "utf16CodeUnits")
  }

  @Test func agreesWithPlainCountOnLongLines() throws {
    let text = String(repeating: "añ👍", count: 300)
    let file = SourceFile(path: "a", text: text)
    for end in stride(from: 0, to: 300, by: 37) {
      let part = String(repeating: "añ👍", count: end)
      let run = try run(Finding(rule, "m", at: Location(file, 0..<part.utf8.count)))
      #expect(run.results.first?.locations?.first?.physicalLocation?.region?.endColumn == part.utf16.count + 1)
    }
  }

  @Test(arguments: [
    ("Catalog/x/block.yaml", "Catalog/x/block.yaml"),
    ("a b/#1?%20[x].yaml", "a%20b/%231%3F%2520%5Bx%5D.yaml"),
    ("c:/größe\n\u{1}", "c%3A/gr%C3%B6%C3%9Fe%0A%01"),
    ("/tmp/a", "file:///tmp/a"),
    ("../A-Z_0.9~", "../A-Z_0.9~"),
  ])
  func encodesPaths(path: String, uri: String) throws {
    let run = try run(Finding(rule, "m", at: Location(SourceFile(path: path, text: ""))))
    #expect(run.results.first?.locations?.first?.physicalLocation?.artifactLocation.uri == uri)
    #expect(run.results.first?.locations?.first?.physicalLocation?.region == nil)
  }

  @Test func leavesOutWhatHasNoPlace() throws {
    let fix = Fix("f", [Replacement(0..<0, with: "x")])
    let nowhere = Finding(rule, "m", at: Location(SourceFile(path: "", text: "")), fixes: [fix])
    let result = try #require(try run(nowhere).results.first)
    #expect(result.locations == nil && result.relatedLocations == nil && result.fixes == nil)
    let idle = Finding(rule, "m", at: Location(SourceFile(path: "a", text: "")), fixes: [Fix("nothing", [])])
    #expect(try run(idle).results.first?.fixes == nil)
  }

  @Test func tellsRelatedPlacesAndEveryFix() throws {
    let place = MarkedText("a: «b»", path: "a.yaml")
    let swift = MarkedText("func «f»() {}", path: "A.swift")
    let finding = Finding(
      rule, "{0} [x](1) \u{1B}\"", at: place.location, notes: [.init("here", at: swift.location)],
      fixes: [place.replacing(with: "", "remove"), place.replacing(with: "\n\u{2028}", "break")])
    let result = try #require(try run(finding).results.first)
    #expect(result.message.text == "{0} [x](1) \u{1B}\"")
    #expect(result.relatedLocations?.first?.message?.text == "here")
    #expect(result.relatedLocations?.first?.physicalLocation?.artifactLocation.uri == "A.swift")
    #expect(result.fixes?.map(\.description.text) == ["remove", "break"])
    let contents = result.fixes?.flatMap { $0.artifactChanges.flatMap { $0.replacements.map(\.insertedContent?.text) } }
    #expect(contents == [nil, "\n\u{2028}"])
  }
}
