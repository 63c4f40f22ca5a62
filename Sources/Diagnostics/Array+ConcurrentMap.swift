import Foundation

extension Array where Element: Sendable {
  /// Transforms the elements on all cores and keeps their order.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    await concurrentMap(sharing: ()) { element, _ in transform(element) }
  }

  /// Transforms the elements on all cores, with a state that the elements of a share hand on to each other.
  ///
  /// - Parameters:
  ///   - state: What each share of neighboring elements begins with.
  ///   - transform: Makes a result of an element and the state that its share has reached.
  /// - Returns: The results in the order of the elements.
  package func concurrentMap<State: Sendable, Result: Sendable>(
    sharing state: State, _ transform: @escaping @Sendable (Element, inout State) -> Result
  ) async -> [Result] {
    let workers = ProcessInfo.processInfo.activeProcessorCount
    // Several shares a worker, so that one slow share does not keep the others waiting.
    let size = Swift.max(1, count / (workers * 8))
    return await withTaskGroup(of: (start: Int, results: [Result]).self) { group in
      for start in stride(from: 0, to: count, by: size) {
        let share = self[start..<Swift.min(start + size, count)]
        group.addTask {
          var state = state
          return (start, share.map { transform($0, &state) })
        }
      }
      var shares: [(start: Int, results: [Result])] = []
      for await share in group { shares.append(share) }
      return shares.sorted { $0.start < $1.start }.flatMap(\.results)
    }
  }
}
