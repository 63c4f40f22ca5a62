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
  ///
  /// - Parameters:
  ///   - file: The file; a snippet with errors will do where only calls are wanted.
  ///   - names: What to look for in function bodies and everywhere else; nothing where it is `nil`.
  package init(parsing file: SourceFile, seeking names: SoughtNames? = nil) {
    self =
      if let finding = Self.refusal(of: file) {
        SourceAPI(file: file, declarations: [], types: [], findings: [finding])
      } else {
        DeepStack.run(forBytes: file.bytes.count) { Self.read(file, seeking: names) }
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

  private static func read(_ file: SourceFile, seeking names: SoughtNames?) -> SourceAPI {
    let tree = Parser.parse(source: file.text)
    let api = SourceReader.read(tree, of: file)
    let errors = SyntaxErrors.findings(in: tree, of: file)
    let found = names.map { UseReader.read(tree, of: file, seeking: $0) }
    let called = Set(found?.calls.map(\.name) ?? [])
    return SourceAPI(
      file: file, declarations: api.declarations, types: api.types, findings: (errors + api.findings).sorted(),
      calls: found?.calls ?? [], uses: found?.uses ?? [],
      otherNames: OtherNames.among(called, in: file.bytes, besides: api.declarations))
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
