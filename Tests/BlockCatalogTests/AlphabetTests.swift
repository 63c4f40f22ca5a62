import Testing

@testable import BlockCatalog

@Suite struct AlphabetTests {
  @Test(arguments: [
    ("en", ["Äpfel", "apple", "Banana", "éclair", "item 10", "item 9", "zebra"]),
    ("es", ["canto", "nube", "ñandú", "ñu", "oso"]),
    ("en", ["canto", "ñandú", "ñu", "nube", "oso"]),
    ("sv", ["apa", "zebra", "å", "ånga", "ära", "öl"]),
    ("de", ["Apfel", "Äpfel", "Strasse", "Straße", "Zebra"]),
    ("de", ["o", "ö", "of", "öl", "oz"]),
    ("fr", ["cote", "coté", "côte", "côté", "œil", "ou"]),
    ("pl", ["lato", "lot", "łan", "mysz", "zebra", "źrebak", "żaba"]),
    ("cs", ["cibule", "čaj", "hora", "chata", "ikona"]),
    ("da", ["abe", "zebra", "æble", "øl", "ål"]),
    ("nb-NO", ["abe", "zebra", "æble", "øl", "ål"]),
    ("tr", ["ısı", "iz", "jale"]),
    ("ru", ["ёж", "ель", "иго", "йод", "кот"]),
    ("uk", ["газ", "ґава", "дім", "ель", "єнот", "и", "їжак", "йод"]),
    ("el", ["άλφα", "άμα", "βήτα"]),
    ("ar", ["أب", "باب", "تاج", "زر"]),
    ("fa", ["باز", "پدر", "تاج"]),
    ("he", ["אב", "מים", "ממ", "נר"]),
    ("ja", ["あお", "アカ", "がく", "カメラ", "きく", "シート", "つき", "日本"]),
    ("ko", ["가방", "나무", "다리"]),
    ("zh-Hans", ["一", "中", "人"]),
    ("en", ["a b", "a-c", "ab"]),
  ])
  func sortsByTheAlphabetOfALanguage(language: String, sorted: [String]) {
    let alphabet = Alphabet(of: language)
    #expect(sorted.reversed().sorted { alphabet.key($0) < alphabet.key($1) } == sorted)
  }

  @Test func tellsTextsApartThatDifferInMarksOrCaseAlone() {
    let alphabet = Alphabet(of: "en")
    let texts = ["Card", "card", "cärd"]
    #expect(texts.reversed().sorted { alphabet.key($0) < alphabet.key($1) } == ["Card", "card", "cärd"])
  }
}
