import Diagnostics
import FilePlan

/// A folder of an app that blocks are copied into, with the texts of the copies as they were made.
package struct CopyFolder: Sendable {
  package static let rule = Rule(
    "copy", "A block is copied to where nothing else stands, and what was edited is never lost.",
    bad: "App/Blocks/Card.swift, which somebody has written",
    good: "App/Blocks/Card.swift, which 'blocks add' has written")

  /// Where the texts are kept, below the folder; hidden, so that no build reads it.
  package static let recordFolder = ".blocks"

  /// A copy, as it was made.
  package struct Record: Sendable {
    /// The copy's name in the folder.
    package let fileName: String
    package let header: CopyHeader
    /// What the copy held when it was made.
    package let pristine: SourceFile
  }

  package let files: WorkingFolder

  package init(_ files: WorkingFolder) {
    self.files = files
  }

  /// Where the text of a copy is kept.
  ///
  /// Not as a Swift file: tools that look into hidden folders would compile it.
  package static func recordPath(of fileName: String) -> String { "\(recordFolder)/\(fileName).txt" }

  /// The copies that were made, in the order of their names.
  ///
  /// - Throws: A finding where a text cannot be read, or is none.
  package func records() throws(Finding) -> [Record] {
    var records: [Record] = []
    for name in try files.names(in: Self.recordFolder) where name.hasSuffix(".swift.txt") {
      let path = "\(Self.recordFolder)/\(name)"
      guard let pristine = try files.read(path) else { continue }
      guard let header = CopyHeader(of: pristine.bytes) else {
        throw Finding(
          Self.rule, "this is not the text of a copy; restore it, or delete it and take the copy anew with --overwrite",
          at: Location(pristine))
      }
      records.append(Record(fileName: String(name.dropLast(".txt".count)), header: header, pristine: pristine))
    }
    return records
  }

  /// The Swift files that say that they are copies and of which no text is kept, with what they say.
  package func strays(beside records: [Record]) throws(Finding) -> [(
    file: SourceFile, name: String, header: CopyHeader
  )] {
    let known = Set(records.map(\.fileName))
    var strays: [(file: SourceFile, name: String, header: CopyHeader)] = []
    for name in try files.names() where name.hasSuffix(".swift") && !known.contains(name) {
      // What cannot be read is somebody else's.
      guard let file = try? files.read(name), let header = CopyHeader(of: file.bytes) else { continue }
      strays.append((file, name, header))
    }
    return strays
  }
}
