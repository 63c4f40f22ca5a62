// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(systemName: String, variableValue: Double?) {}

  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View {
  public var body: EmptyView { EmptyView() }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let slash = SymbolVariants()
}

public protocol SymbolEffect: Sendable {}
public struct BounceSymbolEffect: SymbolEffect {}
public struct PulseSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View { self }
  public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View { self }
}
