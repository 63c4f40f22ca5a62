import Foundation
import Testing
import YAML

@testable import BlockCatalog

/// Good manifests with mistakes made by dice: fixing leads back to a manifest that validates.
@Suite struct MutationTests {
  private static let source = """
    extension View {
      /// Shows a card.
      /// - Parameters:
      ///   - title: The first line: plain.
      ///   - width: The width, «in points».
      ///   - style: How it looks.
      ///   - content: What it holds.
      func card(
        _ title: String = "Hello, \\(name)", size width: CGFloat = 24, style: [String: Style] = [:], content: () -> C
      ) -> some View { self }
    }
    """

  /// The same manifest in block and in flow style.
  private static let manifests = [
    """
    # A card.
    title: Card
    summary: {en: A card, es: Una tarjeta}
    origin: "Made for a test"
    description: |
      Shows a card.

      # Not a comment
    category: sheets
    level: beginner
    platform:
      - iOS 18.0+ # the first
      - "macOS 15.0+"
    tags:
      # English
      en:
        - card
        - título # accented
      es: [tarjeta, señal]
    parameters:
      # about title
      title:
        description: {en: The title, es: El título} # both
        type: String
        default: '"Hello, \\(name)"'

      # about size
      size: {description: The size, "type": "CGFloat", default: '24'}
      style: # how
        en: The style
        es: El estilo
      # about content
      content: What it holds # all
    """,
    """
    title: {en: Card, es: Tarjeta}
    summary: 'A card'
    origin: Made for a test
    description: Shows a card.
    category: sheets
    level: beginner
    platform: [iOS 18.0+, 'macOS 15.0+']
    tags: {"en": [card, título], es: [tarjeta, señal]} # all
    parameters: {
        # about title
        title: {description: The title, type: String}, # first
        size: {description: The size, type: CGFloat, default: "24"},
        style: {en: The style, es: El estilo}, # how
        'content': What it holds }
    """,
  ]

  /// Replaces a part of a text; where the manifest has no such part, nothing happens.
  private static let mutations: [[(old: String, new: String)]] = [
    [("title: Card", "titel: Card"), ("origin:", "orign:"), ("level:", "\"levl\":"), ("platform:", "plattform:")],
    [("description: The size", "descripton: The size"), ("\"type\"", "\"tpye\""), ("default: '\"", "defualt: '\"")],
    [("  size:", "  sise:"), ("  size:", "  width:"), ("style:", "stile:"), ("'content'", "'contnt'")],
    [
      ("type: String", "type: Int"), ("CGFloat", "Double"), ("\"CGFloat\"", "'Größe'"),
      ("type: CGFloat", "type: |-\n          X\n        "),
    ],
    [("'24'", "\"42\""), ("\"24\"", "0.5"), ("'24'", "zwölf"), ("'\"Hello, \\(name)\"'", "Hello")],
    [
      ("- card\n", "- card\n    - Card # twice\n"), ("card, título", "card, CARD, título, 'Titulo'"),
      ("señal]", "señal, senal]"), ("señal]", "señal,\n    Señal\n    ]"),
    ],
    [("iOS 18.0+", "ios 18"), ("\"macOS 15.0+\"", "\"MacOS15\""), ("'macOS 15.0+'", "'macos 15.0'")],
    [
      ("en: The style", "EN: The style"), ("  es:", "  ES:"), ("\"en\":", "\"EN\":"),
      ("es: El título", "Es: El título"),
    ],
    [
      ("  # about content\n  content: What it holds # all", ""), (", # how\n    'content': What it holds }", "}"),
      ("    size: {description: The size, type: CGFloat, default: \"24\"},\n", ""),
      ("  style: # how\n    en: The style\n    es: El estilo\n", ""),
    ],
    [
      ("  # about content\n  content: What it holds # all", "  content: |\n    Longer\n\n    text"),
      ("  # about title\n  title:", "  # moved\n  content: Before\n  # about title\n  title:"),
      ("    style: {en: The style, es: El estilo}, # how\n", ""),
      ("    # about title\n", "    style: {en: The style, es: El estilo}, # how\n    # about title\n"),
    ],
  ]

  @Test(arguments: 0..<60)
  func fixingLeadsBackToAValidManifest(seed: UInt64) async {
    var dice = Dice(seed: seed)
    var sample = Sample()
    sample.source = Self.source
    sample.manifest = Self.manifests[dice.roll(Self.manifests.count)]
    for _ in 0...dice.roll(4) {
      let kind = Self.mutations[dice.roll(Self.mutations.count)]
      let mutation = kind[dice.roll(kind.count)]
      let mutated = sample.manifest.replacingOccurrences(of: mutation.old, with: mutation.new)
      // A mistake on top of another may be no YAML at all, or say a thing twice: nobody can mend that.
      let document = Document(parsing: .init(path: "block.yaml", text: mutated))
      if document.root != nil, document.findings.isEmpty { sample.manifest = mutated }
    }
    if dice.roll(2) == 0 { sample.manifest += "\n" }
    if dice.roll(3) == 0 { sample.manifest = sample.manifest.replacingOccurrences(of: "\n", with: "\r\n") }

    let fixed = await FixedSample(sample)
    #expect(fixed.findings == [], "\(sample.manifest)")
    #expect(!fixed.summaries.contains("no end"))
    let again = await FixedSample(fixed.sample)
    #expect(again.sample.manifest == fixed.sample.manifest)
    #expect(comments(in: fixed.sample) == comments(in: sample) || fixed.summaries.contains { $0.hasPrefix("remove") })
  }

  private func comments(in sample: Sample) -> [String] {
    Document(parsing: .init(path: "block.yaml", text: sample.manifest)).comments.map(\.text).sorted()
  }
}

/// Numbers that look random and are the same in every run.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// A number below a bound.
  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
