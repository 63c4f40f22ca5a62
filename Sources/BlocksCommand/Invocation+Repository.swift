import Diagnostics
import Foundation

extension Invocation {
  /// Findings with paths from the root of the catalog's repository, as workflow commands and code scanning want them.
  ///
  /// Where no folder above the catalog has a `.git`, they start from the folder that the catalog lies in.
  func relativeToRepository(_ findings: [Finding], of folder: CatalogFolder) -> [Finding] {
    let catalog = Self.parts(of: folder.path)
    let depth = (0...catalog.count).reversed().first { depth in
      FileManager.default.fileExists(atPath: "/" + (catalog.prefix(depth) + [".git"]).joined(separator: "/"))
    }
    let root = catalog.prefix(depth ?? max(catalog.count - 1, 0))
    return findings.map { finding in
      finding.renaming { path in
        let parts = Self.parts(of: absolutePath(path))
        return parts.starts(with: root) ? parts.dropFirst(root.count).joined(separator: "/") : path
      }
    }
  }

  private static func parts(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardized.pathComponents.filter { $0 != "/" }
  }
}
