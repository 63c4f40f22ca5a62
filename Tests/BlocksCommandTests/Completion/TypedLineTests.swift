import Testing

@testable import BlocksCommand

@Suite struct TypedLineTests {
  private func complete(_ words: String..., in catalog: SampleCatalog? = nil) async throws -> [String] {
    let catalog = try catalog ?? SampleCatalog()
    let console = Console(environment: ["CI": "true", "HOME": catalog.folder])
    let status = await Program.run(["complete", "zsh"] + words, console: console, workingDirectory: catalog.folder)
    #expect(status == .yes)
    #expect(console.errors.text == "")
    return console.output.text.split(separator: "\n").map(String.init)
  }

  private func values(_ words: String..., in catalog: SampleCatalog? = nil) async throws -> [String] {
    let console = Console(environment: ["CI": "true"])
    let catalog = try catalog ?? SampleCatalog()
    _ = await Program.run(["complete", "fish"] + words, console: console, workingDirectory: catalog.folder)
    return console.output.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func offersEveryCommandButItself() async throws {
    #expect(try await Set(values("")) == Set(Program.description.commands.map(\.name)))
    #expect(try await values().count == Program.description.commands.count)
    #expect(!Help.text(of: Program.description).contains("\n  complete "))
  }

  @Test func leavesOutOptionsThatWereGiven() async throws {
    #expect(try await values("search", "--l") == ["--language", "--level", "--limit"])
    #expect(try await values("search", "--level", "beginner", "--limit=1", "--l") == ["--language"])
    #expect(try await values("new", "--set", "a=b", "--se") == ["--set"])
    #expect(try await values("--v") == ["--version"])
  }

  @Test func tellsWhatValuesMean() async throws {
    #expect(try await complete("show", "") == ["card\tCard", "chip\tChip"])
    #expect(try await complete("search", "--category", "") == ["sheets\tSheets", "controls\tControls"])
    #expect(try await complete("search", "ti") == ["título\tes"])
    #expect(try await complete("search", "tí") == ["título\tes"])
    #expect(try await complete("search", "TIT") == ["título\tes"])
    #expect(try await complete("tags", "--language=") == ["en", "es"])
    #expect(try await complete("search", "--platform=m") == ["macOS", "macOS 14.0"])
  }

  @Test func knowsTheWordsOfTheLine() async throws {
    #expect(try await values("search", "--language", "es", "") == ["ficha", "tarjeta", "título"])
    #expect(try await values("generate", "card", "") == ["chip"])
    #expect(try await values("show", "card", "") == [])
    #expect(try await values("search", "--", "--c") == [])
    #expect(try await values("validate", "--strict=c") == [])
    #expect(try await values("--color", "never", "validate", "--form") == ["--format"])
    #expect(try await complete("init", "") == ["\tfolders"])
    #expect(try await complete("render", "--data=x") == ["\tfiles"])
  }

  @Test func readsTheCatalogThatTheLineNames() async throws {
    let other = try SampleCatalog(["card/block.yaml": nil, "card/Card.swift": nil])
    #expect(try await values("show", "--catalog", other.folder, "") == ["chip"])
    let catalog = try SampleCatalog()
    #expect(try await complete("--catalog=~/", "show", "ch", in: catalog) == ["chip\tChip"])
  }

  @Test func isSilentWhereTheCatalogCannotBeRead() async throws {
    for changes in [["catalog.yaml": nil], ["catalog.yaml": "name: ["], ["catalog.yaml": "- a\n"]]
      as [[String: String?]]
    {
      let catalog = try SampleCatalog(changes)
      for words in [["show", ""], ["search", ""], ["search", "--level="], ["search", "--platform", ""]] {
        let console = Console(environment: ["CI": "true"])
        let status = await Program.run(
          ["complete", "zsh"] + words, console: console, workingDirectory: catalog.folder)
        #expect((status, console.output.text, console.errors.text) == (.yes, "", ""), "\(words)")
      }
    }
    let half = try SampleCatalog(["card/block.yaml": "title: {"])
    #expect(try await complete("show", "", in: half) == ["card", "chip\tChip"])
  }

  @Test func leavesOutWhatATerminalWouldObeyAndWhatWouldBeAnOption() async throws {
    let chip = SampleCatalog.chip.replacing("en: [chip]", with: #"en: ["a\tb", "c\nd", "e\u202Ef", "-g", ok]"#)
    let catalog = try SampleCatalog(["chip/block.yaml": chip, "card/block.yaml": nil])
    #expect(try await values("search", "", in: catalog) == ["ok", "ficha"])
    #expect(try await values("search", "--", "-", in: catalog) == ["-g"])
  }

  /// A value that is nowhere described would be completed to nothing.
  @Test func knowsWhatEveryNamedValueIs() {
    // Those that there are none of yet.
    let exceptions = ["new ID", "init --block"]
    let kinds: [String: ValueKind] = [
      "ID": .block, "DIR": .folder, "FILE": .file, "COMMAND": .command, "CODE": .language, "PLATFORM": .platform,
    ]
    for command in Program.description.commands {
      let words = command.arguments.filter { $0.choices == nil }.map {
        ("\(command.name) \($0.name)", $0.name, $0.kind)
      }
      let options = command.allOptions.filter { $0.choices == nil }.compactMap { option in
        option.valueName.map { ("\(command.name) --\(option.name)", $0, option.kind) }
      }
      for (place, name, kind) in words + options where !exceptions.contains(place) {
        if let expected = kinds[name] { #expect(kind == expected, "\(place)") }
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func printsTheScript(shell: Shell) async throws {
    let answer = try await SampleCatalog(["catalog.yaml": nil]).run("completions", shell.rawValue)
    #expect(answer.status == .yes)
    #expect(answer.output.contains("complete \(shell.rawValue)"))
    #expect(answer.errors == "")
  }
}
