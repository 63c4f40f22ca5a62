import Diagnostics

extension ManifestText {
  /// Describes parameters that a manifest leaves out with the words of their doc comment, each at its place in the
  /// order of the signatures: those of one place in one fix.
  ///
  /// Where the others stand in a wrong order, that is mended first.
  ///
  /// - Returns: The fix for each name; none where the doc comment has no words, or the signatures contradict each other.
  mutating func stubs(for missing: [BlockParameter], of block: Block) -> [String: Fix] {
    let written = (block.manifest.parameters?.value ?? []).map(\.name.value)
    let words = missing.compactMap { parameter in
      parameter.description.entries.first.map { (parameter.parameter.callName, $0.text.value) }
    }
    let descriptions = Dictionary(words, uniquingKeysWith: { first, _ in first })
    let added = missing.map(\.parameter.callName).filter { descriptions[$0] != nil }
    let signatures = SignatureOrder(block.components)
    guard !added.isEmpty, signatures.sorted(written) == written, let order = signatures.sorted(written + added) else {
      return [:]
    }
    var fixes: [String: Fix] = [:]
    let places = Dictionary(zip(written, written.indices), uniquingKeysWith: { first, _ in first })
    var place: Int?
    var group: [(key: String, text: String)] = []
    for name in order + [nil] {
      if let name, let text = descriptions[name], places[name] == nil {
        group.append((name, text))
        continue
      }
      if !group.isEmpty {
        let summary = "describe \(group.map { quoted($0.key) }.joined(separator: ", "))"
        let fix = inserting(group, behind: place, ofMappingAt: ["parameters"], summary).first
        for (key, _) in group { fixes[key] = fix }
        group = []
      }
      place = name.flatMap { places[$0] }
    }
    return fixes
  }
}
