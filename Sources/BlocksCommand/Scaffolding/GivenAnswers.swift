import CatalogScaffold
import Diagnostics

/// The answers that somebody gave with `--set`, before anything was asked.
struct GivenAnswers {
  private let values: [String: [String]]
  private let invocation: Invocation

  /// - Throws: A `UsageError` for a value without a name.
  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    var values: [String: [String]] = [:]
    for pair in invocation.arguments.values(of: "set") {
      // By bytes, which no combining mark behind the sign can hide.
      guard let sign = pair.utf8.firstIndex(of: UInt8(ascii: "=")), sign > pair.startIndex else {
        throw invocation.usageError(.invalidValue(pair, for: "--set", expected: "NAME=VALUE"))
      }
      values[String(pair[..<sign]), default: []].append(String(pair[pair.utf8.index(after: sign)...]))
    }
    self.values = values
  }

  /// What was given for a question: of a list in several parts, all.
  ///
  /// - Throws: A `UsageError` where something else than a list was given twice.
  func text(for question: Question) throws(UsageError) -> String? {
    guard let given = values[question.name] else { return nil }
    let isList = [.list, .tags, .platform, .languages].contains(question.kind)
    if given.count > 1, !isList {
      throw invocation.usageError(.other("'--set \(question.name)' is given twice; it may be given once"))
    }
    return given.joined(separator: ",")
  }

  /// - Parameters:
  ///   - questions: Those that are asked.
  ///   - others: Those that somebody else asks once their languages are known: `title` stands for `title.es`, too.
  /// - Throws: A `UsageError` for a name that no question has.
  func check(against questions: [Question], beside others: [Question] = []) throws(UsageError) {
    var names: [String] = []
    for name in (questions + others).map(\.name) where !names.contains(name) { names.append(name) }
    for name in values.keys.sorted() where !names.contains(name) {
      let base = name.prefix { $0 != "." }
      if others.contains(where: { $0.name == base }) { continue }
      let nearest = suggestion(for: name, among: names)
      let advice = nearest.isEmpty ? "; the answers are \(names.joined(separator: ", "))" : nearest
      throw invocation.usageError(.other("there is no answer '\(name)' to be given here" + advice))
    }
  }

  /// - Throws: A `UsageError` for an answer to a question that the other answers leave out.
  func check(asked interview: Interview, except others: Set<String> = []) throws(UsageError) {
    for question in interview.questions
    where values[question.name] != nil && !interview.isAsked(question) && !others.contains(question.name) {
      throw invocation.usageError(
        .other("'--set \(question.name)' answers nothing, as the other answers leave that question out"))
    }
  }
}
