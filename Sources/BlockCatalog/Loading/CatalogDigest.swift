import Diagnostics
import Foundation

/// What the findings of a catalog depend on, as one digest of its content: where two are equal, so are the findings.
package struct CatalogDigest: Sendable, Hashable {
  /// In hexadecimal.
  package let text: String

  /// Folders inside one another beyond this many are a reason to look closer each time.
  private static let depthLimit = 16

  /// In bytes: the pages about all blocks of a large catalog are larger than any manifest may be.
  private static let pageLimit = 64 << 20

  /// Reads the catalog's folder, on all cores; nothing is parsed.
  ///
  /// Manifests and sources count with all of their bytes; pages with their beginning, which tells whether they are
  /// generated; of every other file its name and its size count, of a link also where it leads. Hidden folders beside
  /// `catalog.yaml`, such as those of a repository, are not looked into.
  ///
  /// - Returns: `nil` where something cannot be read: then nothing can be said without looking closer.
  package init?(root: String) async {
    guard let listing = try? FolderListing(root) else { return nil }
    let entries = await listing.names.concurrentMap { name in
      name.hasPrefix(".") ? name : Self.entry(name, "\(root)/\(name)", root, depth: 1)
    }
    guard !entries.contains(nil) else { return nil }
    text = SHA256(of: Array(entries.compactMap(\.self).joined(separator: "\n").utf8)).hexadecimal
  }

  /// A line for a file, a link or a folder, and those for what a folder holds.
  private static func entry(_ name: String, _ path: String, _ root: String, depth: Int) -> String? {
    var status = stat()
    guard depth < depthLimit, lstat(path, &status) == 0 else { return nil }
    let head = "\(name.utf8.count) \(name)"
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard let listing = try? FolderListing(path) else { return nil }
      var lines = [head + " {"]
      for inner in listing.names {
        guard let line = entry(inner, "\(path)/\(inner)", root, depth: depth + 1) else { return nil }
        lines.append(line)
      }
      return lines.joined(separator: "\n") + "\n}"
    case S_IFREG: return content(of: name, path, root, size: Int(status.st_size)).map { "\(head) \($0)" }
    case S_IFLNK:
      // What stands at its end may change without it.
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
      let end = stat(path, &status) == 0 ? "\(status.st_mode & S_IFMT) \(status.st_size)" : "nothing"
      let bytes = isCounted(name) ? content(of: name, path, root, size: Int(status.st_size)) ?? "unreadable" : ""
      return "\(head) -> \(target.utf8.count) \(target) \(end) \(bytes)"
    default: return "\(head) \(status.st_mode & S_IFMT)"
    }
  }

  private static func isCounted(_ name: String) -> Bool {
    [".yaml", ".yml", ".swift", ".md"].contains { name.hasSuffix($0) }
  }

  private static func content(of name: String, _ path: String, _ root: String, size: Int) -> String? {
    guard isCounted(name) else { return String(size) }
    let isGenerated = name.hasSuffix(".md") || name == Block.usageName
    let limit = isGenerated ? pageLimit : SourceFile.sizeLimit
    guard let content = try? SourceFile.read(path, inside: root, limit: limit).bytes else { return nil }
    return SHA256(of: isGenerated ? Array(content.prefix(512)) : content).hexadecimal
  }
}
