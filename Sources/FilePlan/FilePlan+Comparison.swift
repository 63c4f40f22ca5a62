import Diagnostics
import Foundation

extension FilePlan {
  /// What was found out about a planned file.
  struct Comparison {
    let kind: FileChange.Kind
    /// What is to be written, where something is.
    var content: [UInt8]?
    /// The permissions of the file that is replaced.
    var mode: mode_t?
  }

  /// A file that is there.
  struct ExistingFile {
    /// All of the file where it is as long as its planned content, else its beginning.
    let bytes: [UInt8]
    let mode: mode_t
  }

  /// How much of a file is read to look for the mark.
  private static let headLimit = 1 << 16

  /// Makes the content of a planned file and holds it against what is there.
  func comparison(of entry: Entry, in folders: inout Folders) -> Comparison {
    if let refusal = entry.refusal { return Comparison(kind: .blocked(refusal)) }
    let path = entry.file.path
    let isFolderPresent: Bool
    switch folders.state(of: parent(of: path)) {
    case .refused(let finding): return Comparison(kind: .blocked(finding))
    case .present: isFolderPresent = true
    case .missing: isFolderPresent = false
    }
    do throws(Finding) {
      let content = try entry.file.content()
      guard isFolderPresent, let existing = try existingFile(at: path, expecting: content.count) else {
        return Comparison(kind: .missing, content: content)
      }
      if existing.bytes == content { return Comparison(kind: .unchanged) }
      guard GeneratedMark.isPresent(in: existing.bytes, at: path) else {
        throw Finding(
          Self.handMadeFile, "this file was not generated, so it is not overwritten; move or delete it",
          at: location(path))
      }
      return Comparison(kind: .stale, content: content, mode: existing.mode & 0o777)
    } catch {
      return Comparison(kind: .blocked(error))
    }
  }

  /// Whether a plain file with the mark stands at a path; anything that cannot be read has none.
  func isGenerated(_ path: String) -> Bool {
    guard let existing = try? existingFile(at: path, expecting: nil) else { return false }
    return GeneratedMark.isPresent(in: existing.bytes, at: path)
  }

  /// Reads a file of the size that is expected whole, and of any other the beginning, up to a limit.
  ///
  /// - Throws: A finding where what stands there is no plain file or cannot be read.
  func existingFile(
    at path: String, expecting size: Int?, upTo headLimit: Int = headLimit
  ) throws(Finding) -> ExistingFile? {
    func finding(_ rule: Rule, _ message: String) -> Finding { Finding(rule, message, at: location(path)) }

    let descriptor = open(diskPath(path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = SystemError.last
      switch error.code {
      case ENOENT: return nil
      case ELOOP:
        throw finding(
          Self.outputPath, "a file was expected here, and this is a symbolic link; nothing is written through it")
      default: throw finding(Self.output, "what stands here cannot be read: \(error.message)")
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw finding(Self.output, "what stands here cannot be read: \(SystemError.last.message)")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw finding(Self.output, "a file was expected here, and this is a folder")
    default: throw finding(Self.output, "a plain file was expected here, and this is a pipe or a device")
    }
    let limit = Int(status.st_size) == size ? Int(status.st_size) : min(Int(status.st_size), headLimit)
    do throws(SystemError) {
      return ExistingFile(bytes: try readBytes(from: descriptor, upTo: limit), mode: status.st_mode)
    } catch {
      throw finding(Self.output, "what stands here cannot be read: \(error.message)")
    }
  }
}
