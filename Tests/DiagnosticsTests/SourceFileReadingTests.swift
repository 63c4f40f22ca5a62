import Diagnostics
import Foundation
import Testing

@Suite struct SourceFileReadingTests {
  private func message(_ path: String, inside folder: String? = nil, limit: Int = SourceFile.sizeLimit) -> String? {
    do throws(Finding) {
      _ = try SourceFile.read(path, shownAs: "shown", inside: folder, limit: limit)
      return nil
    } catch {
      #expect(error.rule == SourceFile.readable)
      #expect(error.location == Location(SourceFile(path: "shown", bytes: [])))
      return error.message
    }
  }

  @Test func readsBytesAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x00, 0xFF, 0x0D, 0x0A]
    let path = try folder.write(bytes, to: "a")
    #expect(try SourceFile.read(path) == SourceFile(path: path, bytes: bytes))
    #expect(try SourceFile.read(path, shownAs: "a", inside: folder.path) == SourceFile(path: "a", bytes: bytes))
    #expect(try SourceFile.read(folder.write([], to: "empty"), shownAs: "e") == SourceFile(path: "e", bytes: []))
  }

  @Test func readsUpToItsLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0x61, count: SourceFile.sizeLimit), to: "a")
    #expect(try SourceFile.read(path).bytes.count == 1_048_576)
    try folder.write([UInt8](repeating: 0x61, count: SourceFile.sizeLimit + 1), to: "a")
    #expect(message(path) == "the file has more than 1048576 bytes; split it or make it smaller")
    #expect(message(path, limit: 3) == "the file has more than 3 bytes; split it or make it smaller")
  }

  @Test func refusesWhatIsNoPlainFile() throws {
    let folder = try TemporaryFolder()
    #expect(message(folder.path) == "a file was expected here, and this is a folder")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(message(folder.path + "/pipe") == "a plain file was expected here, and this is a pipe or a device")
    #expect(message("/dev/zero") == "a plain file was expected here, and this is a pipe or a device")
  }

  @Test func namesCauseWhereFileCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0x61], to: "a")
    try folder.link("loop", to: "loop")
    #expect(message(folder.path + "/b") == "the file cannot be read: no such file or directory")
    #expect(message(folder.path + "/b", inside: folder.path) == "the file cannot be read: no such file or directory")
    #expect(message(path + "/b") == "the file cannot be read: not a directory")
    #expect(message(folder.path + "/loop")?.hasPrefix("the file cannot be read: too many levels") == true)
    #expect(message(path + "\0b") == "the file cannot be read: its path contains a NUL character")
    #if os(Linux)
      #expect(message("/proc/self/mem") == "the file cannot be read: input/output error")
    #endif
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func refusesFileWithoutPermission() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0x61], to: "a")
    #expect(chmod(path, 0) == 0)
    #expect(message(path) == "the file cannot be read: permission denied")
  }

  @Test func refusesWhatLeadsOutOfItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x61], to: "inside/a")
    try folder.write([0x62], to: "outside/b")
    try folder.write([0x63], to: "inside-too/c")
    try FileManager.default.createDirectory(atPath: folder.path + "/outside/sub", withIntermediateDirectories: true)
    try folder.link("inside/file", to: "../outside/b")
    try folder.link("inside/folder", to: folder.path + "/outside/sub")
    try folder.link("inside/fine", to: "a")
    try folder.link("entrance", to: "inside")
    let inside = folder.path + "/inside"
    let refusal = "this link leads out of its folder; nothing outside it is read"
    #expect(message(inside + "/file", inside: inside) == refusal)
    #expect(message(inside + "/folder/../b", inside: inside) == refusal)
    #expect(message(inside + "/../outside/b", inside: inside) == refusal)
    #expect(message(folder.path + "/inside-too/c", inside: inside) == refusal)
    #expect(message(inside + "/fine", inside: inside) == nil)
    #expect(message(folder.path + "/entrance/a", inside: inside) == nil)
    #expect(message(inside + "/a", inside: folder.path + "/entrance") == nil)
  }
}
