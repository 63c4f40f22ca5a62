import BlockCatalog
import Diagnostics
import FilePlan
import YAML

/// Makes the changes to manifests that mend findings, and says which.
enum CatalogFixing {
  /// Fixes can lie over each other, and one can make room for another; so many rounds are enough for all.
  private static let roundLimit = 20

  /// Fixes until nothing more can be fixed; each change is told on standard error.
  ///
  /// - Throws: What stops a validation; a finding where a manifest cannot be written.
  static func run(_ invocation: Invocation) async throws {
    let folder = try CatalogFolder(invocation)
    for _ in 0..<roundLimit {
      let chosen = try await ChosenBlocks(invocation, in: try await invocation.loadCatalog())
      let files = chosen.validation.findings.fixedFiles().filter { !$0.applied.isEmpty && isStillReadable($0) }
      if files.isEmpty { return }
      for file in files {
        if let finding = FilePlan.rewrite(file.original, to: file.bytes, below: folder.path, shownAs: folder.shownPath)
        {
          throw finding
        }
        for fix in file.applied { invocation.console.report("fixed \(file.original.path): \(fix.summary)\n") }
      }
    }
  }

  /// Whether a changed file has no error of YAML that it did not have before: a fix never breaks a file.
  private static func isStillReadable(_ file: FixedFile) -> Bool {
    func errors(_ bytes: [UInt8]) -> Int {
      Document(parsing: SourceFile(path: file.original.path, bytes: bytes)).findings.count { $0.severity == .error }
    }
    return errors(file.bytes) <= errors(file.original.bytes)
  }
}
