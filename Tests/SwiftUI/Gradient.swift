// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

extension Gradient: ShapeStyle {}

public struct AnyGradient: Hashable, ShapeStyle {}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  public var body: EmptyView { EmptyView() }
}

public struct RadialGradient: ShapeStyle {
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View {
  public var body: EmptyView { EmptyView() }
}

public struct AngularGradient: ShapeStyle {
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
}

extension AngularGradient: View {
  public var body: EmptyView { EmptyView() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
