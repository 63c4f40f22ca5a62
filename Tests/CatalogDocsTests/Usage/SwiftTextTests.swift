import SwiftAPI
import Testing

@testable import CatalogDocs

struct SwiftTextTests {
  @Test(arguments: [
    ("bottom-sheet", "BottomSheet"), ("3d-card", "_3dCard"), ("卡片", "卡片"), ("---", "_"),
    ("step-2", "Step_2"), ("step2", "Step2"), ("2-step-3d", "_2Step_3d"),
  ])
  func namesATypeAfterAnId(id: String, expected: String) {
    #expect(SwiftText.typeName(id) == expected)
  }

  @Test(arguments: [
    ("title", "Title"), ("backgroundColor", "Background color"), ("_", "Text"), ("baseURL", "Base url"),
  ])
  func saysANameInWords(name: String, expected: String) {
    #expect(SwiftText.words(name) == expected)
  }

  @Test(arguments: [
    ("Kit", "kit"), ("Kit.Part", "part"), ("HTTPClient", "httpClient"), ("URL", "url"), ("Default", "default"),
    ("pill", "pill"), ("_Box", "_Box"),
  ])
  func namesAValueAfterItsType(type: String, expected: String) {
    #expect(SwiftText.propertyName(type) == expected)
  }

  @Test func escapesWhatALiteralWouldRead() {
    #expect(
      SwiftTokens.stringLiteral("Say \"hi\" \\(name)\n\u{1}{{ title }} %@")
        == #""Say \"hi\" \\(name)\n\u{1}{{ title }} %@""#)
  }
}
