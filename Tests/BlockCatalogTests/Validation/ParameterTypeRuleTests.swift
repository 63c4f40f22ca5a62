import Testing

@testable import BlockCatalog

@Suite struct ParameterTypeRuleTests {
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
}
