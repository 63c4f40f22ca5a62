import Foundation
import Synchronization

/// One line at a terminal that says how far a long run has come: drawn anew in its place, and erased at the end.
///
/// A run of less than a second shows nothing, and so does one whose standard error is no terminal that can erase.
final class Progress: Sendable {
  private struct State {
    var phase = ""
    var done = 0
    var total = 0
    var isDrawn = false
    /// Tells the runs of the timer apart: each draws only while it is the last one.
    var run = 0
    var isRunning = false
  }

  /// A run is long from here on.
  private static let delay = Duration.seconds(1)
  /// Between two drawings, in microseconds.
  private static let interval: UInt32 = 100_000

  private let output: Output
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ output: Output, isShown: Bool) {
    self.output = output
    self.isShown = isShown
  }

  /// Says what is being done from now on.
  ///
  /// - Parameters:
  ///   - phase: `checking blocks`.
  ///   - total: How many steps there will be; none where nobody counts them.
  func begin(_ phase: String, of total: Int = 0) {
    guard isShown else { return }
    let run: Int? = state.withLock { state in
      (state.phase, state.done, state.total) = (phase, 0, total)
      guard !state.isRunning else { return nil }
      state.isRunning = true
      state.run += 1
      return state.run
    }
    guard let run else { return }
    Thread.detachNewThread { [weak self] in
      repeat { usleep(Self.interval) } while self?.draw(in: run) ?? false
    }
  }

  /// Counts a step that is done; may be called from any thread.
  func step() {
    guard isShown else { return }
    state.withLock { $0.done += 1 }
  }

  /// Takes the line away, until it is drawn again.
  func erase() {
    guard isShown else { return }
    state.withLock { erase(&$0) }
  }

  /// Takes the line away for good.
  func end() {
    guard isShown else { return }
    state.withLock { state in
      state.isRunning = false
      erase(&state)
    }
  }

  /// - Returns: Whether there is more to draw.
  private func draw(in run: Int) -> Bool {
    state.withLock { state in
      guard state.isRunning, state.run == run else { return false }
      draw(&state, after: ContinuousClock.now - start)
      return true
    }
  }

  /// Draws the line as it is after so much time.
  func draw(after elapsed: Duration) {
    guard isShown else { return }
    state.withLock { draw(&$0, after: elapsed) }
  }

  private func draw(_ state: inout State, after elapsed: Duration) {
    guard elapsed >= Self.delay, state.isRunning else { return }
    let count = state.total > 0 ? " \(min(state.done, state.total)) of \(state.total)" : " …"
    output.write("\r\u{1B}[2K\(state.phase)\(count)")
    state.isDrawn = true
  }

  private func erase(_ state: inout State) {
    guard state.isDrawn else { return }
    output.write("\r\u{1B}[2K")
    state.isDrawn = false
  }
}
