import Diagnostics
import Foundation
import Testing

@Suite struct JSONReportTests {
  private let rule = Rule("some-rule", "Something holds.")

  private func report(_ findings: [Finding]) -> String {
    JSONReport().text(for: findings, summary: ReportSummary(blocks: 2, findings: findings))
  }

  @Test func writesEveryMemberInOrder() {
    let place = MarkedText("id: x\n«tité»l: 👍\n", path: "x/block.yaml")
    let swift = SourceFile(path: "x/X.swift", text: "func card() {}\n")
    let finding = Finding(
      rule, "unknown key", at: place.location,
      notes: [.init("here", at: Location(swift, 5..<9)), .init("remark"), .init("file", at: Location(swift))],
      fixes: [place.replacing(with: "title", "replace it"), Fix("do nothing", [])])
    #expect(
      report([finding, finding]) == """
        {
          "version": 1,
          "summary": {
            "blocks": 2,
            "errors": 1,
            "warnings": 0,
            "notes": 0
          },
          "findings": [
            {
              "rule": "some-rule",
              "severity": "error",
              "message": "unknown key",
              "path": "x/block.yaml",
              "range": {
                "start": {
                  "line": 2,
                  "column": 1,
                  "offset": 6
                },
                "end": {
                  "line": 2,
                  "column": 5,
                  "offset": 11
                }
              },
              "notes": [
                {
                  "message": "here",
                  "path": "x/X.swift",
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 6,
                      "offset": 5
                    },
                    "end": {
                      "line": 1,
                      "column": 10,
                      "offset": 9
                    }
                  }
                },
                {
                  "message": "remark",
                  "path": null,
                  "range": null
                },
                {
                  "message": "file",
                  "path": "x/X.swift",
                  "range": null
                }
              ],
              "fixes": [
                {
                  "summary": "replace it",
                  "replacements": [
                    {
                      "range": {
                        "start": {
                          "line": 2,
                          "column": 1,
                          "offset": 6
                        },
                        "end": {
                          "line": 2,
                          "column": 5,
                          "offset": 11
                        }
                      },
                      "text": "title"
                    }
                  ]
                },
                {
                  "summary": "do nothing",
                  "replacements": []
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func writesAnEmptyList() {
    #expect(report([]).hasSuffix("  },\n  \"findings\": []\n}\n"))
  }

  @Test(arguments: [
    ("a\"b\\c/", #"a\"b\\c/"#),
    ("\n\r\t\u{8}\u{0}\u{1B}[31m\u{7F}\u{85}", #"\n\r\t\u0008\u0000\u001b[31m\u007f\u0085"#),
    ("\u{2028}\u{2029}\u{202E}\u{2066}", #"\u2028\u2029\u202e\u2066"#),
    ("é 日本 👩‍👧 \u{FEFF}\u{E000}", "é 日本 👩‍👧 \u{FEFF}\u{E000}"),
    (String(decoding: [0x61, 0xFF, 0xC3] as [UInt8], as: UTF8.self), "a\u{FFFD}\u{FFFD}"),
    ("\r\n e\u{301} \u{301}", "\\r\\n e\u{301} \u{301}"),
  ])
  func escapesAwkwardText(text: String, escaped: String) throws {
    let file = SourceFile(path: text, bytes: Array(text.utf8))
    let finding = Finding(rule, text, at: Location(file, 0..<999))
    let json = report([finding])
    #expect(json.contains("\"message\": \"\(escaped)\",\n      \"path\": \"\(escaped)\",\n"))
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(read["findings"] as? [[String: Any]])
    #expect((findings.first?["message"] as? String).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func cutsRangesToTheFile() {
    let json = report([Finding(rule, "m", at: Location(SourceFile(path: "a", text: "ab"), -3..<9))])
    #expect(json.contains("\"offset\": 0\n") && json.contains("\"offset\": 2\n"))
  }
}
