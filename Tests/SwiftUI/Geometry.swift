// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: EmptyView { EmptyView() }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {} }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {} }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: Self { NamedCoordinateSpace() }
  public static func named(_ name: some Hashable) -> Self { NamedCoordinateSpace() }
}

nonisolated extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View where T: Equatable, T: Sendable { self }
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View where T: Equatable, T: Sendable { self }
}
