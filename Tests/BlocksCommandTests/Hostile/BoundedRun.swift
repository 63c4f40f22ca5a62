import Foundation
import Testing

@testable import BlocksCommand

/// A run of the built program in a process of its own, which is killed when it does not end.
struct BoundedRun {
  let status: Int32
  let output: String
  let errors: String
  /// The most memory that the process held at once, in bytes.
  let peakMemory: Int

  /// What a run may take: many times what it needs, for a busy machine and a program that is not optimized.
  private static let seconds = 20.0
  private static let memory = 200 << 20

  /// Runs the program on a catalog, and expects it to end by itself, within bounds, and without a word to a terminal.
  init(_ words: String..., in catalog: SampleCatalog) throws {
    let program = try BuiltProgramTests.executable().path
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("blocks-run-\(UUID().uuidString)").path
    defer { for end in [".out", ".err"] { try? FileManager.default.removeItem(atPath: place + end) } }
    let process = try Self.start([program] + words + ["--catalog", catalog.folder], writingTo: place)
    (status, peakMemory) = try Self.wait(for: process)
    output = try Self.text(place + ".out")
    errors = try Self.text(place + ".err")
    #expect(peakMemory < Self.memory, "\(words) took \(peakMemory >> 20) MB")
    let isHarmless = (output + errors).unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    #expect(isHarmless, "\(words) writes control characters")
  }

  private static func start(_ words: [String], writingTo place: String) throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, place + ".out", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, place + ".err", O_WRONLY | O_CREAT, 0o600)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let error = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    try #require(error == 0, "the program cannot be started: \(String(cString: strerror(error)))")
    return process
  }

  private static func wait(for process: pid_t) throws -> (status: Int32, peakMemory: Int) {
    let end = Date(timeIntervalSinceNow: seconds)
    var (status, memory) = (Int32(), 0)
    while waitpid(process, &status, WNOHANG) == 0 {
      memory = max(memory, peakMemory(of: process))
      if Date() > end {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        break
      }
      usleep(2_000)
    }
    // The low bits name the signal that ended the process.
    try #require(status & 0x7F == 0, "ended by signal \(status & 0x7F)")
    return (status >> 8 & 0xFF, memory)
  }

  /// What Linux says of a process that runs; elsewhere nothing.
  ///
  /// What it says once the process has ended takes in the memory of the tests.
  private static func peakMemory(of process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 << 10 } ?? 0
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
