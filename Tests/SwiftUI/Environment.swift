// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let value: () -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = { EnvironmentValues()[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    value = noBehavior
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    value = { nil }
  }

  public var wrappedValue: Value { value() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues: Sendable {
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }

  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var calendar = Calendar.current
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var controlSize = ControlSize.regular
  public var defaultMinListRowHeight: CGFloat = 0
  public var displayScale: CGFloat = 1
  public var dynamicTypeSize = DynamicTypeSize.large
  public var font: Font?
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var isEnabled = true
  public var isPresented: Bool { false }
  public var layoutDirection = LayoutDirection.leftToRight
  public var lineLimit: Int?
  public var locale = Locale.current
  public var pixelLength: CGFloat { 1 }
  public var scenePhase = ScenePhase.active
  public var timeZone = TimeZone.current
  public var dismiss: DismissAction { DismissAction() }
  public var openURL = OpenURLAction()
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public struct DismissAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

public struct OpenURLAction: Sendable {
  public init() {}
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
}
