import Foundation
import Testing

@testable import BlocksCommand

@Suite struct RepairCommandTests {
  @Test(arguments: [
    ("card", "card"), ("../a-b/c_d.e", "../a-b/c_d.e"), ("", "''"), ("my docs", "'my docs'"), ("it's", #"'it'\''s'"#),
    ("$HOME `x` \"y\" *", "'$HOME `x` \"y\" *'"), ("é", "'é'"), ("a\nb'\u{1B}\\", #"$'a\x0ab\'\x1b\\'"#),
  ])
  func quotesAWord(word: String, expected: String) {
    #expect(RepairCommand.quoted(word) == expected)
  }

  @Test(arguments: ["", "my docs", "it's", "$HOME `x` \"y\" * # ! ~ \\", "é", "a\nb'\u{1B}\\\u{7F}\u{202E}"])
  func isReadBackByAShell(word: String) throws {
    let ending = try BuiltProgramTests().run(
      ["-c", "printf %s \(RepairCommand.quoted(word))"], in: SampleCatalog(),
      executable: URL(fileURLWithPath: "/bin/bash"))
    #expect(ending.output == word)
  }

  @Test(arguments: [
    ([], "blocks generate"), (["card"], "blocks generate card"),
    (["--output=my docs", "card", "--color", "never"], "blocks generate --output 'my docs' card"),
    (
      ["--catalog", ".", "--language", "es", "--templates", "own"],
      "blocks generate --templates own --language es --catalog ."
    ),
    (["--output", "./-x"], "blocks generate --output ./-x"), (["--output=-x"], "blocks generate --output=-x"),
  ])
  func repeatsTheWordsThatMatter(words: [String], command: String) async throws {
    let catalog = try SampleCatalog(["own/labels/en.yaml": "usage: How\n"])
    let console = Console()
    #expect(
      await Program.run(["generate", "--check"] + words, console: console, workingDirectory: catalog.folder) == .no)
    #expect(console.errors.text.hasSuffix("; to mend this, run:\n\(command)\n"), "\(console.errors.text)")
  }
}
