import Diagnostics

/// A doc comment and where it stands.
///
/// Read as Swift's own tools read it: the first paragraph is the summary; list items that begin with `Parameter x:`,
/// `Parameters:`, `Returns:` and `Throws:` are fields; everything else is the discussion, kept line by line.
struct DocComment {
  static let rule = Rule(
    "doc-comment",
    "A doc comment describes a parameter by '- Parameter x:', or several in a list under '- Parameters:'.",
    severity: .warning,
    bad: """
      extension View {
        /// - Parameters title: The first line.
        func card(title: String) -> some View { self }
      }
      """,
    good: """
      extension View {
        /// - Parameter title: The first line.
        func card(title: String) -> some View { self }
      }
      """)

  /// A line without its marks, and where its text begins in the file.
  struct Line {
    var text: Substring
    var offset: Int

    init(_ text: some StringProtocol, at offset: Int) {
      self.text = Substring(text)
      self.offset = offset
    }
  }

  /// Where its first mark stands.
  let start: Int
  private(set) var documentation: Documentation
  /// The names of the described parameters.
  let names: [FieldReader.Name]
  private(set) var findings: [Finding] = []

  init(file: SourceFile, start: Int, lines: [Line]) {
    self.start = start
    var fields = FieldReader(lines: Self.dedented(lines))
    fields.read()
    let body = Paragraphs(fields.body.map(\.text))
    documentation = Documentation(
      summary: body.first, discussion: body.afterFirst, parameters: fields.parameters)
    names = fields.names
    findings = fields.mistakes.map { mistake in
      Finding(
        Self.rule,
        "'- Parameters \(mistake.text):' describes no parameter; write '- Parameter \(mistake.text):'",
        at: Location(file, mistake.range))
    }
  }

  /// The lines of a block comment between its marks, without the stars that begin them.
  static func lines(ofBlock range: Range<Int>, in file: SourceFile) -> [Line] {
    var lines: [Line] = []
    var start = range.lowerBound
    for index in range where file.bytes[index] == 0x0A {
      lines.append(Line(file.text(in: start..<index).trimmingEnd, at: start))
      start = index + 1
    }
    lines.append(Line(file.text(in: start..<range.upperBound).trimmingEnd, at: start))
    let further = lines.dropFirst().filter { !$0.isBlank }
    if !further.isEmpty, further.allSatisfy({ $0.text.drop(while: \.isBlank).hasPrefix("*") }) {
      for index in lines.indices.dropFirst() {
        lines[index].drop(while: \.isBlank)
        lines[index].dropFirst(min(1, lines[index].text.count))
      }
    }
    // The text beside the opening mark has no indentation to share.
    lines[0].drop(while: \.isBlank)
    return dedented(Array(lines.prefix(1))) + dedented(Array(lines.dropFirst()))
  }

  /// Lines without the indentation that all of them share.
  private static func dedented(_ lines: [Line]) -> [Line] {
    let shared = lines.filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    return lines.map { line in
      var line = line
      line.dropFirst(min(shared, line.indentation))
      return line
    }
  }
}

extension DocComment.Line {
  var isBlank: Bool { text.allSatisfy(\.isBlank) }

  /// Spaces and tabs before the text, a character each.
  var indentation: Int { text.prefix(while: \.isBlank).utf8.count }

  mutating func dropFirst(_ count: Int) {
    let dropped = text.prefix(count)
    offset += dropped.utf8.count
    text = text.dropFirst(count)
  }

  mutating func drop(while condition: (Character) -> Bool) { dropFirst(text.prefix(while: condition).count) }
}
