import Diagnostics
import YAML

extension Manifest {
  /// Reads a manifest that need not lie in a catalog.
  ///
  /// - Parameters:
  ///   - file: The text of a `block.yaml`.
  ///   - id: The name that its folder has, or will have.
  ///   - defaultLanguage: Of the catalog.
  /// - Returns: The manifest, and everything that reading it found; no manifest where no tree can be made of the text.
  package static func parse(
    _ file: SourceFile, id: String, defaultLanguage: String
  ) -> (manifest: Manifest?, findings: [Finding]) {
    let document = Document(parsing: file)
    let silencing = SilenceReading(document)
    let findings =
      silencing.findings + FormCheck.findings(in: document, form: .manifest)
      + InvisibleCharactersRule.findings(in: document)
    guard let root = document.root, root.entries != nil else { return (nil, findings) }
    var manifest = Manifest(id: id, file: file, root: root, defaultLanguage: defaultLanguage)
    manifest.silences = silencing.silences
    return (manifest, findings)
  }
}
