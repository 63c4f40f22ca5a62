import Diagnostics
import Foundation

/// `blocks completions`: what makes a shell complete the words of the program.
enum CompletionsCommand: Command {
  static let description = CommandDescription(
    "completions", "Print a script that makes a shell complete commands, options and values.",
    discussion: """
      Commands, options and their choices are completed, files and folders, and from the catalog that the line is about \
      its ids, tags, categories, levels, platforms and languages, as they are at that moment. Put one of these into the \
      file that your shell reads when it starts:

        eval "$(blocks completions bash)"          # ~/.bashrc
        eval "$(blocks completions zsh)"           # ~/.zshrc, after compinit
        blocks completions fish | source           # ~/.config/fish/config.fish
      """,
    arguments: [ArgumentDescription("SHELL", "The shell.", choices: Shell.allCases.map(\.rawValue))])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let name = "completions/blocks.\(invocation.arguments.words.first ?? "")"
    let path = try "\(BuiltInTemplates.folder())/\(name)"
    invocation.console.write(try SourceFile.read(path, shownAs: "Templates/\(name)").bytes)
    return .yes
  }
}
