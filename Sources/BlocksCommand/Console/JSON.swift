import Diagnostics
import Foundation

/// A value as JSON for people and programs: the same bytes every time.
///
/// What a terminal would obey is escaped, which JSON allows in every text; outside of texts nothing of it stands.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // All that a terminal obeys has four hexadecimal digits.
    if VisibleText.isObeyed(scalar), scalar != "\n" {
      let code = String(0x1_0000 + scalar.value, radix: 16).dropFirst()
      shown.append(contentsOf: "\\u\(code)".unicodeScalars)
    } else {
      shown.append(scalar)
    }
  }
  return String(shown)
}
