import Diagnostics

extension SourceAPI {
  /// Whether a text is UTF-8 and shallow enough for the parser.
  static func isReadable(_ file: SourceFile) -> Bool {
    String(validating: file.bytes, as: UTF8.self) != nil && Nesting.excess(in: file.bytes) == nil
  }
}
