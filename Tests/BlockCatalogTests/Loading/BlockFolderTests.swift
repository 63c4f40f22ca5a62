import Diagnostics
import Foundation
import Testing

@testable import BlockCatalog

@Suite struct BlockFolderTests {
  private let catalog: CatalogOnDisk

  init() throws { catalog = try CatalogOnDisk() }

  @Test func saysWhichFolderHasNoManifest() async throws {
    try catalog.write("row/Row.swift", "")
    try catalog.write("list/block.yml", "")
    try catalog.write("pictures/tray.png", "")
    let found = try await catalog.findings()
    #expect(
      found == [
        "Catalog/list block-folder: the manifest is named block.yml; rename it to block.yaml",
        "Catalog/row block-folder: this folder holds Swift but no block.yaml; add one, or move the folder",
      ])
  }

  @Test func reportsAFolderWhoseNameIsNotUTF8() async throws {
    let path = Array("\(catalog.root)/caf".utf8).map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
    #expect(mkdir(path, 0o700) == 0)
    defer { rmdir(path) }
    let found = try await catalog.findings()
    #expect(
      found == ["Catalog/caf\u{FFFD} block-folder: this name is not UTF-8, so nothing by it can be opened; rename it"])
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "Catalog")
    #expect(loaded.unreadable == ["caf\u{FFFD}"])
  }

  @Test(.enabled(if: geteuid() != 0, "Nothing is closed to the superuser."))
  func reportsAFolderThatMayNotBeRead() async throws {
    for (id, mode) in [("closed", 0o000), ("named", 0o300)] as [(String, mode_t)] {
      try catalog.write("\(id)/block.yaml", Sample().manifest)
      try catalog.write("\(id)/Card.swift", Sample().source)
      #expect(chmod("\(catalog.root)/\(id)", mode) == 0)
    }
    defer { for id in ["closed", "named"] { chmod("\(catalog.root)/\(id)", 0o700) } }
    let found = try await catalog.findings()
    #expect(
      found == [
        "Catalog/closed block-folder: this folder cannot be listed: permission denied",
        "Catalog/named block-folder: this folder cannot be listed: permission denied",
      ])
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "Catalog")
    #expect(loaded.unreadable == ["closed"])
  }

  @Test func saysWhyAFolderCannotBeListed() throws {
    #expect(throws: SystemError(code: ENOENT)) { try FolderListing(catalog.root + "/none") }
    #expect(throws: SystemError(code: ENOTDIR)) { try FolderListing(catalog.root + "/catalog.yaml") }
    let folder = BlockFolder(id: "none", root: catalog.root, shownPath: "Catalog/none")
    let finding = #expect(throws: Finding.self) { try folder.swiftFiles() }
    #expect(finding?.lines == ["block-folder: this folder cannot be listed: no such file or directory"])
  }

  @Test func reportsABlockBehindALink() async throws {
    try catalog.write("pictures/a.png", "")
    for (link, target) in [("linked", "card"), ("shots", "pictures"), ("gone", "nowhere"), ("out", "/tmp")] {
      try FileManager.default.createSymbolicLink(atPath: "\(catalog.root)/\(link)", withDestinationPath: target)
    }
    let found = try await catalog.findings()
    #expect(
      found == [
        "Catalog/linked block-folder: this folder is a symbolic link, and nothing is written through one; put the folder itself here"
      ])
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "Catalog")
    #expect(loaded.unreadable == ["linked"])
  }
}
