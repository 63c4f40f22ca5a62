import Diagnostics

extension Document {
  /// Reads a file's YAML; what is wrong with it becomes findings.
  ///
  /// The root is `nil` where the text is empty, is no YAML, goes beyond a limit, or has a hole that would mislead who
  /// reads the tree: an undefined alias, a merge key, a key that is no text. The keys of a mapping are unique in the
  /// tree: of a repeated key, which is an error, the first entry stays. Of several documents, the first stays.
  package init(parsing file: SourceFile, limits: Limits = .standard) {
    guard file.bytes.count <= limits.bytes else {
      let message = "the file has more than \(limits.bytes) bytes; split it or make it smaller"
      self.init(file: file, root: nil, findings: [Finding(.yamlLimits, message, at: Location(file))])
      return
    }
    let encoding = EncodingCheck(file)
    guard encoding.findings.isEmpty else {
      self.init(file: file, root: nil, findings: encoding.findings)
      return
    }
    guard encoding.textStart < file.bytes.count else {
      self.init(file: file, root: nil, findings: [TreeBuilder.emptiness(of: file)])
      return
    }
    var builder = TreeBuilder(file, encoding, limits: limits)
    let root = EventReader.read(file.bytes, from: encoding.textStart) { builder.build(from: $0) }
    self.init(
      file: file, root: root, findings: builder.findings.count > 1 ? builder.findings.sorted() : builder.findings)
  }

  /// Every rule that reading a YAML file holds it against.
  package static let rules: [Rule] = [
    .yamlAlias, .yamlCutText, .yamlDuplicateKey, .yamlEmpty, .yamlEmptyValue, .yamlEncoding, .yamlInvisibleCharacter,
    .yamlLimits, .yamlMergeKey, .yamlSingleDocument, .yamlSyntax,
  ]
}
