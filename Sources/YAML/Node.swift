import Diagnostics

/// A part of a YAML document that knows where it stands.
package struct Node: Sendable {
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry: Sendable {
    /// Keys are always text.
    package let key: String
    /// Where the key stands, its quotes included, in bytes.
    package let keyRange: Range<Int>
    package let value: Node

    package init(key: String, keyRange: Range<Int>, value: Node) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  package let content: Content
  /// Byte offsets in the file; of an aliased node, those of the anchored one.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A text, and how it was written.
package struct Scalar: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text that the writer meant: nothing is guessed from its looks, so `no` and `18.0` stay as they are.
  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Whether nothing stands here: no text at all, or a plain `~`.
  package var isAbsent: Bool { style == .plain && (text.isEmpty || text == "~") }
}

extension Node {
  /// The scalar, where the node is one.
  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The elements, where the node is a sequence.
  package var elements: [Node]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The entries in the order of the file, where the node is a mapping.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, where the node is a mapping that has it.
  package subscript(key: String) -> Node? {
    entries?.first { $0.key == key }?.value
  }
}

/// One YAML document, as far as it could be read.
package struct Document: Sendable {
  package let file: SourceFile
  /// `nil` where the file is empty or no tree could be made of it; a finding then says why.
  package let root: Node?
  /// In the order of the file.
  package let findings: [Finding]

  package init(file: SourceFile, root: Node?, findings: [Finding]) {
    self.file = file
    self.root = root
    self.findings = findings
  }
}
