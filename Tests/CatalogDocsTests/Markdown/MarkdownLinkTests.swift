import Testing

@testable import CatalogDocs

@Suite struct MarkdownLinkTests {
  @Test(arguments: [
    ("[a](b)", ["link a > b"]), ("![a](b 'c')", ["image a > b"]), ("[a](<b c> \"d\")", ["link a > b c"]),
    ("[a]( b )", ["link a > b"]), ("[a](b (c))", ["link a > b"]), ("[a](b c)", []), ("[a](b", []), ("[a](<b)", []),
    ("[a]()", ["link a > "]), ("[a]: b", ["link a > b"]), ("x [a]: b", []), ("[^a]: b", []),
    ("![a][b]", ["image a"]), ("[a][b]", []), ("![a](b\\)c)", ["image a > b\\)c"]),
    ("[a ![b](c) d](e)", ["image b > c", "link a ![b](c) d > e"]), ("]](a)[", []), ("\\![a](b)", ["link a > b"]),
    ("[a [b](c) d](e)", ["link b > c"]), ("![a [b](c)](d)", ["link b > c", "image a [b](c) > d"]),
    ("``[a](b)`` [c](d)", ["link c > d"]), ("[a](", []), ("\\", []), ("[a](b\\", []), ("[a](b \"", []),
  ])
  func findsLinksAndImages(text: String, expected: [String]) {
    let found = MarkdownLink.all(in: Array(text.utf8)).map { link in
      "\(link.isImage ? "image" : "link") \(link.label)\(link.target.map { " > \($0)" } ?? "")"
    }
    #expect(found == expected)
  }

  @Test(arguments: ["[a](", "[a](b (", "[a](<", "![a][", "[", "[a](((", "\\[", "![[]()"])
  func readsALongTextOfHalvesOfLinks(half: String) {
    #expect(MarkdownLink.all(in: Array(String(repeating: half, count: 2_000).utf8)).count <= 2_000)
  }
}
