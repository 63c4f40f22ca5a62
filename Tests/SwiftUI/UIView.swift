// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of UIKit's views that blocks use to reach their window.
@MainActor
open class UIView {
  public init(frame: CGRect) {}
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {}

  public var bounds = CGRect.zero
  public var isUserInteractionEnabled = true
  public var isHidden = false
  public var backgroundColor: UIColor?
  public var window: UIWindow? { nil }

  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
}

open class UIWindow: UIView {}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public var body: EmptyView { EmptyView() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
}
