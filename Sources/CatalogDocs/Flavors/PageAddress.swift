/// A page of a catalog in one language.
package struct PageAddress: Sendable, Hashable {
  package enum Page: Sendable, Hashable {
    /// The blocks by category.
    case index
    /// The tags by language.
    case tags
    /// One block, by its id.
    case block(String)
  }

  package let page: Page
  /// `nil` for the catalog's default language.
  package let language: String?

  package init(_ page: Page, in language: String? = nil) {
    self.page = page
    self.language = language
  }
}
