import BlockCatalog
import Diagnostics

/// Calls of components in the Swift of descriptions, held against the components as those in sources are.
enum FenceCallCheck {
  static func findings(in manifest: Manifest, knowing api: CatalogAPI) -> [Finding] {
    manifest.descriptions(holdingAnyOf: "`~").flatMap { markdown in
      let problems = markdown.parts.lazy.filter { $0.isCode(in: "swift") }.flatMap { part in
        api.callProblems(in: String(decoding: part.text, as: UTF8.self)).map { ($0, part) }
      }
      return problems.prefix(WrittenMarkdown.mostPlaces).map { problem, part in
        Finding(
          CallMatchesAPIRule.rule, problem.message,
          at: Location(manifest.file, markdown.place(of: problem.range, in: part)), notes: [problem.note])
      }
    }
  }
}
