import Diagnostics

/// What a Swift file offers, read from its syntax alone.
package struct SourceAPI: Sendable {
  package let file: SourceFile
  /// Every callable declaration outside function bodies, private ones included, in the order of the file.
  package let declarations: [Declaration]
  package let types: [TypeDeclaration]
  /// Syntax errors, and what is odd about doc comments, in the order of the file.
  package let findings: [Finding]

  /// Calls of the names that were sought, in the order of the file.
  package let calls: [Call]
  /// Uses of the names that were sought, in the order of the file.
  package let uses: [APIUse]
  /// The names of calls that the file also declares as something that `declarations` do not tell: a local function, a
  /// variable, a case, a class.
  package let otherNames: Set<String>

  package init(
    file: SourceFile, declarations: [Declaration], types: [TypeDeclaration], findings: [Finding], calls: [Call] = [],
    uses: [APIUse] = [], otherNames: Set<String> = []
  ) {
    self.file = file
    self.declarations = declarations
    self.types = types
    self.findings = findings
    self.calls = calls
    self.uses = uses
    self.otherNames = otherNames
  }
}
