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

  /// Names in the comment that none of the parameters has.
  ///
  /// As for DocC, a parameter's name is the inner one, also where callers write another as its label; a parameter
  /// without an inner name has only its label to go by.
  func findings(against parameters: [Parameter], in file: SourceFile) -> [Finding] {
    let known = parameters.map { $0.name == "_" ? $0.callName : $0.name }
    return names.filter { !known.contains($0.text) }.map { name in
      let labeled = parameters.first { $0.label == name.text }
      let message =
        labeled.map { "'\(name.text)' is the label of a parameter; describe it by its name inside, '\($0.name)'" }
        ?? "there is no parameter '\(name.text)' here\(suggestion(for: name.text, among: known))"
      return Finding(Self.nameRule, message, at: Location(file, name.range))
    }
  }
}
