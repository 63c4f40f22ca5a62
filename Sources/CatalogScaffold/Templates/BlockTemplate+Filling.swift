import Diagnostics
import FilePlan
import Mustache
import SwiftAPI
import YAML

extension BlockTemplate {
  /// Fills in every file.
  ///
  /// - Parameters:
  ///   - interview: With an answer to every question that it asks.
  ///   - languages: Of the catalog, the default language first.
  ///   - facts: What files may name beside the answers.
  /// - Returns: The files, sorted by path; of two with one path the first.
  /// - Throws: A finding at a name that a template has and nobody gave, or at a path that no system can hold.
  package func files(
    from interview: Interview, languages: [String], facts: [String: Value]
  ) throws(Finding) -> [NewFile] {
    let values = facts.merging(values(of: interview, languages)) { $1 }
    let options = RenderOptions(escape: { $0 }, isStrict: true)
    var made: [NewFile] = []
    for file in files {
      let path = try file.path.render(.object(values), options: options)
      // A file whose name comes out empty is left out.
      guard path.split(separator: "/").last != nil, !path.hasSuffix("/") else { continue }
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        let hidden = part.hasPrefix(".") ? part.dropFirst() : part[...]
        if let fault = FileName.fault(of: String(hidden)) {
          throw Finding(Self.rule, "'\(path)' cannot be a path: \(fault)", at: Location(file.path.file))
        }
      }
      let text = try file.content.render(.object(values), partials: partials, options: options)
      made.append(NewFile(path: path, bytes: Array(text.utf8), isExecutable: text.hasPrefix("#!")))
    }
    return made
  }

  private func values(of interview: Interview, _ languages: [String]) -> [String: Value] {
    var values: [String: Value] = [:]
    // Those of the interview know the choices of the catalog.
    let asked = Dictionary(interview.questions.map { ($0.name, $0) }) { first, _ in first }
    for item in questions {
      let question = asked[item.question.name] ?? item.question
      let answer = interview.answers[question.name]
      if item.isLocalized {
        values[question.name] = localized(question, interview, languages)
      } else {
        values[question.name] = answer.map { value($0, question) } ?? .null
      }
    }
    return values
  }

  private func value(_ answer: Answer, _ question: Question) -> Value {
    switch (question.kind, answer) {
    case (.type, .text(let name)), (.value, .text(let name)), (.license, .text(let name)): .markup(name)
    case (_, .flag(let flag)): .flag(flag)
    case (_, .number(let number)): .markup(Answer.text(of: number))
    case (.choice(let choices), .text(let text)):
      .object([
        "yaml": .markup(ScalarText.oneLine(text)),
        "is": .object(Dictionary(choices.map { ($0, .flag($0 == text)) }) { first, _ in first }),
      ])
    case (_, .text(let text)): InsertedText.value(text)
    case (.platform, .list(let items)):
      .object(["yaml": .markup(items.count == 1 ? items.joined() : Self.flow(items))])
    case (_, .list(let items)): Self.list(items, question.name)
    }
  }

  private static func flow(_ items: [String]) -> String {
    "[" + items.map(ScalarText.oneLine).joined(separator: ", ") + "]"
  }

  /// The items, each with its forms and with a Swift name of its own.
  private static func list(_ items: [String], _ name: String) -> Value {
    let noun = name.hasSuffix("s") ? String(name.dropLast()) : name
    let names = SwiftName.distinctValues(from: items, called: noun)
    let values = zip(items, names).map { item, name in
      guard case .object(var forms) = InsertedText.value(item) else { return Value.null }
      forms["name"] = .markup(name)
      return .object(forms)
    }
    return .object(["items": .list(values), "first": values.first ?? .null, "yaml": .markup(flow(items))])
  }

  /// A text or a list in the languages of the catalog; what is said in one language alone, is said without a language.
  private func localized(_ question: Question, _ interview: Interview, _ languages: [String]) -> Value {
    let answers = languages.enumerated().compactMap { index, language -> (String, Answer)? in
      interview.answers[index == 0 ? question.name : "\(question.name).\(language)"].map { (language, $0) }
    }
    guard let first = answers.first?.1 else { return .null }
    func yaml(_ answer: Answer) -> String {
      if case .list(let items) = answer { Self.flow(items) } else { ScalarText.oneLine(answer.typed) }
    }
    let isList = question.isList
    let texts = answers.filter { isList || $0.1 != first || $0.0 == answers.first?.0 }
    let isPlain = texts.count == 1 && !isList
    let written =
      isPlain ? yaml(first) : "{" + texts.map { "\($0.0): \(yaml($0.1))" }.joined(separator: ", ") + "}"
    guard !isList, case .object(var forms) = InsertedText.value(first.typed) else {
      return .object(["yaml": .markup(written)])
    }
    forms["yaml"] = .markup(written)
    return .object(forms)
  }
}
