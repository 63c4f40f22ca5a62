import Foundation

@testable import BlocksCommand

extension SampleCatalog {
  /// Runs the program with words, and with lines that somebody types at a terminal.
  ///
  /// - Parameters:
  ///   - words: What follows the name of the program.
  ///   - lines: What is typed; `nil` where nobody sits there.
  ///   - place: A folder below.
  /// - Returns: How the run ended, and what it wrote.
  func run(words: [String], typing lines: String? = nil, in place: String = "") async -> Answer {
    let isTerminal = lines != nil
    let console = Console(
      errors: Output(.memory, isTerminal: isTerminal),
      input: Input(.memory(Array((lines ?? "").utf8)), isTerminal: isTerminal), environment: ["NO_COLOR": "1"])
    let workingDirectory = place.isEmpty ? folder : "\(folder)/\(place)"
    let status = await Program.run(words, console: console, workingDirectory: workingDirectory)
    return Answer(status: status, output: console.output.text, errors: console.errors.text)
  }
}
