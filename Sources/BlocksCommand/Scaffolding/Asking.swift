import CatalogScaffold
import Diagnostics

/// Gets the answers of an interview: from `--set`, from defaults, or by asking.
struct Asking {
  let invocation: Invocation
  let given: GivenAnswers
  /// Whether defaults are taken where nothing was given.
  var takesDefaults: Bool { invocation.arguments.isSet("yes") }

  private var console: Console { invocation.console }

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    given = try GivenAnswers(invocation)
  }

  /// Answers every question that is asked.
  ///
  /// - Parameters:
  ///   - interview: What is asked.
  ///   - others: Questions of which answers may have been given, too; they are left to others.
  /// - Throws: A `UsageError` where answers are wrong or missing and nobody can be asked; all of them are reported.
  func complete(_ interview: inout Interview, beside others: [Question] = []) throws(UsageError) {
    try given.check(against: interview.questions, beside: others)
    var rows: [(name: String, meaning: String)] = []
    var faults: [String] = []
    // Each question once, in its order: what it says may hang on the answers before it.
    for question in interview.questions where interview.isAsked(question) {
      let text = try given.text(for: question)
      do throws(ScaffoldError) {
        if let text {
          try interview.answer(question, with: text)
        } else if takesDefaults, interview.defaultText(of: question) != nil {
          try interview.takeDefault(of: question)
        } else if !console.canAsk {
          rows.append(row(for: question, interview))
        }
      } catch {
        faults.append("\(question.name): \(error.message)")
      }
      if interview.answers[question.name] == nil {
        if console.canAsk, faults.isEmpty {
          try ask(question, &interview)
        } else {
          // So that the questions that hang on this one can be told.
          try? interview.takeDefault(of: question)
        }
      }
    }
    for fault in faults { console.report(VisibleText.message(fault) + "\n") }
    if !rows.isEmpty { console.report(TextLayout.list(rows).joined(separator: "\n") + "\n") }
    if !faults.isEmpty || !rows.isEmpty { throw invocation.usageError(.other(Self.summary(faults.count, rows.count))) }
    try given.check(asked: interview)
  }

  /// Answers every question with what was given for it, or else with its default.
  ///
  /// - Parameters:
  ///   - interview: What would be asked.
  ///   - others: Names of questions whose given answers are meant for another interview.
  /// - Throws: A `UsageError` where an answer does not fit; all of them are reported.
  func takeDefaults(of interview: inout Interview, except others: Set<String>) throws(UsageError) {
    var faults: [String] = []
    for question in interview.questions where interview.isAsked(question) {
      let text = others.contains(question.name) ? nil : try given.text(for: question)
      do throws(ScaffoldError) {
        if let text { try interview.answer(question, with: text) } else { try interview.takeDefault(of: question) }
      } catch {
        faults.append("\(question.name): \(error.message)")
        try? interview.takeDefault(of: question)
      }
    }
    for fault in faults { console.report(VisibleText.message(fault) + "\n") }
    if !faults.isEmpty { throw invocation.usageError(.other(Self.summary(faults.count, 0))) }
    try given.check(asked: interview, except: others)
  }

  private static func summary(_ wrong: Int, _ missing: Int) -> String {
    var parts: [String] = []
    if wrong > 0 { parts.append("\(counted(wrong, "answer")) \(wrong == 1 ? "does" : "do") not fit") }
    if missing > 0 {
      parts.append(
        "\(counted(missing, "answer")) \(missing == 1 ? "is" : "are") missing, and nobody can be asked; give them with "
          + "--set, or take the defaults with --yes")
    }
    return parts.joined(separator: "; ")
  }

  private func row(for question: Question, _ interview: Interview) -> (name: String, meaning: String) {
    var meaning = question.help
    if let form = question.form { meaning += " (\(form))" }
    if let value = interview.defaultText(of: question) { meaning += " Default: \(value)" }
    return ("--set \(question.name)=…", VisibleText.line(meaning))
  }

  // MARK: - At a terminal

  /// Asks until the answer fits; an empty answer takes the default.
  private func ask(_ question: Question, _ interview: inout Interview) throws(UsageError) {
    let value = interview.defaultText(of: question)
    let styled = Styled(isColored: console.colorsErrors)
    let form = question.form.map { " (\($0))" } ?? ""
    console.report("\(styled.bold(VisibleText.line(question.name))): \(VisibleText.line(question.help + form))\n")
    var draft = interview
    _ = try answer(default: value) { text throws(ScaffoldError) in
      try draft.answer(question, with: text)
      return text
    }
    interview = draft
  }

  /// Asks for lines until one is taken; an empty one stands for the default.
  ///
  /// - Throws: A `UsageError` where the input ends.
  func answer<Answer>(
    default value: String?, _ take: (String) throws(ScaffoldError) -> Answer
  ) throws(UsageError) -> Answer {
    while true {
      console.report("  \(value.map { "[\(VisibleText.line($0))] " } ?? "")> ")
      guard let bytes = console.input.line() else {
        console.report("\n")
        throw invocation.usageError(
          .other("the input has ended before every question was answered; nothing was written"))
      }
      do throws(ScaffoldError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw ScaffoldError("the answer is not UTF-8; write it again")
        }
        return try take(text.allSatisfy(\.isWhitespace) ? value ?? text : text)
      } catch {
        console.report("  \(VisibleText.message(error.message))\n")
      }
    }
  }

  /// Asks for one of a few words until the answer is one.
  ///
  /// - Parameters:
  ///   - help: What to answer; lines.
  ///   - choices: All that can be answered.
  ///   - value: What an empty answer means.
  /// - Returns: One of the choices.
  /// - Throws: A `UsageError` where the input ends.
  func choose(_ help: String, among choices: [String], default value: String) throws(UsageError) -> String {
    console.report(help.split(separator: "\n").map { VisibleText.message(String($0)) + "\n" }.joined())
    return try answer(default: value) { text throws(ScaffoldError) in
      guard let choice = choices.first(where: { text.split(whereSeparator: \.isWhitespace) == [Substring($0)] }) else {
        throw ScaffoldError("'\(text)' is none of \(choices.joined(separator: ", "))")
      }
      return choice
    }
  }
}
