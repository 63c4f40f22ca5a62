/// What reading looks for in the code of a file, function bodies included, besides declarations.
package struct SoughtNames: Sendable {
  /// Calls of every name but these are collected.
  package let ignoredCalls: Set<String>
  /// Uses of these names are collected.
  package let used: Set<String>

  package init(ignoringCallsOf ignoredCalls: Set<String> = [], usesOf used: Set<String> = []) {
    self.ignoredCalls = ignoredCalls
    self.used = used
  }
}
