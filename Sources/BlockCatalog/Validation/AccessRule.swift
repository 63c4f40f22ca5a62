import Diagnostics
import SwiftAPI

/// Who can use a component's type can call the component too.
///
/// A struct's own initializer is internal at most (SE-0242 changed its parameters, not its access), so a public view
/// without a written one cannot be made in another module.
struct AccessRule: BlockRule {
  static let rule = Rule(
    "component-access", "A component is as visible as the type that it belongs to.", severity: .warning,
    bad: """
      public struct Card: View {
        let title: String
      }
      """,
    good: """
      public struct Card: View {
        public init(title: String) {}
      }
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let types = Dictionary((block.api?.types ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return block.components.map(\.declaration).compactMap { declaration in
      guard let name = declaration.context?.typeName, let type = types[name],
        declaration.access < min(type.access, .public)
      else { return nil }
      let ofType = type.access.rawValue
      let message =
        declaration.kind == .memberwiseInitializer
        ? "\(quoted(name)) is \(ofType), but the initializer that Swift makes for it is \(declaration.access.rawValue); "
          + "write a \(ofType) one"
        : "\(quoted(name)) is \(ofType), but \(declaration.shownName) is \(declaration.access.rawValue); make it \(ofType) too"
      return Finding(Self.rule, message, at: block.location(of: declaration) ?? Location(block.manifest.file))
    }
  }
}
