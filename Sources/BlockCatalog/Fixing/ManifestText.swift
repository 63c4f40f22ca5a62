import Diagnostics
import YAML

/// A manifest's text for a rule that makes fixes: its tree is read once more, for the first fix.
///
/// What changes the tree is offered only where the changed file reads back as it should, to the last value; so no
/// comment, anchor or odd layout can make a fix do harm.
struct ManifestText {
  let file: SourceFile
  /// `nil` where the manifest has a misspelled key, which is mended first: the rest may hang on it.
  private lazy var root = Self.tree(of: file)
  /// Reading a file back takes a while: a rule reads so many bytes at most, which is hundreds of fixes in a manifest of
  /// the usual size.
  private var bytesLeft = 1 << 20

  init(_ manifest: Manifest) {
    file = manifest.file
  }

  private static func tree(of file: SourceFile) -> Node? {
    let document = Document(parsing: file)
    let isMisspelled = FormCheck.findings(in: document, form: .manifest).contains { !$0.fixes.isEmpty }
    return isMisspelled ? nil : document.root
  }

  /// Puts another text in place of a key or value.
  mutating func replacing(_ old: Located<String>, with text: String) -> [Fix] {
    guard root != nil else { return [] }
    return Fix.replacing(old, with: text, in: file).map { [$0] } ?? []
  }

  /// Takes an element out of a list, the one that stands in a range.
  mutating func removingElement(in range: Range<Int>, ofListAt path: [String], _ summary: String) -> [Fix] {
    guard bytesLeft > 0, let node = root?.node(at: path), var elements = node.elements, elements.count > 1,
      let index = elements.firstIndex(where: { $0.range == range })
    else { return [] }
    elements.remove(at: index)
    return checked(summary, CollectionText(node, in: file)?.removing(index), at: path, .sequence(elements))
  }

  /// Takes an entry out of a mapping; of the last one nothing is left, not even brackets.
  mutating func removingEntry(_ key: String, ofMappingAt path: [String], _ summary: String) -> [Fix] {
    guard bytesLeft > 0, let node = root?.node(at: path), var entries = node.entries,
      let index = entries.firstIndex(where: { $0.key == key }), let text = CollectionText(node, in: file)
    else { return [] }
    entries.remove(at: index)
    if !entries.isEmpty { return checked(summary, text.removing(index), at: path, .mapping(entries)) }
    var replacements = text.removing(index)
    if text.isFlow {
      // Between brackets a space has to stay behind the colon.
      let colon = file.bytes[..<node.range.lowerBound].lastIndex { $0 != 0x20 } ?? node.range.lowerBound
      let isLast = file.skippingBlanks(from: node.range.upperBound) == file.lineEnd(of: node.range.upperBound)
      let start = isLast && file.has(":", at: colon) ? colon + 1 : node.range.lowerBound
      replacements = [Replacement(start..<node.range.upperBound, with: "")]
    }
    return checked(summary, replacements, at: path, .scalar(Scalar("")))
  }

  /// Puts the entries of a mapping into another order.
  mutating func reordering(_ order: [Int], ofMappingAt path: [String], _ summary: String) -> [Fix] {
    guard bytesLeft > 0, let node = root?.node(at: path), let entries = node.entries,
      order.allSatisfy(entries.indices.contains)
    else { return [] }
    return checked(
      summary, CollectionText(node, in: file)?.reordering(order), at: path, .mapping(order.map { entries[$0] }))
  }

  /// Adds entries with a text to a mapping.
  mutating func inserting(
    _ texts: [(key: String, text: String)], behind index: Int?, ofMappingAt path: [String], _ summary: String
  ) -> [Fix] {
    guard bytesLeft > 0, let node = root?.node(at: path),
      var entries = node.entries ?? (node.scalar?.isAbsent == true ? [] : nil)
    else { return [] }
    let lines = texts.map { "\(ScalarText.oneLine($0.key)): \(ScalarText.oneLine($0.text))" }
    let replacements =
      node.entries == nil
      ? file.filling(node.range, with: lines) : CollectionText(node, in: file)?.inserting(lines, behind: index)
    let added = texts.map {
      Node.Entry(key: $0.key, keyRange: 0..<0, value: Node(.scalar(Scalar($0.text)), range: 0..<0))
    }
    entries.insert(contentsOf: added, at: index.map { min($0 + 1, entries.count) } ?? 0)
    return checked(summary, replacements, at: path, .mapping(entries))
  }

  /// The fix, where the file then reads as it does now with another content at the end of a way of keys.
  private mutating func checked(
    _ summary: String, _ replacements: [Replacement]?, at path: [String], _ content: Node.Content
  ) -> [Fix] {
    bytesLeft -= file.bytes.count
    guard let replacements else { return [] }
    let fix = Fix(summary, replacements)
    let changed = file.applying([fix])
    let read = Document(parsing: SourceFile(path: file.path, bytes: changed.bytes)).root
    let endsOpen = ![0x0A, 0x0D].contains(file.bytes.last)
    guard changed.skipped.isEmpty, let root, let read,
      read.reads(like: root.replacing(at: path, with: content), endsOpen: endsOpen)
    else {
      return []
    }
    return [fix]
  }
}
