import Diagnostics
import Foundation

/// What the findings of a catalog depend on, as one digest of its content: where two are equal, so are the findings.
package struct CatalogDigest: Sendable, Hashable {
  /// In hexadecimal.
  package let text: String

  /// Reads the catalog's folder, on all cores; nothing is parsed.
  ///
  /// Manifests and sources count with all of their bytes; pages with their beginning, which tells whether they are
  /// generated; of every other file its name and its size count.
  ///
  /// - Returns: `nil` where something cannot be read: then nothing can be said without looking closer.
  package init?(root: String) async {
    guard let listing = try? FolderListing(root) else { return nil }
    let names = listing.names.filter { !$0.hasPrefix(".") }
    let entries = await names.concurrentMap { Self.entry($0, root: root) }
    guard !entries.contains(nil) else { return nil }
    text = SHA256(of: Array(entries.compactMap(\.self).joined(separator: "\n").utf8)).hexadecimal
  }

  /// A file of the root, or a folder with all files in it.
  private static func entry(_ name: String, root: String) -> String? {
    let path = "\(root)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR else { return file(name, path, root) }
    guard let listing = try? FolderListing(path) else { return nil }
    var lines = [name + "/"]
    for inner in listing.names where !inner.hasPrefix(".") {
      guard let line = file(inner, "\(path)/\(inner)", root) else { return nil }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func file(_ name: String, _ path: String, _ root: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = "\(name.utf8.count) \(name) \(status.st_mode & S_IFMT)"
    let isText = [".yaml", ".yml", ".swift", ".md"].contains { name.hasSuffix($0) }
    guard isText, status.st_mode & S_IFMT == S_IFREG else { return "\(kind) \(status.st_size)" }
    guard let content = try? SourceFile.read(path, inside: root).bytes else { return nil }
    let counted = name.hasSuffix(".md") || name == "Usage.swift" ? Array(content.prefix(512)) : content
    return "\(kind) \(SHA256(of: counted).hexadecimal)"
  }
}
