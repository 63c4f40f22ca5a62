import Foundation
import Testing

@testable import BlocksCommand

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

  @Test func writesLargeOutputWhole() async throws {
    let pipe = Pipe()
    let line = String(repeating: "ä", count: 99)
    let reading = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    let console = Console(output: Output(.descriptor(pipe.fileHandleForWriting.fileDescriptor)))
    for _ in 0..<5_000 { console.print(line) }
    #expect(console.finish(.yes) == .yes)
    try pipe.fileHandleForWriting.close()
    let read = try await reading.value
    #expect(read == Data(String(repeating: line + "\n", count: 5_000).utf8))
  }

  @Test func collectsSmallPiecesUnlessATerminalReads() throws {
    for isTerminal in [false, true] {
      let pipe = Pipe()
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
    let console = Console(output: Output(.descriptor(file.fileDescriptor)))
    console.print("a")
    #expect(console.finish(.yes) == .failure)
    #expect(console.errors.text == "blocks: standard output cannot be written: bad file descriptor\n")
  }

  @Test func waitsForASlowReader() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let text = String(repeating: "0123456789abcdef", count: 1 << 16)
    let writing = Task.detached {
      let console = Console(output: Output(.descriptor(descriptor)))
      console.write(text)
      return console.finish(.yes)
    }
    var read = Data()
    while read.count < text.utf8.count, let part = try pipe.fileHandleForReading.read(upToCount: 4_096), !part.isEmpty {
      read += part
    }
    #expect(await writing.value == .yes)
    #expect(read == Data(text.utf8))
  }

  @Test func exitsWithANumber() {
    let console = Console()
    #expect(console.finish(.yes).rawValue == 0)
    #expect(console.finish(.no).rawValue == 1)
    #expect(console.finish(.failure).rawValue == 2)
  }
}
