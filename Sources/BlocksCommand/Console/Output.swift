import Diagnostics
import Foundation
import Synchronization

/// One of the two outputs of a run: collects what is written and passes it on in large pieces.
///
/// When the reader goes away, as `head` does, the rest is dropped without a word, and the run keeps its own status.
final class Output: Sendable {
  enum Target: Sendable {
    /// An open file of the process.
    case descriptor(Int32)
    /// What is written cannot arrive.
    case nowhere
    /// Keeps everything, for tests.
    case memory
  }

  private struct State {
    var pending: [UInt8] = []
    var isClosed = false
    var failure: String?
  }

  /// In bytes; a terminal is written to line by line all the same.
  private static let bufferSize = 1 << 16

  let isTerminal: Bool
  private let target: Target
  private let state = Mutex(State())

  init(_ target: Target, isTerminal: Bool = false) {
    self.target = target
    self.isTerminal = isTerminal
  }

  func write(_ text: String) {
    write(text.utf8)
  }

  func write(_ bytes: some Sequence<UInt8> & Sendable) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.pending += bytes
      if isTerminal || state.pending.count >= Self.bufferSize { pass(&state) }
    }
  }

  /// Passes on what is still collected.
  func flush() {
    state.withLock { pass(&$0) }
  }

  /// Whether nobody reads what is written from now on: a command may stop early.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Why a write failed, in the system's words; `nil` where none did, or only because the reader went away.
  var failure: String? { state.withLock { $0.failure } }

  /// What was written and not passed on: everything, in memory.
  var text: String { state.withLock { String(decoding: $0.pending, as: UTF8.self) } }

  private func pass(_ state: inout State) {
    let descriptor: Int32
    switch target {
    case .memory: return
    case .nowhere:
      if !state.pending.isEmpty { state.failure = "it is closed" }
      state.pending = []
      return
    case .descriptor(let number): descriptor = number
    }
    var rest = state.pending[...]
    while !rest.isEmpty, !state.isClosed {
      let count = Foundation.write(descriptor, Array(rest), rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody else has made the file non-blocking: wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      case EPIPE: state.isClosed = true
      case let code:
        state.isClosed = true
        state.failure = systemMessage(code)
      }
    }
    state.pending = []
  }
}
