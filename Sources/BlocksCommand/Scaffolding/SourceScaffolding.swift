import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation
import SwiftAPI

/// `blocks new --from FILE.swift`: a manifest for a source that is there.
enum SourceScaffolding {
  static func run(_ invocation: Invocation, file path: String) async throws -> ExitStatus {
    let console = invocation.console
    let file = try SourceFile.read(invocation.absolutePath(path), shownAs: path)
    let api = SourceAPI(parsing: file)
    if let fault = fault(of: api) { throw fault }
    let scaffold = SourceScaffold(api)
    let target = try await ScaffoldTarget(invocation)
    var questions = SourceScaffold.questions(in: target.info)
    let component = try component(of: scaffold, invocation, &questions)
    let given = try GivenAnswers(invocation)
    try given.check(against: questions)

    var interview = Interview(questions)
    for question in questions {
      guard question.name != "component", let text = try given.text(for: question) else { continue }
      do throws(ScaffoldError) {
        try interview.answer(question, with: text)
      } catch {
        throw invocation.usageError(.other("\(question.name): \(error.message)"))
      }
    }
    let id = try invocation.newID(proposing: component.name, in: target)
    let taken = TakenNames(target.blocks)
    for type in api.sharedTypes {
      guard let owner = taken.owner(of: type.name), owner.hasPrefix("the block") else { continue }
      throw Finding(
        BlockTemplate.rule,
        "\(owner) has a '\(type.name)' already; the sources of a catalog are compiled together",
        at: Location(file, type.nameRange))
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let files = scaffold.files(of: component, answers: interview.answers, in: target.info, fileName: name)
      .map { $0.inside(id.text) }

    let finishing = Finishing(invocation: invocation, root: target.folder.path, shownRoot: target.folder.shownPath)
    if invocation.arguments.isSet("dry-run") {
      try await finishing.show(files)
      return .yes
    }
    try finishing.make(files)
    let isValid = try await finishing.check([id.text], in: target.folder.shownPath, isDraft: true)
    let manifest = target.shown("\(id.text)/block.yaml")
    if !isValid { console.report("what is found is what is left to do\n") }
    finishing.advise(["edit \(manifest)", "blocks validate \(id.text)", "blocks generate"])
    return .yes
  }

  /// Why no block can be made of a source, whatever it offers; `nil` where one can.
  static func fault(of api: SourceAPI) -> Finding? {
    if GeneratedMark.isPresent(in: api.file.bytes) {
      return Finding(
        BlockTemplate.rule, "this file is generated; take the one that it was generated from", at: Location(api.file))
    }
    return api.findings.first { $0.severity == .error }
  }

  /// The component that is described: the only one, the one that `--set component` names, or the one that is chosen.
  private static func component(
    of scaffold: SourceScaffold, _ invocation: Invocation, _ questions: inout [Question]
  ) throws -> SourceScaffold.Component {
    let names = scaffold.components.map(\.name)
    guard let first = scaffold.components.first else {
      throw scaffold.api.absenceOfComponents(demo: scaffold.demo, as: BlockTemplate.rule)
    }
    let question = Question(component: names)
    questions.append(question)
    var chosen = try GivenAnswers(invocation).text(for: question)
    if chosen == nil, names.count > 1 {
      guard invocation.console.canAsk else {
        throw invocation.usageError(
          .other(
            "the file offers several components; choose one with --set component=NAME: \(names.joined(separator: ", "))"
          ))
      }
      chosen = try Asking(invocation).choose(
        "component: The file offers \(names.joined(separator: ", ")); which one is the block?", among: names,
        default: first.name)
    }
    guard let chosen else { return first }
    guard let component = scaffold.components.first(where: { $0.name == chosen }) else {
      if scaffold.api.passesOver(chosen, beside: first.declarations) {
        throw invocation.usageError(
          .other("'\(chosen)' is internal, and beside public components these are passed over; make it public"))
      }
      throw invocation.usageError(.unknownChoice(chosen, for: "--set component", choices: names))
    }
    return component
  }
}
