import Foundation

/// What an amount of work is measured in.
enum Clock {
  /// The time on the wall.
  case wall
  /// The processor time of all threads: what one thread alone would need.
  case processor

  var now: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Two pieces of work that are measured in turns, so that a machine that grows slower slows both.
struct Comparison {
  let name: String
  /// The most that the work may take, as a multiple of the other; `nil` where there is no bar.
  let bar: Double?
  let blocks: Int
  private(set) var seconds: [Double] = []
  private(set) var otherSeconds: [Double] = []

  init(
    _ name: String, bar: Double?, blocks: Int, runs: Int, clock: Clock = .wall, of work: () async throws -> Void,
    against other: () async throws -> Void
  ) async rethrows {
    self.name = name
    self.bar = bar
    self.blocks = blocks
    // The first run of each warms the caches and does not count.
    for run in 0...runs {
      let start = clock.now
      try await work()
      let middle = clock.now
      try await other()
      let end = clock.now
      guard run > 0 else { continue }
      seconds.append(middle - start)
      otherSeconds.append(end - middle)
    }
  }

  var ratio: Double { median(zip(seconds, otherSeconds).map { $0 / $1 }) }

  /// The row of a table: name, blocks, ratio, bar, both times, time a block.
  var row: String {
    [
      name.padding(toLength: 44, withPad: " ", startingAt: 0),
      String(format: "%7d", blocks),
      String(format: "%7.2f ×", ratio),
      bar.map { String(format: "≤ %.1f × %@", $0, ratio <= $0 ? "yes" : "NO") } ?? "",
      String(format: "%9.2f ms / %9.2f ms", median(seconds) * 1e3, median(otherSeconds) * 1e3),
      String(format: "%8.1f µs a block", median(seconds) * 1e6 / Double(blocks)),
    ].joined(separator: "  ")
  }
}

/// The middle of some figures; of an even number, the upper one.
func median(_ figures: [Double]) -> Double {
  let sorted = figures.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
