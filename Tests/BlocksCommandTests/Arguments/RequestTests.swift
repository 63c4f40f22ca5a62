import Testing

@testable import BlocksCommand

@Suite struct RequestTests {
  private static let validate = CommandDescription(
    "validate", "Check blocks.",
    arguments: [ArgumentDescription("ID", "A block.", isRequired: false, isRepeating: true)],
    options: [OptionDescription("strict", "Be strict.")])
  private static let program = ProgramDescription(
    "Blocks.", groups: [.init("Work", [validate, CommandDescription("list", "List blocks.")])])

  @Test(arguments: [
    (["--help"], Request.help(nil)),
    (["-h", "validate"], .help(nil)),
    (["help"], .help(nil)),
    (["help", "validate"], .help(validate)),
    (["help", "help"], .help(ProgramDescription.help)),
    (["help", "--help"], .help(ProgramDescription.help)),
    (["validate", "--help"], .help(validate)),
    (["validate", "a", "-h"], .help(validate)),
    (["--version"], .version),
    (["--color", "never", "--version"], .version),
  ])
  func answersHelpAndVersion(words: [String], request: Request) throws {
    #expect(try Self.program.request(for: words) == request)
  }

  @Test(arguments: [
    ["--catalog", "X", "validate", "a", "--color=always"],
    ["--color=always", "--", "validate", "a", "--catalog=X"],
    ["validate", "--catalog", "X", "--color", "always", "a"],
  ])
  func readsCommonOptionsBeforeAndAfterTheCommand(words: [String]) throws {
    guard case .run(let command, let arguments) = try Self.program.request(for: words) else {
      Issue.record("no command is to be run")
      return
    }
    #expect(command == Self.validate)
    #expect(arguments.words == ["a"])
    #expect(arguments.value(of: "catalog") == "X")
    #expect(arguments.value(of: "color") == "always")
  }

  @Test(arguments: [
    ([], "blocks: a command is missing; write 'blocks COMMAND'\nRun 'blocks --help' for the commands.\n"),
    (
      ["valdate"],
      "blocks: unknown command 'valdate'; did you mean 'validate'?\nRun 'blocks --help' for the commands.\n"
    ),
    ([""], "blocks: unknown command ''\nRun 'blocks --help' for the commands.\n"),
    (["nothing-alike"], "blocks: unknown command 'nothing-alike'\nRun 'blocks --help' for the commands.\n"),
    (
      ["--version", "x"], "blocks: '--version' stands alone; leave out 'x'\nRun 'blocks --help' for the commands.\n"
    ),
    (
      ["--version=1"],
      "blocks: '--version' takes no value, and '1' is one; write '--version' alone\nRun 'blocks --help' for the commands.\n"
    ),
    (
      ["--strict", "validate"],
      "blocks: the option '--strict' belongs to a command; write it after the command's name\n"
        + "Run 'blocks --help' for the commands.\n"
    ),
    (
      ["--colour"],
      "blocks: unknown option '--colour'; did you mean '--color'?\nRun 'blocks --help' for the commands.\n"
    ),
    (
      ["--catalog", "A", "list", "--catalog", "B"],
      "blocks list: '--catalog' is given twice; it may be given once\n"
        + "Run 'blocks list --help' for the words and options it takes.\n"
    ),
    (["help", "lst"], "blocks: unknown command 'lst'; did you mean 'list'?\nRun 'blocks --help' for the commands.\n"),
    (
      ["help", "list", "validate"],
      "blocks help: unexpected word 'validate'; write 'blocks help [options] [COMMAND]'\n"
        + "Run 'blocks help --help' for the words and options it takes.\n"
    ),
  ])
  func saysWhatIsWrongAndHowToGetHelp(words: [String], text: String) {
    let error = #expect(throws: UsageError.self) { try Self.program.request(for: words) }
    #expect(error?.text == text)
  }

  @Test(arguments: [["--catalog", "a\u{FFFD}", "list"], ["validate", "a\u{FFFD}"], ["validate", "--", "a\u{FFFD}"]])
  func refusesWordsThatAreNotUTF8(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Self.program.request(for: words) }
    #expect(
      error?.text
        == "blocks: the word 'a\u{FFFD}' is not UTF-8; write it in UTF-8, and without U+FFFD\n"
        + "Run 'blocks --help' for the commands.\n")
  }
}
