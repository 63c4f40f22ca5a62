import Testing

@testable import BlockCatalog

@Suite struct BaseParametersRuleTests {
  /// What the rule finds in `sheet`, which is built on `tray`.
  private func findings(_ own: String, base: String, manifest: String = "height: a") throws -> [String] {
    var tray = Sample.parameters("{height: a, content: b}", source: "extension View { func tray\(base) {} }")
    tray.id = "tray"
    var sheet = Sample.parameters("{\(manifest)}", source: "extension View { func sheet\(own) {} }")
    sheet.id = "sheet"
    sheet.manifest += "\nbase: tray"
    let (block, baseBlock) = (try #require(sheet.block), try #require(tray.block))
    return BaseParametersRule().findings(
      in: block, of: CheckedCatalog(sheet.catalog, offering: CatalogAPI([block, baseBlock]))
    )
    .flatMap(\.lines)
  }

  @Test(arguments: [
    ("(height: CGFloat = 80)", "(height: CGFloat=80)"),
    ("(other: Int)", "(height: CGFloat)"),
    ("(height: Optional<Int>)", "(height: Int?)"), ("(height: [Int])", "(height: Array<Int>)"),
    ("<A: View>(content: () -> A)", "(content: () -> some View)"),
    ("<A: View>(content: @escaping () -> A)", "<Content: View>(content: @escaping () -> Content)"),
    ("<A: View>(height: Int, content: () -> A)", "<B, C: View>(height: Int, content: () -> C)"),
  ])
  func acceptsParametersThatAgree(own: String, base: String) throws {
    #expect(try findings(own, base: base) == [])
  }

  @Test func reportsAnotherDefault() throws {
    #expect(
      try findings("(height: CGFloat = 90)", base: "(height: CGFloat = 80)") == [
        "9:14 base-parameters: 'height' has the default '90' here and the default '80' in 'tray'; let the two agree, or "
          + "name it otherwise", "> 1:29 the parameter stands here", "> 1:28 the one of 'tray' stands here",
      ])
    #expect(
      try findings("(height: CGFloat)", base: "(height: CGFloat = 80)").first
        == "9:14 base-parameters: 'height' has no default here and the default '80' in 'tray'; let the two agree, or "
        + "name it otherwise")
  }

  @Test func reportsAnotherTypeAtTheFileWhereTheManifestDoesNotNameTheParameter() throws {
    #expect(
      try findings("(height: Int)", base: "(height: CGFloat)", manifest: "size: a") == [
        "base-parameters: 'height' has the type 'Int' here and 'CGFloat' in 'tray'; let the two agree, or name it "
          + "otherwise", "> 1:29 the parameter stands here", "> 1:28 the one of 'tray' stands here",
      ])
  }

  @Test func saysNothingOfABaseThatIsNotKnown() throws {
    var sheet = Sample()
    sheet.manifest += "\nbase: tray"
    let block = try #require(sheet.block)
    #expect(
      BaseParametersRule().findings(in: block, of: CheckedCatalog(sheet.catalog, offering: CatalogAPI([block]))) == [])
  }
}
