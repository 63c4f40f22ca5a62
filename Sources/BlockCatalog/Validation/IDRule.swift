import Diagnostics

/// A block's folder has a name that works as an id, a link and a file name everywhere.
struct IDRule: BlockRule {
  static let rule = Rule(
    "id", "A block's folder is named in kebab-case: a-z, 0-9 and single hyphens between them.",
    bad: """
      BottomSheet/block.yaml
      BottomSheet/BottomSheet.swift
      """,
    good: """
      bottom-sheet/block.yaml
      bottom-sheet/BottomSheet.swift
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard !Self.isValid(block.id) else { return [] }
    let proposal = Self.kebabCase(block.id)
    let mend = proposal.isEmpty ? "" : ", such as \(quoted(proposal))"
    return [
      finding(
        Self.rule,
        "the folder \(quoted(block.id)) is no id; rename it to lower-case letters, digits and single hyphens\(mend)",
        in: block, at: nil)
    ]
  }

  static func isValid(_ id: String) -> Bool {
    !id.isEmpty
      && id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
  }

  /// The nearest valid id: words split at capitals and at everything that is no letter or digit.
  private static func kebabCase(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWordPart = character.isASCII && (character.isLetter || character.isNumber)
      if !isWordPart || (character.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWordPart { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words.joined(separator: "-")
  }
}
