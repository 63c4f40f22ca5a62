import Testing

@testable import BlockCatalog

@Suite struct ParameterDefaultRuleTests {
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
}
