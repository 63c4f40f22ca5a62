enum SearchSpeed {
  static func run() async throws {}
}
