/// One platform of an `@available` attribute.
package struct Availability: Sendable, Hashable {
  /// `iOS`, `macOS`, …; `*` for an attribute that speaks of every platform.
  package let platform: String
  /// As written: `18.2`; `nil` where the attribute names none.
  package let introduced: String?
  package let isDeprecated: Bool
  package let isUnavailable: Bool
  package let renamed: String?

  package init(
    platform: String, introduced: String? = nil, isDeprecated: Bool = false, isUnavailable: Bool = false,
    renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.isDeprecated = isDeprecated
    self.isUnavailable = isUnavailable
    self.renamed = renamed
  }
}
