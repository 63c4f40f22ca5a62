import Diagnostics
import Testing

@Suite struct GitHubReportTests {
  private let rule = Rule("some-rule", "Something holds.")

  private func report(_ findings: Finding...) -> String { GitHubReport().text(for: findings) }

  @Test func writesALineAFinding() {
    let place = MarkedText("id: x\n«titel»: Card\n", path: "Catalog/x/block.yaml")
    let swift = SourceFile(path: "Catalog/x/X.swift", text: "import SwiftUI\n\nfunc card() {}\n")
    let finding = Finding(
      rule, "unknown key 'titel'", at: place.location,
      notes: [
        .init("it stands here", at: Location(swift, 21..<25)), .init("remark"), .init("all", at: Location(swift)),
      ])
    let file = Finding(Rule("w", "W.", severity: .warning), "no source", at: Location(place.file))
    let nowhere = Finding(rule, "no catalog", at: Location(SourceFile(path: "", text: "")), severity: .note)
    #expect(
      report(finding, file, nowhere, file) == """
        ::notice title=some-rule::no catalog
        ::warning file=Catalog/x/block.yaml,title=w::no source
        ::error file=Catalog/x/block.yaml,line=2,col=1,endLine=2,endColumn=6,title=some-rule::unknown key 'titel'\
        %0ACatalog/x/X.swift:3:6: it stands here%0Aremark%0ACatalog/x/X.swift: all

        """)
    #expect(report() == "")
  }

  @Test(arguments: [
    ("a «é日»", "line=1,col=3,endLine=1,endColumn=5"),
    ("a\n«»", "line=2,col=1,endLine=2,endColumn=1"),
    ("a «b\n»c", "line=1,col=3,endLine=1,endColumn=4"),
    ("a «b\nc» d", "line=1,endLine=2"),
  ])
  func namesPlaces(marked: String, place: String) {
    let finding = Finding(rule, "m", at: MarkedText(marked, path: "a").location)
    #expect(report(finding) == "::error file=a,\(place),title=some-rule::m\n")
  }

  @Test func escapesWhatWouldEndACommand() {
    let file = SourceFile(path: "a,b:c%\n::error::", text: "")
    let finding = Finding(
      rule, "100% a:b,c\r\n::warning::x \u{1B}[31m\u{202E} é👩‍👧", at: Location(file), notes: [.init("%0A\n")])
    #expect(
      report(finding) == """
        ::error file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3A,title=some-rule::100%25 a:b,c%0D%0A::warning::x \
        \\u{1B}[31m\\u{202E} é👩‍👧%0A%250A%0A

        """)
  }
}
