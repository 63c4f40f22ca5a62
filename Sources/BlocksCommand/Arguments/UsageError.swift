import Diagnostics

/// A command line that cannot be understood.
struct UsageError: Error, Sendable, Hashable {
  enum Problem: Sendable, Hashable {
    case missingCommand
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    /// An option of a command that stands before the command's name.
    case misplacedOption(String)
    case repeatedOption(OptionDescription)
    case missingOption(OptionDescription)
    /// - Parameter next: The word that stands where the value should, if it begins with a dash.
    case missingValue(OptionDescription, next: String?)
    case emptyValue(OptionDescription)
    /// A value of a flag.
    case unexpectedValue(OptionDescription, String)
    /// - Parameter name: As people write it: `--format`, `SHELL`.
    case unknownChoice(String, for: String, choices: [String])
    case missingWord(ArgumentDescription)
    case emptyWord(ArgumentDescription)
    case unexpectedWord(String)
    /// A word with U+FFFD, which the system's words have in place of what is not UTF-8.
    case foreignWord(String)
    /// A value that only the command itself can judge.
    ///
    /// - Parameters:
    ///   - name: As people write it: `--limit`, `ID`.
    ///   - expected: What it takes: `a whole number from 1 on`.
    case invalidValue(String, for: String, expected: String)
    /// Two options, named without dashes, that exclude each other.
    case conflict(String, String)
    /// Anything else that is wrong with the words: a sentence in lower case, without a final period.
    case other(String)
  }

  let problem: Problem
  /// `nil` where it concerns the program as a whole.
  let command: CommandDescription?

  init(_ problem: Problem, in command: CommandDescription? = nil) {
    self.problem = problem
    self.command = command
  }

  /// The same error, unless it is about an option that some command knows: that one only stands too early.
  func misplaced(of options: [OptionDescription]) -> UsageError {
    guard case .unknownOption(let name, _) = problem, options.contains(where: { "--\($0.name)" == name }) else {
      return self
    }
    return UsageError(.misplacedOption(name), in: command)
  }

  /// All that is to be printed: what is wrong, and how to get help; two lines.
  var text: String {
    let subject = command.map { "\(ProgramDescription.name) \($0.name)" } ?? ProgramDescription.name
    let offer = command == nil ? "for the commands" : "for the words and options it takes"
    return "\(subject): \(message)\nRun '\(subject) --help' \(offer).\n"
  }
}

// MARK: - Wording

extension UsageError {
  /// One sentence, in lower case and without a final period, nor anything that a terminal would act on.
  var message: String { VisibleText.message(wording) }

  private var wording: String {
    switch problem {
    case .missingCommand:
      return "a command is missing; write '\(ProgramDescription.name) COMMAND'"
    case .unknownCommand(let name, let known):
      return "unknown command \(quoted(name))" + suggestion(for: name, among: known)
    case .unknownOption(let name, let known):
      let nearest = suggestion(for: name, among: known)
      let takesWords = command.map { !$0.arguments.isEmpty } ?? false
      let advice = takesWords ? "; a word that begins with '-' stands after '--'" : ""
      return "unknown option \(quoted(name))" + (nearest.isEmpty ? advice : nearest)
    case .misplacedOption(let name):
      return "the option \(quoted(name)) belongs to a command; write it after the command's name"
    case .repeatedOption(let option):
      return "'--\(option.name)' is given twice; it may be given once"
    case .missingOption(let option):
      return "'--\(option.name)' is missing; write '\(option.usage)'"
    case .missingValue(let option, let next):
      guard let next else { return "'--\(option.name)' has no value; write '\(option.usage)'" }
      return "'--\(option.name)' has no value before \(quoted(next)); write '\(option.usage)', "
        + "or '--\(option.name)=-x' for a value that begins with '-'"
    case .emptyValue(let option):
      return "'--\(option.name)' has an empty value; write '\(option.usage)'"
    case .unexpectedValue(let option, let value):
      return "'--\(option.name)' takes no value, and \(quoted(value)) is one; write '--\(option.name)' alone"
    case .unknownChoice(let value, let name, let choices):
      return "'\(name)' takes \(list(choices)), not \(quoted(value))" + suggestion(for: value, among: choices)
    case .missingWord(let argument):
      return "\(argument.name) is missing" + usageClause
    case .emptyWord(let argument):
      return "\(argument.name) is empty" + usageClause
    case .unexpectedWord(let word):
      return "unexpected word \(quoted(word))" + usageClause
    case .foreignWord(let word):
      return "the word \(quoted(word)) is not UTF-8; write it in UTF-8, and without U+FFFD"
    case .invalidValue(let value, let name, let expected):
      return "'\(name)' takes \(expected), not \(quoted(value))"
    case .conflict(let name, let other):
      return "'--\(name)' and '--\(other)' exclude each other; leave one out"
    case .other(let message):
      return message
    }
  }

  private var usageClause: String {
    command.map { "; write '\($0.usage)'" } ?? ""
  }

  private func list(_ choices: [String]) -> String {
    let quoted = choices.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
