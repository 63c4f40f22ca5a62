import Diagnostics

extension DocComment {
  static let nameRule = Rule(
    "doc-parameter", "A doc comment describes parameters of its declaration, by their names inside it.",
    severity: .warning,
    bad: """
      extension View {
        /// - Parameter titel: The first line.
        func card(title: String) -> some View { self }
      }
      """,
    good: """
      extension View {
        /// - Parameter title: The first line.
        func card(title: String) -> some View { self }
      }
      """)

  /// Parameters among which the nearest name is looked for.
  private static let suggestionLimit = 200

  /// Names in the comment that none of the parameters has.
  ///
  /// As for DocC, a parameter's name is the inner one, also where callers write another as its label; a parameter
  /// without an inner name has only its label to go by.
  func findings(against parameters: [Parameter], in file: SourceFile) -> [Finding] {
    guard !names.isEmpty else { return [] }
    let known = parameters.map { $0.name == "_" ? $0.callName : $0.name }
    let knownNames = Set(known)
    let nameByLabel = Dictionary(parameters.map { ($0.label ?? $0.name, $0.name) }) { first, _ in first }
    // A comparison of every name with every other one is for as many as people write.
    let suggested = known.count <= Self.suggestionLimit ? known : []
    return names.filter { !knownNames.contains($0.text) }.map { name in
      let message =
        nameByLabel[name.text].map {
          "'\(name.text)' is the label of a parameter; describe it by its name inside, '\($0)'"
        } ?? "there is no parameter '\(name.text)' here\(suggestion(for: name.text, among: suggested))"
      return Finding(Self.nameRule, message, at: Location(file, name.range))
    }
  }
}
