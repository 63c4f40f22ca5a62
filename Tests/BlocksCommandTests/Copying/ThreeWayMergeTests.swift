import Diagnostics
import Foundation
import Testing

@testable import BlocksCommand

@Suite struct ThreeWayMergeTests {
  private func run(
    _ present: String, _ pristine: String, _ today: String, environment: [String: String] = [:]
  ) throws -> (String, Bool) {
    let file = SourceFile(path: "App/Card.swift", text: present)
    let merged = try ThreeWayMerge.run(
      file.bytes, Array(pristine.utf8), Array(today.utf8), of: file, environment: environment)
    return (String(decoding: merged.text, as: UTF8.self), merged.hasConflicts)
  }

  @Test func bringsBothTogether() throws {
    #expect(try run("A\nb\nc\nd\n", "a\nb\nc\nd\n", "a\nb\nc\nD\n") == ("A\nb\nc\nD\n", false))
  }

  @Test func marksWhatIsAtOdds() throws {
    #expect(
      try run("x\n", "a\n", "y\n") == ("<<<<<<< your edits\nx\n=======\ny\n>>>>>>> the catalog\n", true))
  }

  @Test func heedsNobodysSettings() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "blocks-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data("[merge]\n\tconflictStyle = diff3\n".utf8).write(to: home.appending(path: ".gitconfig"))
    #expect(try !run("x\n", "a\n", "y\n", environment: ["HOME": home.path]).0.contains("|||||||"))
  }

  @Test func saysThatGitIsMissing() throws {
    let error = #expect(throws: Finding.self) { try run("x\n", "a\n", "y\n", environment: ["PATH": "/nowhere"]) }
    #expect(error?.message == "git is needed to bring the edits together, and cannot be found; install git")
    #expect(error?.location.file.path == "App/Card.swift")
  }

  @Test func leavesAloneWhatIsNoText() throws {
    let error = #expect(throws: Finding.self) { try run("x\0\n", "a\n", "y\n") }
    #expect(error?.message.hasPrefix("git cannot bring the edits together") == true)
  }
}
