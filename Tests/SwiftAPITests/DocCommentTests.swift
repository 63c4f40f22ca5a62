import Testing

@testable import SwiftAPI

struct DocCommentTests {
  @Test func aBlockCommentLosesItsFrame() {
    let api = read(
      """
      /**
       Shows a card.

       - Parameters:
          - title: First line
            goes on here.

            Second paragraph with `a | b`.
          - style: Look. See e.g. 1.5 pt.
       - Returns: A view.
       */
      @MainActor
      @available(iOS 18, *)
      public func card(title: String, style: Style) -> some View { EmptyView() }
      """)
    #expect(
      api.declarations.first?.documentation
        == Documentation(
          summary: "Shows a card.",
          parameters: [
            .init(name: "title", text: "First line goes on here.\n\nSecond paragraph with `a | b`."),
            .init(name: "style", text: "Look. See e.g. 1.5 pt."),
          ]))
    #expect(api.findings.isEmpty)
  }

  @Test func thePluralByMistakeIsPointedOut() {
    let api = read(
      """
      struct S {
        init() {}
        /// Other.
        /// - Parameter title: one
        /// - Parameters extra: plural by mistake
        // plain comment
        public func other(title: String, extra: Int) {}
      }
      """)
    #expect(
      api.declarations.last?.documentation
        == Documentation(summary: "Other.", parameters: [.init(name: "title", text: "one")]))
    #expect(
      api.messages == ["5:7 '- Parameters extra:' describes no parameter; write '- Parameter extra:'"])
    #expect(api.findings.map(\.rule.id) == ["doc-comment"])
    #expect(api.findings.map(\.severity) == [.warning])
    #expect(api.findings.first?.location.range.map { api.file.text(in: $0) } == "- Parameters extra:")
  }

  @Test(
    arguments: [
      (
        "/// - Parameters:\n///   - value: the label\n///   - title: the title\n///   - `in`: quoted",
        "func n(_ title: String, value v: Int, for _: Int, `in`: Int) {}",
        ["2:9 'value' is the label of a parameter; describe it by its name inside, 'v'"]
      ),
      ("/// - Parameter v: it\n/// - Parameter for: its label", "func n(value v: Int, for _: Int) {}", []),
      (
        "/**\n * - Parameter `titel`: it\n */", "init(title: String)",
        ["2:16 there is no parameter 'titel' here; did you mean 'title'?"]
      ),
      ("/// - Parameter x: it", "subscript(row: Int) -> Int { 0 }", ["1:17 there is no parameter 'x' here"]),
      ("/// - Parameter x: it", "static let closure = { x in x }", []),
    ] as [(String, String, [String])])
  func aCommentNamesParametersAsTheBodyDoes(comment: String, declaration: String, expected: [String]) {
    let api = read("\(comment)\n\(declaration)")
    #expect(api.messages == expected)
    #expect(api.findings.allSatisfy { $0.rule.id == "doc-parameter" && $0.severity == .warning })
  }

  @Test(arguments: [
    ("/// One\n/// line.", Documentation(summary: "One line.")),
    ("///Tight.", Documentation(summary: "Tight.")),
    ("/// A.\n///\n/// B\n/// b.\n///\n/// C.", Documentation(summary: "A.", discussion: "B\nb.\n\nC.")),
    ("/// A.\n///\n/// - one\n/// - two: 2", Documentation(summary: "A.", discussion: "- one\n- two: 2")),
    (
      "/// A.\n///\n/// ```swift\n/// f()\n///\n///   - Parameter x: no\n/// ```\n/// B.",
      Documentation(summary: "A.", discussion: "```swift\nf()\n\n  - Parameter x: no\n```\nB.")
    ),
    (
      "/// A.\n/// - Note: Stays.\n/// - Returns: Goes\n///   away.\n/// - Throws: Too.",
      Documentation(summary: "A. - Note: Stays.")
    ),
    (
      "/// A.\n/// - Parameter a: one\n/// - Parameter b: two\n///   lines\n///\n/// Then.",
      Documentation(
        summary: "A.", discussion: "Then.",
        parameters: [.init(name: "a", text: "one"), .init(name: "b", text: "two lines")])
    ),
    (
      "/// - Parameters:\n///   - value: the label\n///   - `in`: quoted",
      Documentation(
        summary: "", parameters: [.init(name: "value", text: "the label"), .init(name: "in", text: "quoted")])
    ),
    (
      "/// - Parameters:\n///   - a: list\n///     - x\n///     - y\n///   - b:",
      Documentation(
        summary: "", parameters: [.init(name: "a", text: "list\n- x\n- y"), .init(name: "b", text: "")])
    ),
    (
      "/// - parameter a: lower\n/// goes on",
      Documentation(summary: "", parameters: [.init(name: "a", text: "lower goes on")])
    ),
    ("/**\n * Stars.\n *\n * Down the side.\n */", Documentation(summary: "Stars.", discussion: "Down the side.")),
    (
      "/// A.\n///\n///     - Parameter x: code", Documentation(summary: "A.", discussion: "    - Parameter x: code")
    ),
    ("/** Short. */", Documentation(summary: "Short.")),
    ("/** First\n    second. */", Documentation(summary: "First second.")),
    ("/**\r\n A.\r\n\r\n B.\r\n */", Documentation(summary: "A.", discussion: "B.")),
    ("/// Before.\n\n", Documentation(summary: "Before.")),
    ("/// Other.\n\n/// Own.", Documentation(summary: "Own.")),
    ("// plain", nil),
    ("/* plain */", nil),
    ("/**/", nil),
    ("///", Documentation(summary: "")),
    ("/// Größe.\r\n/// Mehr.\r", Documentation(summary: "Größe. Mehr.")),
  ])
  func commentsAreTakenApart(comment: String, expected: Documentation?) {
    #expect(read("\(comment)\nfunc f() {}").declarations.last?.documentation == expected)
  }

  @Test func aCommentBehindCodeBelongsToThatCode() {
    let api = read(
      "struct S {\n  static let a = 1  /// of a\n  static let b = 2 /** of b */\n  /// of c\n  static let c = 3\n}")
    #expect(api.declarations.map(\.documentation?.summary) == [nil, nil, nil, "of c"])
  }
}
