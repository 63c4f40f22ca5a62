import BlockCatalog
import Diagnostics
import SwiftAPI

/// Examples of a manifest that would not be one argument in the generated Swift.
struct ExampleCheck {
  /// In the order of the manifest.
  let findings: [Finding]
  private let refused: Set<String>

  init(_ manifest: Manifest) {
    let examples = (manifest.parameters?.value ?? []).compactMap(\.example)
    let refused = Set(Set(examples.map(\.value)).filter { !SwiftTokens.isExpression($0) })
    self.refused = refused
    findings = examples.filter { refused.contains($0.value) }.map { example in
      let isOneLine = !example.value.contains(where: \.isNewline)
      return Finding(
        Usage.rule,
        "\(isOneLine ? quoted(example.value) : "this example") is not one Swift expression; write what stands in the call for this parameter alone, "
          + "without its label and without a comment behind it", at: Location(manifest.file, example.range))
    }
  }

  func isRefused(_ example: String) -> Bool { refused.contains(example) }
}
