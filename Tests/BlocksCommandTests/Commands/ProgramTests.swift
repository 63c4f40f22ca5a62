import Testing

@testable import BlocksCommand

@Suite struct ProgramTests {
  private func run(_ words: String...) async -> SampleCatalog.Answer {
    let console = Console()
    let status = await Program.run(words, console: console, workingDirectory: "/")
    return .init(status: status, output: console.output.text, errors: console.errors.text)
  }

  @Test func showsItsVersion() async {
    #expect(await run("--version") == .init(status: .yes, output: Program.version + "\n"))
    #expect(Program.version.split(separator: ".").count == 3)
  }

  @Test func showsItsCommands() async {
    let help = await run("--help")
    #expect(help.status == .yes)
    #expect(help.errors.isEmpty)
    #expect(await run("help") == help)
    #expect(await run("-h", "frobnicate") == help)
    for command in Program.description.groups.flatMap(\.commands) {
      #expect(help.output.contains("\n  \(command.name) "))
    }
  }

  @Test(arguments: Program.description.commands)
  func showsEveryOptionOfACommand(command: CommandDescription) async {
    let help = await run(command.name, "--help")
    #expect(help.status == .yes)
    #expect(help.errors.isEmpty)
    if command.name != "help" { #expect(await run("help", command.name) == help) }
    #expect(help.output.contains("Usage: \(command.usage)\n"))
    for option in command.allOptions {
      #expect(help.output.contains(" \(option.usage)"), "\(option.name)")
      for choice in option.choices ?? [] { #expect(help.output.contains(choice), "\(option.name)") }
    }
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func showsHowToValidate() async {
    #expect(
      await run("validate", "--help").output == """
        Check manifests against their Swift sources.

        Usage: blocks validate [options] [ID...]

        Reads every manifest and every Swift source, holds all rules against them, and
        prints every finding: where it is, what is wrong, what was expected, and the
        other place where that helps. Exit status 1 where a finding is an error.

        The format json is for programs, github for workflow commands, sarif for code
        scanning. In catalog.yaml a rule can be set to off, note, warning or error; a
        comment in a manifest, '# blocks: silence RULE', silences a rule in its line or
        the next.

        Words:
          ID  The blocks to check; without one, all.

        Options:
          --format FORMAT  How findings are printed. One of: text, json, github, sarif.
                           Default: text.
          --strict         Count warnings as errors.
          --fix            Make every change to manifests that mends a finding, then
                           check again.
          --no-cache       Check everything anew, though nothing has changed since the
                           last time.
          --rules          List all rules instead, with an example of each.

        Options of every command:
          --catalog DIR  The catalog's folder; else the nearest one with a catalog.yaml,
                         here or above.
          --color WHEN   When to use color. One of: auto, always, never. Default: auto.
          -h, --help     Show this help.

        """)
  }

  @Test(arguments: [
    ([], "blocks: a command is missing; write 'blocks COMMAND'\nRun 'blocks --help' for the commands.\n"),
    (["frobnicate"], "blocks: unknown command 'frobnicate'\nRun 'blocks --help' for the commands.\n"),
    (
      ["serch", "card"],
      "blocks: unknown command 'serch'; did you mean 'search'?\nRun 'blocks --help' for the commands.\n"
    ),
    (
      ["list", "--colour", "never"],
      "blocks list: unknown option '--colour'; did you mean '--color'?\n"
        + "Run 'blocks list --help' for the words and options it takes.\n"
    ),
    (
      ["--strict", "validate"],
      "blocks: the option '--strict' belongs to a command; write it after the command's name\n"
        + "Run 'blocks --help' for the commands.\n"
    ),
  ])
  func refusesWordsThatItDoesNotKnow(words: [String], errors: String) async {
    let console = Console()
    #expect(await Program.run(words, console: console, workingDirectory: "/") == .failure)
    #expect(console.output.text.isEmpty)
    #expect(console.errors.text == errors)
  }

  @Test func namesEveryExitStatus() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
