import Diagnostics
import SwiftAPI

/// What the module reads of a text.
func read(_ text: String) -> SourceAPI {
  SourceAPI(parsing: SourceFile(path: "Sample.swift", text: text))
}

/// The calls of some names in a text.
func calls(in file: SourceFile, named names: Set<String>) -> [Call] {
  SourceAPI(parsing: file, seeking: SoughtNames()).calls.filter { names.contains($0.name) }
}

extension SourceAPI {
  /// `line:column message` of every finding.
  var messages: [String] {
    findings.map { finding in "\(finding.location.position.map(\.text) ?? "-") \(finding.message)" }
  }

  func position(_ offset: Int) -> String { file.position(at: offset).text }
}

extension Position {
  var text: String { "\(line):\(column)" }
}

extension Parameter {
  /// `label name: attributes type = default` with `_` for what is not there.
  var text: String {
    var text = "\(label ?? "_") \(name): \((attributes + [type ?? "_"]).joined(separator: " "))"
    if isVariadic { text += "..." }
    if let defaultValue { text += " = \(defaultValue)" }
    return text
  }
}
