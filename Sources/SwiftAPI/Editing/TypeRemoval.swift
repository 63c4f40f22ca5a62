import Diagnostics
private import SwiftParser
internal import SwiftSyntax

/// Takes a type out of a source, with its previews and the comment that heads it.
package enum TypeRemoval {
  package static let rule = Rule(
    "removable-type", "Nothing but its previews uses a type that is to be left out.",
    bad: """
      struct CardDemo: View {}
      func card() -> some View { CardDemo() }
      """,
    good: """
      struct CardDemo: View {}
      #Preview { CardDemo() }
      """)

  /// The source without a type, its extensions, the `#Preview` macros and preview providers that show it, the comments
  /// above each, and a `// MARK:` that then heads nothing more.
  ///
  /// - Parameters:
  ///   - name: The type's name with those around it.
  ///   - file: The source; one that does not declare the type, or is beyond the bounds of `SourceAPI`, is handed back
  ///     as it is.
  /// - Returns: The source as it is then.
  /// - Throws: A finding where something else uses the type.
  package static func removing(_ name: String, from file: SourceFile) throws(Finding) -> SourceFile {
    guard SourceAPI.isReadable(file) else { return file }
    let result = DeepStack.run(forBytes: file.bytes.count) { () -> Result<SourceFile, Finding> in
      let tree = Parser.parse(source: file.text)
      var reader = RemovalReader(name, SourceText(file: file))
      return Result { () throws(Finding) in
        try reader.read(tree)
        return LineRemoval(of: reader.ranges, heads: reader.heads, in: file).result
      }
    }
    guard let result else { return file }
    return try result.get()
  }
}

/// Finds what goes with a type.
///
/// Calls itself for branches within branches, whose number `Nesting` bounds.
private struct RemovalReader {
  /// What is removed, without the comments above it, in the order of the file.
  private(set) var ranges: [Range<Int>] = []
  /// Where the declarations that stay begin.
  private(set) var heads: [Int] = []
  private let name: String
  private let source: SourceText
  private var found = false

  init(_ name: String, _ source: SourceText) {
    self.name = name
    self.source = source
  }

  mutating func read(_ tree: SourceFileSyntax) throws(Finding) {
    var items: [Syntax] = []
    collect(tree.statements, into: &items)
    for item in items where isOwn(item) || isPreview(item) { ranges.append(source.range(of: item)) }
    guard found else {
      ranges = []
      return
    }
    for item in items {
      let range = source.range(of: item)
      if ranges.contains(range) { continue }
      // A branch that has nothing left goes whole; another is looked at by its items.
      if let branches = item.as(IfConfigDeclSyntax.self) {
        if isEmptied(branches) { ranges.append(range) }
        continue
      }
      heads.append(range.lowerBound)
      if let use = use(in: item) {
        throw Finding(
          TypeRemoval.rule, "'\(name)' is used here, so it cannot be left out", at: Location(source.file, use))
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  private func collect(_ statements: CodeBlockItemListSyntax, into items: inout [Syntax]) {
    for statement in statements {
      let item = Syntax(statement.item)
      items.append(item)
      for clause in item.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
        if case .statements(let inner) = clause.elements { collect(inner, into: &items) }
      }
    }
  }

  private mutating func isOwn(_ item: Syntax) -> Bool {
    if let group = item.as(ExtensionDeclSyntax.self) {
      return source.names(of: group.extendedType).joined(separator: ".") == name
    }
    guard let declaration = item.as(DeclSyntax.self), source.typeName(of: declaration) == name else { return false }
    found = true
    return true
  }

  private func isPreview(_ item: Syntax) -> Bool {
    let macro =
      item.as(MacroExpansionDeclSyntax.self)?.macroName ?? item.as(MacroExpansionExprSyntax.self)?.macroName
    if let macro { return source.name(of: macro) == "Preview" && use(in: item) != nil }
    let inherited = item.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes.map { source.text(of: $0.type) }
    return inherited?.contains("PreviewProvider") == true && use(in: item) != nil
  }

  private func isEmptied(_ branches: IfConfigDeclSyntax) -> Bool {
    var inner: [Syntax] = []
    for clause in branches.clauses {
      if case .statements(let statements) = clause.elements { collect(statements, into: &inner) }
    }
    return !inner.isEmpty
      && inner.allSatisfy { item in
        item.is(IfConfigDeclSyntax.self) || ranges.contains(source.range(of: item))
      }
  }

  /// The first place of code that names the type.
  private func use(in item: Syntax) -> Range<Int>? {
    item.tokens(viewMode: .sourceAccurate).first { token in
      if case .identifier = token.tokenKind { source.name(of: token) == name } else { false }
    }.map { source.range(of: $0) }
  }
}
