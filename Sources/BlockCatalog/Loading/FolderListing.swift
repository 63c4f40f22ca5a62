import Diagnostics
import Foundation

/// The names in a folder, in the order of their bytes.
struct FolderListing {
  let names: [String]

  /// - Throws: Why the folder cannot be listed.
  init(_ path: String) throws(SystemError) {
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw Self.cause(path)
    }
  }

  /// What the system says, which Foundation words in its own way.
  private static func cause(_ path: String) -> SystemError {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return .last }
    close(descriptor)
    return SystemError(code: EIO)
  }
}
