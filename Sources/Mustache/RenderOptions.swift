/// What rendering may be told beside the data.
package struct RenderOptions: Sendable {
  /// Puts a text into the form of the output where a template writes `{{name}}`; HTML unless told otherwise.
  package var escape: @Sendable (String) -> String
  /// Whether a name that the data lacks, or a partial that does not exist, is a finding instead of nothing.
  ///
  /// A name that is there with the value null is no finding.
  package var isStrict: Bool
  /// How many texts and tags are rendered at most, repetitions counted: what ends a run that writes nothing.
  ///
  /// 4 Mi unless told otherwise, several times what 16 MiB of output take.
  package var stepLimit: Int

  package init(
    escape: @escaping @Sendable (String) -> String = htmlEscape, isStrict: Bool = false, stepLimit: Int = 1 << 22
  ) {
    self.escape = escape
    self.isStrict = isStrict
    self.stepLimit = stepLimit
  }
}

/// A text in HTML, inside or outside of an attribute: `&`, `<`, `>`, `"` and `'` become references.
@Sendable package func htmlEscape(_ text: String) -> String {
  guard text.utf8.contains(where: { htmlReference(to: $0) != nil }) else { return text }
  var escaped: [UInt8] = []
  escaped.reserveCapacity(text.utf8.count + 16)
  for byte in text.utf8 {
    if let reference = htmlReference(to: byte) {
      escaped.append(contentsOf: reference.utf8)
    } else {
      escaped.append(byte)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}

private func htmlReference(to byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: nil
  }
}
