import Diagnostics

@testable import YAML

/// Reads a text as `test.yaml`.
func parse(_ text: String, limits: Document.Limits = .standard) -> Document {
  Document(parsing: SourceFile(path: "test.yaml", text: text), limits: limits)
}

func parse(bytes: [UInt8]) -> Document {
  Document(parsing: SourceFile(path: "test.yaml", bytes: bytes))
}

extension Document {
  /// A line a finding, `line:column rule: message`, and one a note, with `| ` before it.
  var report: [String] {
    findings.flatMap { finding in
      ["\(place(finding.location)) \(finding.rule.id): \(finding.message)"]
        + finding.notes.map { "| \($0.location.map(place) ?? "") \($0.message)" }
    }
  }

  /// Lines and columns of a finding's or a note's beginning; `-` where it is about the whole file.
  private func place(_ location: Location) -> String {
    location.position.map { "\($0.line):\($0.column)" } ?? "-"
  }

  /// The tree, a line a node: its place, its kind, and the text that it covers in the file.
  var outline: [String] {
    root.map { outline($0, "") } ?? []
  }

  /// Lines and columns of a range's beginning and end.
  private func extent(_ range: Range<Int>) -> String {
    let (start, end) = (file.position(at: range.lowerBound), file.position(at: range.upperBound))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  private func outline(_ node: Node, _ indentation: String) -> [String] {
    let place = indentation + extent(node.range)
    let deeper = indentation + "  "
    switch node.content {
    case .scalar(let scalar):
      return ["\(place) \(scalar.style) '\(scalar.text)'"]
    case .sequence(let elements):
      return ["\(place) list"] + elements.flatMap { outline($0, deeper) }
    case .mapping(let entries):
      return ["\(place) mapping"]
        + entries.flatMap { entry in
          ["\(deeper)\(extent(entry.keyRange)) key '\(entry.key)'"] + outline(entry.value, deeper + "  ")
        }
    }
  }
}

extension Node {
  /// The text, where the node is a scalar.
  var text: String? { scalar?.text }

  /// The texts of a list's elements.
  var texts: [String]? { elements?.compactMap(\.text) }
}
