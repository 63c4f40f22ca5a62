/// What reading looks for in the code of a file, function bodies included, besides declarations.
package struct SoughtNames: Sendable {
  /// Calls of every name but these are collected.
  package let ignoredCalls: Set<String>
  /// Uses of these names are collected.
  package let used: Set<String>
  /// Which uses of these names are meant, by their labels.
  package let isMeant: @Sendable (_ name: String, APIUse.Kind, _ labels: [String]?) -> Bool

  package init(
    ignoringCallsOf ignoredCalls: Set<String> = [], usesOf used: Set<String> = [],
    isMeant: @escaping @Sendable (_ name: String, APIUse.Kind, _ labels: [String]?) -> Bool = { _, _, _ in true }
  ) {
    self.ignoredCalls = ignoredCalls
    self.used = used
    self.isMeant = isMeant
  }
}
