import Foundation
import Testing

@testable import BlocksCommand

@Suite struct XcodeInstallationTests {
  private static let templates = ["Modifier", "Sheet", "Tray", "View"]

  @Test func installsEveryTemplate() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run("new", "--xcode", "--output", "Templates")
    #expect(answer.status == .yes)
    #expect(
      answer.output
        == Self.templates.map {
          "wrote Templates/\($0).xctemplate/TemplateInfo.plist\nwrote Templates/\($0).xctemplate/___FILEBASENAME___.swift\n"
        }.joined())
    #expect(await catalog.run("new", "--xcode", "--output", "Templates").output == "")
    for name in Self.templates {
      let folder = "\(catalog.folder)/Templates/\(name).xctemplate"
      #expect(try PropertyListTool.verdict(on: folder + "/TemplateInfo.plist") == "OK")
    }
    let tray = try catalog.text("Templates/Tray.xctemplate/___FILEBASENAME___.swift")
    #expect(tray.contains("  func ___VARIABLE_function___(\n"))
    #expect(tray.contains("struct ___FILEBASENAMEASIDENTIFIER___Demo: View {"))
    #expect(
      try catalog.text("Templates/Tray.xctemplate/TemplateInfo.plist").contains(
        "<key>Identifier</key>\n\t\t\t<string>function</string>"))
    #expect(try !catalog.text("Templates/View.xctemplate/TemplateInfo.plist").contains("<string>function</string>"))
  }

  #if os(Linux)
    @Test func makesSourcesThatCompile() async throws {
      let catalog = try SampleCatalog()
      _ = await catalog.run("new", "--xcode", "--output", "Templates")
      for name in Self.templates {
        let text = try catalog.text("Templates/\(name).xctemplate/___FILEBASENAME___.swift")
        // As Xcode fills it in.
        try catalog.write(
          text.replacing("___FILEBASENAMEASIDENTIFIER___", with: "My\(name)")
            .replacing("___FILEBASENAME___", with: "My\(name)").replacing("___VARIABLE_function___", with: "my\(name)"),
          to: "Made/My\(name).swift")
        #expect(
          !text.replacing("___FILEBASENAMEASIDENTIFIER___", with: "").replacing("___FILEBASENAME___", with: "")
            .replacing("___VARIABLE_function___", with: "").contains("___"))
      }
      let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Catalog").path
      for id in ["dynamic-height-tray", "auto-sizing-bottom-sheet"] {
        #expect(
          await Program.run(
            ["add", id, "--to", "\(catalog.folder)/Made", "--catalog", shipped], console: Console(),
            workingDirectory: "/")
            == .yes)
      }
      #expect(try TypeCheck.messages(about: catalog.folder + "/Made") == "")
    }
  #endif

  @Test func installsOneTemplateWithAnswers() async throws {
    let catalog = try SampleCatalog()
    _ = await catalog.run("new", "--xcode", "--template", "view", "--output", "Templates", "--set", "symbolName=heart")
    #expect(try catalog.contents(of: "Templates").count == 2)
    #expect(try catalog.text("Templates/View.xctemplate/___FILEBASENAME___.swift").contains("var symbol = \"heart\""))
  }

  @Test func goesToXcodesFolderOfTheHomeFolder() async throws {
    let catalog = try SampleCatalog()
    let console = Console(environment: ["HOME": catalog.folder])
    #expect(await Program.run(["new", "--xcode"], console: console, workingDirectory: catalog.folder) == .yes)
    let folder = "Library/Developer/Xcode/Templates/File Templates/Blocks"
    #expect(console.output.text.hasPrefix("wrote ~/\(folder)/Modifier.xctemplate/TemplateInfo.plist\n"))
    #expect(try catalog.contents(of: folder).count == 8)
    let homeless = Console()
    #expect(await Program.run(["new", "--xcode"], console: homeless, workingDirectory: catalog.folder) == .failure)
    #expect(homeless.errors.text.hasPrefix("blocks new: the home folder cannot be told; name a folder with --output\n"))
  }

  @Test func touchesNoTemplateThatIsNotItsOwn() async throws {
    let catalog = try SampleCatalog(["Templates/Tray.xctemplate/TemplateInfo.plist": "mine"])
    let answer = await catalog.run("new", "--xcode", "--output", "Templates")
    #expect(answer.status == .failure)
    #expect(answer.errors.hasPrefix("Templates/Tray.xctemplate: error: this template was not made by blocks"))
    #expect(try catalog.contents(of: "Templates").count == 1)
  }

  @Test func writesNothingInADryRun() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run("new", "--xcode", "--output", "Templates", "--dry-run")
    #expect(answer.output.hasPrefix("--- /dev/null\n+++ b/Templates/Modifier.xctemplate/TemplateInfo.plist\n"))
    #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/Templates"))
  }

  @Test(arguments: [
    (["--output", "Templates"], "'--output' goes with '--xcode'; a block is made in its catalog"),
    (["--xcode", "tray"], "unexpected word 'tray'"),
    (["--xcode", "--from", "A.swift"], "'--xcode' and '--from' exclude"),
    (
      ["--xcode", "--output", "T", "--template", "vew"],
      "'--template' takes 'modifier', 'sheet', 'tray' or 'view', not 'vew'"
    ),
  ])
  func refusesWordsThatItCannotUse(words: [String], message: String) async throws {
    let answer = try await SampleCatalog().run(words: ["new"] + words)
    #expect(answer.status == .failure)
    #expect(answer.errors.hasPrefix("blocks new: \(message)"))
  }
}
