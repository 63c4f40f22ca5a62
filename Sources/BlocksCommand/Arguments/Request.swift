/// What somebody asks of the program.
enum Request: Sendable, Hashable {
  /// The help of one command, or of all.
  case help(CommandDescription?)
  case version
  /// What may stand for the last word of a line that is being typed in a shell.
  case complete(CompletionRequest)
  case run(CommandDescription, ParsedArguments)
}

extension ProgramDescription {
  /// Reads a whole command line, without the name of the program.
  ///
  /// The options of every command may also stand before its name. Help and version win over whatever follows them.
  func request(for words: [String]) throws(UsageError) -> Request {
    if let completion = CompletionRequest(words) { return .complete(completion) }
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw UsageError(.foreignWord(word))
    }
    let programOptions = OptionDescription.common + [OptionDescription.version]
    let earlier: ParsedArguments
    var rest: ArraySlice<String>
    do throws(UsageError) {
      (earlier, rest) = try ArgumentParser.parseLeading(words, options: programOptions)
    } catch {
      throw error.misplaced(of: commands.flatMap(\.options))
    }
    if earlier.isSet(OptionDescription.help.name) { return .help(nil) }
    if earlier.isSet(OptionDescription.version.name) { return .version }
    guard let name = rest.popFirst() else { throw UsageError(.missingCommand) }

    let command = try command(named: name)
    let arguments = try ArgumentParser.parse(Array(rest), for: command, after: earlier)
    if arguments.isSet(OptionDescription.help.name) { return .help(command) }
    guard command == Self.help else { return .run(command, arguments) }
    return try .help(arguments.words.first.map { word throws(UsageError) in try self.command(named: word) })
  }
}
