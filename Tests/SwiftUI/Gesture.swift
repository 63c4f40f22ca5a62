// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { ActingGesture<Value>() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    ActingGesture<Value>()
  }
}

nonisolated struct ActingGesture<Value>: Gesture {}

nonisolated public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
  }

  public init(minimumDistance: CGFloat = 10) {}
}

nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
}
