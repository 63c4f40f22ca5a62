import Foundation
import Testing

@testable import BlocksCommand

@Suite struct SnippetCommandTests {
  @Test func writesAPropertyList() async throws {
    let answer = try await SampleCatalog().run("snippet", "card")
    #expect(
      answer.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>IDECodeSnippetCompletionPrefix</key>
        	<string>card</string>
        	<key>IDECodeSnippetCompletionScopes</key>
        	<array>
        		<string>CodeBlock</string>
        		<string>CodeExpression</string>
        	</array>
        	<key>IDECodeSnippetContents</key>
        	<string>.card(title: &lt;#title#&gt;)
        </string>
        	<key>IDECodeSnippetIdentifier</key>
        	<string>FE71F6A0-CA5F-8FB7-8E87-E7CB2CB8DA59</string>
        	<key>IDECodeSnippetLanguage</key>
        	<string>Xcode.SourceCodeLanguage.Swift</string>
        	<key>IDECodeSnippetSummary</key>
        	<string>A card</string>
        	<key>IDECodeSnippetTitle</key>
        	<string>Card</string>
        	<key>IDECodeSnippetUserSnippet</key>
        	<true/>
        	<key>IDECodeSnippetVersion</key>
        	<integer>2</integer>
        </dict>
        </plist>

        """)
    #expect((answer.status, answer.errors) == (.yes, ""))
  }

  @Test func writesAFileForEachBlock() async throws {
    let catalog = try SampleCatalog()
    let wrote = "wrote Snippets/card.codesnippet\nwrote Snippets/chip.codesnippet\n"
    let words = ["snippet", "card", "chip", "--output", "Snippets"]
    #expect(await catalog.run(words: words).output == wrote)
    #expect(await catalog.run(words: words) == .init(status: .yes))
    try catalog.write(catalog.text("catalog.yaml").replacing("en, es", with: "es, en"), to: "catalog.yaml")
    #expect(await catalog.run("snippet", "card", "--output", "Snippets").output == "wrote Snippets/card.codesnippet\n")
    #expect(try catalog.text("Snippets/card.codesnippet").contains("<string>Tarjeta</string>"))
  }

  @Test func touchesNoFileThatIsNotItsOwn() async throws {
    let catalog = try SampleCatalog(["Snippets/chip.codesnippet": "mine"])
    let answer = await catalog.run("snippet", "card", "chip", "--output", "Snippets")
    #expect(answer.status == .failure)
    #expect(
      answer.errors == "Snippets/chip.codesnippet: error: this is not the snippet of 'chip', so it is not overwritten; "
        + "move or delete it [snippet]\n")
    #expect(try catalog.contents(of: "Snippets").count == 1)
  }

  @Test func asksForAFolderForSeveral() async throws {
    let answer = try await SampleCatalog().run("snippet", "card", "chip")
    #expect(answer.status == .failure)
    #expect(
      answer.errors.hasPrefix("blocks snippet: one file holds one snippet; name one block, or a folder with --output\n")
    )
  }

  @Test func isAPropertyListToApplesOwnTool() async throws {
    let catalog = try SampleCatalog()
    _ = await catalog.run("snippet", "card", "chip", "--output", "Snippets")
    for id in ["card", "chip"] {
      #expect(try PropertyListTool.verdict(on: "\(catalog.folder)/Snippets/\(id).codesnippet") == "OK")
    }
  }
}

/// `plutil`, which comes with the toolchain.
enum PropertyListTool {
  /// What `plutil -lint` says of a file, without its path.
  static func verdict(on path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["plutil", "-lint", path]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try output.fileHandleForWriting.close()
    let text = PipeReader(output.fileHandleForReading).text
    process.waitUntilExit()
    return text.replacing(path + ": ", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
