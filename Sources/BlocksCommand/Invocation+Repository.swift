import Diagnostics
import Foundation

extension Invocation {
  /// Findings with paths from the root of the catalog's repository, as workflow commands and code scanning want them.
  ///
  /// Where no folder above the catalog has a `.git`, they start from the folder that the catalog lies in.
  func relativeToRepository(_ findings: [Finding], of folder: CatalogFolder) -> [Finding] {
    let catalog = Self.parts(of: folder.path)
    let root = catalog.prefix(Self.depthOfRepository(above: catalog) ?? max(catalog.count - 1, 0))
    return findings.map { finding in
      finding.renaming { path in
        let parts = Self.parts(of: absolutePath(path))
        return parts.starts(with: root) ? parts.dropFirst(root.count).joined(separator: "/") : path
      }
    }
  }

  /// The catalog's folder in its repository, empty or ending in `/`; `nil` where no folder above has a `.git`.
  func placeInRepository(of folder: CatalogFolder) -> String? {
    let catalog = Self.parts(of: folder.path)
    return Self.depthOfRepository(above: catalog).map { depth in
      catalog.dropFirst(depth).map { $0 + "/" }.joined()
    }
  }

  private static func depthOfRepository(above parts: [String]) -> Int? {
    (0...parts.count).reversed().first { depth in
      FileManager.default.fileExists(atPath: "/" + (parts.prefix(depth) + [".git"]).joined(separator: "/"))
    }
  }

  private static func parts(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardized.pathComponents.filter { $0 != "/" }
  }
}
