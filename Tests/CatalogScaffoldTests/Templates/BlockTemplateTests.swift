import Diagnostics
import FilePlan
import Foundation
import Mustache
import Testing

@testable import CatalogScaffold

@Suite struct BlockTemplateTests {
  /// A folder of templates with one, which goes when the test is over.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func template() throws -> BlockTemplate { try BlockTemplate("card", in: url.path, shownAs: "Templates") }
  }

  private static let head = "title: Card\nsummary: A card.\n"

  private func files(_ template: BlockTemplate, _ answers: [String: String]) throws -> [NewFile] {
    let questions = template.questions(in: Sample.info)
    var interview = Interview(questions, taken: TakenNames())
    for question in questions {
      if let answer = answers[question.name] {
        try interview.answer(question, with: answer)
      } else if interview.isAsked(question) {
        try interview.takeDefault(of: question)
      }
    }
    return try template.files(from: interview, languages: ["en", "es"], facts: ["license": .markup("MIT")])
  }

  @Test func fillsInNamesAndContents() throws {
    let folder = try Folder([
      "card/template.yaml": Self.head + """
        questions:
          - {name: type, type: swift type, help: H., default: Card}
          - {name: title, type: language text, help: H., default: 'A "b"'}
          - {name: steps, type: list, help: H., default: 'One, Two'}
          - {name: tags, type: language list, help: H., default: 'a: b'}
          - {name: count, type: number, help: H., default: 4}
          - {name: isBig, type: flag, help: H., default: no}
          - {name: level, type: choice, help: H., choices: levels}
          - {name: platform, type: platform, help: H., default: iOS 17}
        """,
      "card/{{type}}.swift.mustache": "{{title.literal}} {{count}}{{^isBig}} small{{/isBig}}{{>tail}}",
      "card/steps.txt": "{{#steps.items}}{{name}}: {{literal}}, {{/steps.items}}{{steps.first.name}}",
      "card/block.yaml.mustache": "{{title.yaml}} {{tags.yaml}} {{steps.yaml}} {{level.yaml}} {{platform.yaml}}",
      "card/run": "#!/bin/sh\n",
      "partials/tail.mustache": " {{#level.is.beginner}}easy{{/level.is.beginner}}",
    ])
    let made = try files(folder.template(), ["title.es": "Uno"])
    #expect(made.map(\.path) == ["block.yaml", "run", "steps.txt", "Card.swift"])
    #expect(made.map(\.isExecutable) == [false, true, false, false])
    #expect(
      made.map { Sample.text($0.bytes) } == [
        #"{en: A "b", es: Uno} {en: ['a: b'], es: ['a: b']} [One, Two] beginner iOS 17.0+"#, "#!/bin/sh\n",
        #"one: "One", two: "Two", one"#, #""A \"b\"" 4 small easy"#,
      ])
  }

  @Test func asksItsOwnQuestionsInPlaceOfCommonOnes() throws {
    let folder = try Folder([
      "questions.yaml": """
      - {name: title, type: language text, help: Common., default: x}
      - {name: level, type: text, help: Common., default: x}
      """,
      "card/template.yaml": Self.head + "questions: [{name: title, type: text, help: Own., default: x}]",
    ])
    let questions = try folder.template().questions(in: Sample.info)
    #expect(questions.map(\.name) == ["title", "level"])
    #expect(questions.map(\.help) == ["Own.", "Common."])
  }

  // Hard case f08.
  @Test func namesThePlaceOfAnUnknownName() throws {
    let folder = try Folder([
      "card/template.yaml": Self.head + "questions: [{name: title, type: text, help: H., default: x}]",
      "card/Card.swift.mustache": "// One\n{{titel.comment}}\n",
    ])
    let finding = try #require(throws: Finding.self) { try files(folder.template(), [:]) }
    #expect(finding.message == "the data has no 'titel' here; did you mean 'title'?")
    #expect(finding.location.file.path == "Templates/card/Card.swift.mustache")
    #expect(finding.location.range == 9..<22)
  }

  @Test func givesATextNoFormThatFitsEverywhere() throws {
    let folder = try Folder([
      "card/template.yaml": Self.head + "questions: [{name: title, type: text, help: H., default: x}]",
      "card/Card.swift.mustache": "\"{{title}}\"",
    ])
    let finding = try #require(throws: Finding.self) { try files(folder.template(), [:]) }
    #expect(finding.message == "'title' is an object and has no text of its own; write '{{title.NAME}}'")
  }

  @Test(arguments: [
    ("titel: Card", "unknown key 'titel'; did you mean 'title'?"),
    ("title: Card", "the key 'summary' is missing, or has no text"),
    (head + "questions: x", "a list was expected here"),
    (head + "questions: [{name: a, type: txt, help: H.}]", "'txt' is no type of a question; did you mean 'text'?"),
    (head + "questions: [{name: a, type: text}]", "the key 'help' is missing, or has no text"),
    (head + "questions: [{name: a, type: text, help: H., pattern: '('}]", "'(' is no regular expression"),
    (
      head + "questions: [{name: a, type: text, help: H., pattern: x}]",
      "the key 'message' is missing, or has no text"
    ),
  ])
  func refusesATemplateThatCannotBeRead(text: String, message: String) throws {
    let folder = try Folder(["card/template.yaml": text])
    let finding = try #require(throws: Finding.self) { try folder.template() }
    #expect(finding.message == message)
    #expect(finding.location.file.path == "Templates/card/template.yaml")
  }

  @Test func refusesAPathThatNoDiskHolds() throws {
    let folder = try Folder([
      "card/template.yaml": Self.head + "questions: [{name: title, type: text, help: H., default: 'a:b'}]",
      "card/{{title.comment}}.txt": "x",
    ])
    let finding = try #require(throws: Finding.self) { try files(folder.template(), [:]) }
    #expect(finding.message == "'a:b.txt' cannot be a path: a file's name has no ':'")
    #expect(throws: Finding.self) { try files(folder.template(), ["title": "../x"]) }
    #expect(throws: Finding.self) { try files(folder.template(), ["title": "aux"]) }
  }

  @Test func shipsTemplatesThatCanBeRead() throws {
    let folder = Sample.templates + "/blocks"
    #expect(BlockTemplate.names(in: folder) == ["modifier", "sheet", "tray", "view"])
    for name in BlockTemplate.names(in: folder) {
      let template = try BlockTemplate(name, in: folder, shownAs: "Templates/blocks")
      #expect(template.questions(in: Sample.info).count > 8)
    }
  }
}
