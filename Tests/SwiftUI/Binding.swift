// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Holds the value that it had when it was made, if it was made of one; writing has no effect.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let value: () -> Value

  init(value: Value) {
    self.value = { value }
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    value = noBehavior
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    value = noBehavior
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(value: base.wrappedValue)
  }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(value: value)
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(value: value) }

  public var wrappedValue: Value {
    get { value() }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(value: wrappedValue[keyPath: keyPath])
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}
