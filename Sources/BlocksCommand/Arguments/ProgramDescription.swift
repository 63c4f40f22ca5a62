/// All commands, in the groups in which the help shows them.
struct ProgramDescription: Sendable, Hashable {
  struct Group: Sendable, Hashable {
    let title: String
    let commands: [CommandDescription]

    init(_ title: String, _ commands: [CommandDescription]) {
      self.title = title
      self.commands = commands
    }
  }

  static let name = "blocks"

  /// The command `help COMMAND`, which the parser answers itself.
  static let help = CommandDescription(
    "help", "Show how a command is used.",
    arguments: [
      ArgumentDescription("COMMAND", "The command; without one, all are shown.", isRequired: false, kind: .command)
    ])

  /// One sentence.
  let summary: String
  let groups: [Group]

  init(_ summary: String, groups: [Group]) {
    self.summary = summary
    self.groups = groups
  }

  var commands: [CommandDescription] { groups.flatMap(\.commands) + [Self.help] }

  /// - Throws: A `UsageError` that names the nearest command.
  func command(named name: String) throws(UsageError) -> CommandDescription {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError(.unknownCommand(name, known: commands.map(\.name)))
    }
    return command
  }
}
