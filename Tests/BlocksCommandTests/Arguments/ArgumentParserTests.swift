import Testing

@testable import BlocksCommand

@Suite struct ArgumentParserTests {
  private static let check = CommandDescription(
    "check", "Check blocks.",
    arguments: [ArgumentDescription("ID", "A block.", isRequired: false, isRepeating: true)],
    options: [
      OptionDescription("format", value: "FORMAT", "The form.", choices: ["text", "json"], defaultValue: "text"),
      OptionDescription("set", value: "NAME=VALUE", "A value.", isRepeating: true),
      OptionDescription("output", value: "DIR", "The folder."),
      OptionDescription("strict", "Be strict."),
    ])
  private static let copy = CommandDescription(
    "copy", "Copy a block.",
    arguments: [
      ArgumentDescription("ID", "A block."), ArgumentDescription("KIND", "A kind.", choices: ["app", "page"]),
    ],
    options: [OptionDescription("to", value: "DIR", "Where to.", isRequired: true)])
  private static let list = CommandDescription("list", "List blocks.")

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(words, for: Self.check)
  }

  // MARK: - What is read

  @Test(arguments: [
    ["a", "b", "--format", "json", "--strict"],
    ["--format=json", "--strict", "a", "b"],
    ["a", "--format", "json", "b", "--strict"],
    ["--strict", "a", "--format=json", "--", "b"],
  ])
  func readsOptionsBeforeBetweenAndAfterWords(words: [String]) throws {
    let arguments = try ArgumentParser.parse(words, for: Self.check)
    #expect(arguments.words == ["a", "b"])
    #expect(arguments.value(of: "format") == "json")
    #expect(arguments.isSet("strict"))
  }

  @Test func knowsWhatWasNotGiven() throws {
    let arguments = try parse()
    #expect(arguments.words.isEmpty)
    #expect(arguments.value(of: "format") == "text")
    #expect(arguments.values(of: "format") == ["text"])
    #expect(!arguments.isSet("format"))
    #expect(arguments.value(of: "output") == nil)
    #expect(arguments.values(of: "set").isEmpty)
    #expect(arguments.value(of: "color") == "auto")
  }

  @Test func keepsRepeatedValuesInTheirOrder() throws {
    let arguments = try parse("--set", "a=1", "--set=b=2", "--set", "a=3")
    #expect(arguments.values(of: "set") == ["a=1", "b=2", "a=3"])
    #expect(arguments.value(of: "set") == "a=3")
  }

  @Test func endsOptionsAtTwoDashes() throws {
    let arguments = try parse("--", "--strict", "--", "-h")
    #expect(arguments.words == ["--strict", "--", "-h"])
    #expect(!arguments.isSet("strict"))
  }

  @Test func takesAValueThatBeginsWithADash() throws {
    #expect(try parse("--output=-x").value(of: "output") == "-x")
    #expect(try parse("--output=--strict").value(of: "output") == "--strict")
  }

  @Test func takesALoneDashAsAnyOtherWord() throws {
    #expect(try parse("-", "--output", "-").words == ["-"])
    #expect(try parse("--output", "-").value(of: "output") == "-")
  }

  @Test(arguments: ["-h", "--help"])
  func looksAtNothingAfterHelp(word: String) throws {
    #expect(try parse("a", word, "--no-such", "--format").isSet("help"))
    #expect(try ArgumentParser.parse([word], for: Self.copy).isSet("help"))
  }

  @Test(arguments: ["\u{FFFD}", "\u{301}", "a\u{0}b", "👩‍👩‍👧", "\u{202E}abc", "=", "a=b"])
  func takesAnyWord(word: String) throws {
    #expect(try parse(word, "--output", word, "--set=\(word)").words == [word])
    #expect(try parse("--set=\(word)").values(of: "set").map { Array($0.utf8) } == [Array(word.utf8)])
  }

  // MARK: - What is refused

  @Test(arguments: [
    (["--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["-format"], "unknown option '-format'; did you mean '--format'?"),
    (["--Strict"], "unknown option '--Strict'; did you mean '--strict'?"),
    (["-x"], "unknown option '-x'; a word that begins with '-' stands after '--'"),
    (["-\u{301}=1"], "unknown option '-\u{301}'; a word that begins with '-' stands after '--'"),
    (["--\u{1B}[31m"], "unknown option '--\\u{1B}[31m'; a word that begins with '-' stands after '--'"),
    (["--strict", "--strict"], "'--strict' is given twice; it may be given once"),
    (["--format", "text", "--format=json"], "'--format' is given twice; it may be given once"),
    (["--output"], "'--output' has no value; write '--output DIR'"),
    (
      ["--output", "--strict"],
      "'--output' has no value before '--strict'; write '--output DIR', or '--output=-x' for a value that begins with '-'"
    ),
    (
      ["--output", "--", "x"],
      "'--output' has no value before '--'; write '--output DIR', or '--output=-x' for a value that begins with '-'"
    ),
    (["--output", ""], "'--output' has an empty value; write '--output DIR'"),
    (["--output="], "'--output' has an empty value; write '--output DIR'"),
    (["--strict=yes"], "'--strict' takes no value, and 'yes' is one; write '--strict' alone"),
    (["--strict="], "'--strict' takes no value, and '' is one; write '--strict' alone"),
    (["--format", "jsn"], "'--format' takes 'text' or 'json', not 'jsn'; did you mean 'json'?"),
    (["--format=xml"], "'--format' takes 'text' or 'json', not 'xml'"),
    (["--color", "yes"], "'--color' takes 'auto', 'always' or 'never', not 'yes'"),
    (["a", ""], "ID is empty; write 'blocks check [options] [ID...]'"),
  ])
  func refusesWhatItCannotRead(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words, for: Self.check) }
    #expect(error?.message == message)
    #expect(error?.command == Self.check)
  }

  @Test(arguments: [
    (copy, [], "ID is missing; write 'blocks copy --to DIR [options] ID KIND'"),
    (copy, ["--to", "x", "a"], "KIND is missing; write 'blocks copy --to DIR [options] ID KIND'"),
    (copy, ["a", "app"], "'--to' is missing; write '--to DIR'"),
    (copy, ["a", "App"], "'KIND' takes 'app' or 'page', not 'App'; did you mean 'app'?"),
    (copy, ["a", "app", "b"], "unexpected word 'b'; write 'blocks copy --to DIR [options] ID KIND'"),
    (list, ["a"], "unexpected word 'a'; write 'blocks list [options]'"),
    (list, ["-5"], "unknown option '-5'"),
  ])
  func refusesTooFewAndTooManyWords(command: CommandDescription, words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words, for: command) }
    #expect(error?.message == message)
  }
}
