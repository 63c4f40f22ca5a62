/// A command line that is being typed: what is known of it, and what its last word may be.
///
/// It forgives whatever is wrong in it: people complete a line before it is right.
struct TypedLine: Sendable {
  /// What the last word is.
  enum End: Sendable, Hashable {
    case commandName
    /// The name of one of these options.
    case option([OptionDescription])
    /// A value that may be any of these, or is of a kind.
    ///
    /// - Parameter given: Those that need not be offered again.
    case value(ValueKind, choices: [String]?, given: [String])
  }

  let program: ProgramDescription
  private(set) var end = End.commandName
  /// What has been typed of the last word; of `--name=value`, that of the value.
  private(set) var typed: String
  /// What stands in the last word before that: `--name=`, or nothing.
  private(set) var prefix = ""
  /// Whether the last word may begin with a dash though it is not the name of an option.
  private var takesDashes = false
  /// The values of options so far, by name.
  private(set) var values: [String: String] = [:]

  /// - Parameters:
  ///   - words: Without the name of the program; the last one is the one that is being typed, and may be empty.
  ///   - program: All commands.
  init(_ words: [String], of program: ProgramDescription) {
    self.program = program
    typed = words.last ?? ""
    read(words.dropLast())
  }

  private mutating func read(_ earlier: ArraySlice<String>) {
    var command: CommandDescription?
    var (options, given): ([OptionDescription], [String]) = (OptionDescription.common + [.version], [])
    var (pending, takesOptions): (OptionDescription?, Bool) = (nil, true)
    var seen: Set<String> = []
    for word in earlier {
      if let option = pending {
        values[option.name] = word
        pending = nil
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.utf8.starts(with: "-".utf8), word.utf8.count > 1 {
        let (name, value) = Self.parts(of: word)
        guard let option = options.first(where: { "--\($0.name)" == name }) else { continue }
        seen.insert(option.name)
        if let value { values[option.name] = value } else if option.valueName != nil { pending = option }
      } else if command == nil {
        command = program.commands.first { $0.name == word }
        // What an unknown command takes nobody knows.
        guard let command else { return end = .value(.free, choices: nil, given: []) }
        options = command.allOptions
        // Before the name of the command, '--' ends the options of all commands alone.
        takesOptions = true
      } else {
        given.append(word)
      }
    }
    if let option = pending { return end = Self.value(option) }
    if takesOptions, typed.utf8.first == UInt8(ascii: "-") {
      let (name, value) = Self.parts(of: typed)
      guard let value else { return end = .option(options.filter { $0.isRepeating || !seen.contains($0.name) }) }
      let option = options.first { "--\($0.name)" == name }
      (prefix, typed, takesDashes) = (name + "=", value, true)
      return end = option.map(Self.value) ?? .value(.free, choices: nil, given: [])
    }
    guard let command else { return }
    takesDashes = !takesOptions
    let argument = command.arguments.dropFirst(given.count).first ?? command.arguments.last { $0.isRepeating }
    end = .value(argument?.kind ?? .free, choices: argument?.choices, given: given)
  }

  private static func value(_ option: OptionDescription) -> End {
    .value(option.valueName == nil ? .free : option.kind, choices: option.choices, given: [])
  }

  /// The name with its dashes, and the value behind the first `=`.
  private static func parts(of word: String) -> (name: String, value: String?) {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
  }

  // MARK: - Answer

  /// All that the last word may become.
  func candidates(_ live: LiveValues) async -> Candidates {
    switch end {
    case .commandName: .words(commands.continuing(typed))
    case .option(let options):
      .words(options.map { Candidate("--\($0.name)", $0.summary) }.continuing(typed))
    case .value(_, let choices?, let given): .words(offered(choices.map { Candidate($0) }, without: given))
    case .value(.file, _, _): .files
    case .value(.folder, _, _): .folders
    case .value(.command, _, let given): .words(offered(commands, without: given))
    case .value(let kind, nil, let given): .words(offered(await live.values(of: kind), without: given))
    }
  }

  private var commands: [Candidate] { program.commands.map { Candidate($0.name, $0.summary) } }

  private func offered(_ candidates: [Candidate], without given: [String]) -> [Candidate] {
    candidates.filter { candidate in
      !given.contains(candidate.text) && (takesDashes || candidate.text.utf8.first != UInt8(ascii: "-"))
    }.continuing(typed)
  }
}
