/// A command of the program: what it takes, and what it does.
protocol Command: Sendable {
  static var description: CommandDescription { get }

  /// Does the job.
  ///
  /// - Throws: A `UsageError` for words that the command cannot use, a `Finding` for what stopped it.
  static func run(_ invocation: Invocation) async throws -> ExitStatus
}

/// One run of a command: what was asked, and the world around it.
struct Invocation: Sendable {
  let command: CommandDescription
  let arguments: ParsedArguments
  let console: Console
  /// An absolute path; paths that people write start from here.
  let workingDirectory: String

  /// An error about the words of this command.
  func usageError(_ problem: UsageError.Problem) -> UsageError {
    UsageError(problem, in: command)
  }

  /// A path as people write it, made absolute.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }
}
