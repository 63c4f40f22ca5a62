import BlockCatalog
import Diagnostics
import FilePlan
import Foundation
import Mustache

/// The source of a block template as a file template of Xcode, which asks for a file name and fills it in.
///
/// Source: the property lists of the file templates that Xcode brings along. A file template makes single files, so the
/// manifest is left to `blocks new --from`.
package struct XcodeTemplate: Sendable {
  package static let rule = Rule(
    "xcode-template", "A block template can become a file template of Xcode.",
    bad: "A block template without a Swift file",
    good: "A block template with a Swift file")

  /// `Tray.xctemplate`.
  package let folderName: String
  /// Below the folder: `TemplateInfo.plist` and the source.
  package let files: [NewFile]
  /// By which a template of this kind is known.
  package let identifier: String

  private static let fileName = "___FILEBASENAME___"
  private static let typeName = "___FILEBASENAMEASIDENTIFIER___"
  private static let functionKey = "function"

  /// - Parameters:
  ///   - template: Its questions take their defaults, but for the names that Xcode fills in.
  ///   - info: The catalog whose license the source says.
  ///   - given: Answers to other questions, by name.
  /// - Throws: A finding where an answer does not fit, or the template makes no source.
  package init(_ template: BlockTemplate, in info: CatalogInfo, given: [String: String]) throws {
    identifier = "blocks.\(template.name)"
    folderName = "\(template.title).xctemplate"
    let names: [String: Value] = [
      "title": .text(Self.fileName), "words": .text(template.name), "type": .text(Self.typeName),
      "function": .text("___VARIABLE_\(Self.functionKey)___"),
    ]
    let facts: [String: Value] = ["id": .markup(template.name), "names": .object(names)]
    var interview = Interview(template.questions(in: info), facts: facts)
    for question in interview.questions where interview.isAsked(question) {
      do throws(ScaffoldError) {
        if let text = given[question.name] {
          try interview.answer(question, with: text)
        } else {
          try interview.takeDefault(of: question)
        }
      } catch {
        throw Finding(
          Self.rule, "'\(question.name)': \(error.message)",
          at: Location(SourceFile(path: "Templates/blocks/\(template.name)", bytes: [])))
      }
    }
    let made = try template.files(
      from: interview, languages: info.languages,
      facts: facts.merging(["license": .markup(info.license)]) { $1 })
    guard let source = made.first(where: { $0.path == "\(Self.typeName).swift" }) else {
      throw Finding(
        Self.rule, "the template '\(template.name)' makes no source that is named after its type",
        at: Location(SourceFile(path: "Templates/blocks/\(template.name)", bytes: [])))
    }
    let question = interview.questions.first { $0.name == Self.functionKey }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    files = [
      NewFile(path: "TemplateInfo.plist", bytes: Array(try encoder.encode(Info(template, identifier, question)))),
      NewFile(path: "\(Self.fileName).swift", bytes: source.bytes),
    ]
  }

  /// The identifier that a `TemplateInfo.plist` says; `nil` where it says none.
  package static func identifier(in propertyList: [UInt8]) -> String? {
    struct Identified: Decodable { let Identifier: String }
    return try? PropertyListDecoder().decode(Identified.self, from: Data(propertyList)).Identifier
  }

  /// The keys that Xcode reads.
  private struct Info: Encodable {
    /// A value that Xcode asks for beside the file name.
    struct Option: Encodable {
      let Identifier = functionKey
      let Name = "Function:"
      let Description: String
      let `Type` = "text"
      let Required = true
      let NotPersisted = true
      let Default: String
    }

    let Kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"
    let Identifier: String
    let AllowedTypes = ["public.swift-source"]
    let Platforms = ["com.apple.platform.iphoneos"]
    let MainTemplateFile = "\(fileName).swift"
    let DefaultCompletionName: String
    let Summary: String
    let Description: String
    let Options: [Option]

    init(_ template: BlockTemplate, _ identifier: String, _ question: Question?) {
      Identifier = identifier
      let words = template.title.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      DefaultCompletionName = "My" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      Summary = template.summary
      let needed = template.requires.joined(separator: " ")
      Description = template.summary + (needed.isEmpty ? "" : " It needs: blocks add \(needed) --to DIR")
      Options = question.map { [Option(Description: $0.help, Default: "my\(words.joined())")] } ?? []
    }
  }
}
