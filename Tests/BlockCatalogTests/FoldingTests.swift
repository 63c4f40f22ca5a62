import BlockCatalog
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Card", "card"),
    ("  bottom \t sheet\n", "bottom sheet"),
    ("bottom-sheet", "bottom sheet"),
    ("BOTTOM_SHEET", "bottom sheet"),
    ("bottom -_- sheet", "bottom sheet"),
    ("-sheet-", "sheet"),
    ("card[.*]+", "card[.*]+"),
  ])
  func foldsASCII(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(arguments: [
    ("BottomSheet", "bottom sheet"),
    ("HTTPStatusView", "http status view"),
    ("iOS", "i os"),
    ("3DCard", "3d card"),
    ("ISO8601Date", "iso8601 date"),
    ("URLs", "urls"),
    ("listOfURLs here", "list of urls here"),
    ("ÉcranPlein", "ecran plein"),
    ("E\u{301}cranPle\u{301}Plus", "ecran ple plus"),
    ("STRASSE", "strasse"),
  ])
  func partsWordsAtCapitals(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(arguments: [
    ("création", "creation"),
    ("cre\u{301}ation", "creation"),
    ("Größe", "grosse"),
    ("GROẞE", "grosse"),
    ("Straße", "strasse"),
    ("groesse", "groesse"),
    ("ŁÓDŹ øre Đorđe Þór ætt œuvre", "lodz ore dorde thor aett oeuvre"),
    ("ışık", "isik"),
    ("IŞIK", "isik"),
    ("İPUCU", "ipucu"),
    ("Σίσυφος ΣΊΣΥΦΟΣ", "σισυφοσ σισυφοσ"),
    ("Ёлка", "елка"),
    ("ﬁlter ①", "filter 1"),
    ("ＣＡＲＤ　カード", "card カード"),
    ("« l’écran »", "l'ecran"),
    ("soft\u{AD}hyphen", "softhyphen"),
    ("❤️", "❤"),
  ])
  func foldsLettersBeyondASCII(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(arguments: [
    ("شِبَاك", "شباك"),
    ("شــباك", "شباك"),
    ("أداة إداة آداة ٱداة", "اداة اداة اداة اداة"),
    ("כַּרְטִיס", "כרטיס"),
    ("בית־ספר", "בית ספר"),
  ])
  func dropsMarksOfArabicAndHebrew(text: String, folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test(arguments: [
    ("ガイド", "ガイド"),
    ("ｶﾞｲﾄﾞ", "ガイド"),
    ("カ\u{3099}イト\u{3099}", "ガイド"),
    ("\u{1110}\u{1166}\u{1106}\u{1161}", "테마"),
    ("การ์ด", "การ์ด"),
    ("कार्ड", "कार्ड"),
  ])
  func keepsMarksThatMakeOtherLetters(text: String, folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test(arguments: ["", "   ", "-", "_ -", "\u{200D}", "。", "\u{FEFF}"])
  func leavesNothingOfSeparators(text: String) {
    #expect(Folding.fold(text).isEmpty)
  }

  @Test func foldsWhatIsFoldedToItself() {
    for text in ["BottomSheet", "GROẞE", "İPUCU", "ガイド", "테마", "l’écran"] {
      let folded = Folding.fold(text)
      #expect(Folding.fold(folded) == folded)
    }
  }
}

extension FoldingTests {
  /// Case counts for nothing whatever the letter, but where Unicode writes a mark below as a letter of its own.
  @Test func foldsEveryCaseOfEveryLetterAlike() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped || scalar.properties.isCased,
        scalar.properties.uppercaseMapping.unicodeScalars.last != "\u{399}"
      else { continue }
      let folded = Folding.fold(String(Character(scalar)))
      #expect(Folding.fold(scalar.properties.lowercaseMapping) == folded)
      #expect(Folding.fold(scalar.properties.uppercaseMapping) == folded)
    }
  }

  @Test func foldsEveryFormOfNormalizationAlike() {
    for value in UInt32(0xA0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      let text = String(Character(scalar))
      let folded = Array(Folding.fold(text).unicodeScalars)
      #expect(Array(Folding.fold(text.decomposedStringWithCanonicalMapping).unicodeScalars) == folded)
      #expect(Array(Folding.fold(text.decomposedStringWithCompatibilityMapping).unicodeScalars) == folded)
      var again = String.UnicodeScalarView()
      again.append(contentsOf: folded)
      #expect(Array(Folding.fold(String(again)).unicodeScalars) == folded)
    }
  }

  @Test(arguments: [("👍🏽", "👍"), ("☎\u{FE0F}", "☎"), ("ƀŧǥɇ", "btge"), ("ᲀᲁᲂ", "вдо"), ("Ǆ", "dz"), ("ſ", "s")])
  func foldsLooksAndRareLetters(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(arguments: [
    ("RÉSUMÉ-Page", "résumé page"), ("re\u{301}sume\u{301}", "résumé"), ("STRASSE", "strasse"), ("Ł", "ł"),
  ])
  func keepsAccentsOnDemand(text: String, folded: String) {
    #expect(String(decoding: Folding.bytes(of: text, keepsAccents: true), as: UTF8.self) == folded)
  }
}
