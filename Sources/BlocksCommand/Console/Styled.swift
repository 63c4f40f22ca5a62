/// Text with the weights of a terminal, where these are wanted.
struct Styled: Sendable {
  let isColored: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func underlined(_ text: String) -> String { wrap(text, "4") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// A text on one line, without anything that a terminal would act on: control and direction characters and line
/// breaks become spaces or go.
func plain(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: plain.append(" ")
    case .format where isDirectional(scalar): continue
    default: plain.append(scalar)
    }
  }
  return String(plain)
}

/// Whether a scalar overrides or embeds a direction of writing.
private func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}
