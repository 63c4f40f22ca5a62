@testable import BlockCatalog
import Diagnostics
import YAML

/// Reads bytes as a manifest and as catalog.yaml, and checks what must hold of any.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYaml(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Input(path: "block.yaml", start, count)
  let file = input.file
  let document = Document(parsing: file)
  input.expectFindings(document.findings)
  expect(document.findings.allSatisfy { Document.rules.contains($0.rule) }, "reading names all its rules")
  input.expectComments(document.comments)
  expectRoundTrip(of: file.text)
  guard let root = document.root else {
    expect(!document.findings.isEmpty, "a finding says why there is no tree")
    return 0
  }
  var nodeCount = 0
  input.expectNode(root, depth: 0, &nodeCount)
  expect(nodeCount <= Document.Limits.standard.nodes, "the tree keeps to its limits")

  var findings = [Form.manifest, .catalogInfo].flatMap { FormCheck.findings(in: document, form: $0) }
  findings += InvisibleCharactersRule.findings(in: document)
  let info = CatalogInfo(file: file, root: root)
  findings +=
    LanguageRule.findings(in: info, root: root) + LicenseRule.findings(in: info, root: root)
    + RepositoryRule.findings(in: info, root: root)
  var manifest = Manifest(id: "block", file: file, root: root, defaultLanguage: "en")
  let silencing = SilenceReading(document)
  findings += silencing.findings
  manifest.silences = silencing.silences
  findings += manifest.silenced(document.findings, known: Document.rules)
  input.expectFindings(findings.sorted())
  return 0
}

extension Input {
  /// Comments begin with their mark, end with their line, and come in the order of the file.
  fileprivate func expectComments(_ comments: [Comment]) {
    var end = 0
    for comment in comments {
      expectRange(comment.range, within: end..<file.bytes.count, "a comment")
      end = comment.range.upperBound
      let bytes = file.bytes[comment.range]
      expect(bytes.first == UInt8(ascii: "#"), "a comment begins with its mark")
      expect(!bytes.contains(UInt8(ascii: "\n")) && !bytes.contains(UInt8(ascii: "\r")), "a comment is one line")
    }
  }

  /// Nodes stand within the file, keys are unique, and every text can be written and read back.
  fileprivate func expectNode(_ node: Node, depth: Int, _ count: inout Int) {
    count += 1
    expect(depth <= Document.Limits.standard.depth, "the tree keeps to its limits")
    expectRange(node.range, "a node")
    switch node.content {
    case .scalar(let scalar):
      _ = scalar.coreValue
      if count < 20 { expectRoundTrip(of: scalar.text) }
    case .sequence(let elements):
      for element in elements { expectNode(element, depth: depth + 1, &count) }
    case .mapping(let entries):
      expect(Set(entries.map(\.key)).count == entries.count, "keys are unique")
      for entry in entries {
        count += 1
        expectRange(entry.keyRange, "a key")
        expectNode(entry.value, depth: depth + 1, &count)
      }
    }
  }
}

/// A text on one line reads back as the same text, as a value and as a key.
private func expectRoundTrip(of text: String) {
  let written = ScalarText.oneLine(text)
  let value = Document(parsing: SourceFile(path: "", text: "a: \(written)\n")).root?["a"]?.scalar?.text
  expect(value?.utf8.elementsEqual(text.utf8) == true, "a value reads back: \(written)")
  // YAML allows keys of up to 1024 characters.
  guard written.utf8.count < 1024 else { return }
  let key = Document(parsing: SourceFile(path: "", text: "{\(written): a}\n")).root?.entries?.first?.key
  expect(key?.utf8.elementsEqual(text.utf8) == true, "a key reads back: \(written)")
}
