import Diagnostics

extension SourceAPI {
  /// Everything but the file itself, in bytes that the same build of the program reads back; `nil` where there are
  /// findings, which belong to whoever reads the file.
  package var stored: [UInt8]? {
    guard findings.isEmpty else { return nil }
    var writer = ByteWriter()
    declarations.store(in: &writer)
    types.store(in: &writer)
    calls.store(in: &writer)
    uses.store(in: &writer)
    otherNames.store(in: &writer)
    return writer.bytes
  }

  /// What was stored of a file; `nil` where the bytes are no such thing.
  package init?(stored: ArraySlice<UInt8>, of file: SourceFile) {
    var reader = ByteReader(stored)
    do throws(ByteReader.Mismatch) {
      self.init(
        file: file, declarations: try [Declaration](from: &reader), types: try [TypeDeclaration](from: &reader),
        findings: [], calls: try [Call](from: &reader), uses: try [APIUse](from: &reader),
        otherNames: try Set<String>(from: &reader))
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
