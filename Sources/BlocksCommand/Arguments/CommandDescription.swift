/// All that the parser and the help need to know of a command.
struct CommandDescription: Sendable, Hashable {
  let name: String
  /// One sentence.
  let summary: String
  /// Paragraphs parted by blank lines; a line that begins with a space is kept as it is.
  let discussion: String
  let arguments: [ArgumentDescription]
  /// Those of this command alone.
  let options: [OptionDescription]

  init(
    _ name: String, _ summary: String, discussion: String = "", arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
  }

  /// Those of this command and those of every command.
  var allOptions: [OptionDescription] { options + OptionDescription.common }

  /// How it is called: `blocks add --to DIR [options] ID...`.
  var usage: String {
    let required = options.filter(\.isRequired).map(\.usage)
    let parts = [ProgramDescription.name, name] + required + ["[options]"] + arguments.map(\.usage)
    return parts.joined(separator: " ")
  }
}
