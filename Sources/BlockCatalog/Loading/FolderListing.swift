import Diagnostics
import Foundation

/// The names in a folder, in the order of their bytes.
package struct FolderListing {
  package struct Entry: Sendable {
    package let name: String
    /// Whether the file system says, without another look, that it is a folder and no link to one.
    let isFolder: Bool
  }

  let entries: [Entry]

  var names: [String] { entries.map(\.name) }

  /// - Throws: Why the folder cannot be listed.
  init(_ path: String) throws(SystemError) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      // A name is longer than C tells: as long as it is until its NUL.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." {
        entries.append(Entry(name: name, isFolder: Int32(entry.pointee.d_type) == Int32(DT_DIR)))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
