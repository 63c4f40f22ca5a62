import Foundation
import Testing

@testable import BlocksCommand

/// A descriptor is only as good as the handle that owns it: every test keeps its own to the end.
@Suite struct ConsoleTests {
  @Test func partsAnswersFromEverythingElse() {
    let console = Console()
    console.write("a ")
    console.print("b")
    console.report("careful\n")
    #expect(console.output.text == "a b\n")
    #expect(console.errors.text == "careful\n")
    #expect(console.finish(.no) == .no)
  }

  @Test(arguments: [false, true])
  func writesLargeOutputWholeToASlowReader(isBlocking: Bool) throws {
    let pipe = Pipe()
    defer { withExtendedLifetime(pipe) {} }
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    if !isBlocking { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
    let line = String(repeating: "ä", count: 99)
    let reader = PipeReader(pipe.fileHandleForReading)
    let console = Console(output: Output(.descriptor(descriptor)))
    for _ in 0..<5_000 { console.print(line) }
    #expect(console.finish(.yes) == .yes)
    try pipe.fileHandleForWriting.close()
    #expect(reader.everything == Data(String(repeating: line + "\n", count: 5_000).utf8))
  }

  @Test func collectsSmallPiecesUnlessATerminalReads() throws {
    for isTerminal in [false, true] {
      let pipe = Pipe()
      defer { withExtendedLifetime(pipe) {} }
      let output = Output(.descriptor(pipe.fileHandleForWriting.fileDescriptor), isTerminal: isTerminal)
      output.write("a")
      #expect(output.text == (isTerminal ? "" : "a"))
      output.flush()
      #expect(output.text.isEmpty)
      #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data("a".utf8))
    }
  }

  @Test func answersBeforeItReports() throws {
    let pipe = Pipe()
    defer { withExtendedLifetime(pipe) {} }
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let console = Console(output: Output(.descriptor(descriptor)), errors: Output(.descriptor(descriptor)))
    console.print("first")
    console.report("second\n")
    console.print("third")
    _ = console.finish(.yes)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("first\nsecond\nthird\n".utf8))
  }

  @Test func keepsItsStatusWhenTheReaderGoesAway() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    defer { withExtendedLifetime(pipe) {} }
    let console = Console(output: Output(.descriptor(pipe.fileHandleForWriting.fileDescriptor)))
    try pipe.fileHandleForReading.close()
    console.print("nobody reads this")
    #expect(!console.output.isClosed)
    #expect(console.finish(.yes) == .yes)
    #expect(console.output.isClosed)
    console.print("nor this")
    #expect(console.finish(.no) == .no)
    #expect(console.errors.text.isEmpty)
  }

  @Test func failsWhenTheAnswerCannotBeWritten() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    defer { withExtendedLifetime(file) {} }
    let console = Console(output: Output(.descriptor(file.fileDescriptor)))
    console.print("a")
    #expect(console.finish(.yes) == .failure)
    #expect(console.errors.text == "blocks: standard output cannot be written: bad file descriptor\n")
  }

  @Test func exitsWithANumber() {
    let console = Console()
    #expect(console.finish(.yes).rawValue == 0)
    #expect(console.finish(.no).rawValue == 1)
    #expect(console.finish(.failure).rawValue == 2)
  }
}
