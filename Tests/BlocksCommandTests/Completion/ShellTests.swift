import Foundation
import Testing

@testable import BlocksCommand

/// The scripts in the shells that they are made for, with somebody typing at a terminal.
@Suite struct ShellTests {
  private static let catalog = [
    "chip/block.yaml": SampleCatalog.chip.replacing(
      "tags: {en: [chip], es: [ficha]}",
      with: #"tags: {en: [chip, "it's $5 \"now\"", "back\\slash", "qu: a=b;c"], es: ["altura dinámica"]}"#),
    "My Folder/note.txt": "",
    "My Folder/more.txt": "",
  ]

  struct Typed: Decodable {
    let line: String
    let shown: String
  }

  /// Types lines, with a tab key behind each.
  private func type(
    _ lines: [String], in shell: Shell, _ catalog: SampleCatalog, setup: String? = nil
  ) throws -> [Typed] {
    let start =
      switch shell {
      case .bash, .zsh: "eval \"$(blocks completions \(shell.rawValue))\"\n"
      case .fish: "blocks completions fish | source\n"
      }
    // Not among the files that are completed.
    let path = "\(catalog.folder)/.setup"
    try (setup ?? start).write(toFile: path, atomically: true, encoding: .utf8)
    let programs = try BuiltProgramTests.executable().deletingLastPathComponent().path
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("type_lines.py")
    let environment = [
      "PATH": programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "CI": "true",
    ]
    let ending = try BuiltProgramTests().run(
      [script.path, shell.rawValue, path] + lines, in: catalog, environment: environment,
      executable: URL(fileURLWithPath: try #require(Installed.program("python3"))))
    try #require(ending.status == 0, "\(ending.errors)")
    return try JSONDecoder().decode([Typed].self, from: Data(ending.output.utf8))
  }

  static let installed = Shell.allCases.filter {
    Installed.program("python3") != nil && Installed.program($0.rawValue) != nil
  }

  @Test(arguments: installed)
  func completesWhatIsTyped(shell: Shell) throws {
    let cases = [
      // Commands, options and their choices.
      ("blocks se", "blocks search "),
      ("blocks --color=nev", "blocks --color=never "),
      ("blocks --color never hel", "blocks --color never help "),
      ("blocks help comp", "blocks help completions "),
      ("blocks search --cate", "blocks search --category "),
      ("blocks validate --format sa", "blocks validate --format sarif "),
      ("blocks validate --format=sa", "blocks validate --format=sarif "),
      ("blocks completions fi", "blocks completions fish "),
      // What the catalog has.
      ("blocks show ch", "blocks show chip "),
      ("blocks show card ch", "blocks show card ch"),
      ("blocks validate card c", "blocks validate card chip "),
      ("blocks search --category co", "blocks search --category controls "),
      ("blocks search --category=co", "blocks search --category=controls "),
      (
        "blocks search --category=\"co",
        shell == .zsh ? "blocks search --category=controls " : "blocks search --category=\"controls\" "
      ),
      ("blocks search --level=adv", "blocks search --level=advanced "),
      ("blocks search --language e", "blocks search --language e"),
      ("blocks search --language es --category she", "blocks search --language es --category sheets "),
      ("blocks search --platform iOS\\ 17", "blocks search --platform iOS\\ 17.0 "),
      (
        "blocks search --platform=\"iOS 17",
        shell == .zsh ? #"blocks search --platform=iOS\ 17.0 "# : "blocks search --platform=\"iOS 17.0\" "
      ),
      ("blocks --catalog . show ch", "blocks --catalog . show chip "),
      ("blocks --catalog nowhere show ch", "blocks --catalog nowhere show ch"),
      // Quotes, backslashes, and letters that mean something to the shell.
      ("blocks search altu", #"blocks search altura\ dinámica "#),
      ("blocks search \"altu", "blocks search \"altura dinámica\" "),
      ("blocks search 'altura d", "blocks search 'altura dinámica' "),
      (#"blocks search altura\ d"#, #"blocks search altura\ dinámica "#),
      ("blocks search it", #"blocks search it\'s\ \$5\ \"now\" "#),
      ("blocks search \"it", #"blocks search "it's \$5 \"now\"" "#),
      ("blocks search back", #"blocks search back\\slash "#),
      ("blocks search qu", #"blocks search qu:\ a=b\;c "#),
      // But for case and accents, where nothing begins as it was typed; fish asks for every letter.
      ("blocks search titul", shell == .fish ? "blocks search titul" : "blocks search título "),
      // Files and folders.
      ("blocks render --data=My", "blocks render --data=My\\ Folder/"),
      ("blocks render --data My\\ Folder/no", "blocks render --data My\\ Folder/note.txt "),
      ("blocks render My\\ Folder/m", "blocks render My\\ Folder/more.txt "),
      ("blocks generate --output My", "blocks generate --output My\\ Folder/"),
      ("blocks generate --output=My", "blocks generate --output=My\\ Folder/"),
      ("blocks init catalog.y", "blocks init catalog.y"),
      // Nothing is known.
      ("blocks nosuch c", "blocks nosuch c"),
      ("blocks search --limit=1", "blocks search --limit=1"),
    ]
    let catalog = try SampleCatalog(Self.catalog)
    for ((line, expected), typed) in zip(cases, try type(cases.map(\.0), in: shell, catalog)) {
      #expect(typed.line == expected, "\(line)")
    }
  }

  @Test(arguments: installed.filter { $0 != .bash })
  func showsWhatValuesMean(shell: Shell) throws {
    let typed = try type(["blocks show c", "blocks generate --flav"], in: shell, SampleCatalog(Self.catalog))
    #expect(typed[0].shown.contains("Chip"))
    #expect(typed[1].line == "blocks generate --flavor ")
  }

  @Test(arguments: installed)
  func staysSilentWithoutACatalog(shell: Shell) throws {
    let broken = try SampleCatalog(["catalog.yaml": "name: [", "card/block.yaml": "title: {"])
    let without = try SampleCatalog(["catalog.yaml": nil])
    for catalog in [broken, without] {
      for typed in try type(
        ["blocks show c", "blocks search --category=", "blocks tags --language "], in: shell, catalog)
      {
        #expect(["c", "=", " "].contains(typed.line.suffix(1)))
        #expect(!typed.shown.contains("yaml"))
        #expect(!typed.shown.contains("error"))
      }
    }
  }
}
