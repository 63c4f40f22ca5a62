import Foundation
import Testing

@testable import BlocksCommand

/// Type-checks the Swift of a catalog against the stand-in for SwiftUI, in one run of the compiler.
enum TypeCheck {
  /// What the compiler says of every Swift file below a folder, tests included; empty where nothing is wrong.
  ///
  /// A folder of modules holds what the files may import, and gets the interface of theirs.
  static func messages(about folder: String, as module: String = "Check", in modules: String? = nil) throws -> String {
    let built = try BuiltProgramTests.executable().deletingLastPathComponent()
    let copies = FileManager.default.temporaryDirectory.appending(path: "blocks-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copies) }
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    // A module cannot hold two files of one name.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let files = try paths.enumerated().map { index, path in
      let copy = copies.appending(path: "\(index)-\(URL(fileURLWithPath: path).lastPathComponent)").path
      try FileManager.default.copyItem(atPath: "\(folder)/\(path)", toPath: copy)
      return copy
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature",
        "ExistentialAny", "-module-name", module, "-module-cache-path", copies.appending(path: "cache").path, "-I",
        built.appending(path: "Modules").path, "-load-plugin-executable",
        built.appending(path: "PreviewMacro-tool").path + "#PreviewMacro",
      ] + (modules.map { ["-I", $0, "-emit-module", "-o", "\($0)/\(module).swiftmodule"] } ?? ["-typecheck"]) + files
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try output.fileHandleForWriting.close()
    let text = PipeReader(output.fileHandleForReading).text
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "status \(process.terminationStatus)" : text
  }
}
