import Diagnostics
import Foundation

/// Brings two texts together that come from a third, with `git merge-file`.
enum ThreeWayMerge {
  static let rule = Rule(
    "merge", "Edits and changes are brought together by git.",
    bad: "'blocks add card --to App --merge' where no program 'git' is found",
    good: "'blocks add card --to App --merge' where git is installed")

  /// - Parameters:
  ///   - present: What somebody made of the third text.
  ///   - pristine: The third text.
  ///   - today: What the catalog made of it.
  ///   - file: Whose texts they are, for findings.
  ///   - environment: Of git, but for what would change its answer.
  /// - Returns: The text; where both changed the same lines, both stand in it between git's marks.
  /// - Throws: A finding where git is missing, or cannot bring the texts together.
  static func run(
    _ present: [UInt8], _ pristine: [UInt8], _ today: [UInt8], of file: SourceFile, environment: [String: String]
  ) throws(Finding) -> (text: [UInt8], hasConflicts: Bool) {
    func finding(_ message: String) -> Finding {
      Finding(rule, message, at: Location(SourceFile(path: file.path, bytes: [])))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "blocks-merge-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = Pipe()
    let process = Process()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (name, text) in [("present", present), ("pristine", pristine), ("today", today)] {
        try Data(text).write(to: folder.appending(path: name))
      }
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "git", "merge-file", "--stdout", "-L", "your edits", "-L", "as it was copied", "-L", "the catalog", "present",
        "pristine", "today",
      ]
      process.currentDirectoryURL = folder
      // Nobody's settings change what comes out.
      process.environment = environment.merging([
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CEILING_DIRECTORIES": folder.path,
        "LC_ALL": "C",
      ]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      try output.fileHandleForWriting.close()
    } catch {
      throw finding("the edits cannot be brought together: \(error.localizedDescription)")
    }
    let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return (Array(text), false)
    // git counts the conflicts, up to 127.
    case 1..<127 where process.terminationReason == .exit && !text.isEmpty: return (Array(text), true)
    case 127 where text.isEmpty:
      throw finding("git is needed to bring the edits together, and cannot be found; install git")
    default: throw finding("git cannot bring the edits together; do it by hand, or take the copy anew with --overwrite")
    }
  }
}
