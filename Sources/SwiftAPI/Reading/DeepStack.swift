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
  /// offers no way to stop: its thread then goes on until the program ends.
  static func run<Result: Sendable>(forBytes byteCount: Int, _ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.clock.withLock { $0 = ThreadClock.current() }
      box.result.withLock { $0 = work() }
      done.signal()
    }
    thread.stackSize = baseSize + sizePerByte * byteCount
    thread.start()
    var waited = 0
    while done.wait(timeout: .now() + .seconds(1)) != .success {
      waited += 1
      let spent = box.clock.withLock { $0 }?.seconds ?? 0
      if spent >= patience || ThreadClock.isWallClock && waited >= patience { return nil }
    }
    return box.result.withLock { $0 }
  }

  /// Seconds of the processor's time; hundreds of times what a component takes.
  static let patience = 5

  /// Bytes; enough for the levels of brackets that `Nesting` lets pass, which cost up to 16 KiB each.
  private static let baseSize = 16 << 20
  /// Bytes of stack a byte of text; only address space until it is used.
  private static let sizePerByte = 1 << 10

  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
    let clock = Mutex<ThreadClock?>(nil)
  }
}

/// The processor's time that a thread has taken: what else the machine does must not change what is read.
private struct ThreadClock: Sendable {
  #if canImport(Darwin)
    /// Nobody can ask for another thread's time by a clock here: the time of day serves.
    static let isWallClock = true
    var seconds: Int { 0 }

    static func current() -> ThreadClock? { nil }
  #else
    static let isWallClock = false
    private let id: clockid_t

    /// Whole seconds; none where the thread is over.
    var seconds: Int {
      var time = timespec()
      return clock_gettime(id, &time) == 0 ? Int(time.tv_sec) : 0
    }

    static func current() -> ThreadClock? {
      var id = clockid_t()
      return pthread_getcpuclockid(pthread_self(), &id) == 0 ? ThreadClock(id: id) : nil
    }
  #endif
}
