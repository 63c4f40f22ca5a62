import Testing

@testable import BlocksCommand

@Suite struct HelpTests {
  private static let validate = CommandDescription(
    "validate", "Check manifests against the Swift they describe.",
    discussion: """
      Every rule looks at every block, or at the blocks named, and all problems are reported in one run, whatever \
      their number.

      For example:
        blocks validate bottom-sheet
      """,
    arguments: [
      ArgumentDescription("ID", "The blocks to check; all where none is named.", isRequired: false, isRepeating: true)
    ],
    options: [
      OptionDescription(
        "format", value: "FORMAT", "The form of the report.", choices: ["text", "json", "github", "sarif"],
        defaultValue: "text"),
      OptionDescription("strict", "Count warnings as errors."),
      OptionDescription(
        "a-very-long-option", value: "VALUE", "A name that does not fit beside its meaning.", isRepeating: true),
    ])

  @Test func showsAllCommandsInTheirGroups() {
    let program = ProgramDescription(
      "A catalog of SwiftUI blocks.",
      groups: [
        .init("Maintain a catalog", [Self.validate]),
        .init(
          "Use a catalog",
          [
            CommandDescription(
              "add", "Copy blocks and what they require into an app, with a summary that is too long for a single line."
            ),
            CommandDescription("list", "Show all blocks."),
          ]),
      ])
    #expect(
      Help.text(for: nil, of: program) == """
        A catalog of SwiftUI blocks.

        Usage: blocks COMMAND [options] [words]

        Maintain a catalog:
          validate  Check manifests against the Swift they describe.

        Use a catalog:
          add       Copy blocks and what they require into an app, with a summary that
                    is too long for a single line.
          list      Show all blocks.

        Options of every command:
          --catalog DIR  The catalog's folder; else the nearest one with a catalog.yaml,
                         here or above.
          --color WHEN   When to use color. One of: auto, always, never. Default: auto.
          -h, --help     Show this help.

        Other options:
          --version  Show the version.

        Exit status:
          0  Yes: the job is done and nothing is wrong.
          1  No: something is wrong, stale or missing, or nothing was found.
          2  The job could not be done: wrong arguments, an unreadable catalog, a failed
             write.

        Run 'blocks help COMMAND' for the words and options that a command takes.

        """)
  }

  @Test func showsTheWordsAndOptionsOfACommand() {
    let program = ProgramDescription("Blocks.", groups: [])
    #expect(
      Help.text(for: Self.validate, of: program) == """
        Check manifests against the Swift they describe.

        Usage: blocks validate [options] [ID...]

        Every rule looks at every block, or at the blocks named, and all problems are
        reported in one run, whatever their number.

        For example:
          blocks validate bottom-sheet

        Words:
          ID  The blocks to check; all where none is named.

        Options:
          --format FORMAT  The form of the report. One of: text, json, github, sarif.
                           Default: text.
          --strict         Count warnings as errors.
          --a-very-long-option VALUE
                           A name that does not fit beside its meaning. May be given
                           several times.

        Options of every command:
          --catalog DIR  The catalog's folder; else the nearest one with a catalog.yaml,
                         here or above.
          --color WHEN   When to use color. One of: auto, always, never. Default: auto.
          -h, --help     Show this help.

        """)
  }

  @Test func keepsLinesWithin80Letters() {
    let text = Help.text(of: Self.validate)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func keepsAWordThatIsLongerThanALine() {
    let long = String(repeating: "x", count: 100)
    #expect(TextLayout.wrapped("a \(long) b", indent: 2) == ["  a", "  \(long)", "  b"])
  }
}
