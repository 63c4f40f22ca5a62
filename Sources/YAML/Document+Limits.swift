extension Document {
  /// How much of a file is read before reading ends with a finding.
  package struct Limits: Sendable {
    /// Levels of lists and mappings, counted as if every alias were written out.
    package var depth: Int
    /// Texts, lists and mappings, counted as if every alias were written out.
    package var nodes: Int
    package var bytes: Int

    package init(depth: Int = 64, nodes: Int = 10_000, bytes: Int = 1 << 20) {
      self.depth = depth
      self.nodes = nodes
      self.bytes = bytes
    }

    /// 64 levels, 10,000 nodes and 1 MiB: many times what a manifest needs.
    package static let standard = Limits()
  }
}
