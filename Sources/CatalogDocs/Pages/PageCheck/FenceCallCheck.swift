import BlockCatalog
import Diagnostics

/// Calls of components in the Swift of descriptions, held against the components as those in sources are.
enum FenceCallCheck {
  static func findings(in manifest: Manifest, knowing api: CatalogAPI) -> [Finding] {
    manifest.descriptions(holdingAnyOf: "`~").flatMap { markdown in
      markdown.parts.filter { $0.isCode(in: "swift") }.flatMap { part in
        api.callProblems(in: String(decoding: part.text, as: UTF8.self)).map { problem in
          Finding(
            CallMatchesAPIRule.rule, problem.message,
            at: Location(manifest.file, markdown.place(of: problem.range, in: part)), notes: [problem.note])
        }
      }
    }
  }
}
