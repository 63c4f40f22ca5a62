import BlockCatalog
import Diagnostics
import Foundation

/// A block's call as a code snippet of Xcode, with a placeholder for every value.
///
/// Source: the property lists that Xcode itself writes into `~/Library/Developer/Xcode/UserData/CodeSnippets`.
package struct CodeSnippet: Sendable, Hashable {
  package static let rule = Rule(
    "snippet", "A block whose component can be called has a code snippet.",
    bad: "component: ButtonStyle, a protocol",
    good: "component: card(title:)")

  package let id: String
  /// As Xcode's library shows them.
  package let title: String
  package let summary: String
  /// What somebody types for the editor to offer the snippet: the component's name.
  package let completionPrefix: String
  package let code: String

  /// - Throws: A finding where the block offers nothing that can be called.
  package init(_ block: Block, in info: CatalogInfo) throws(Finding) {
    guard let builder = UsageBuilder(block, in: info) else {
      throw block.findings.first { $0.severity == .error }
        ?? Finding(Self.rule, "the component of '\(block.id)' cannot be told", at: Location(block.manifest.file))
    }
    func text(_ text: LocalizedText) -> String {
      VisibleText.line(text.text(in: info.defaultLanguage, default: info.defaultLanguage))
    }
    id = block.id
    title = text(block.manifest.title)
    summary = text(block.manifest.summary)
    let declaration = builder.declaration
    completionPrefix =
      declaration.kind.isInitializer ? declaration.context?.typeName ?? declaration.name : declaration.name
    code = builder.placeholderLines.joined(separator: "\n") + "\n"
  }

  /// The same for a block every time, so that a newer snippet takes the place of an older one.
  ///
  /// A version 8 UUID (RFC 9562, section 5.8) of the id's SHA-256.
  package var identifier: String {
    var bytes = Array(SHA256(of: Array("blocks snippet \(id)".utf8)).bytes.prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    return groups.joined(separator: "-")
  }

  /// The property list, as XML.
  package func propertyList() throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return Array(try encoder.encode(Keys(self)))
  }

  /// The identifier that a property list says; `nil` where it is no snippet.
  package static func identifier(in propertyList: [UInt8]) -> String? {
    struct Identified: Decodable { let IDECodeSnippetIdentifier: String }
    return try? PropertyListDecoder().decode(Identified.self, from: Data(propertyList)).IDECodeSnippetIdentifier
  }

  /// The keys that Xcode reads.
  private struct Keys: Encodable {
    let IDECodeSnippetCompletionPrefix: String
    let IDECodeSnippetCompletionScopes = ["CodeBlock", "CodeExpression"]
    let IDECodeSnippetContents: String
    let IDECodeSnippetIdentifier: String
    let IDECodeSnippetLanguage = "Xcode.SourceCodeLanguage.Swift"
    let IDECodeSnippetSummary: String
    let IDECodeSnippetTitle: String
    let IDECodeSnippetUserSnippet = true
    let IDECodeSnippetVersion = 2

    init(_ snippet: CodeSnippet) {
      IDECodeSnippetCompletionPrefix = snippet.completionPrefix
      IDECodeSnippetContents = snippet.code
      IDECodeSnippetIdentifier = snippet.identifier
      IDECodeSnippetSummary = snippet.summary
      IDECodeSnippetTitle = snippet.title
    }
  }
}
