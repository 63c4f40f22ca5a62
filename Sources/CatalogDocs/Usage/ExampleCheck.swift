import BlockCatalog
import Diagnostics
import SwiftAPI

/// Examples of a manifest that would not be one argument in the generated Swift.
struct ExampleCheck {
  /// In the order of the manifest.
  let findings: [Finding]
  private let refused: Set<String>

  /// Bytes of an example that a message repeats.
  private static let quotedLength = 60

  init(_ manifest: Manifest) {
    let examples = (manifest.parameters?.value ?? []).compactMap(\.example)
    let refused = Set(Set(examples.map(\.value)).filter { !SwiftTokens.isExpression($0) })
    self.refused = refused
    findings = examples.filter { refused.contains($0.value) }.map { example in
      let isShort = example.value.utf8.count <= Self.quotedLength && !example.value.contains(where: \.isNewline)
      return Finding(
        Usage.rule,
        "\(isShort ? "'\(example.value)'" : "this example") is not one Swift expression; write what stands in the call for this parameter alone, "
          + "without its label and without a comment behind it", at: Location(manifest.file, example.range))
    }
  }

  func isRefused(_ example: String) -> Bool { refused.contains(example) }
}
