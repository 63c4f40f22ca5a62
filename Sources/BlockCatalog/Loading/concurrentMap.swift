import Foundation

extension Array where Element: Sendable {
  /// Transforms the elements on all cores and keeps their order.
  func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) async -> [Result] {
    let workers = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard workers > 1 else { return map(transform) }
    // Several shares a worker, so that one slow share does not keep the others waiting.
    let size = Swift.max(1, count / (workers * 8))
    return await withTaskGroup(of: (start: Int, results: [Result]).self) { group in
      for start in stride(from: 0, to: count, by: size) {
        let share = self[start..<Swift.min(start + size, count)]
        group.addTask { (start, share.map(transform)) }
      }
      var shares: [(start: Int, results: [Result])] = []
      for await share in group { shares.append(share) }
      return shares.sorted { $0.start < $1.start }.flatMap(\.results)
    }
  }
}
