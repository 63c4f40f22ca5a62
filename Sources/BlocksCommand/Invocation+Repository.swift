import Diagnostics
import Foundation

extension Invocation {
  /// Findings with paths from the root of the repository, as workflow commands and code scanning want them.
  ///
  /// Where no folder above has a `.git`, they stay as they are: relative to the working directory.
  func relativeToRepository(_ findings: [Finding]) -> [Finding] {
    let here = URL(fileURLWithPath: workingDirectory).standardized.pathComponents.filter { $0 != "/" }
    let depth = (0...here.count).reversed().first { depth in
      FileManager.default.fileExists(atPath: "/" + (here.prefix(depth) + [".git"]).joined(separator: "/"))
    }
    guard let depth else { return findings }
    return findings.map { finding in
      finding.renaming { path in
        let whole = path.hasPrefix("/") ? path : "/" + here.joined(separator: "/") + "/" + path
        let parts = URL(fileURLWithPath: whole).standardized.pathComponents.filter { $0 != "/" }
        return parts.starts(with: here.prefix(depth)) ? parts.dropFirst(depth).joined(separator: "/") : path
      }
    }
  }
}
