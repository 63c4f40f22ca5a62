import Testing

@testable import BlockCatalog

@Suite struct AccessRuleTests {
  @Test(
    arguments: [
      (
        "public struct Pill: View { let a: Int }",
        "1:8 component-access: 'Pill' is public, but the initializer that Swift makes for it is internal; write a public one"
      ),
      (
        "public struct Pill: View { init(a: Int) {} }",
        "1:28 component-access: 'Pill' is public, but Pill(a:) is internal; make it public too"
      ),
      (
        "package struct Kit {}\nextension Kit { static func pill(a: Int) -> Kit { Kit() } }",
        "2:24 component-access: 'Kit' is package, but pill(a:) is internal; make it package too"
      ),
      ("public struct Pill: View { public init(a: Int) {} }", nil),
      ("struct Pill: View { let a: Int }", nil),
      ("open class Pill: View { public init(a: Int) {} }", nil),
      ("public struct Pill: View {}\nextension View { func pill(a: Int) -> some View { Pill() } }", nil),
    ] as [(String, String?)])
  func wantsAComponentAsVisibleAsItsType(source: String, message: String?) async {
    let found = await Sample.parameters("{a: b}", source: source).findings()
    #expect(found == (message.map { [$0] } ?? []))
  }
}
