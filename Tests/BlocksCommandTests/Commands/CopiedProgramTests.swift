import Foundation
import Testing

@testable import BlocksCommand

/// The built program with its resources, copied to a folder of its own: nothing of this repository is at hand there.
@Suite struct CopiedProgramTests {
  private final class Place {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "blocks-copied-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: true)
      let built = try BuiltProgramTests.executable()
      for name in ["blocks", "blocks_BlocksCommand.resources"] {
        try FileManager.default.copyItem(
          at: built.deletingLastPathComponent().appending(path: name).resolvingSymlinksInPath(),
          to: folder.appending(path: "bin/\(name)"))
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a line of `sh` in a folder below; `blocks` is on the path, and nobody sits at a terminal.
    func run(_ line: String, in place: String = "") throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.currentDirectoryURL = place.isEmpty ? folder : folder.appending(path: place)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      process.environment = ["PATH": "\(folder.path)/bin:\(path)", "LC_ALL": "C", "HOME": folder.path]
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      try process.run()
      try output.fileHandleForWriting.close()
      let text = PipeReader(output.fileHandleForReading).text
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
  }

  @Test func goesTheWholeWayFromNothing() throws {
    let place = try Place()
    let steps = [
      "blocks init my-blocks --yes", "cd my-blocks && blocks new one-view --yes --template view",
      "cd my-blocks && blocks new one-modifier --yes --template modifier",
      "cd my-blocks && blocks new one-sheet --yes --template sheet",
      "cd my-blocks && blocks new one-tray --yes --template tray", "cd my-blocks && blocks validate --strict",
      "cd my-blocks && blocks generate", "cd my-blocks && blocks generate --check",
      "cd my-blocks && .githooks/pre-commit",
    ]
    for step in steps {
      let (status, output) = try place.run(step)
      #expect(status == 0, "\(step): \(output)")
    }
    let search = try place.run("blocks search tray --format ids", in: "my-blocks")
    #expect(search.output.split(separator: "\n").sorted() == ["dynamic-height-tray", "one-tray"])
    let again = try place.run("blocks new one-tray --yes", in: "my-blocks")
    #expect(again.status == 2)
    #if os(Linux)
      let messages = try TypeCheck.messages(about: place.folder.appending(path: "my-blocks/Catalog").path)
      #expect(messages == "")
    #endif
  }

  @Test func saysThatItsResourcesAreMissing() throws {
    let place = try Place()
    #expect(try place.run("rm -r bin/blocks_BlocksCommand.resources && blocks init x --yes").status == 2)
    #expect(!FileManager.default.fileExists(atPath: place.folder.appending(path: "x").path))
  }
}
