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
  /// - Throws: A `UsageError` where answers are wrong or missing and nobody can be asked; all of them are reported.
  func complete(_ interview: inout Interview) throws(UsageError) {
    try given.check(against: interview.questions)
    var rows: [(name: String, meaning: String)] = []
    var faults: [String] = []
    // Each question once, in its order: what it says may hang on the answers before it.
    for question in interview.questions where interview.isAsked(question) {
      do throws(ScaffoldError) {
        if let text = try? given.text(for: question) {
          try interview.answer(question, with: text)
        } else if takesDefaults, try interview.defaultText(of: question) != nil {
          try interview.takeDefault(of: question)
        } else if console.canAsk {
          try ask(question, &interview)
        } else {
          rows.append(row(for: question, interview))
          // So that the questions that hang on this one can be told.
          try? interview.takeDefault(of: question)
        }
      } catch {
        faults.append("\(question.name): \(error.message)")
        try? interview.takeDefault(of: question)
      }
    }
    for question in interview.questions { _ = try given.text(for: question) }
    if let end = faults.first(where: { $0.hasSuffix(Self.endOfInput) }) {
      throw invocation.usageError(.other(end))
    }
    for fault in faults { console.report(VisibleText.message(fault) + "\n") }
    if !rows.isEmpty { console.report(TextLayout.list(rows).joined(separator: "\n") + "\n") }
    if !faults.isEmpty || !rows.isEmpty { throw invocation.usageError(.other(Self.summary(faults.count, rows.count))) }
    try given.check(asked: interview)
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
    if let value = try? interview.defaultText(of: question) { meaning += " Default: \(value)" }
    return ("--set \(question.name)=…", VisibleText.line(meaning))
  }

  // MARK: - At a terminal

  private static let endOfInput = "the input has ended before every question was answered; nothing was written"

  /// Asks until the answer fits; an empty answer takes the default.
  private func ask(_ question: Question, _ interview: inout Interview) throws(ScaffoldError) {
    let value = try interview.defaultText(of: question)
    let styled = Styled(isColored: console.colorsErrors)
    let form = question.form.map { " (\($0))" } ?? ""
    console.report("\(styled.bold(VisibleText.line(question.name))): \(VisibleText.line(question.help + form))\n")
    while true {
      do throws(ScaffoldError) {
        let text = try line(prompt: value.map { "[\($0)] " } ?? "")
        if text.allSatisfy(\.isWhitespace), let value {
          try interview.answer(question, with: value)
        } else {
          try interview.answer(question, with: text)
        }
        return
      } catch {
        guard error.message != Self.endOfInput else { throw error }
        console.report("  \(VisibleText.message(error.message))\n")
      }
    }
  }

  /// Asks for one line.
  ///
  /// - Throws: Where the input has ended, or is not UTF-8.
  func line(prompt: String) throws(ScaffoldError) -> String {
    console.report("  \(VisibleText.line(prompt))> ")
    guard let bytes = console.input.line() else {
      console.report("\n")
      throw ScaffoldError(Self.endOfInput)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScaffoldError("the answer is not UTF-8; write it again")
    }
    return text
  }

  /// Asks for one of a few words until the answer is one.
  func choose(_ help: String, among choices: [String], default value: String?) throws(UsageError) -> String {
    console.report(VisibleText.message(help) + "\n")
    while true {
      let text: String
      do throws(ScaffoldError) {
        text = try line(prompt: value.map { "[\($0)] " } ?? "").trimmed
      } catch {
        throw invocation.usageError(.other(error.message))
      }
      if text.isEmpty, let value { return value }
      if choices.contains(text) { return text }
      console.report("  '\(VisibleText.line(text))' is none of \(choices.joined(separator: ", "))\n")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
