import CatalogScaffold
import Diagnostics
import Foundation
import SwiftAPI

/// `blocks new --from DIR`: the Swift files below a folder that can become blocks.
enum SourceListing {
  /// Files and folders that are looked at, at most.
  private static let limit = 100_000
  private static let ignored: Set<String> = [
    "Package.swift", "Usage.swift", "Pods", "Carthage", "DerivedData", "build",
  ]

  static func run(_ invocation: Invocation, folder: String) async throws -> ExitStatus {
    if let word = invocation.arguments.words.first { throw invocation.usageError(.unexpectedWord(word)) }
    let isSlashed = folder.count > 1 && folder.hasSuffix("/")
    let shown = isSlashed ? String(folder.dropLast()) : folder
    let root = invocation.absolutePath(shown)
    let paths = files(below: root)
    let rows = await paths.concurrentMap { path -> String? in
      guard let file = try? SourceFile.read("\(root)/\(path)", shownAs: path, inside: root) else { return nil }
      let components = SourceScaffold(SourceAPI(parsing: file)).components
      guard !components.isEmpty else { return nil }
      let names = components.map(\.name).joined(separator: ", ")
      let summary = components.first?.declarations.compactMap(\.documentation).first?.summary ?? ""
      return ["\(shown)/\(path)", names, summary].map(VisibleText.line).joined(separator: "\t")
    }.compactMap(\.self)
    for row in rows { invocation.console.print(row) }
    invocation.console.report(
      rows.isEmpty
        ? "no Swift file below '\(VisibleText.line(shown))' offers a component\n"
        : "\(counted(rows.count, "file")) can become blocks; run: blocks new --from FILE\n")
    return rows.isEmpty ? .no : .yes
  }

  /// The Swift files, in the order of their bytes; nothing hidden, nothing of a build or of tests, nothing behind a link.
  private static func files(below root: String) -> [String] {
    var found: [String] = []
    var folders = [""]
    var seen = 0
    while let folder = folders.popLast(), seen < limit {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : "\(root)/\(folder)")) ?? []
      for name in names where !name.hasPrefix(".") && !ignored.contains(name) && !name.hasSuffix("Tests") {
        seen += 1
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var status = stat()
        guard lstat("\(root)/\(path)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        case S_IFREG where name.hasSuffix(".swift"): found.append(path)
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
