import Foundation
import Testing

@testable import BlocksCommand

/// Links, pipes, devices and strange names end with a finding; nothing outside the catalog is read.
@Suite struct HostileFilesTests {
  /// Where a block's files stand, each with the rule that finds fault with it and the status of `validate`.
  private static let places =
    [
      ("card/block.yaml", "readable-file", 1), ("card/Card.swift", "readable-file", 1),
      ("catalog.yaml", "readable-file", 2),
    ] as [(String, String, Int32)]

  private func expectFinding(_ rule: String, _ status: Int32, in catalog: SampleCatalog) throws {
    let run = try BoundedRun("validate", in: catalog)
    #expect(run.status == status)
    #expect((run.output + run.errors).contains("[\(rule)]"), "\(run.output + run.errors)")
    #expect(!(run.output + run.errors).contains("secret"))
    #expect(try BoundedRun("generate", "--dry-run", in: catalog).status == 2)
  }

  @Test(arguments: places)
  func linksThatLeadOutOfTheCatalog(place: String, rule: String, status: Int32) throws {
    let (catalog, outside) = (try SampleCatalog(), try SampleCatalog(["secret": "secret: [\n"]))
    try catalog.link(place, to: outside.folder + "/secret")
    try expectFinding(rule, status, in: catalog)
  }

  @Test(arguments: places)
  func linksThatLeadToThemselves(place: String, rule: String, status: Int32) throws {
    let catalog = try SampleCatalog()
    try catalog.link(place, to: URL(fileURLWithPath: place).lastPathComponent)
    try expectFinding(status == 2 ? "catalog" : rule, status, in: catalog)
  }

  @Test(arguments: places, ["/dev/zero", "/dev/null"])
  func linksToDevices(place: (String, String, Int32), device: String) throws {
    let catalog = try SampleCatalog()
    try catalog.link(place.0, to: device)
    try expectFinding(place.1, place.2, in: catalog)
  }

  @Test(arguments: places)
  func pipesWithoutAWriter(place: String, rule: String, status: Int32) throws {
    let catalog = try SampleCatalog()
    try catalog.remove(place)
    try #require(mkfifo("\(catalog.folder)/\(place)", 0o600) == 0)
    try expectFinding(rule, status, in: catalog)
  }

  @Test(arguments: places)
  func foldersInPlaceOfFiles(place: String, rule: String, status: Int32) throws {
    let catalog = try SampleCatalog()
    try catalog.remove(place)
    try catalog.write("", to: "\(place)/a")
    try expectFinding(rule, status, in: catalog)
  }

  /// The superuser reads everything.
  @Test(.enabled(if: geteuid() != 0), arguments: places)
  func filesThatNobodyMayRead(place: String, rule: String, status: Int32) throws {
    let catalog = try SampleCatalog()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(catalog.folder)/\(place)")
    try expectFinding(rule, status, in: catalog)
  }

  @Test func blocksThatAreLinks() throws {
    let (catalog, outside) = (try SampleCatalog(), try SampleCatalog())
    try catalog.link("card", to: outside.folder + "/card")
    try expectFinding("block-folder", 1, in: catalog)
    try catalog.link("card", to: "card")
    try expectFinding("block-folder", 1, in: catalog)
  }

  @Test(arguments: ["../../out.png", "/etc/hostname", "out.png", "loop.png"])
  func picturesOutsideTheBlock(path: String) throws {
    let picture = "pictures: [{light: \(path), alt: A card}]\n"
    let catalog = try SampleCatalog(["card/block.yaml": SampleCatalog.card + picture])
    try catalog.link("card/out.png", to: "/etc/hostname")
    try catalog.link("card/loop.png", to: "loop.png")
    try expectFinding("pictures", 1, in: catalog)
  }

  @Test(arguments: ["a\nb", "a\u{1B}[31mb", "\u{202E}a", "a\u{7}", "-rf", "a b", "$(a)", "é"])
  func blocksWithStrangeNames(name: String) throws {
    let card = try SampleCatalog().text("card/Card.swift")
    let catalog = try SampleCatalog(["\(name)/block.yaml": SampleCatalog.card, "\(name)/Card.swift": card])
    let run = try BoundedRun("validate", in: catalog)
    #expect(run.status == 1)
    for words in [["list"], ["search", "card"], ["generate", "--dry-run"]] {
      let command = try BoundedRun(words[0], words.dropFirst().first ?? "--color=never", in: catalog)
      #expect(command.status <= 2)
    }
  }
}

extension SampleCatalog {
  /// Puts a symbolic link in the place of what stands there.
  func link(_ path: String, to target: String) throws {
    try? remove(path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(path)", withDestinationPath: target)
  }
}
