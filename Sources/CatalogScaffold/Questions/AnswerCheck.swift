import BlockCatalog
import Diagnostics
import Foundation
import SwiftAPI

/// Reads what somebody typed as the answer to a question, or says why it is none.
struct AnswerCheck {
  let taken: TakenNames

  /// In bytes: several pages.
  private static let limit = 1 << 14

  func answer(_ typed: String, to question: Question) throws(ScaffoldError) -> Answer {
    guard typed.utf8.count <= Self.limit else {
      throw ScaffoldError("an answer has at most \(Self.limit) bytes; shorten it")
    }
    if let fault = ManifestSpelling.hiddenCharacterFault(in: typed) { throw ScaffoldError(fault) }
    let text = typed.trimmingSpaces
    guard !text.isEmpty else { throw ScaffoldError("the answer is empty; write something") }
    let answer = try read(text, as: question.kind)
    if let pattern = question.pattern { try check(answer, pattern) }
    return answer
  }

  private func read(_ text: String, as kind: Question.Kind) throws(ScaffoldError) -> Answer {
    switch kind {
    case .text: return .text(text)
    case .flag:
      switch text.lowercased() {
      case "yes", "y", "true": return .flag(true)
      case "no", "n", "false": return .flag(false)
      default: throw ScaffoldError("\(quoted(text)) is neither yes nor no; write 'yes' or 'no'")
      }
    case .number:
      guard let number = Double(text), number.isFinite else {
        throw ScaffoldError("\(quoted(text)) is no number; write one such as 4 or 0.5")
      }
      return .number(number)
    case .choice(let choices):
      guard choices.contains(text) else { throw ScaffoldError(Self.noChoice(text, among: choices)) }
      return .text(text)
    case .list: return .list(try items(text))
    case .tags: return .list(try tags(text))
    case .languages:
      let codes = try items(text)
      for code in codes where !ManifestSpelling.isLanguage(code) {
        throw ScaffoldError("\(quoted(code)) is no BCP 47 language code; write one such as 'en', 'pt-BR' or 'zh-Hant'")
      }
      return .list(codes)
    case .license:
      guard ManifestSpelling.isLicense(text) else {
        throw ScaffoldError("\(quoted(text)) is no SPDX license; write an id such as 'MIT'")
      }
      return .text(text)
    case .platform: return .list(try platforms(text))
    case .type: return .text(try name(text, .type))
    case .value: return .text(try name(text, .value))
    }
  }

  private static func noChoice(_ text: String, among choices: [String]) -> String {
    "\(quoted(text)) is none of \(choices.map { "'\($0)'" }.joined(separator: ", ")); write one of these"
  }

  /// The parts between commas, each once.
  private func items(_ text: String) throws(ScaffoldError) -> [String] {
    let items = text.split(whereSeparator: { $0 == "," || $0.isNewline }).map(\.trimmingSpaces).filter { !$0.isEmpty }
    guard !items.isEmpty else { throw ScaffoldError("the list is empty; write at least one item") }
    for (index, item) in items.enumerated() where items[..<index].contains(item) {
      throw ScaffoldError("\(quoted(item)) is there twice; write it once")
    }
    return items
  }

  /// What the rule about tags asks for: words that search tells apart.
  private func tags(_ text: String) throws(ScaffoldError) -> [String] {
    let tags = try items(text)
    var known: [String: String] = [:]
    for tag in tags {
      let folded = Folding.fold(tag)
      guard !folded.isEmpty else {
        throw ScaffoldError("\(quoted(tag)) has no letter or digit to search for; write a word")
      }
      if let earlier = known.updateValue(tag, forKey: folded) {
        throw ScaffoldError("\(quoted(earlier)) and \(quoted(tag)) are one tag for search; write one of them")
      }
    }
    return tags
  }

  private func platforms(_ text: String) throws(ScaffoldError) -> [String] {
    var platforms: [Platform] = []
    for item in try items(text) {
      guard let platform = Platform(nearly: item) else {
        throw ScaffoldError(
          "\(quoted(item)) is no platform; write one such as 'iOS 18.0+'; the platforms are "
            + Platform.names.joined(separator: ", "))
      }
      if let other = platforms.first(where: { $0.name == platform.name }) {
        throw ScaffoldError(
          other.version == platform.version
            ? "'\(platform)' is there twice; write it once"
            : "'\(other)' and '\(platform)' are one platform; keep the older version")
      }
      platforms.append(platform)
    }
    return platforms.map(\.description)
  }

  private func name(_ text: String, _ kind: SwiftName.Kind) throws(ScaffoldError) -> String {
    let text = text.precomposedStringWithCanonicalMapping
    let made = SwiftName.name(kind, from: text)
    let free = made.isEmpty ? "" : taken.free(made)
    let advice = free.isEmpty || free == text ? "" : "; write one such as '\(free)'"
    guard SwiftTokens.isIdentifier(text) else {
      throw ScaffoldError("\(quoted(text)) is no Swift identifier\(advice)")
    }
    if let first = text.unicodeScalars.first,
      kind == .type ? first.properties.isLowercase : first.properties.isUppercase
    {
      throw ScaffoldError("\(quoted(text)) begins with a \(kind == .type ? "small" : "capital") letter\(advice)")
    }
    if let owner = taken.owner(of: text) { throw ScaffoldError("\(owner) has a \(quoted(text)) already\(advice)") }
    if kind == .type, let fault = FileName.fault(of: text + ".swift") {
      throw ScaffoldError("\(quoted(text)) cannot name the source: \(fault); write another name")
    }
    return text
  }

  private func check(_ answer: Answer, _ pattern: Question.Pattern) throws(ScaffoldError) {
    guard let expression = try? Regex(pattern.text) else { return }
    let texts = if case .list(let items) = answer { items } else { [answer.typed] }
    for text in texts where (try? expression.wholeMatch(in: text)) == nil {
      throw ScaffoldError("\(quoted(text)) \(pattern.message)")
    }
  }
}
