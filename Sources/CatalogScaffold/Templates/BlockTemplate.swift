import Diagnostics
import Mustache

/// A folder that becomes a block, or a catalog, once its questions are answered.
package struct BlockTemplate: Sendable {
  package static let rule = Rule(
    "block-template", "A block template has a template.yaml that can be read, and files whose names can be filled in.",
    bad: """
      # template.yaml
      title: Card
      questions: name
      """,
    good: """
      # template.yaml
      title: Card
      summary: A card with a title.
      questions:
        - {name: symbol, type: text, help: The symbol before the title., default: star}
      """)

  /// The name of the folder.
  package let name: String
  package let title: String
  /// One sentence.
  package let summary: String
  /// The ids of blocks that the new one needs.
  package let requires: [String]
  /// In their order; a text in several languages is one question here.
  let questions: [LocalizedQuestion]
  /// The files, sorted by path.
  let files: [File]
  let partials: [String: Template]

  struct File: Sendable {
    /// Below the new folder.
    let path: Template
    let content: Template
  }

  /// A question, and whether it is asked in every language of the catalog.
  struct LocalizedQuestion: Sendable {
    let question: Question
    let isLocalized: Bool
    /// A key of catalog.yaml whose keys are the choices.
    let choicesKey: String?
  }
}
