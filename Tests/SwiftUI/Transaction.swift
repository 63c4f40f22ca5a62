// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

nonisolated extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
