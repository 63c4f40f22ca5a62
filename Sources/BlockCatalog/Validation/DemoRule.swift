import Diagnostics

/// The demo is a view of the source.
struct DemoRule: BlockRule {
  static let rule = Rule(
    "demo", "The demo names a type of the source that is a View.",
    bad: """
      # struct CardDemo: View
      demo: CardDmo
      """,
    good: """
      # struct CardDemo: View
      demo: CardDemo
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let name = block.manifest.demo, let api = block.api else { return [] }
    guard let demo = block.demo else {
      let views = api.types.filter { $0.isView }.map(\.name)
      let mend = suggestion(for: name.value, among: views)
      let known = views.isEmpty ? "" : "; its views are \(listed(views))"
      return [
        finding(
          Self.rule, "the source declares no type \(quoted(name.value))\(mend.isEmpty ? known : mend)", in: block,
          at: name.range)
      ]
    }
    guard !demo.isView else { return [] }
    return [
      finding(
        Self.rule, "\(quoted(name.value)) is no View; name a type that conforms to View", in: block, at: name.range,
        notes: [.init("the type stands here", at: Location(api.file, demo.nameRange))])
    ]
  }
}
