import Foundation

extension SourceFile {
  /// The most that is read of one file: 1 MiB, many times what a manifest or a component needs.
  package static let sizeLimit = 1 << 20

  package static let readable = Rule(
    "readable-file", "A file exists, is a plain file, may be read, and is no larger than 1 MiB.", isBinding: true,
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
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try open(path, inside: folder)
    } catch {
      throw refusal(
        error.code == EXDEV
          ? "this link leads out of its folder; nothing outside it is read"
          : "the file cannot be read: \(error.message)")
    }
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

  /// Whether a file or a folder lies in a folder once every link on the way is followed; not where there is none.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let target = resolved(path), let folder = resolved(folder) else { return false }
    return target.starts(with: folder)
  }

  /// Opens a file for reading without waiting for it.
  ///
  /// - Throws: What the system says; `EXDEV` where the path leads out of the folder.
  private static func open(_ path: String, inside folder: String?) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC
    if let folder {
      // A last link is not followed at first: where there is none, as nearly always, nothing needs to be resolved.
      if isPlainly(path, inside: folder) {
        let descriptor = Foundation.open(path, flags | O_NOFOLLOW)
        if descriptor >= 0 { return descriptor }
        let error = SystemError.last
        if error.code != ELOOP { throw error }
      }
      guard let target = resolved(path), let folder = resolved(folder) else { throw .last }
      guard target.starts(with: folder) else { throw SystemError(code: EXDEV) }
    }
    let descriptor = Foundation.open(path, flags)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  /// Whether a path continues that of a folder and has neither `..` nor a linked folder from there on, which is nearly
  /// always so and spares resolving both; the last part may be a link.
  private static func isPlainly(_ path: String, inside folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8), path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/") else {
      return false
    }
    var index = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    while true {
      let start = path.utf8.index(after: index)
      guard !path.utf8[start...].starts(with: "..".utf8) else { return false }
      guard let end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) else { return true }
      index = end
      var status = stat()
      guard lstat(String(path[..<index]), &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return false }
    }
  }

  /// The parts of a path once every link and every `..` on the way is resolved as `open` resolves them, which a purely
  /// textual reading of `link/../file` does not; `nil`, with `errno`, where there is no such file.
  private static func resolved(_ path: String) -> [Substring]? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target).split(separator: "/")
  }
}
