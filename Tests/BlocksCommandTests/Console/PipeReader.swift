import Foundation
import Synchronization

/// Reads a pipe to its end on a thread of its own, so that no writer waits for a test that waits for it.
final class PipeReader: Sendable {
  private let data = Mutex(Data())
  private let end = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      let read = (try? handle.readToEnd()) ?? Data()
      data.withLock { $0 = read }
      end.signal()
    }
  }

  /// All that was written, once the writer is done; may be asked for once.
  var everything: Data {
    end.wait()
    return data.withLock { $0 }
  }

  /// The same as text.
  var text: String { String(decoding: everything, as: UTF8.self) }
}
