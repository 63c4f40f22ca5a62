import Diagnostics

/// Calls of components fit the components as they are: those in sources, and those in the code of descriptions.
package struct CallMatchesAPIRule: BlockRule {
  /// Also of what is found in the code fences of descriptions.
  package static let rule = Rule(
    "call-matches-api", "A call of a component has the labels, the order and the arguments that the component takes.",
    bad: """
      extension View { func card(title: String) -> some View { self } }
      struct CardDemo: View { var body: some View { Text("A").card(tilte: "B") } }
      """,
    good: """
      extension View { func card(title: String) -> some View { self } }
      struct CardDemo: View { var body: some View { Text("A").card(title: "B") } }
      """)

  package static let rules = [rule]

  package func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let source = block.api else { return [] }
    return catalog.api.callProblems(in: source).map { problem in
      Finding(Self.rule, problem.message, at: Location(source.file, problem.range), notes: [problem.note])
    }
  }
}
