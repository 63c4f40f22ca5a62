import BlockCatalog
import Diagnostics
import FilePlan
import YAML

/// Makes the changes to manifests that mend findings, and says which.
enum CatalogFixing {
  /// Fixes can lie over each other, and one can make room for another; so many rounds are enough for all.
  private static let roundLimit = 20

  /// Fixes until nothing more can be fixed; each change is told on standard error, and each file that cannot be written.
  ///
  /// - Throws: What stops a validation.
  /// - Returns: Why files were not written; each is tried once.
  static func run(_ invocation: Invocation) async throws -> [Finding] {
    let console = invocation.console
    var failures: [Finding] = []
    var failed: Set<String> = []
    let folder = try CatalogFolder(invocation)
    for _ in 0..<roundLimit {
      let chosen = try await ChosenBlocks(invocation, in: try await invocation.loadCatalog(of: folder))
      let files = chosen.validation.findings.fixedFiles().filter {
        !$0.applied.isEmpty && !failed.contains($0.original.path) && isStillReadable($0)
      }
      if files.isEmpty { break }
      for file in files {
        if let finding = FilePlan.rewrite(file.original, to: file.bytes, below: folder.path, shownAs: folder.shownPath)
        {
          console.report(TextReport(isColored: console.colorsErrors).text(for: [finding]))
          failures.append(finding)
          failed.insert(file.original.path)
          continue
        }
        for fix in file.applied {
          console.report(VisibleText.message("fixed \(file.original.path): \(fix.summary)") + "\n")
        }
      }
    }
    return failures
  }

  /// Whether a changed file has no error of YAML that it did not have before: a fix never breaks a file.
  private static func isStillReadable(_ file: FixedFile) -> Bool {
    func errors(_ bytes: [UInt8]) -> Int {
      Document(parsing: SourceFile(path: file.original.path, bytes: bytes)).findings.count { $0.severity == .error }
    }
    return errors(file.bytes) <= errors(file.original.bytes)
  }
}
