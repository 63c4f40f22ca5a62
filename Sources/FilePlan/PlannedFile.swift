import Diagnostics

/// A file as it shall be.
package struct PlannedFile: Sendable {
  /// Below the root of the plan, with `/` between its parts.
  package let path: String
  /// Made when it is needed and not kept: a plan of many thousand files holds none of their bytes.
  package let content: @Sendable () throws(Finding) -> [UInt8]

  package init(path: String, content: @escaping @Sendable () throws(Finding) -> [UInt8]) {
    self.path = path
    self.content = content
  }
}
