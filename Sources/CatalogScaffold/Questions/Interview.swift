import Diagnostics
import Mustache

/// The questions of a template, and what has been answered so far.
///
/// Nobody is asked anything here: who runs an interview gets the next question and hands in what was typed.
package struct Interview: Sendable {
  package let questions: [Question]
  /// What defaults may name beside earlier answers: `id`, `names.type`.
  private let facts: [String: Value]
  private let check: AnswerCheck
  package private(set) var answers: [String: Answer] = [:]

  package init(_ questions: [Question], facts: [String: Value] = [:], taken: TakenNames = TakenNames()) {
    self.questions = questions
    self.facts = facts
    check = AnswerCheck(taken: taken)
  }

  /// Whether the answers so far ask for an answer to a question.
  package func isAsked(_ question: Question) -> Bool {
    guard let condition = question.condition else { return true }
    return (answers[condition.name]?.typed == condition.value) == condition.isEqual
  }

  /// - Throws: Why the text answers the question not.
  package mutating func answer(_ question: Question, with typed: String) throws(ScaffoldError) {
    answers[question.name] = try check.answer(typed, to: question)
  }

  /// Takes the default of a question; a name in it that somebody has already gives way to a free one.
  ///
  /// - Throws: Why the default answers the question not.
  package mutating func takeDefault(of question: Question) throws(ScaffoldError) {
    guard let text = try defaultText(of: question) else {
      throw ScaffoldError("there is no default; write an answer")
    }
    try answer(question, with: text)
  }

  /// What stands for an answer where none is given; `nil` where something must be answered.
  ///
  /// - Throws: What is wrong with the template.
  package func defaultText(of question: Question) throws(ScaffoldError) -> String? {
    guard let source = question.defaultValue else { return nil }
    var values = facts
    for (name, answer) in answers where !name.contains(".") {
      values[name] =
        if case .list(let items) = answer {
          .object(["joined": .text(items.joined(separator: ", ")), "first": .text(items.first ?? "")])
        } else {
          .text(answer.typed)
        }
    }
    do throws(Finding) {
      let template = try Template(parsing: SourceFile(path: "default of '\(question.name)'", text: source))
      let text = try template.render(.object(values), options: RenderOptions(escape: { $0 }, isStrict: true))
      guard !text.isEmpty else { return nil }
      switch question.kind {
      case .type, .value: return check.taken.free(text)
      default: return text
      }
    } catch {
      // An answer that the default is made of is missing, too.
      return nil
    }
  }
}
