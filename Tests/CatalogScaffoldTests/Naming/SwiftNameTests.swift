import Testing

@testable import CatalogScaffold

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("bottom-sheet", "BottomSheet", "bottomSheet"), ("3d-card", "Card3D", "card3D"), ("404", "_404", "_404"),
    ("url-card", "URLCard", "urlCard"), ("my-url", "MyURL", "myURL"), ("HTTPStatus", "HTTPStatus", "httpStatus"),
    ("卡片", "卡片", "卡片"), ("Café ☕", "Café", "café"), ("☕ ❤️", "", ""), ("élan vital", "ÉlanVital", "élanVital"),
    ("O'Neil: # 1", "ONeil1", "oNeil1"), ("IDs", "IDs", "iDs"), ("step 2 of 3", "Step2Of3", "step2Of3"),
  ])
  func writesNamesAsSwiftDoes(text: String, type: String, value: String) {
    #expect(SwiftName.name(.type, from: text) == type)
    #expect(SwiftName.name(.value, from: text) == value)
  }

  @Test func tellsValuesApart() {
    let texts = ["Choose", "choose!", "default", "☕", "🎉", "Next", "self", "3D"]
    #expect(
      SwiftName.distinctValues(from: texts, called: "step") == [
        "choose", "choose_2", "defaultStep", "step4", "step5", "nextStep", "selfStep", "_3d",
      ])
  }
}
