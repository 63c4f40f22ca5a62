import Foundation
import Testing

@testable import BlocksCommand

@Suite struct NewCommandTests {
  @Test func asksOneQuestionAtATime() async throws {
    let catalog = try SampleCatalog()
    let typed = [
      "view", "", "Un campo", "", "", "", "", "sheet", "sheets", "", "ios16", "", "", "Text", "", "maybe", "yes",
    ]
    let answer = await catalog.run(words: ["new", "field"], typing: typed.joined(separator: "\n") + "\n")
    #expect(answer.status == .failure)
    #expect(
      answer.errors.hasPrefix(
        """
        template: What the block begins as.
          modifier: A modifier of any view, with its logic apart from SwiftUI and a test of it.
          sheet: A sheet with a title bar and a background, as tall as its content; built on the dynamic-height tray.
          tray: A flow in a tray, each step as tall as it needs to be; built on the dynamic-height tray.
          view: A view of its own, with a title, a line below it, and a symbol if you like.
          [view] > title: The block's title, in plain text.
          [Field] > title.es: The block's title, in plain text. In the language 'es'.
          [Field] > summary: What the block is, in one sentence.
          [Field: a view to copy into your app.] > summary.es: What the block is, in one sentence. In the language 'es'.

        """))
    #expect(
      answer.errors.contains(
        """
        category: The block's category. (sheets, controls)
          [sheets] >   'sheet' is none of 'sheets', 'controls'; write one of these
          [sheets] > level:
        """))
    #expect(
      answer.errors.contains("  [yes] >   'maybe' is neither yes nor no; write 'yes' or 'no'\n  [yes] > symbolName: "))
    #expect(
      answer.errors.contains("  SwiftUI has a 'Text' already; write one such as 'TextBlock'\n  [Field] > symbol:"))
    #expect(
      answer.errors.hasSuffix(
        "blocks new: the input has ended before every question was answered; nothing was written\nRun 'blocks new --help' for the words and options it takes.\n"
      ))
    #expect(try catalog.contents().count == 5)
  }

  @Test func makesTheBlockOnceEverythingIsAnswered() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run(
      words: ["new", "--template", "view", "--set", "symbol=no"],
      typing: "Con\ncard\nBig field" + String(repeating: "\n", count: 13))
    #expect(answer.status == .yes)
    #expect(answer.errors.contains("  'con' cannot be an id: Windows keeps the name 'con' for a device; add a word\n"))
    #expect(answer.errors.contains("'card' is there already"))
    #expect(
      answer.output == """
        wrote big-field/block.yaml
        wrote big-field/BigField.swift
        wrote README.es.md
        wrote README.md
        wrote TAGS.es.md
        wrote TAGS.md
        wrote big-field/README.es.md
        wrote big-field/README.md
        wrote big-field/Usage.swift
        wrote card/README.es.md
        wrote card/README.md
        wrote card/Usage.swift
        wrote catalog.json
        wrote chip/README.es.md
        wrote chip/README.md
        wrote chip/Usage.swift

        """)
    #expect(
      answer.errors.hasSuffix(
        """
        next:
          edit big-field/block.yaml
          edit big-field/BigField.swift
          blocks validate big-field
          blocks generate

        """))
    #expect(try catalog.text("big-field/block.yaml").hasPrefix("title: Big field\nsummary: "))
  }

  @Test func listsWhatIsMissingWhereNobodyCanBeAsked() async throws {
    let catalog = try SampleCatalog(["catalog.yaml": SampleCatalog.info.replacing("[en, es]", with: "[en]")])
    let answer = await catalog.run(words: ["new", "field", "--set", "title=Field", "--set", "level=advanced"])
    #expect(answer.status == .failure)
    #expect(answer.output == "")
    #expect(
      answer.errors == """
          --set summary=…     What the block is, in one sentence. Default: Field: a view
                              to copy into your app.
          --set origin=…      Where the block comes from. Default: Written for this
                              catalog.
          --set category=…    The block's category. (sheets, controls) Default: sheets
          --set platform=…    The platforms and their oldest versions. (such as iOS
                              18.0+) Default: iOS 17.0+
          --set tags=…        Words by which the block is found. (parted by commas)
                              Default: field
          --set type=…        The name of the Swift type, and of the file. Default:
                              Field
          --set symbol=…      Whether a symbol stands before the texts. (yes or no)
                              Default: yes
          --set symbolName=…  The SF Symbol to begin with. Default: star.fill
        blocks new: 8 answers are missing, and nobody can be asked; give them with --set, or take the defaults with --yes
        Run 'blocks new --help' for the words and options it takes.

        """)
    #expect(
      await catalog.run(words: ["new", "--yes"]).errors.hasPrefix("blocks new: ID is missing; write 'blocks new"))
    #expect(try catalog.contents().count == 5)
  }

  @Test(arguments: [
    (["--set", "titel=x"], "blocks new: there is no answer 'titel' to be given here; did you mean 'title'?\n"),
    (["--set", "title"], "blocks new: '--set' takes NAME=VALUE, not 'title'\n"),
    (["--set", "title=a", "--set", "title=b"], "blocks new: '--set title' is given twice; it may be given once\n"),
    (
      ["--set", "symbol=no", "--set", "symbolName=x"],
      "blocks new: '--set symbolName' answers nothing, as the other answers leave that question out\n"
    ),
    (
      ["--template", "viw"],
      "blocks new: '--template' takes 'modifier', 'sheet', 'tray' or 'view', not 'viw'; did you mean 'view'?\n"
    ),
    (
      ["--set", "type=card", "--set", "level=easy", "--set", "title=a\u{202E}b"],
      """
      title: the answer holds the bidirectional control U+202E; it reorders what people read; remove it
      level: 'easy' is none of 'beginner', 'advanced'; write one of these
      type: 'card' begins with a small letter; write one such as 'Card'
      blocks new: 3 answers do not fit

      """
    ),
    (["--set", "type=Chip"], "type: the block 'chip' has a 'Chip' already; write one such as 'ChipBlock'\n"),
    (
      ["--from", "x.swift", "--template", "view"],
      "blocks new: '--from' and '--template' exclude each other; leave one out\n"
    ),
    (["--from", "x.txt"], "blocks new: '--from' takes a .swift file, a block.yaml or a folder, not 'x.txt'\n"),
  ])
  func refusesAnswersBeforeAnythingIsWritten(words: [String], errors: String) async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run(words: ["new", "field", "--yes"] + words)
    #expect(answer.status == .failure)
    #expect(answer.output == "")
    #expect(answer.errors.hasPrefix(errors))
    #expect(try catalog.contents().count == 5)
  }

  @Test(arguments: ["tray", "sheet"])
  func bringsWhatTheTemplateBuildsOn(template: String) async throws {
    let catalog = try SampleCatalog([
      "catalog.yaml": SampleCatalog.info.replacing("[en, es]", with: "[de, es]").replacing("MIT", with: "Apache-2.0")
        .replacing("sheets: Sheets, ", with: "")
    ])
    let answer = await catalog.run(words: ["new", "pay", "--yes", "--template", template])
    #expect(
      answer.errors.hasPrefix(
        "the template builds on 'dynamic-height-tray', which this catalog lacks: it is brought along\n"))
    let brought = try catalog.text("dynamic-height-tray/block.yaml")
    #expect(
      brought.contains("\n  es: Bandeja de altura dinámica\n")
        || brought.contains("title: Bandeja de altura dinámica\n"))
    #expect(brought.contains("category: controls\n"))
    #expect(brought.contains("license: MIT\n"))
    #expect(!brought.contains("see:"))
    let again = await catalog.run(words: ["new", "pay-more", "--yes", "--template", template])
    #expect(!again.errors.contains("brought along"))
  }

  // Hard cases f03 and f06.
  @Test func touchesNothingThatIsThere() async throws {
    let catalog = try SampleCatalog()
    #expect(await catalog.run(words: ["new", "field", "--yes"]).status == .yes)
    try catalog.write("// mine\n", to: "field/Field.swift")
    let before = (try catalog.contents(), try catalog.times())
    for name in ["field", "Field", "FIELD", "card"] {
      let answer = await catalog.run(words: ["new", name, "--yes"])
      #expect(answer.status == .failure)
      #expect(answer.output == "")
      #expect(answer.errors.contains("is there already"))
    }
    #expect(
      await catalog.run(words: ["new", "field", "--yes"]).errors.hasPrefix(
        "blocks new: field: 'field' is there already, with Field.swift, README.es.md, README.md, Usage.swift, block.yaml; "
          + "nothing was written\n"))
    #expect(try catalog.contents() == before.0)
    #expect(try catalog.times() == before.1)
    try catalog.remove("field/block.yaml")
    #expect(await catalog.run(words: ["new", "field", "--yes"]).errors.contains("with Field.swift, "))
    #expect(try catalog.text("field/Field.swift") == "// mine\n")
    try catalog.write("x", to: "Upper/notes.txt")
    #expect(
      await catalog.run(words: ["new", "upper", "--yes"]).errors.contains(
        "Upper: 'Upper' is there already, which is 'upper' on many disks, with notes.txt; nothing was written"))
  }

  // Hard case f05.
  @Test(arguments: ["Con", "aux", "nul", "COM1", "com¹", "../x", "/x", "_", "🎉", String(repeating: "x", count: 300)])
  func refusesNamesThatNoFolderCanHave(name: String) async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run(words: ["new", name, "--yes"])
    #expect(answer.status == .failure)
    #expect(try catalog.contents().count == 5)
  }

  @Test func showsWhatWouldBeWritten() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run(words: ["new", "field", "--yes", "--dry-run", "--template", "modifier"])
    #expect(answer.status == .yes)
    #expect(
      answer.output.hasPrefix(
        """
        ./
          field/
            Field.swift
            Tests/
              FieldTests.swift
            block.yaml

        --- /dev/null
        +++ b/field/Field.swift
        @@ -0,0 +1,
        """))
    #expect(answer.output.contains("+++ b/field/block.yaml\n"))
    #expect(answer.errors == "nothing was written\n")
    #expect(try catalog.contents().count == 5)
  }

  @Test func needsACatalogThatCanBeRead() async throws {
    let catalog = try SampleCatalog(["catalog.yaml": "name: x\n"])
    #expect(await catalog.run(words: ["new", "field", "--yes"]).errors.contains("[missing-key]"))
    #expect(try catalog.contents().count == 5)
  }

  // MARK: - From Swift

  @Test func makesABlockOfASource() async throws {
    let source = """
      // SPDX-License-Identifier: MIT
      import SwiftUI
      /// A pill.
      @available(iOS 17, *)
      struct Pill: View {
        /// What it says.
        let title: String
        var body: some View { Text(title) }
      }

      """
    let catalog = try SampleCatalog(["Sources/Pill.swift": source])
    let draft = await catalog.run(words: ["new", "--from", "Sources/Pill.swift"])
    #expect(draft.status == .yes)
    #expect(draft.output == "wrote pill/block.yaml\nwrote pill/Pill.swift\n")
    #expect(draft.errors.contains("pill/block.yaml:5:10: error: category is empty; expected text [wrong-form]\n"))
    #expect(draft.errors.contains("pill/block.yaml:6:7: error: level is empty; expected text [wrong-form]\n"))
    #expect(draft.errors.contains("there are no tags for en, es"))
    #expect(draft.errors.contains("what is found is what is left to do\n"))
    #expect(try catalog.text("pill/Pill.swift") == source)
    try catalog.remove("pill")
    let whole = await catalog.run(
      words: [
        "new", "info-pill", "--from", "Sources/Pill.swift", "--set", "level=beginner", "--set", "category=controls",
        "--set", "tags=pill", "--set", "tags.es=píldora",
      ])
    #expect(whole.status == .yes)
    #expect(whole.output.contains("wrote info-pill/README.md\n"))
    #expect(await catalog.run("validate", "--strict", "info-pill").status == .yes)
    #expect(
      await catalog.run(words: ["new", "pill-2", "--from", "Sources/Pill.swift"]).errors.contains(
        "the block 'info-pill' has a 'Pill' already"))
  }

  @Test func asksWhichComponentIsTheBlock() async throws {
    let source = """
      import SwiftUI
      struct Pill: View { let title: String; var body: some View { Text(title) } }
      struct Badge: View { let count: Int; var body: some View { Text("x") } }
      """
    let catalog = try SampleCatalog(["Sources/Two.swift": source, "Sources/Deep/None.swift": "let x = 1"])
    let answer = await catalog.run(words: ["new", "--from", "Sources/Two.swift"])
    #expect(
      answer.errors.hasPrefix(
        "blocks new: the file offers several components; choose one with --set component=NAME: Pill, Badge\n"))
    #expect(
      await catalog.run(words: ["new", "--from", "Sources/Two.swift", "--dry-run"], typing: "Bad\nBadge\n").output
        .contains("badge/\n"))
    #expect(
      await catalog.run(words: ["new", "--from", "Sources/Two.swift", "--set", "component=Badge"]).status == .yes)
    #expect(try catalog.text("badge/block.yaml").contains("component: Badge\n"))
    let listing = await catalog.run(words: ["new", "--from", "Sources"])
    #expect(
      listing
        == .init(
          status: .yes, output: "Sources/Two.swift\tPill, Badge\t\n",
          errors: "1 file can become blocks; run: blocks new --from FILE\n"))
    #expect(await catalog.run(words: ["new", "--from", "Sources/Deep"]).status == .no)
    #expect(
      await catalog.run(words: ["new", "--from", "Sources/Deep/None.swift"]).errors.contains(
        "this file offers no component"))
  }

  // MARK: - From a manifest

  @Test func writesTheSourceOfAManifest() async throws {
    let catalog = try SampleCatalog()
    #expect(await catalog.run(words: ["new", "first", "--yes", "--template", "tray"]).status == .yes)
    let manifest =
      SampleCatalog.card.replacing("Card", with: "Quick").replacing("  title: The first line\n", with: "") + """
          isPresented: Whether it is open.
          heading: {description: The heading., type: String, default: '"Hi \\"you\\""'}
          onDismiss: When it closes.
          content: {description: What it shows., type: '@escaping () -> Tray'}
        component: quickTray
        demo: QuickDemo
        base: dynamic-height-tray
        requires: [dynamic-height-tray]

        """
    try catalog.write(manifest, to: "quick/block.yaml")
    try catalog.write(
      manifest.replacing("quickTray", with: "draftTray").replacing("QuickDemo", with: "DraftDemo"),
      to: "drafts/my-draft/block.yaml")
    let made = await catalog.run(words: ["new", "--from", "quick/block.yaml"])
    #expect(made.status == .yes, "\(made.errors)")
    #expect(made.output.hasPrefix("wrote quick/QuickTray.swift\n"))
    #expect(try catalog.text("quick/block.yaml") == manifest)
    #expect(try catalog.text("quick/QuickTray.swift").contains("struct QuickDemo: View {\n"))
    #expect(
      await catalog.run(words: ["new", "--from", "quick/block.yaml"]).errors.hasPrefix(
        "blocks new: 'quick/QuickTray.swift' is there already; nothing was written\n"))
    #expect(
      await catalog.run(words: ["new", "--from", "drafts/my-draft/block.yaml"]).output.hasPrefix(
        "wrote my-draft/block.yaml\nwrote my-draft/DraftTray.swift\n"))
    let validation = await catalog.run("validate", "--strict")
    #expect(validation.status == .yes, "\(validation.output)")
    #if os(Linux)
      let messages = try TypeCheck.messages(about: catalog.folder)
      #expect(messages == "")
    #endif
  }
}
