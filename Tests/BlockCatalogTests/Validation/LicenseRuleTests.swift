import Testing

@testable import BlockCatalog

@Suite struct LicenseRuleTests {
  @Test(arguments: [
    "MIT", "Apache-2.0", "GPL-2.0+", "GPL-2.0-or-later WITH Classpath-exception-2.0", "MIT OR Apache-2.0",
    "(MIT AND BSD-3-Clause) OR (ISC)", "0BSD", "LicenseRef-own",
  ])
  func acceptsIDsAndExpressions(text: String) async {
    var sample = Sample()
    sample.manifest += "\nlicense: \(text)"
    let found = await sample.findings()
    #expect(found == [])
  }

  @Test(arguments: [
    "MIT License", "MIT, Apache-2.0", "MIT/Apache-2.0", "MIT or ISC", "AND", "MIT AND", "OR MIT", "(MIT", "MIT)", "()",
    "MIT WITH", "MIT WITH (a)", "<b>MIT</b>", "Licença", "2.0", "MIT (ISC)",
  ])
  func refusesWhatIsNoExpression(text: String) async {
    var sample = Sample()
    sample.manifest += "\nlicense: \"\(text)\""
    let found = await sample.findings()
    #expect(
      found == [
        "12:10 license: '\(text)' is no SPDX license; write an id such as 'MIT', or an expression such as 'MIT OR Apache-2.0'"
      ])
  }
}
