import Diagnostics
import FilePlan
import Foundation
import Testing

@Suite struct NamedFileTests {
  @Test func replacesWhatStandsThereAndKeepsItsPermissions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (file, link) = ("\(folder)/a", "\(folder)/b")
    try NamedFile(file).replace(with: Array("old".utf8))
    chmod(file, 0o600)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try NamedFile(link).replace(with: Array("new".utf8))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try NamedFile("/dev/null").replace(with: [1])
    #expect(throws: SystemError(code: EISDIR)) { try NamedFile(folder).replace(with: []) }
    #expect(throws: SystemError(code: ENOENT)) { try NamedFile("\(folder)/no/a").replace(with: []) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b"])
  }
}
