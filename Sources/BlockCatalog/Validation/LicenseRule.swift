import Diagnostics
import YAML

/// A license is written as SPDX has it, so that a reader and a machine know which one is meant.
struct LicenseRule: BlockRule {
  static let rule = Rule(
    "license", "A license is an SPDX id, or such ids joined with AND, OR and WITH.",
    bad: "license: MIT License",
    good: "license: MIT")

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    block.manifest.license.map { Self.findings(about: $0, in: block.manifest.file) } ?? []
  }

  /// What is wrong with the license of `catalog.yaml` itself.
  static func findings(in info: CatalogInfo, root: Node) -> [Finding] {
    root["license"]?.locatedText.map { findings(about: $0, in: info.file) } ?? []
  }

  private static func findings(about license: Located<String>, in file: SourceFile) -> [Finding] {
    guard !isExpression(license.value) else { return [] }
    return [
      Finding(
        rule,
        "\(quoted(license.value)) is no SPDX license; write an id such as 'MIT', or an expression such as 'MIT OR Apache-2.0'",
        at: Location(file, license.range))
    ]
  }

  /// Whether a text is an SPDX license expression by its form; ids are not looked up.
  ///
  /// Source: SPDX 2.3, annex D.
  static func isExpression(_ text: String) -> Bool {
    let parenthesized = text.replacing("(", with: " ( ").replacing(")", with: " ) ")
    var depth = 0
    var previous: Word?
    for word in parenthesized.split(separator: " ").map({ Word($0) }) {
      guard let word, word.mayFollow(previous) else { return false }
      if word == .opening { depth += 1 }
      if word == .closing { depth -= 1 }
      guard depth >= 0 else { return false }
      previous = word
    }
    return depth == 0 && (previous == .id || previous == .closing)
  }

  private enum Word {
    case opening, closing, id, with, connective

    init?(_ text: Substring) {
      switch text {
      case "(": self = .opening
      case ")": self = .closing
      case "WITH": self = .with
      case "AND", "OR": self = .connective
      default:
        let isID = text.unicodeScalars.allSatisfy {
          $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-+".unicodeScalars.contains($0))
        }
        guard isID, text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return nil }
        self = .id
      }
    }

    func mayFollow(_ previous: Word?) -> Bool {
      switch self {
      case .opening: previous == nil || previous == .opening || previous == .connective
      case .id: previous == nil || previous == .opening || previous == .connective || previous == .with
      case .with: previous == .id
      case .connective, .closing: previous == .id || previous == .closing
      }
    }
  }
}
