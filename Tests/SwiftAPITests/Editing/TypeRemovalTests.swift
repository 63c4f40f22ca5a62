import Diagnostics
import Testing

@testable import SwiftAPI

@Suite struct TypeRemovalTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ description: String, _ before: String, _ after: String) {
      (testDescription, self.before, self.after) = (description, before, after)
    }
  }

  private func removing(_ name: String, from text: String) throws -> String {
    try TypeRemoval.removing(name, from: SourceFile(path: "Card.swift", text: text)).text
  }

  @Test(arguments: [
    Case(
      "the end of a file",
      """
      struct Card {}

      // MARK: - Demo

      /// How it looks.
      struct Demo: View {
        var body: some View { Card() }
      }

      #Preview {
        Demo()
      }

      """, "struct Card {}\n"),
    Case(
      "the middle of a file",
      """
      struct Card {}

      // MARK: - Demo

      struct Demo {}
      extension Demo { var a: Int { 1 } }

      #Preview("Dark") { Demo().preferredColorScheme(.dark) }

      // MARK: - Helpers

      struct Helper {}

      """,
      """
      struct Card {}

      // MARK: - Helpers

      struct Helper {}

      """),
    Case(
      "a heading that heads something else, too",
      "struct Card {}\n\n// MARK: - Views\n\nstruct Demo {}\n\nstruct Row {}\n",
      "struct Card {}\n\n// MARK: - Views\n\nstruct Row {}\n"),
    Case(
      "a heading that then heads nothing",
      "struct Card {}\n\n// MARK: - Examples\n\nstruct Demo {}\n",
      "struct Card {}\n"),
    Case(
      "a helper of the demo stays, without the demo's heading",
      "struct Card {}\n\n// MARK: - Demo\n\nstruct Demo {}\n\nprivate struct DemoRow {}\n",
      "struct Card {}\n\nprivate struct DemoRow {}\n"),
    Case(
      "previews of other views stay",
      "struct Demo {}\n\n#Preview { Demo() }\n\n#Preview { Card() }\n", "#Preview { Card() }\n"),
    Case(
      "a preview provider",
      "struct Card {}\n\nstruct Demo {}\n\nstruct Demo_Previews: PreviewProvider { let a = Demo() }\n",
      "struct Card {}\n"),
    Case(
      "a branch that has nothing left",
      "struct Card {}\n\n#if DEBUG\n  struct Demo {}\n\n  #Preview { Demo() }\n#endif\n", "struct Card {}\n"),
    Case(
      "a branch that has something left",
      "#if DEBUG\n  struct Demo {}\n\n  struct Row {}\n#endif\n", "#if DEBUG\n  struct Row {}\n#endif\n"),
    Case(
      "a comment of several lines",
      "struct Card {}\n\n/**\n How it looks.\n\n At night.\n */\n@MainActor\nstruct Demo {}  // end\n",
      "struct Card {}\n"),
    Case(
      "a line of its own with others", "struct Card {}; struct Demo {}; struct Row {}\n",
      "struct Card {}; ; struct Row {}\n"),
    Case(
      "the license above it", "// SPDX-License-Identifier: MIT\n// A card.\nstruct Demo {}\n",
      "// SPDX-License-Identifier: MIT\n"),
    Case(
      "Windows line ends", "struct Card {}\r\n\r\nstruct Demo {}\r\n\r\nstruct Row {}\r\n",
      "struct Card {}\r\n\r\nstruct Row {}\r\n"),
    Case(
      "the name in text and comments", "// Demo\nlet a = \"Demo\"\n\nstruct Demo {}\n", "// Demo\nlet a = \"Demo\"\n"),
    Case("no such type", "struct Card {}\n\n#Preview { Demo() }\n", "struct Card {}\n\n#Preview { Demo() }\n"),
  ])
  func leavesOutTheDemo(_ example: Case) throws {
    #expect(try removing("Demo", from: example.before) == example.after)
  }

  @Test func refusesToLeaveOutWhatIsUsed() throws {
    let error = #expect(throws: Finding.self) {
      try removing("Demo", from: "struct Demo {}\nlet shown = [Demo()]\n")
    }
    #expect(error?.message == "'Demo' is used here, so it cannot be left out")
    #expect(error?.location.position == Position(line: 2, column: 14))
  }
}
