import Diagnostics
private import SwiftParser

extension SourceAPI {
  package static let syntax = SyntaxErrors.rule
  package static let encoding = Rule(
    "swift-encoding", "Swift source is UTF-8.", isBinding: true,
    bad: """
      extension View {
        // Café, saved as Latin-1
        func card(title: String) -> some View { self }
      }
      """,
    good: """
      extension View {
        // Café, saved as UTF-8
        func card(title: String) -> some View { self }
      }
      """)
  package static let nesting = Nesting.rule
  package static let length = Nesting.lengthRule
  package static let docComment = DocComment.rule
  package static let docParameter = DocComment.nameRule

  /// What the findings of reading a file can hold against it.
  package static let rules = [syntax, encoding, length, nesting, docComment, docParameter]

  /// Reads the declarations of a Swift file from its syntax alone, outside function bodies.
  ///
  /// Places are offsets in the file's bytes as they are, a byte order mark included. A file that is not UTF-8, or that
  /// is long or nested beyond all measure, gives one finding and no declarations; a file with syntax errors gives a finding for
  /// each and the declarations that the parser made of it.
  package init(parsing file: SourceFile) {
    self =
      if let finding = Self.refusal(of: file) {
        SourceAPI(file: file, declarations: [], types: [], findings: [finding])
      } else {
        DeepStack.run(forBytes: file.bytes.count) { Self.read(file) }
          ?? SourceAPI(file: file, declarations: [], types: [], findings: [Self.slowness(of: file)])
      }
  }

  private static func refusal(of file: SourceFile) -> Finding? {
    if let offset = firstInvalidByte(in: file.bytes) {
      return Finding(
        encoding, "this is not UTF-8; save the file as UTF-8", at: Location(file, offset..<offset + 1))
    }
    if let (rule, message, offset) = Nesting.excess(in: file.bytes) {
      return Finding(rule, message, at: Location(file, offset..<offset + 1))
    }
    return nil
  }

  private static func slowness(of file: SourceFile) -> Finding {
    let message = "the Swift parser takes more than \(DeepStack.patience) seconds for this file; split it"
    return Finding(length, message, at: Location(file))
  }

  private static func read(_ file: SourceFile) -> SourceAPI {
    let tree = Parser.parse(source: file.text)
    let api = SourceReader.read(tree, of: file)
    let errors = SyntaxErrors.findings(in: tree, of: file)
    return SourceAPI(
      file: file, declarations: api.declarations, types: api.types, findings: (errors + api.findings).sorted())
  }

  /// The offset of the first byte that no UTF-8 text has there.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
