import Foundation
import Synchronization

/// The name of a temporary file: who made it can be told from it.
///
/// `.blocks-<process id>-<run>-<number>.tmp`; the run, a random number, tells a process from an earlier one with the
/// same id, as every process in a container may have.
enum TemporaryName {
  private static let run = String(UInt64.random(in: .min ... .max), radix: 16)
  private static let counter = Atomic(0)

  /// A name that no other file of any living run has.
  static func next() -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return ".blocks-\(getpid())-\(run)-\(number).tmp"
  }

  /// Whether a file of that name was left by a run that is over.
  static func isStale(_ name: String) -> Bool {
    guard name.hasPrefix(".blocks-"), name.hasSuffix(".tmp") else { return false }
    let parts = name.dropFirst(8).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[0]), process > 0, UInt64(parts[1], radix: 16) != nil,
      Int(parts[2]) != nil
    else { return false }
    if process == getpid() { return parts[1] != run }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
