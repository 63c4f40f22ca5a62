import Testing

@testable import BlockCatalog

@Suite struct ParameterRuleTests {
  @Test func namesAnUnknownParameterAndTheNearestUndescribedOne() async {
    let found = await Sample.manifest("  size:", "  sise:").findings()
    #expect(
      found == [
        "11:3 unknown-parameter: the component has no parameter 'sise'; did you mean 'size'?",
        "> 2:28 'size' stands here",
      ])
  }

  @Test func namesAParameterThatNobodyDescribes() async {
    let sample = Sample.parameters(
      "{title: The first line}",
      source: "extension View { func card(title: String, size: CGFloat = 24) -> some View { self } }")
    let missing = await sample.findings()
    #expect(
      missing == [
        "9:13 missing-parameter: the parameter 'size' of card(title:size:) is not described; add it",
        "> 1:43 'size' stands here",
      ])
  }

  @Test func goesByTheLabelWhereThereIsOne() async {
    let source =
      "extension View { func n(_ title: String, value v: Int, for _: Int, `in` range: Int) -> some View { self } }"
    let found = await Sample.parameters("{title: a, value: b, for: c, in: d}", source: source).findings()
    #expect(found == [])
    let mislabeled = await Sample.parameters("{title: a, v: b, for: c, in: d}", component: "n", source: source)
      .findings()
    #expect(
      mislabeled == [
        "10:24 unknown-parameter: 'v' is the name inside the function; callers write the label, so use 'value'",
        "> 1:42 'value' stands here",
      ])
  }

  @Test func wantsTheOrderOfTheSignature() async {
    let sample = Sample.parameters(
      "{size: a, title: b}",
      source: "extension View { func card(title: String, size: CGFloat = 24) -> some View { self } }")
    let found = await sample.findings()
    #expect(
      found == [
        "9:14 parameter-order: 'size' stands where 'title' belongs; the order is title, size",
        "> 1:18 the signature stands here",
      ])
  }

  @Test(arguments: [
    ("String", "String", true), ("[ String:Int ]", "[String: Int]", true), ("Optional<String>", "String?", false),
    ("@escaping()->Content", "@escaping () -> Content", true), ("() -> Content", "@escaping () -> Content", false),
    ("inout Int", "inout Int", true), ("CGFloat", "Double", false),
  ])
  func comparesTypesTokenByToken(stated: String, actual: String, isEqual: Bool) async {
    let sample = Sample.parameters(
      "\n  a: {description: An a, type: '\(stated)'}",
      source: "extension View { func card(a: \(actual)) -> some View { self } }")
    let found = await sample.findings()
    #expect(
      found
        == (isEqual
          ? []
          : [
            "10:32 parameter-type: the type of 'a' is '\(actual)', not '\(stated)'", "> 1:28 the parameter stands here",
          ]))
  }

  @Test func acceptsTheParametersOwnAttributeBeforeTheType() async {
    let source = "extension View { func card<C>(@ViewBuilder content: @escaping () -> C) -> some View { self } }"
    for type in ["@escaping () -> C", "@ViewBuilder @escaping () -> C"] {
      let sample = Sample.parameters("\n  content: {description: It, type: '\(type)'}", source: source)
      let found = await sample.findings()
      #expect(found == [])
    }
  }

  @Test(
    arguments: [
      ("0.50", "0.50", nil), ("1_000", "1_000", nil), ("{a,_ in a}", "{ a, _ in a }", nil),
      ("0.5", "0.50", "the default of 'a' is '0.50', not '0.5'"),
      ("\",\"", "\", \"", "the default of 'a' is '\", \"', not '\",\"'"),
      (
        "Hello", "\"Hello\"",
        "the default of 'a' is a Swift string, and YAML took its quotes away; write '\"Hello\"'"
      ),
      ("1", nil, "'a' has no default in the source; remove '1'"),
    ] as [(String, String?, String?)])
  func comparesDefaultsToTheLetter(stated: String, actual: String?, message: String?) async {
    let sample = Sample.parameters(
      "\n  a: {description: An a, default: '\(stated)'}",
      source: "extension View { func card(a: T\(actual.map { " = \($0)" } ?? "")) -> some View { self } }")
    let found = await sample.findings()
    #expect(found == (message.map { ["10:35 parameter-default: \($0)", "> 1:28 the parameter stands here"] } ?? []))
  }

  @Test func takesTheDescriptionOfTheDocComment() async {
    var sample = Sample.parameters(
      "{title: , size: The width}",
      source: """
        extension View {
          /// Shows a card.
          /// - Parameter title: The first line.
          func card(title: String, size: CGFloat) -> some View { self }
        }
        """)
    let found = await sample.findings()
    #expect(found == [])
    sample.source = sample.source.replacingOccurrences(of: "/// - Parameter title: The first line.", with: "")
    let found2 = await sample.findings()
    #expect(
      found2 == [
        "9:14 parameter-description: 'title' has no description; write one here or in the source's doc comment"
      ])
  }
}
