import Diagnostics
import FilePlan
import Foundation
import Testing

@testable import CatalogDocs

@Suite struct CatalogFileTests {
  private func file(_ flavor: String) async throws -> [UInt8] {
    let site = try await SampleSites.site(flavor)
    return Array(try Data(contentsOf: URL(fileURLWithPath: "\(site.output)/catalog.json")))
  }

  @Test(arguments: SampleSites.names)
  func holdsEveryBlock(flavor: String) async throws {
    let bytes = try await file(flavor)
    #expect(GeneratedMark.isPresent(in: bytes, at: "catalog.json"))
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    let catalog = try #require(value as? [String: Any])
    let blocks = try #require(catalog["blocks"] as? [[String: Any]])
    #expect(blocks.count == SampleSite.files.keys.count { $0.hasSuffix("block.yaml") })
    let picture = try #require(blocks.first { $0["id"] as? String == "picture" })
    let site = try await SampleSites.site(flavor)
    for path in try #require(picture["pages"] as? [String: String]).values {
      #expect(FileManager.default.fileExists(atPath: "\(site.output)/\(path)"), "\(path)")
    }
    let files = try #require(picture["files"] as? [[String: Any]])
    #expect(
      files.compactMap { $0["path"] as? String } == [
        "picture/block.yaml", "picture/Picture.swift", "picture/mark.svg", "picture/dark.svg", "picture/other.svg",
      ])
    for file in files {
      let path = try #require(file["path"] as? String)
      let content = Array((SampleSite.files[path] ?? "").utf8)
      #expect(file["sha256"] as? String == SHA256(of: content).hexadecimal)
      #expect(file["bytes"] as? Int == content.count)
    }
  }

  @Test(arguments: SampleSites.names)
  func keepsToItsSchema(flavor: String) async throws {
    let folder = try await SampleSites.site(flavor).folder
    let schema = "\(folder)/schema.json"
    try Data(CatalogFile.schema.utf8).write(to: URL(fileURLWithPath: schema))
    let site = try await SampleSites.site(flavor)
    let script = """
      import json, sys, jsonschema
      schema, instance = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      validator.validate(instance)
      for key in ("version", "blocks", "languages"):
          assert not validator.is_valid({k: v for k, v in instance.items() if k != key}), key
      assert not validator.is_valid(dict(instance, other=1))
      """
    _ = try Command.run(PageReader.python, ["-c", script, schema, "\(site.output)/catalog.json"])
  }
}
