import Foundation

extension SourceFile {
  /// The most that is read of one file: 1 MiB, many times what a manifest or a component needs.
  package static let sizeLimit = 1 << 20

  package static let readable = Rule(
    "readable-file", "A file exists, is a plain file, may be read, and is no larger than 1 MiB.",
    bad: "card/block.yaml, a link to a file outside the catalog",
    good: "card/block.yaml, a plain file of at most 1 MiB")

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

    // A C string ends at its first NUL: the system would open another file than the one named.
    guard !path.utf8.contains(0) else { throw refusal("the file cannot be read: its path contains a NUL character") }
    if let folder, !isPlainly(path, inside: folder) {
      guard let target = resolved(path), let folder = resolved(folder) else {
        throw refusal("the file cannot be read: \(SystemError.last.message)")
      }
      guard target.starts(with: folder) else {
        throw refusal("this link leads out of its folder; nothing outside it is read")
      }
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal("the file cannot be read: \(SystemError.last.message)") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal("the file cannot be read: \(SystemError.last.message)") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw refusal("a file was expected here, and this is a folder")
    default: throw refusal("a plain file was expected here, and this is a pipe or a device")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readBytes(from: descriptor, upTo: limit + 1, expecting: Int(status.st_size))
    } catch {
      throw refusal("the file cannot be read: \(error.message)")
    }
    guard bytes.count <= limit else {
      throw refusal("the file has more than \(limit) bytes; split it or make it smaller")
    }
    return SourceFile(path: shown.path, bytes: bytes)
  }

  /// Whether a path continues that of a folder and has neither `..` nor a link from there on, which is nearly always so
  /// and spares resolving both.
  private static func isPlainly(_ path: String, inside folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8), path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/") else {
      return false
    }
    var index = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    while index < path.endIndex {
      let start = path.utf8.index(after: index)
      index = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      var status = stat()
      guard path[start..<index] != "..", lstat(String(path[..<index]), &status) == 0, status.st_mode & S_IFMT != S_IFLNK
      else { return false }
    }
    return true
  }

  /// The parts of a path once every link and every `..` on the way is resolved as `open` resolves them, which a purely
  /// textual reading of `link/../file` does not; `nil`, with `errno`, where there is no such file.
  private static func resolved(_ path: String) -> [Substring]? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target).split(separator: "/")
  }
}
