import Foundation
import Testing

@testable import BlocksCommand

/// Pages are the same on every machine, for every user, and stay where they cannot be made.
@Suite struct EverywhereTests {
  // Hard case c03.
  @Test func sortsAlikeInEveryLocale() throws {
    let words = ["apple", "Banana", "Äpfel", "zebra", "item 10", "item 9", "éclair", "カード"]
    var files: [String: String?] = [:]
    for (number, word) in words.enumerated() {
      files["b\(number)/block.yaml"] = SampleCatalog.card.replacing("en: Card", with: "en: \(word)")
        .replacing("[card, image]", with: "[\(word)]")
      files["b\(number)/Card.swift"] =
        "// SPDX-License-Identifier: MIT\nextension View { func card(title: String) {} }\n"
    }
    let catalog = try SampleCatalog(files)
    func run(_ words: String..., locale: String) throws -> Int32 {
      try BuiltProgramTests().run(words, in: catalog, environment: ["LC_ALL": locale, "LANG": locale]).status
    }
    #expect(try run("generate", locale: "C") == 0)
    for locale in ["en_US.UTF-8", "sv_SE.UTF-8", "tr_TR.UTF-8"] {
      #expect(try run("generate", "--check", locale: locale) == 0, "\(locale)")
    }
    let english = try catalog.text("TAGS.md").split(separator: "## ").first { $0.hasPrefix("English") } ?? ""
    let tags = english.split(separator: "\n").filter { $0.hasPrefix("- ") }.compactMap {
      $0.dropFirst(2).split(separator: ":").first
    }
    #expect(
      tags == ["Äpfel", "apple", "Banana", "card", "chip", "éclair", "image", "item 10", "item 9", "zebra", "カード"])
    let titles = try catalog.text("README.md").matches(of: /\[([^\]]*)\]\(b\d/).map { String($0.1) }
    #expect(titles == words, "the index goes by id")
  }

  // Hard case c05.
  @Test func saysNothingOfTimePlaceOrUser() throws {
    let here = try SampleCatalog()
    #expect(try BuiltProgramTests().run(["generate"], in: here, environment: ["USER": "somebody"]).status == 0)
    let there = try SampleCatalog()
    for (path, bytes) in try here.contents() {
      try there.write(String(decoding: bytes, as: UTF8.self), to: path)
    }
    let environment = ["TZ": "Asia/Tokyo", "USER": "x", "HOME": "/nonexistent"]
    #expect(try BuiltProgramTests().run(["generate", "--check"], in: there, environment: environment).status == 0)
    let year = String(Calendar(identifier: .gregorian).component(.year, from: Date()))
    for (path, bytes) in try here.contents() where path.hasSuffix(".md") || path.hasSuffix("Usage.swift") {
      let text = String(decoding: bytes, as: UTF8.self)
      for word in [here.folder, "somebody", ProcessInfo.processInfo.hostName, year, Program.version] {
        #expect(!text.contains(word), "\(path) holds \(word)")
      }
    }
  }

  /// What comes before a command so that it runs as a user whom permissions stop; `nil` where there is no such user.
  private static let asNormalUser: String? = {
    guard getuid() == 0 else { return "" }
    let prefix = "setpriv --reuid 65534 --regid 65534 --clear-groups "
    guard let program = try? BuiltProgramTests.executable().path else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", prefix + #"test -x "$0" 2>/dev/null"#, program]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? prefix : nil
  }()

  // Hard case c06.
  @Test(.enabled(if: asNormalUser != nil, "there is a user whom permissions stop"))
  func staysWhereNothingCanBeWrittenOrRead() throws {
    let catalog = try SampleCatalog()
    let prefix = try #require(Self.asNormalUser)
    if getuid() == 0 {
      #expect(try BuiltProgramTests().runInShell("chown -R 65534:65534 .", in: catalog).status == 0)
    }
    func run(_ line: String) throws -> BuiltProgramTests.Ending {
      try BuiltProgramTests().runInShell("HOME=/nonexistent; export HOME; \(line)", in: catalog)
    }
    func blocks(_ words: String) throws -> BuiltProgramTests.Ending { try run("exec \(prefix)\"$0\" \(words)") }
    defer { _ = try? run("chmod -R u+rwX .") }

    #expect(try blocks("generate").status == 0)
    let pages = try catalog.contents()
    #expect(try run("chmod -R a-w .").status == 0)
    #expect(try blocks("generate --check").status == 0)
    #expect(try blocks("generate").status == 0, "there is nothing to change")
    #expect(try catalog.contents() == pages)

    let changed = SampleCatalog.card.replacing("Shows a card.", with: "Shows it.")
    #expect(try run("chmod u+w card card/block.yaml").status == 0)
    try catalog.write(changed, to: "card/block.yaml")
    if getuid() == 0 { #expect(try run("chown 65534 card/block.yaml").status == 0) }
    #expect(try run("chmod -R a-w .").status == 0)
    let check = try blocks("generate --check")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("stale card/README.es.md\n"))
    let failed = try blocks("generate")
    #expect(failed.status == 2)
    #expect(
      failed.errors
        == ".: error: no file can be made in this folder: permission denied [output]\n"
        + "card: error: no file can be made in this folder: permission denied [output]\n11 files: 0 changed, 3 blocked\n"
    )
    #expect(try catalog.contents().filter { $0.key.hasSuffix(".md") } == pages.filter { $0.key.hasSuffix(".md") })

    #expect(try run("chmod 000 card/block.yaml").status == 0)
    let unreadable = try blocks("generate --check")
    #expect(unreadable.status == 2)
    #expect(
      unreadable.errors.contains("card/block.yaml: error: the file cannot be read: permission denied [readable-file]"))
    #expect(unreadable.output == "invalid card/README.es.md\ninvalid card/README.md\ninvalid card/Usage.swift\n")
    #expect(try catalog.contents()["card/README.md"] == pages["card/README.md"])
  }

  // Hard case c08.
  @Test func tellsAllProblemsOfManyBlocksInOneRun() async throws {
    var files: [String: String?] = [:]
    for number in 0..<200 {
      files["b\(number)/block.yaml"] = SampleCatalog.card
      files["b\(number)/Card.swift"] =
        "// SPDX-License-Identifier: MIT\nextension View { func card(title: String) {} }\n"
    }
    let catalog = try await SampleCatalog.generated(files)
    try catalog.write("title: [Card\n", to: "b7/block.yaml")
    try catalog.remove("b9/Card.swift")
    try catalog.write(
      "// SPDX-License-Identifier: MIT\nextension View {\n  /// - Parameter titel: A.\n  func card(title: String) {}\n}\n",
      to: "b5/Card.swift")
    let before = try catalog.contents()

    let text = await catalog.run("generate", "--check")
    #expect(text.status == .failure)
    let places = text.errors.matches(of: #/(?m)^(b\d+)/block.yaml.*: error: /#).map { String($0.1) }
    #expect(places == ["b7", "b9"])
    #expect(!text.output.contains("stale b7/") && !text.output.contains("orphaned"))
    let report = await catalog.run("generate", "--check", "--format", "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.output.utf8)) }
    #expect(await catalog.run("generate").status == .failure)
    for (path, bytes) in before where path.hasPrefix("b7/") || path.hasPrefix("b9/") {
      #expect(try catalog.contents()[path] == bytes)
    }
    #expect(try BuiltProgramTests().run(["generate", "--check"], in: catalog, isRead: false).status == 2)
    #expect(await catalog.run("generate", "--check", "--catalog", "nosuch").status == .failure)
    #expect(await catalog.run("validate", "--strict").status == .no)
  }
}
