import Diagnostics

/// A check of one block against its source and its catalog.
protocol BlockRule: Sendable {
  /// What its findings can hold against.
  static var rules: [Rule] { get }

  /// Everything in a block that the rule holds against it; the order does not matter.
  func findings(in block: Block, of catalog: Catalog) -> [Finding]
}

extension BlockRule {
  /// A finding in the block's manifest.
  func finding(
    _ rule: Rule, _ message: String, in block: Block, at range: Range<Int>?, notes: [Finding.Note] = [],
    fixes: [Fix] = []
  ) -> Finding {
    Finding(rule, message, at: Location(block.manifest.file, range), notes: notes, fixes: fixes)
  }
}
