import Diagnostics

/// What a Swift file offers, read from its syntax alone.
package struct SourceAPI: Sendable {
  package let file: SourceFile
  /// Every callable declaration outside function bodies, private ones included, in the order of the file.
  package let declarations: [Declaration]
  package let types: [TypeDeclaration]
  /// Syntax errors, and what is odd about doc comments, in the order of the file.
  package let findings: [Finding]

  package init(file: SourceFile, declarations: [Declaration], types: [TypeDeclaration], findings: [Finding]) {
    self.file = file
    self.declarations = declarations
    self.types = types
    self.findings = findings
  }
}
