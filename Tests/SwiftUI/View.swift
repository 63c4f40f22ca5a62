// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for SwiftUI where it does not exist: signatures as in iOS 18, and no behavior. Blocks type-check against
// it on any machine; apps use the real one. A view's body is an empty view, so nothing here can trap.

@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

nonisolated public struct EmptyView: View, Sendable {
  public init() {}
  public var body: EmptyView { EmptyView() }
}

extension Never: View {
  public var body: Never { self }
}

extension Optional: View where Wrapped: View {
  public var body: EmptyView { EmptyView() }
}

nonisolated public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
  public var body: EmptyView { EmptyView() }
}

nonisolated public struct Group<Content> {
  public init(@ViewBuilder content: () -> Content) where Content: View {}
}

extension Group: View where Content: View {
  public var body: EmptyView { EmptyView() }
}

nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public init(content: Content) {}
  public var body: EmptyView { EmptyView() }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}
