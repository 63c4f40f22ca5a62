/// Reads what follows the name of a command, as its description says.
///
/// Options may stand before, between and after words, as `--name value` or `--name=value`. `--` ends them. A value that
/// begins with `-` takes the second form; `-` alone is a word and a value like any other. `-h` is the only short form.
struct ArgumentParser {
  /// `nil` while the name of the command is not yet read.
  private let command: CommandDescription?
  private let options: [OptionDescription]
  private var parsed: ParsedArguments

  /// Reads words and options, and adds what was given before the name of the command.
  ///
  /// Where `help` is set in the answer, only what stands before it has been looked at.
  static func parse(
    _ words: [String], for command: CommandDescription, after earlier: ParsedArguments = ParsedArguments()
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(command: command, options: command.allOptions)
    parser.parsed.adopt(earlier)
    try parser.read(words, for: command)
    return parser.parsed
  }

  /// Reads the options that stand before the name of the command, and gives back the words from there on.
  static func parseLeading(
    _ words: [String], options: [OptionDescription]
  ) throws(UsageError) -> (options: ParsedArguments, rest: ArraySlice<String>) {
    var parser = ArgumentParser(command: nil, options: options)
    var rest = words[...]
    while let word = rest.first, isOption(word), word != "--", !parser.isHelp, !parser.isVersion {
      rest.removeFirst()
      try parser.readOption(word, &rest)
    }
    return (parser.parsed, rest.first == "--" ? rest.dropFirst() : rest)
  }

  private init(command: CommandDescription?, options: [OptionDescription]) {
    self.command = command
    self.options = options
    parsed = ParsedArguments(options: options)
  }

  private var isHelp: Bool { parsed.isSet(OptionDescription.help.name) }
  private var isVersion: Bool { parsed.isSet(OptionDescription.version.name) }

  private func error(_ problem: UsageError.Problem) -> UsageError {
    UsageError(problem, in: command)
  }

  // MARK: - Words

  private mutating func read(_ words: [String], for command: CommandDescription) throws(UsageError) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if !takesOptions || !Self.isOption(word) {
        try take(word, for: command)
      } else if word == "--" {
        takesOptions = false
      } else {
        try readOption(word, &rest)
        if isHelp { return }
      }
    }
    if let missing = command.arguments.filter(\.isRequired).dropFirst(parsed.words.count).first {
      throw error(.missingWord(missing))
    }
    if let missing = options.first(where: { $0.isRequired && !parsed.isSet($0.name) }) {
      throw error(.missingOption(missing))
    }
  }

  private mutating func take(_ word: String, for command: CommandDescription) throws(UsageError) {
    let last = command.arguments.last { $0.isRepeating }
    guard let argument = command.arguments.dropFirst(parsed.words.count).first ?? last else {
      throw error(.unexpectedWord(word))
    }
    if word.isEmpty { throw error(.emptyWord(argument)) }
    try check(word, is: argument.choices, for: argument.name)
    parsed.words.append(word)
  }

  private func check(_ value: String, is choices: [String]?, for name: String) throws(UsageError) {
    if let choices, !choices.contains(value) { throw error(.unknownChoice(value, for: name, choices: choices)) }
  }

  // MARK: - Options

  /// By bytes, which no combining mark after the dash can hide.
  private static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
  }

  /// Reads one option, and its value from what follows where it is not in the same word.
  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(word[..<(equals ?? word.endIndex)])
    var value = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = option(spelled: spelling) else {
      throw error(.unknownOption(spelling, known: options.map { "--\($0.name)" }))
    }
    if parsed.isSet(option.name), !option.isRepeating { throw error(.repeatedOption(option)) }
    guard option.valueName != nil else {
      if let value { throw error(.unexpectedValue(option, value)) }
      parsed.set(option.name)
      return
    }
    if equals == nil {
      if let next = rest.first, Self.isOption(next) { throw error(.missingValue(option, next: next)) }
      value = rest.popFirst()
    }
    guard let value else { throw error(.missingValue(option, next: nil)) }
    if value.isEmpty { throw error(.emptyValue(option)) }
    try check(value, is: option.choices, for: "--\(option.name)")
    parsed.set(option.name, to: value)
  }

  private func option(spelled spelling: String) -> OptionDescription? {
    spelling == "-h" ? .help : options.first { "--\($0.name)" == spelling }
  }
}
