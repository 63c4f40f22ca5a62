import Diagnostics
import Mustache
import YAML

/// The headings and labels of pages in one language.
struct Labels: Sendable {
  static let rule = Rule("labels", "A file of labels has a text for every label of the default language.")

  /// The language whose labels fill in for others.
  static let fallbackLanguage = "en"

  let file: SourceFile
  /// Keys to texts.
  let texts: [String: String]
  /// What templates see under `labels`: every label whose key has no dot.
  let value: Value

  init(file: SourceFile, texts: [String: String]) {
    self.file = file
    self.texts = texts
    var fields: [String: Value] = [:]
    for (key, text) in texts where !key.contains(".") { fields[key] = .text(text) }
    value = .object(fields)
  }

  subscript(key: String) -> String { texts[key] ?? key }

  /// How a language is called; its code where no label says it.
  func language(_ code: String) -> String { texts["language.\(code)"] ?? code }

  /// Reads a mapping from keys to texts; what is wrong is added to the findings.
  init(parsing file: SourceFile, findings: inout [Finding]) {
    let document = Document(parsing: file)
    findings += document.findings
    var texts: [String: String] = [:]
    if let entries = document.root?.entries {
      for entry in entries {
        let key = entry.key
        guard let text = entry.value.scalar?.text, !text.isEmpty else {
          findings.append(
            Finding(
              Self.rule, "the label '\(key)' has no text; write one on its line", at: Location(file, entry.keyRange)))
          continue
        }
        texts[key] = text
      }
    } else if document.findings.isEmpty {
      findings.append(Finding(Self.rule, "a mapping from labels to texts was expected here", at: Location(file)))
    }
    self.init(file: file, texts: texts)
  }

  /// These labels, and those of another language where these lack one; what they lack is added to the findings.
  func filled(from other: Labels, findings: inout [Finding]) -> Labels {
    var texts = texts
    for (key, text) in other.texts.sorted(by: { $0.key < $1.key }) where texts[key] == nil {
      texts[key] = text
      findings.append(
        Finding(
          Self.rule, "the label '\(key)' is missing; '\(text)' stands for it in \(other.file.path)", at: Location(file))
      )
    }
    return Labels(file: file, texts: texts)
  }
}
