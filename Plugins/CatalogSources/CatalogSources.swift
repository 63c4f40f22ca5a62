import Foundation
import PackagePlugin

/// Hands every Swift file of the Catalog to the compiler.
///
/// A module cannot hold two files of one name, and every block has a `Usage.swift`: so each file is copied, unmodified,
/// under a name that begins with its block. A new folder joins by itself: the target's folder links to the Catalog, so
/// a change there is one that SwiftPM notices. What `blocks` does not read either is left out: hidden files and folders,
/// and what is no plain file.
@main
struct CatalogSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalog = context.package.directoryURL.appending(path: "Catalog")
    return try folder(catalog).flatMap { block in
      try folder(block).filter { $0.pathExtension == "swift" && isPlainFile($0) }.map { file in
        // The length tells `a/b-A.swift` and `a-b/A.swift` apart.
        let (id, fileName) = (block.lastPathComponent, file.lastPathComponent)
        let name = "\(id.utf8.count)-\(id)-\(fileName)"
        let copy = context.pluginWorkDirectoryURL.appending(path: name)
        return .buildCommand(
          displayName: "Checking \(block.lastPathComponent)/\(file.lastPathComponent)",
          executable: URL(filePath: "/bin/cp"), arguments: [file.path, copy.path],
          inputFiles: [file], outputFiles: [copy])
      }
    }
  }

  /// What a folder holds and does not hide, in one order on every file system; a plain file holds nothing.
  private func folder(_ url: URL) throws -> [URL] {
    guard type(of: url) == .typeDirectory else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
  }

  private func isPlainFile(_ url: URL) -> Bool { type(of: url) == .typeRegular }

  /// What a path leads to; `nil` where that is nothing.
  private func type(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType
  }
}
