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
    let answers = await paths.concurrentMap { path in Answer(path, below: root, shownAs: "\(shown)/\(path)") }
    let rows = answers.compactMap(\.row)
    for row in rows { invocation.console.print(row) }
    let refusals = answers.compactMap(\.refusal)
    for refusal in refusals.prefix(20) { invocation.console.report("left out: \(refusal)\n") }
    if refusals.count > 20 { invocation.console.report("left out: \(refusals.count - 20) more files\n") }
    invocation.console.report(
      rows.isEmpty
        ? "no Swift file below '\(VisibleText.line(shown))' offers a component\n"
        : "\(counted(rows.count, "file")) can become blocks; run: blocks new --from FILE\n")
    return rows.isEmpty ? .no : .yes
  }

  /// What `--from FILE` would say about a file.
  private struct Answer {
    /// The path, the names of the components and a sentence; `nil` where the file cannot become a block.
    private(set) var row: String?
    /// Why a file cannot become a block, though there is something in it; `nil` where there is nothing to tell.
    private(set) var refusal: String?

    init(_ path: String, below root: String, shownAs shownPath: String) {
      do throws(Finding) {
        let file = try SourceFile.read("\(root)/\(path)", shownAs: shownPath, inside: root)
        let scaffold = SourceScaffold(SourceAPI(parsing: file))
        guard !scaffold.components.isEmpty else { return }
        if let fault = SourceScaffolding.fault(of: scaffold.api) { throw fault }
        let names = scaffold.components.map(\.name).joined(separator: ", ")
        let summary = scaffold.components.first?.declarations.compactMap(\.documentation).first?.summary ?? ""
        // Spaces would hide that a path holds a line break.
        row = ([VisibleText.message(shownPath)] + [names, summary].map(VisibleText.line)).joined(separator: "\t")
      } catch {
        let line = error.location.position.map { ":\($0.line)" } ?? ""
        refusal = VisibleText.message("\(shownPath)\(line): \(error.message)")
      }
    }
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
