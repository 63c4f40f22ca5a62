import Foundation
import PackagePlugin

/// Hands every Swift file of the Catalog to the compiler.
///
/// A module cannot hold two files of one name, and every block has a `Usage.swift`: so each file is copied, unmodified,
/// under a name that begins with its block. A new folder joins by itself: the target's folder links to the Catalog, so
/// a change there is one that SwiftPM notices.
@main
struct CatalogSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalog = context.package.directoryURL.appending(path: "Catalog")
    return try folder(catalog).flatMap { block in
      try folder(block).filter { $0.pathExtension == "swift" }.map { file in
        let name = "\(block.lastPathComponent)-\(file.lastPathComponent)"
        let copy = context.pluginWorkDirectoryURL.appending(path: name)
        return .buildCommand(
          displayName: "Checking \(block.lastPathComponent)/\(file.lastPathComponent)",
          executable: URL(filePath: "/bin/cp"), arguments: [file.path, copy.path],
          inputFiles: [file], outputFiles: [copy])
      }
    }
  }

  /// What a folder holds, in one order on every file system; a plain file holds nothing.
  private func folder(_ url: URL) throws -> [URL] {
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
