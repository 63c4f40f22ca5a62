import Testing

@testable import CatalogScaffold

@Suite struct BlockIDTests {
  // Hard cases f01 and f06.
  @Test(arguments: [
    ("bottom-sheet", "bottom-sheet", "Bottom Sheet"), ("Bottom sheet", "bottom-sheet", "Bottom sheet"),
    ("BottomSheet", "bottom-sheet", "BottomSheet"), ("3D card", "3d-card", "3D card"), ("Café ☕", "cafe", "Café ☕"),
    ("CARD", "card", "CARD"), ("HTTPStatus", "http-status", "HTTPStatus"), ("qr-card", "qr-card", "QR Card"),
    ("Card.", "card", "Card."), ("a:b", "a-b", "a:b"), ("Re\u{301}sume\u{301}", "resume", "Re\u{301}sume\u{301}"),
    (" Card ", "card", "Card"),
  ])
  func makesAnIDOfAName(typed: String, id: String, title: String) throws {
    let made = try BlockID(typed)
    #expect(made.text == id)
    #expect(made.title == title)
  }

  // Hard cases f01 and f05.
  @Test(arguments: [
    ("🎉", "nothing of '🎉' can stand in an id; write letters a-z or digits, such as 'bottom-sheet'"),
    ("--", "nothing of '--' can stand in an id; write letters a-z or digits, such as 'bottom-sheet'"),
    (" ", "nothing of ' ' can stand in an id; write letters a-z or digits, such as 'bottom-sheet'"),
    ("_", "nothing of '_' can stand in an id; write letters a-z or digits, such as 'bottom-sheet'"),
    (
      "卡片",
      "'卡片' cannot be written with a-z and digits; write another id, and this as the title: --set 'title=…'"
    ),
    ("Con", "'con' cannot be an id: Windows keeps the name 'con' for a device; add a word"),
    ("aux", "'aux' cannot be an id: Windows keeps the name 'aux' for a device; add a word"),
    ("nul", "'nul' cannot be an id: Windows keeps the name 'nul' for a device; add a word"),
    ("COM1", "'com1' cannot be an id: Windows keeps the name 'com1' for a device; add a word"),
    ("com¹", "'com1' cannot be an id: Windows keeps the name 'com1' for a device; add a word"),
    (
      "../card",
      "'../card' holds a '/', which parts folders; an id is the name of one folder of the catalog, such as 'bottom-sheet'"
    ),
    (
      "Templates",
      "'templates' cannot be an id: the folder 'templates' of a catalog is for templates of its own; add a word"
    ),
    (
      "<script>a</script>",
      "'<script>a</script>' holds a '/', which parts folders; an id is the name of one folder of the catalog, such as "
        + "'bottom-sheet'"
    ),
    ("..", "'..' is a path; an id is the name of one folder of the catalog, such as 'bottom-sheet'"),
    (
      "a\\b",
      "'a\\b' holds a '\\', which parts folders; an id is the name of one folder of the catalog, such as 'bottom-sheet'"
    ),
    (String(repeating: "x", count: 300), "an id has at most 64 characters, and this one would have 300; shorten it"),
  ])
  func refusesWhatIsNone(typed: String, message: String) {
    #expect(throws: ScaffoldError(message)) { try BlockID(typed) }
  }
}
