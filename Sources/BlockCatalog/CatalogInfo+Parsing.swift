import Diagnostics
import YAML

extension CatalogInfo {
  /// Reads a `catalog.yaml` that need not be on disk.
  ///
  /// - Throws: The first error of the text, or a finding where it is no mapping.
  package static func parse(_ file: SourceFile) throws(Finding) -> CatalogInfo {
    let document = Document(parsing: file)
    let findings = FormCheck.findings(in: document, form: .catalogInfo)
    if let error = findings.first(where: { $0.severity == .error }) { throw error }
    guard let root = document.root else {
      throw Finding(Catalog.catalogFile, "catalog.yaml is empty", at: Location(file))
    }
    return CatalogInfo(file: file, root: root)
  }
}
