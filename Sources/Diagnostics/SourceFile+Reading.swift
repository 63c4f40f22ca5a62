import Foundation

extension SourceFile {
  /// The most that is read of one file: 1 MiB, many times what a manifest or a component needs.
  package static let sizeLimit = 1 << 20

  package static let readable = Rule(
    "readable-file", "A file exists, is a plain file, may be read, and is no larger than 1 MiB.")

  /// Reads a whole file, unless it is none, is too large, or leads out of a folder.
  ///
  /// A pipe or a device is refused without waiting for it, and nothing beyond the size limit is read.
  ///
  /// - Parameters:
  ///   - path: The file on disk.
  ///   - shownPath: The path that findings show; `path` where it is left out.
  ///   - folder: Where given, the folder that the file must lie in once symbolic links are resolved.
  ///   - limit: The most bytes that a file may have.
  /// - Returns: The file under its shown path.
  /// - Throws: A finding of the rule `readable-file` that names the cause.
  package static func read(
    _ path: String, shownAs shownPath: String? = nil, inside folder: String? = nil, limit: Int = sizeLimit
  ) throws(Finding) -> SourceFile {
    let shown = SourceFile(path: shownPath ?? path, bytes: [])
    func refusal(_ message: String) -> Finding { Finding(readable, message, at: Location(shown)) }

    if let folder, !isInside(path, folder) {
      throw refusal("this link leads out of its folder; nothing outside it is read")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal("the file cannot be read: \(systemMessage(errno))") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal("the file cannot be read: \(systemMessage(errno))") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw refusal("a file was expected here, and this is a folder")
    default: throw refusal("a plain file was expected here, and this is a pipe or a device")
    }
    do {
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      guard data.count <= limit else {
        throw refusal("the file has more than \(limit) bytes; split it or make it smaller")
      }
      return SourceFile(path: shown.path, bytes: Array(data))
    } catch let finding as Finding {
      throw finding
    } catch {
      throw refusal("the file cannot be read: \(error.localizedDescription)")
    }
  }

  /// Whether a file lies in a folder once every link on the way is resolved.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    return file.starts(with: folder)
  }
}

/// What the system says of an error number, in a sentence's own case.
package func systemMessage(_ code: Int32) -> String {
  let message = String(cString: strerror(code))
  return message.prefix(1).lowercased() + message.dropFirst()
}
