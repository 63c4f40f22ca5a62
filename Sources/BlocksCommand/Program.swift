import Diagnostics
import Foundation

/// The program `blocks`: reads its words, runs a command, and says how it ended.
package struct Program: Sendable {
  /// The version that `--version` prints, after https://semver.org.
  package static let version = "0.1.0"

  private static let groups: [(title: String, commands: [any Command.Type])] = [
    ("Keep a catalog", [ValidateCommand.self, GenerateCommand.self]),
    ("Start a block", [NewCommand.self, InitCommand.self]),
    ("Find a block", [SearchCommand.self, TagsCommand.self, ListCommand.self, ShowCommand.self]),
    ("Use a block", [AddCommand.self, StatusCommand.self, SnippetCommand.self]),
    ("Write manifests and templates", [SchemaCommand.self, RenderCommand.self]),
    ("Use a catalog elsewhere", [ExportCommand.self, CompletionsCommand.self]),
  ]

  static let description = ProgramDescription(
    "A catalog of SwiftUI blocks: checks manifests against Swift, generates pages, finds blocks by tag.",
    groups: groups.map { ProgramDescription.Group($0.title, $0.commands.map { $0.description }) })

  /// Runs the program with the words, console and folder of this process.
  ///
  /// - Returns: The exit status: 0 yes, 1 no, 2 the job could not be done.
  package static func main() async -> Int32 {
    await run(
      Array(CommandLine.arguments.dropFirst()), console: .ofProcess(),
      workingDirectory: FileManager.default.currentDirectoryPath
    ).rawValue
  }

  /// The folder of the templates that travel with the program.
  package static func templatesFolder() throws(Finding) -> String {
    try BuiltInTemplates.folder()
  }

  /// Runs the program, and words whatever stopped it.
  static func run(_ words: [String], console: Console, workingDirectory: String) async -> ExitStatus {
    var console = console
    do {
      switch try description.request(for: words) {
      case .help(let command):
        console.write(Help.text(for: command, of: description))
        return console.finish(.yes)
      case .version:
        console.print(version)
        return console.finish(.yes)
      case .complete(let request):
        let line = TypedLine(request.words, of: description)
        let live = LiveValues(for: line, environment: console.environment, workingDirectory: workingDirectory)
        console.write(request.answer(await line.candidates(live), after: line.prefix))
        return console.finish(.yes)
      case .run(let command, let arguments):
        if let fault = fault(of: workingDirectory) {
          console.report("\(ProgramDescription.name): \(fault)\n")
          return console.finish(.failure)
        }
        console.color = arguments.value(of: "color").flatMap(ColorChoice.init) ?? .auto
        let invocation = Invocation(
          command: command, arguments: arguments, console: console, workingDirectory: workingDirectory)
        let commands = groups.flatMap(\.commands)
        guard let chosen = commands.first(where: { $0.description.name == command.name }) else {
          throw UsageError(.unknownCommand(command.name, known: commands.map { $0.description.name }))
        }
        return console.finish(try await chosen.run(invocation))
      }
    } catch let error as UsageError {
      console.report(error.text)
    } catch let finding as Finding {
      console.report(TextReport(isColored: console.colorsErrors).text(for: [finding]))
    } catch {
      console.report("\(ProgramDescription.name): \(VisibleText.message(error.localizedDescription))\n")
    }
    return console.finish(.failure)
  }

  /// Why paths cannot start from a working directory: it may have been removed since the process went there.
  private static func fault(of workingDirectory: String) -> String? {
    guard workingDirectory.hasPrefix("/") else {
      return "the working directory cannot be told; go to a folder that exists"
    }
    // Foundation has put U+FFFD for bytes that are not UTF-8, which names another folder.
    guard !workingDirectory.unicodeScalars.contains("\u{FFFD}") else {
      return "the path of the working directory is not UTF-8; go to another folder"
    }
    return nil
  }
}
