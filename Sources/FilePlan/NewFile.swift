/// A file that shall be made where nothing is.
package struct NewFile: Sendable, Hashable {
  /// Below the folder in which it is made, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]
  package let isExecutable: Bool

  package init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isExecutable = isExecutable
  }

  /// The same file in a folder.
  package func inside(_ folder: String) -> NewFile {
    NewFile(path: "\(folder)/\(path)", bytes: bytes, isExecutable: isExecutable)
  }

  /// The first part of the path: the file itself, or the folder that holds it.
  var entry: String { String(path.prefix { $0 != "/" }) }
}
