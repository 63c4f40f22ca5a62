private import Foundation
private import Synchronization

/// Work on a thread of its own whose stack fits the text, whatever the stack of the caller.
///
/// SwiftParser and the walks over its trees call themselves once a level, and a chain such as `a.b.b.b` or `()->()->()`
/// is a level a member. What is read must not depend on the thread that asks: tasks have 512 KiB on some systems.
enum DeepStack {
  /// Waits for `work`, which is about a text of so many bytes, and hands back its result; `nil` where it takes longer
  /// than `patience`.
  ///
  /// SwiftParser has inputs whose time grows with the square of their length, such as calls where members belong, and
  /// offers no way to stop: its thread then goes on until the program ends. What counts is the time that the thread has
  /// got, so that a busy machine gives the same answer.
  static func run<Result: Sendable>(forBytes byteCount: Int, _ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.clock.withLock { $0 = ownClock }
      box.result.withLock { $0 = work() }
      done.signal()
    }
    thread.stackSize = baseSize + sizePerByte * byteCount
    thread.start()
    var left = Double(patience)
    while done.wait(timeout: .now() + left) != .success {
      // On a busy machine the thread may not have begun.
      guard let clock = box.clock.withLock(\.self) else { continue }
      left = Double(patience) - max(0, now(clock.id) - clock.start)
      guard left > 0.05 else { return nil }
    }
    return box.result.withLock { $0 }
  }

  #if canImport(Darwin)
    /// The clock of everybody: threads have none of their own that others can read.
    private static var ownClock: (id: clockid_t, start: Double) { (CLOCK_MONOTONIC, now(CLOCK_MONOTONIC)) }
  #else
    /// The clock of the time that this thread has got.
    private static var ownClock: (id: clockid_t, start: Double) {
      var id = clockid_t()
      return pthread_getcpuclockid(pthread_self(), &id) == 0 ? (id, 0) : (CLOCK_MONOTONIC, now(CLOCK_MONOTONIC))
    }
  #endif

  /// In seconds; nothing where the thread of a clock has just ended.
  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds; hundreds of times what a component takes.
  static let patience = 5

  /// Bytes; enough for the levels of brackets that `Nesting` lets pass, which cost up to 16 KiB each.
  private static let baseSize = 16 << 20
  /// Bytes of stack a byte of text; only address space until it is used.
  private static let sizePerByte = 1 << 10

  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
    /// That of the thread, once it runs.
    let clock = Mutex<(id: clockid_t, start: Double)?>(nil)
  }
}
