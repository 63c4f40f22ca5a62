import Foundation
import Synchronization

/// Where a run of the program reads answers from, line by line.
final class Input: Sendable {
  enum Source: Sendable {
    /// An open file of the process.
    case descriptor(Int32)
    /// Bytes that are there already, for tests.
    case memory([UInt8])
  }

  private struct State {
    var pending: [UInt8]
    var isAtEnd: Bool
  }

  /// In bytes, of one line: the rest of a longer one is read as the next.
  private static let lineLimit = 1 << 16

  /// Whether somebody sits there who can be asked.
  let isTerminal: Bool
  private let descriptor: Int32?
  private let state: Mutex<State>

  init(_ source: Source = .memory([]), isTerminal: Bool = false) {
    self.isTerminal = isTerminal
    switch source {
    case .descriptor(let number):
      descriptor = number
      state = Mutex(State(pending: [], isAtEnd: false))
    case .memory(let bytes):
      descriptor = nil
      state = Mutex(State(pending: bytes, isAtEnd: true))
    }
  }

  /// The next line without its end; `nil` at the end of the input.
  func line() -> [UInt8]? {
    state.withLock { state in
      while true {
        if let end = state.pending.firstIndex(of: 0x0A) {
          let line = Array(state.pending[..<end])
          state.pending.removeSubrange(...end)
          return line.last == 0x0D ? line.dropLast() : line
        }
        if state.isAtEnd || state.pending.count >= Self.lineLimit {
          let line = state.pending
          state.pending = []
          return line.isEmpty ? nil : line
        }
        fill(&state)
      }
    }
  }

  private func fill(_ state: inout State) {
    guard let descriptor else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      state.pending += chunk.prefix(count)
    } else if count == 0 || errno != EINTR {
      state.isAtEnd = true
    }
  }
}
