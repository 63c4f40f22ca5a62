import Diagnostics
import Foundation
import JSONSchemaValidator
import Testing
import YAML

@testable import BlockCatalog

/// The schemas accept and reject what reading does; without a validator these tests are skipped.
@Suite(
  .enabled(if: JSONSchemaValidator.python != nil, "install jsonschema for Python 3: apt-get install python3-jsonschema")
)
struct FormSchemaTests {
  private static let catalog = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Catalog")

  @Test func acceptTheShippedFiles() throws {
    func texts(_ name: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: Self.catalog.path).filter { $0.hasSuffix(name) }.map {
        try String(contentsOf: Self.catalog.appendingPathComponent($0), encoding: .utf8)
      }
    }
    let blocks = try texts("block.yaml")
    #expect(blocks.count >= 2)
    #expect(try JSONSchemaValidator.areValid(blocks, as: .block).allSatisfy(\.self))
    #expect(try JSONSchemaValidator.areValid(texts("catalog.yaml"), as: .catalog) == [true])
  }

  /// Lines of a manifest; each takes the place of the line of the same key.
  private static let acceptedBlocks = [
    "title: Card", "title: {en: Card, pt-BR: Cartão}", "title:\n  en: Card\n  zh-Hant: 卡", "title: 18.0", "title: true",
    "title: no", "title: 'null'", "title: 2026-01-01", "description: |\n  Two\n\n  paragraphs.", "platform: iOS 18.0+",
    "platform: [iOS 18.0+, macOS 15]", "component: card", "component: [card(title:)]", "tags: {en: []}",
    "tags:\n  en:\n    - card\n    - 3\n  es: [no]", "parameters: {}",
    "parameters: {a: , b: ~, c: Text, d: {en: Text}}",
    "parameters: {a: {description: {en: Text}, type: Int, default: 24, example: -1.5}}", "parameters: {no: true, 1: 2}",
    "parameters: {a: {type: Bool, default: false}}", "requires: []", "see: [a, b]", "base: 1", "status: beta",
    "status: 'deprecated'", "pictures: []",
    "pictures: [{light: a.png, alt: A}, {light: b.png, dark: c.png, alt: {en: B}}]",
  ]

  private static let rejectedBlocks = [
    "title:", "title: ~", "title: ''", "title: ' '", "title: [Card]", "title: {}", "title: {en: }",
    "title: {en: [Card]}",
    "titel: Card", "category: {en: sheets}", "category: [sheets]", "platform: []", "platform: [~]",
    "platform: {iOS: 18}",
    "component: []", "component: [[card]]", "tags: {}", "tags: [card]", "tags: card", "tags: {en: card}",
    "tags: {en: }",
    "tags: {en: ['']}", "tags: {en: [{a: b}]}", "parameters:", "parameters: []", "parameters: text",
    "parameters: {a: {}}", "parameters: {a: []}", "parameters: {a: ''}", "parameters: {a: {en: }}",
    "parameters: {a: {description: , type: Int}}", "parameters: {a: {type: [Int]}}",
    "parameters: {a: {type: Int, en: Text}}",
    "parameters: {a: {typ: Int}}", "parameters: {a: {type: Int, defalt: 1}}", "parameters: {a: {type: }}",
    "requires: card", "see: {a: b}", "see: [~]",
    "status: betta", "status: [beta]", "status:", "base: ", "pictures: {light: a.png, alt: A}", "pictures: [a.png]",
    "pictures: [{light: a.png}]", "pictures: [{alt: A}]", "pictures: [{light: a.png, alt: A, size: 1}]",
    "pictures: [{light: a.png, alt: }]", "license: {en: MIT}", "source: [Card.swift]",
  ]

  private static let acceptedCatalogs = [
    "name: {en: Blocks}", "languages: [en]", "languages: [no, es-419]", "categories: {a: A, b: {en: B, es: B}}",
    "levels:\n  1: One\n  true: Two", "repository: https://example.com", "rules: {}",
    "rules: {category: off, see: error}",
  ]

  private static let rejectedCatalogs = [
    "name: []", "languages: []", "languages: en", "languages: {en: English}", "languages: [~]", "categories: {}",
    "categories: [a]", "categories: {a: }", "categories: {a: [A]}", "levels:", "license: ", "license: [MIT]",
    "repository: {}", "rules: [category]", "rules: {category: of}", "rules: {category: }", "rules:", "langages: [en]",
  ]

  @Test(arguments: [
    (FileSchema.block, acceptedBlocks, true), (.block, rejectedBlocks, false), (.catalog, acceptedCatalogs, true),
    (.catalog, rejectedCatalogs, false),
  ])
  func agreeWithReading(schema: FileSchema, lines: [String], isAccepted: Bool) throws {
    let files = lines.map { Self.file($0, schema) }
    for (line, isValid) in zip(lines, try JSONSchemaValidator.areValid(files, as: schema)) {
      #expect(isValid == isAccepted, "by the schema: \(line)")
    }
    for (line, file) in zip(lines, files) {
      let found = FormCheck.findings(
        in: Document(parsing: SourceFile(path: "a.yaml", text: file)), form: schema == .block ? .manifest : .catalogInfo
      )
      #expect(found.isEmpty == isAccepted, "by reading: \(line): \(found.map(\.message))")
    }
  }

  /// What `off` is to readers of YAML 1.1.
  @Test func acceptsFalseForARuleThatIsOff() throws {
    let file = Self.file("rules: {category: false}", .catalog)
    #expect(try JSONSchemaValidator.areValid([file], as: .catalog) == [true])
    let found = FormCheck.findings(
      in: Document(parsing: SourceFile(path: "catalog.yaml", text: file)), form: .catalogInfo)
    #expect(found.map(\.rule) == [FormCheck.wrongForm])
  }

  @Test(arguments: [
    (FileSchema.block, "parameters"), (.block, "title"), (.catalog, "languages"), (.catalog, "license"),
  ])
  func wantTheRequiredKeys(schema: FileSchema, key: String) throws {
    let file = Self.file("\(key): gone", schema).replacing("\(key): gone", with: "")
    #expect(try JSONSchemaValidator.areValid([file, "[]", "text", ""], as: schema) == [false, false, false, false])
  }

  /// A whole file in which a line, or several of one key, stands for the one of the same key.
  private static func file(_ line: String, _ schema: FileSchema) -> String {
    let sample = schema == .block ? Sample().manifest : Sample().info
    let key = line.prefix { $0 != ":" } + ":"
    let entries = sample.replacing("\n  ", with: "\r  ").split(separator: "\n").filter { !$0.hasPrefix(key) }
    return entries.joined(separator: "\n").replacing("\r", with: "\n") + "\n\(line)\n"
  }
}
