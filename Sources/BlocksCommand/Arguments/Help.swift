/// The help texts, made from the descriptions.
enum Help {
  /// What a request for help is answered with.
  static func text(for command: CommandDescription?, of program: ProgramDescription) -> String {
    command.map(text) ?? text(of: program)
  }

  static func text(of program: ProgramDescription) -> String {
    let name = ProgramDescription.name
    var sections = [
      [program.summary],
      ["Usage: \(name) COMMAND [options] [words]"],
    ]
    let longest = program.commands.map(\.name.count).max() ?? 0
    for group in program.groups {
      // Padded, so that the summaries of all groups stand in one column.
      let rows = group.commands.map { ($0.name.padded(to: longest), $0.summary) }
      sections.append([group.title + ":"] + TextLayout.list(rows))
    }
    sections.append(["Options of every command:"] + list(OptionDescription.common))
    sections.append(["Other options:"] + list([.version]))
    sections.append(
      ["Exit status:"] + TextLayout.list(ExitStatus.allCases.map { (String($0.rawValue), $0.summary) }))
    sections.append(TextLayout.wrapped("Run '\(name) help COMMAND' for the words and options that a command takes."))
    return joined(sections)
  }

  static func text(of command: CommandDescription) -> String {
    var sections = [
      TextLayout.wrapped(command.summary),
      ["Usage: \(command.usage)"],
    ]
    if !command.discussion.isEmpty { sections.append(TextLayout.paragraphs(command.discussion)) }
    if !command.arguments.isEmpty {
      let rows = command.arguments.map { ($0.name, meaning($0.summary, $0.choices, nil)) }
      sections.append(["Words:"] + TextLayout.list(rows))
    }
    if !command.options.isEmpty { sections.append(["Options:"] + list(command.options)) }
    sections.append(["Options of every command:"] + list(OptionDescription.common))
    return joined(sections)
  }

  private static func list(_ options: [OptionDescription]) -> [String] {
    TextLayout.list(
      options.map { option in
        let name = option == .help ? "-h, \(option.usage)" : option.usage
        let repeats = option.isRepeating ? " May be given several times." : ""
        return (name, meaning(option.summary + repeats, option.choices, option.defaultValue))
      })
  }

  private static func meaning(_ summary: String, _ choices: [String]?, _ defaultValue: String?) -> String {
    var meaning = summary
    if let choices { meaning += " One of: \(choices.joined(separator: ", "))." }
    if let defaultValue { meaning += " Default: \(defaultValue)." }
    return meaning
  }

  private static func joined(_ sections: [[String]]) -> String {
    sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// Filled up with spaces to a number of letters.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
