import Foundation

/// Where a run of the program writes, answers to one output, everything else to another, and where it asks.
struct Console: Sendable {
  /// Standard output: what was asked for.
  let output: Output
  /// Standard error: findings, progress, errors.
  let errors: Output
  /// Standard input: answers of whoever is asked.
  let input: Input
  let environment: [String: String]
  /// What people at a terminal see of a long run.
  let progress: Progress
  var color = ColorChoice.auto

  init(
    output: Output = Output(.memory), errors: Output = Output(.memory), input: Input = Input(),
    environment: [String: String] = [:]
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    self.environment = environment
    progress = Progress(
      errors, isShown: ColorChoice.auto.usesColor(isTerminal: errors.isTerminal, environment: environment))
  }

  /// The console of this process.
  ///
  /// From here on a write to a pipe that nobody reads fails and no longer ends the process.
  static func ofProcess() -> Console {
    signal(SIGPIPE, SIG_IGN)
    func output(_ descriptor: Int32) -> Output {
      // Where a process starts without the descriptor, a library may hold something of its own under that number, which
      // it has not marked to be passed on.
      let flags = fcntl(descriptor, F_GETFD)
      guard flags >= 0, flags & FD_CLOEXEC == 0 else { return Output(.nowhere) }
      return Output(.descriptor(descriptor), isTerminal: isatty(descriptor) == 1)
    }
    return Console(
      output: output(STDOUT_FILENO), errors: output(STDERR_FILENO),
      input: Input(.descriptor(STDIN_FILENO), isTerminal: isatty(STDIN_FILENO) == 1),
      environment: ProcessInfo.processInfo.environment)
  }

  /// Writes a part of the answer as it is.
  func write(_ text: String) {
    output.write(text)
  }

  /// Writes a part of the answer to the byte.
  func write(_ bytes: [UInt8]) {
    output.write(bytes)
  }

  /// Writes a line of the answer.
  func print(_ line: String) {
    output.write(line + "\n")
  }

  /// Writes what is not part of the answer as it is, after all of the answer that came before it.
  func report(_ text: String) {
    progress.erase()
    output.flush()
    errors.write(text)
    errors.flush()
  }

  /// Whether somebody sits there who sees questions and can answer them.
  var canAsk: Bool { input.isTerminal && errors.isTerminal }

  /// Whether the answer is colored.
  var colorsOutput: Bool { color.usesColor(isTerminal: output.isTerminal, environment: environment) }

  /// Whether everything else is colored.
  var colorsErrors: Bool { color.usesColor(isTerminal: errors.isTerminal, environment: environment) }

  /// Writes what is still collected.
  ///
  /// - Returns: The status given, or `failure` where the answer could not be written; a reader that went away is none.
  func finish(_ status: ExitStatus) -> ExitStatus {
    progress.end()
    output.flush()
    guard let failure = output.failure else { return status }
    report("\(ProgramDescription.name): standard output cannot be written: \(failure)\n")
    return .failure
  }
}
