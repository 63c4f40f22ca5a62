import Diagnostics
import Mustache

/// The questions of a template, and what has been answered so far.
///
/// Nobody is asked anything here: who runs an interview gets the next question and hands in what was typed.
package struct Interview: Sendable {
  package let questions: [Question]
  /// What defaults may name beside earlier answers: `id`, `names.type`.
  private let facts: [String: Value]
  private let taken: TakenNames
  package private(set) var answers: [String: Answer] = [:]

  package init(_ questions: [Question], facts: [String: Value] = [:], taken: TakenNames = TakenNames()) {
    self.questions = questions
    self.facts = facts
    self.taken = taken
  }

  /// Whether the answers so far ask for an answer to a question.
  package func isAsked(_ question: Question) -> Bool {
    guard let condition = question.condition else { return true }
    return (answers[condition.name]?.typed == condition.value) == condition.isEqual
  }

  /// - Throws: Why the text answers the question not.
  package mutating func answer(_ question: Question, with typed: String) throws(ScaffoldError) {
    answers[question.name] = try AnswerCheck(taken: names(beside: question)).answer(typed, to: question)
  }

  /// What is taken, the names of other answers among it: a function may not be called like a type.
  private func names(beside question: Question) -> TakenNames {
    questions.reduce(taken) { names, other in
      guard other.name != question.name, [.type, .value].contains(other.kind),
        case .text(let name) = answers[other.name]
      else { return names }
      return names.adding(name, of: "the answer '\(other.name)'")
    }
  }

  /// Takes the default of a question; a name in it that somebody has already gives way to a free one.
  ///
  /// - Throws: Why the default answers the question not.
  package mutating func takeDefault(of question: Question) throws(ScaffoldError) {
    guard let text = defaultText(of: question) else {
      throw ScaffoldError("there is no default; write an answer")
    }
    try answer(question, with: text)
  }

  /// What stands for an answer where none is given; `nil` where something must be answered.
  package func defaultText(of question: Question) -> String? {
    guard let template = question.defaultValue else { return nil }
    var values = facts
    for (name, answer) in answers where !name.contains(".") {
      values[name] =
        if case .list(let items) = answer {
          .object(["joined": .text(items.joined(separator: ", ")), "first": .text(items.first ?? "")])
        } else {
          .text(answer.typed)
        }
    }
    // Where a name is unknown, the default is made of an answer that is missing itself.
    let options = RenderOptions(escape: { $0 }, isStrict: true)
    guard let text = try? template.render(.object(values), options: options), !text.isEmpty else { return nil }
    switch question.kind {
    case .type, .value: return names(beside: question).free(text)
    default: return text
    }
  }
}
