import BlockCatalog
import Mustache
import SwiftAPI

/// The API reference: an entry a declaration, overloads together.
struct EntryList {
  private let components: [Component]
  private let scope: PageScope
  private let headings: PageHeadings
  private let document: (String, Int) -> String

  /// The document function writes the Markdown of a doc comment, for an entry counted from 0.
  init(
    _ block: Block, _ scope: PageScope, _ headings: PageHeadings, document: @escaping (String, Int) -> String
  ) {
    components = Self.grouped(block.components)
    self.scope = scope
    self.headings = headings
    self.document = document
  }

  /// Overloads behind the first of them, else in their own order.
  static func grouped(_ components: [Component]) -> [Component] {
    var order: [String] = []
    var groups: [String: [Component]] = [:]
    for component in components {
      let key = Self.key(component.declaration)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(component)
    }
    return order.flatMap { groups[$0] ?? [] }
  }

  private static func key(_ declaration: Declaration) -> String {
    "\(declaration.context?.typeName ?? "")\n\(declaration.kind.isInitializer ? "init" : declaration.name)"
  }

  /// A parameter that an earlier overload describes in the same words is only named.
  var values: [Value] {
    var described: [String: Set<EntryRow>] = [:]
    return components.enumerated().map { index, component in
      let key = Self.key(component.declaration)
      let rows = component.parameters.map { EntryRow($0, scope) }
      let earlier = described[key] ?? []
      described[key, default: []].formUnion(rows)
      let section = EntrySection(
        component.declaration, scope, anchor: headings.anchors(of: .entry(index)).first ?? "",
        discussion: document(component.declaration.documentation?.discussion ?? "", index))
      return section.value(rows: rows.filter { !earlier.contains($0) }, asAbove: rows.filter(earlier.contains))
    }
  }
}
