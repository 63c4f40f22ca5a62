import Testing

@testable import BlockCatalog

/// A component of three parameters, and what a manifest says of them.
private func card(_ parameters: String) -> Sample {
  var sample = Sample().ending(with: parameters)
  sample.source = """
    extension View {
      /// Shows a card.
      /// - Parameters:
      ///   - title: The first line: plain.
      ///   - width: The width, «in points».
      ///   - content: What it holds.
      func card(title: String, size width: CGFloat = 24, content: () -> Content) -> some View { self }
    }
    """
  return sample
}

@Suite struct ParameterNameFixTests {
  @Test(arguments: [
    ("parameters:\n  titel: A\n  size: B\n  content: C", "parameters:\n  title: A\n  size: B\n  content: C"),
    ("parameters: {title: A, 'width': B, content: C}", "parameters: {title: A, 'size': B, content: C}"),
    (
      "parameters:\n  # Ä\n  \"contnet\": {en: Ü, es: Ñ} # last\n  title: A\n  width: B",
      "parameters:\n  title: A\n  size: B\n  # Ä\n  \"content\": {en: Ü, es: Ñ} # last"
    ),
  ])
  func putsTheNearNameOrTheLabel(before: String, after: String) async {
    await expectFix(card(before), card(after))
  }

  @Test(arguments: [
    "parameters:\n  title: &x {description: w, type: Strng}\n  size: *x\n  content: C",
    "parameters:\n  size: &x {description: w, type: Strng}\n  title: *x\n  content: C",
  ])
  func replacesNothingThatAnAliasReadsToo(parameters: String) async {
    let fixed = await FixedSample(card(parameters))
    #expect(!fixed.summaries.contains { $0.hasPrefix("replace") || $0 == "no end" })
  }

  @Test func losesNoKeptLineBreak() async {
    let kept = "parameters:\n  size: |+\n    B\n\n  title: A\n  content: C\n"
    #expect(await FixedSample(card(kept)).sample.manifest == card(kept).manifest)
  }

  @Test func tellsNothingApartThatMeansTheSame() async {
    let sample = card("parameters: {titel: A, titl: A, size: B, content: C}")
    let fixed = await FixedSample(sample)
    #expect(fixed.summaries == [])
    let described = card("parameters: {title: A, size: B, width: B, content: C}")
    #expect(await FixedSample(described).summaries == [])
  }
}

@Suite struct ParameterOrderFixTests {
  @Test(arguments: [
    ("parameters:\n  size: B\n  title: A\n  content: C", "parameters:\n  title: A\n  size: B\n  content: C"),
    // Comments above and behind go along; what a blank line parts from the entry stays.
    (
      "parameters:\n  # Maße\n\n  # about size\n  size: B # behind size\n\n  # about title\n  # at length\n  title:\n    en: A\n    es: Á\n    # more of title\n\n  content: C # end",
      "parameters:\n  # Maße\n\n  # about title\n  # at length\n  title:\n    en: A\n    es: Á\n    # more of title\n\n  # about size\n  size: B # behind size\n\n  content: C # end"
    ),
    (
      "parameters:\n  content: |\n    Like this:\n\n    # no comment\n  title: >-\n    A\n    b\n  \"size\": B # last",
      "parameters:\n  title: >-\n    A\n    b\n  \"size\": B # last\n  content: |\n    Like this:\n\n    # no comment"
    ),
    ("parameters: {size: B, title: A, content: C}", "parameters: {title: A, size: B, content: C}"),
    (
      "parameters: { 'content': {en: C, es: Ç},   title: A ,size: \"B, b\" } # all",
      "parameters: { title: A,   size: \"B, b\" ,'content': {en: C, es: Ç} } # all"
    ),
    (
      "parameters: {\n    # about size\n    size: B, # behind size\n    title: A,\n    content: C # last\n  }",
      "parameters: {\n    title: A,\n    # about size\n    size: B, # behind size\n    content: C # last\n  }"
    ),
    (
      "parameters: {\n    content: C, # behind content\n    # about title\n    title: A,\n    size: B }",
      "parameters: {\n    content: C, # behind content\n    # about title\n    title: A,\n    size: B }"
    ),
    (
      "parameters:\n  size: B\n  title: A\n  content: C\ndemo: Demo",
      "parameters:\n  title: A\n  size: B\n  content: C\ndemo: Demo"
    ),
  ])
  func putsEntriesInTheirOrderWithTheirComments(before: String, after: String) async {
    let isLeft = before == after
    var (before, after) = (card(before), card(after))
    before.source += "\nstruct Demo: View {\n  var body: some View { self }\n}"
    after.source = before.source
    let left =
      isLeft ? ["10:5 parameter-order: 'content' stands where 'title' belongs; the order is title, size, content"] : []
    await expectFix(before, after, left: left)
  }

  @Test(arguments: [
    ("{size: B, title: A, content: C}", "put 'size' behind 'title'"),
    ("{size: B, content: C, title: A}", "put 'title' before 'size'"),
    ("{content: C, size: B, title: A}", "order the parameters: title, size, content"),
  ])
  func saysWhatMoves(parameters: String, summary: String) async {
    #expect(await FixedSample(card("parameters: \(parameters)")).summaries == [summary])
  }

  @Test func fitsTheOrderOfSeveralComponents() async {
    func sample(_ parameters: String, _ second: String) -> Sample {
      var sample = Sample().ending(with: "component: [card, chip]\nparameters: \(parameters)")
      sample.source =
        "extension View {\n  func card(a: Int, c: Int) -> some View { self }\n  func chip(\(second)) -> some View { self }\n}"
      return sample
    }
    await expectFix(
      sample("{c: C, b: B, a: A}", "b: Int, c: Int"), sample("{b: B, a: A, c: C}", "b: Int, c: Int"))
    let contradicting = await FixedSample(sample("{c: C, a: A}", "c: Int, a: Int"))
    #expect(contradicting.summaries == [])
  }

  @Test func keepsItsHandsOffAliases() async {
    let sample = card("parameters: {size: &b B, title: *b, content: C}")
    #expect(await FixedSample(sample).sample.manifest == sample.manifest)
  }
}

@Suite struct ParameterValueFixTests {
  @Test(arguments: [
    ("type: Int", "type: CGFloat"), ("type: Int # so", "type: CGFloat # so"),
    ("\"type\": \"Int\"", "\"type\": \"CGFloat\""),
    ("'type' : 'Größe'", "'type' : 'CGFloat'"), ("type: |-\n      Int", "type: CGFloat"),
    ("default: \"12\" # twelve", "default: \"24\" # twelve"), ("default: 12", "default: '24'"),
    ("default: '12'\n    type: Int", "default: '24'\n    type: CGFloat"),
  ])
  func putsWhatTheSourceSays(before: String, after: String) async {
    func sample(_ value: String) -> Sample {
      card("parameters:\n  title: A\n  size:\n    description: B\n    \(value)\n  content: C")
    }
    await expectFix(sample(before), sample(after))
    guard !before.contains("#"), !before.contains("\n") else { return }
    func flow(_ value: String) -> Sample {
      card("parameters: {title: A, size: {\(value), description: B}, content: C}")
    }
    await expectFix(flow(before), flow(after))
  }

  @Test(arguments: [
    ("Hi", "'\"Hello, \\(name)\"'"), ("'Hi'", "'\"Hello, \\(name)\"'"), ("\"Hi\"", "'\"Hello, \\(name)\"'"),
  ])
  func quotesAsYAMLNeedsIt(before: String, after: String) async {
    func sample(_ value: String) -> Sample {
      var sample = Sample().ending(with: "parameters: {a: {description: A, default: \(value)}}")
      sample.source = #"extension View { func card(a: String = "Hello, \(name)") -> some View { self } }"#
      return sample
    }
    await expectFix(sample(before), sample(after))
  }

  @Test(arguments: [
    (
      "\n    description: C\n    default: x # none\n    # example\n    type: () -> Content",
      "\n    description: C\n    # example\n    type: () -> Content"
    ),
    ("\n    description: C\n    default: |\n      x\n      y", "\n    description: C"),
    ("\n    \"default\": \"ñ\"\n    description: C", "\n    description: C"), ("\n    default: x", ""),
    (" {default: x, description: C}", " {description: C}"), (" {description: C, 'default' : 'x'}", " {description: C}"),
    (" {description: C, default: x, type: () -> Content}", " {description: C, type: () -> Content}"),
    (" {default: x}", ""),
    (" {\n    description: C, # it\n    default: x # none\n    }", " {\n    description: C # it\n    }"),
    (" {\n    default: x, # none\n    description: C }", " {\n    description: C }"),
  ])
  func removesADefaultThatTheSourceDoesNotHave(before: String, after: String) async {
    func sample(_ content: String) -> Sample { card("parameters:\n  title: A\n  size: B\n  content:\(content)") }
    let summaries = await expectFix(sample(before), sample(after))
    #expect(summaries.count == 1 && summaries[0].hasPrefix("remove the default '"))
  }

  @Test func leavesNothingOfARecordThatSaysNoMore() async {
    await expectFix(
      card("parameters: {title: A, size: B, content: {default: x}}"),
      card("parameters: {title: A, size: B, content: }"))
  }

  @Test func leavesTheChoiceWhereComponentsDiffer() async {
    var sample = Sample().ending(
      with: "component: [card, chip]\nparameters: {a: {description: A, type: Bool, default: x}}")
    sample.source =
      "extension View {\n  func card(a: Int = 1) -> some View { self }\n  func chip(a: Float = 2) -> some View { self }\n}"
    #expect(await FixedSample(sample).summaries == [])
  }
}

@Suite struct MissingParameterFixTests {
  @Test(arguments: [
    ("\n  size: B\n  content: C", "\n  title: 'The first line: plain.'\n  size: B\n  content: C"),
    ("\n  title: A\n  content: C", "\n  title: A\n  size: 'The width, «in points».'\n  content: C"),
    (
      "\n    # about title\n    title:\n      en: A # yes\n      # deep\n\n    # about content\n    content: C",
      "\n    # about title\n    title:\n      en: A # yes\n      # deep\n    size: 'The width, «in points».'\n\n    # about content\n    content: C"
    ),
    ("\n  # size\n  size: B", "\n  title: 'The first line: plain.'\n  # size\n  size: B\n  content: What it holds."),
    ("\n  title: A # a", "\n  title: A # a\n  size: 'The width, «in points».'\n  content: What it holds."),
    (" {title: A, content: C} # c", " {title: A, size: 'The width, «in points».', content: C} # c"),
    (" {size: B}", " {title: 'The first line: plain.', size: B, content: What it holds.}"),
    (
      " {} # none",
      " {title: 'The first line: plain.', size: 'The width, «in points».', content: What it holds.} # none"
    ),
    (" { }", " {title: 'The first line: plain.', size: 'The width, «in points».', content: What it holds.}"),
    (
      " {\n    title: A, # a\n    content: C, # c\n  }",
      " {\n    title: A, # a\n    size: 'The width, «in points».',\n    content: C, # c\n  }"
    ),
    (
      " {\n    # a\n    title: A\n  }",
      " {\n    # a\n    title: A,\n    size: 'The width, «in points».',\n    content: What it holds.\n  }"
    ),
    (
      " {\n    # c\n    content: C\n  }",
      " {\n    title: 'The first line: plain.',\n    size: 'The width, «in points».',\n    # c\n    content: C\n  }"
    ),
  ])
  func describesItInTheWordsOfTheDocComment(before: String, after: String) async {
    await expectFix(card("parameters:\(before)"), card("parameters:\(after)"))
  }

  @Test(arguments: [("", ""), (" # none", " # none"), (" ~", ""), (" ~ # none", " # none"), ("\n\n  # none\n", "")])
  func writesThemWhereNothingStands(before: String, left: String) async {
    let described = "\n  title: 'The first line: plain.'\n  size: 'The width, «in points».'\n  content: What it holds."
    let rest = before.hasPrefix("\n") ? before : ""
    await expectFix(card("parameters:\(before)"), card("parameters:\(left)\(described)\(rest)"))
  }

  @Test func writesThemInBracesWhereTheManifestStandsInSome() async {
    var sample = card("parameters: {}")
    sample.manifest = "{title: Card, parameters: , license: MIT}"
    #expect(
      await FixedSample(sample).sample.manifest
        == "{title: Card, parameters: {title: 'The first line: plain.', size: 'The width, «in points».', content: What it "
        + "holds.}, license: MIT}")
  }

  @Test func describesNeighborsTogether() async {
    #expect(await FixedSample(card("parameters: {title: A}")).summaries == ["describe 'size', 'content'"])
    #expect(
      await FixedSample(card("parameters: {size: A}")).summaries == ["describe 'content'", "describe 'title'"])
  }

  @Test func waitsForTheRightOrder() async {
    let fixed = await FixedSample(card("parameters: {content: C, title: A}"))
    #expect(fixed.sample.manifest.hasSuffix("{title: A, size: 'The width, «in points».', content: C}"))
    #expect(fixed.summaries == ["put 'content' behind 'title'", "describe 'size'"])
  }

  @Test func hasNoWordsWithoutADocComment() async {
    var sample = card("parameters: {title: A}")
    sample.source = sample.source.replacing("- width:", with: "- height:")
    let fixed = await FixedSample(sample)
    #expect(fixed.sample.manifest.hasSuffix("parameters: {title: A, content: What it holds.}"))
    #expect(fixed.findings.contains { $0.contains("missing-parameter: the parameter 'size'") })
  }
}
