// SPDX-License-Identifier: MIT
// A sheet exactly as tall as its content, which follows the content from step to step.

import SwiftUI

// MARK: - Presenting a tray

extension View {
  /// Presents a sheet exactly as tall as its content.
  ///
  /// The tray follows its content: change it inside `withAnimation`, and the sheet moves to the new height. What does
  /// not fit scrolls. A `List`, `Form` or `NavigationStack` has no height of its own: give it a `frame(height:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the tray is open; a swipe down sets it to `false`.
  ///   - content: The content of the tray, as wide as the sheet and as tall as it wants to be.
  /// - Returns: A view that presents the tray.
  func dynamicHeightTray<Tray: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Tray
  ) -> some View {
    dynamicHeightTray(isPresented: isPresented, options: DynamicHeightTrayOptions(), content: content)
  }

  /// Presents a sheet exactly as tall as its content, with limits, looks and behavior of your choice.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the tray is open; a swipe down sets it to `false`.
  ///   - options: How tall the tray may be, how it looks and how it behaves.
  ///   - onDismiss: Runs once the tray has closed.
  ///   - content: The content of the tray, as wide as the sheet and as tall as it wants to be.
  /// - Returns: A view that presents the tray.
  func dynamicHeightTray<Tray: View>(
    isPresented: Binding<Bool>, options: DynamicHeightTrayOptions = DynamicHeightTrayOptions(),
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Tray
  ) -> some View {
    let item = Binding<Presence?>(
      get: { isPresented.wrappedValue ? Presence() : nil },
      set: { isPresented.wrappedValue = $0 != nil })
    return dynamicHeightTray(item: item, options: options, onDismiss: onDismiss) { _ in content() }
  }

  /// Presents a sheet exactly as tall as its content while there is an item.
  ///
  /// An item with another identity closes the tray and opens it anew, so keep the steps of one flow out of the
  /// item's `id`.
  ///
  /// - Parameters:
  ///   - item: What the tray shows; `nil` while it is closed. A swipe down sets it to `nil`.
  ///   - options: How tall the tray may be, how it looks and how it behaves.
  ///   - onDismiss: Runs once the tray has closed.
  ///   - content: The content of the tray for an item, as wide as the sheet and as tall as it wants to be.
  /// - Returns: A view that presents the tray.
  func dynamicHeightTray<Item: Identifiable, Tray: View>(
    item: Binding<Item?>, options: DynamicHeightTrayOptions = DynamicHeightTrayOptions(),
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Tray
  ) -> some View {
    let state = DynamicHeightTrayState(limits: options.limits, estimate: options.estimate)
    return modifier(TrayPresenter(item: item, options: options, onDismiss: onDismiss, tray: content, state: state))
  }
}

/// The item of a tray that is open or not, and nothing more.
private struct Presence: Identifiable, Sendable {
  var id: Bool { true }
}

// MARK: - Options

/// How tall a tray may be, how it looks and how it behaves.
struct DynamicHeightTrayOptions {
  /// What becomes of content that is taller than the tray may be.
  enum Overflow: Sendable {
    case scroll, clip
  }

  /// The most that the tray may be tall.
  var maximum = DynamicHeightTrayLimits.Maximum.share(0.9)
  /// The least that the tray is tall, in points.
  var minimum: CGFloat = 80
  /// The height, in points, at which the tray opens for the first time, before its content is measured.
  var estimate: CGFloat = 240
  /// What becomes of content that is taller than the tray may be.
  var overflow = Overflow.scroll
  /// Whether the tray can also be dragged to full height.
  var expandsToLarge = false
  /// Whether the handle at the top is drawn.
  var dragIndicator = Visibility.visible
  /// Whether a swipe down, or a tap beside the tray, closes it.
  var allowsDismissal = true
  /// What lies behind the content; `nil` leaves it to the system, and thereby to Liquid Glass.
  var background: AnyShapeStyle?
  /// The radius of the tray's corners, in points; `nil` leaves it to the system.
  var cornerRadius: CGFloat?
  /// Whether what lies behind the tray can be touched.
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// Whether a drag on the content scrolls it or resizes the tray first.
  var contentInteraction = PresentationContentInteraction.automatic
  /// The animation in which the tray takes a new height, none under Reduce Motion; the sheet itself moves along a
  /// curve of the system.
  var animation = Animation.snappy(duration: 0.35)
  /// A title above the content, which stays in place while the content scrolls.
  var title: String?
  /// A view above the content and below the title, which stays in place while the content scrolls.
  var header: AnyView?
  /// Called with the height of the tray, in points, when it opens and whenever it changes.
  var onHeightChange: ((CGFloat) -> Void)?

  fileprivate var limits: DynamicHeightTrayLimits {
    DynamicHeightTrayLimits(minimum: minimum, maximum: maximum)
  }
}

// MARK: - Limits

/// How tall a tray may be: turns what was measured into whole points.
struct DynamicHeightTrayLimits: Equatable, Sendable {
  /// The most that a tray may be tall.
  enum Maximum: Equatable, Sendable {
    /// A share of the height that is there, such as `0.9`.
    case share(CGFloat)
    case points(CGFloat)
  }

  /// A height in whole points, and whether the content is taller than it.
  struct Fit: Equatable, Sendable {
    var height: CGFloat
    var scrolls: Bool
  }

  var minimum: CGFloat = 80
  var maximum = Maximum.share(0.9)

  /// What layout leaves behind when it rounds, in points: so little is no change, and no further point.
  static let noise: CGFloat = 0.05

  /// The height for what was measured, or `nil` where that is no height.
  ///
  /// The minimum beats the maximum, and the container beats both.
  func fit(content: CGFloat, header: CGFloat = 0, container: CGFloat?) -> Fit? {
    let total = content + header
    guard content > 0, header >= 0, total.isFinite else { return nil }
    let wanted = (total - Self.noise).rounded(.up)
    let highest = cap(in: container)
    return Fit(height: min(max(wanted, lowest), highest), scrolls: wanted > highest)
  }

  /// The height at which a tray opens before it is measured.
  func fit(estimate: CGFloat, container: CGFloat?) -> Fit {
    let fit = fit(content: estimate, container: container)
    return Fit(height: fit?.height ?? min(lowest, cap(in: container)), scrolls: false)
  }

  /// The most that a tray may be tall in a container; infinite where nothing limits it.
  func cap(in container: CGFloat?) -> CGFloat {
    guard let container, container.isFinite, container >= 1 else { return max(points(in: nil), lowest) }
    return min(max(points(in: container), lowest), container).rounded(.down)
  }

  private var lowest: CGFloat {
    minimum.isFinite ? max(minimum.rounded(.up), 1) : 1
  }

  private func points(in container: CGFloat?) -> CGFloat {
    switch maximum {
    case .share(let share): container.map { share.isFinite ? $0 * share : $0 } ?? .infinity
    case .points(let points): points.isFinite ? points.rounded(.down) : .infinity
    }
  }
}

// MARK: - State

/// Decides which detents a tray has and which of them is selected.
///
/// A sheet animates from one detent to another, but not a detent that changes its height. So a move keeps the old
/// height beside the new one until the sheet has arrived; a timer outside says when, with the token of that move.
struct DynamicHeightTrayState: Equatable, Sendable {
  /// Closed; on its way in, where a new height replaces the old one; at its height; on its way to the next.
  enum Phase: Sendable {
    case idle, opening, resting, moving
  }

  enum Detent: Hashable, Sendable {
    case height(CGFloat), large
  }

  var expandsToLarge = false
  private(set) var phase = Phase.idle
  /// The height that fits the content.
  private(set) var fitted: CGFloat
  /// The height that a move has left and that the sheet may not have left yet.
  private(set) var previous: CGFloat?
  /// Whether the content is taller than the tray may be.
  private(set) var scrolls = false
  /// Names the latest opening or move: what the timer of an earlier one says no longer counts.
  private(set) var token = 0
  /// The height at which the tray closed, at which it opens again.
  private(set) var remembered: CGFloat?

  private var limits: DynamicHeightTrayLimits
  private let estimate: CGFloat
  /// The height of the window; `nil` until it is known.
  private var container: CGFloat?
  /// The height of content and header that the fitted height comes from; `nil` until it is measured.
  private var total: CGFloat?
  private var isLarge = false

  init(limits: DynamicHeightTrayLimits = DynamicHeightTrayLimits(), estimate: CGFloat = 240) {
    self.limits = limits
    self.estimate = estimate
    fitted = limits.fit(estimate: estimate, container: nil).height
  }

  // MARK: What the sheet shows

  var detents: Set<Detent> {
    var detents = Set([fitted, previous].compactMap { $0 }.map(Detent.height))
    if expandsToLarge { detents.insert(.large) }
    return detents
  }

  var selection: Detent {
    isLarge && expandsToLarge ? .large : .height(fitted)
  }

  // MARK: What happens

  mutating func presented() {
    guard phase == .idle else { return }
    phase = .opening
    token += 1
    refit()
  }

  /// Takes the heights of the content and of the header above it; what is no height changes nothing.
  mutating func measured(content: CGFloat, header: CGFloat = 0, animated: Bool = true) {
    guard phase != .idle, let fit = limits.fit(content: content, header: header, container: container) else { return }
    let total = content + header
    guard !isNoise(total, fit) else { return }
    self.total = total
    if fit.height == fitted {
      scrolls = fit.scrolls
    } else if animated, phase != .opening, selection != .large {
      move(to: fit)
    } else {
      replace(with: fit)
    }
  }

  /// Takes the height of the window, in points.
  mutating func containerChanged(to height: CGFloat) {
    guard height != container else { return }
    container = height
    refit()
  }

  mutating func limitsChanged(to limits: DynamicHeightTrayLimits) {
    guard limits != self.limits else { return }
    self.limits = limits
    refit()
  }

  /// Ends the opening or the move that the token names.
  mutating func settled(_ token: Int) {
    guard token == self.token, phase == .opening || phase == .moving else { return }
    previous = nil
    phase = .resting
  }

  /// Takes the detent that the user dragged the sheet to; the previous height is no place to stay.
  mutating func selected(_ detent: Detent) {
    switch detent {
    case .large: isLarge = expandsToLarge
    case .height(fitted): isLarge = false
    case .height: break
    }
  }

  mutating func dismissed() {
    guard phase != .idle else { return }
    phase = .idle
    remembered = fitted
    previous = nil
    total = nil
    isLarge = false
  }

  // MARK: Steps

  /// Whether a measure says nothing new: rounding alone could drive the sheet to and fro by a point.
  private func isNoise(_ new: CGFloat, _ fit: DynamicHeightTrayLimits.Fit) -> Bool {
    guard let total else { return false }
    if abs(new - total) < DynamicHeightTrayLimits.noise { return true }
    return phase != .opening && fit.height < fitted && total - new < 1
  }

  /// Fits what is known to other limits, in one go: the system itself animates a rotation.
  private mutating func refit() {
    let measured = total.flatMap { limits.fit(content: $0, container: container) }
    let fit = measured ?? limits.fit(estimate: remembered ?? estimate, container: container)
    if fit.height == fitted, previous ?? 0 <= limits.cap(in: container) {
      scrolls = fit.scrolls
    } else {
      replace(with: fit)
    }
  }

  private mutating func replace(with fit: DynamicHeightTrayLimits.Fit) {
    fitted = fit.height
    scrolls = fit.scrolls
    previous = nil
    if phase == .moving { phase = .resting }
  }

  private mutating func move(to fit: DynamicHeightTrayLimits.Fit) {
    previous = fitted
    fitted = fit.height
    scrolls = fit.scrolls
    token += 1
    phase = .moving
  }
}

// MARK: - Views

/// Presents the sheet and keeps its state, so that a tray opens again at the height at which it closed.
private struct TrayPresenter<Item: Identifiable, Tray: View>: ViewModifier {
  @Binding var item: Item?
  let options: DynamicHeightTrayOptions
  let onDismiss: (() -> Void)?
  let tray: (Item) -> Tray
  @State var state: DynamicHeightTrayState

  func body(content: Content) -> some View {
    content.sheet(item: $item, onDismiss: close) { item in
      TraySheet(state: $state, options: options, tray: tray(item))
    }
  }

  private func close() {
    state.dismissed()
    onDismiss?()
  }
}

/// The sheet itself: measures the content and the header, and tells the state.
private struct TraySheet<Tray: View>: View {
  @Binding var state: DynamicHeightTrayState
  let options: DynamicHeightTrayOptions
  let tray: Tray
  @State private var contentHeight: CGFloat = 0
  @State private var headerHeight: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: 0) {
      header
        .onGeometryChange(for: CGFloat.self, of: \.size.height) {
          headerHeight = $0
          report()
        }
      // Always a scroll view, so that no state is lost when the content overflows. It proposes no height of its own:
      // what is measured inside does not depend on the sheet.
      ScrollView {
        tray
          .frame(maxWidth: .infinity)
          .onGeometryChange(for: CGFloat.self, of: \.size.height) {
            contentHeight = $0
            report()
          }
      }
      .scrollBounceBehavior(.basedOnSize)
      .scrollDisabled(options.overflow == .clip)
      .scrollIndicators(state.scrolls ? .automatic : .hidden)
    }
    .background { WindowHeightReader { state.containerChanged(to: $0) } }
    .modifier(TrayBackground(style: options.background))
    .presentationDetents(Set(state.detents.map(\.presentationDetent)), selection: selection)
    // Wide windows present a form and ignore detents.
    .presentationSizing(.form.fitted(horizontal: false, vertical: true))
    // In landscape a phone would make a full-screen cover of it, which no swipe closes.
    .presentationCompactAdaptation(.sheet)
    .presentationDragIndicator(options.dragIndicator)
    .presentationCornerRadius(options.cornerRadius)
    .presentationBackgroundInteraction(options.backgroundInteraction)
    .presentationContentInteraction(options.contentInteraction)
    .interactiveDismissDisabled(!options.allowsDismissal)
    .onAppear {
      // The first measure may come before the sheet appears.
      state.presented()
      report()
    }
    .onChange(of: options.limits, initial: true) { state.limitsChanged(to: $1) }
    .onChange(of: options.expandsToLarge, initial: true) { state.expandsToLarge = $1 }
    .onChange(of: state.fitted, initial: true) { options.onHeightChange?($1) }
    .task(id: state.token) { [token = state.token] in
      // Where a newer move cuts the sleep short, the old token no longer counts.
      try? await Task.sleep(for: .seconds(0.6))
      state.settled(token)
    }
  }

  private var header: some View {
    VStack(spacing: 0) {
      if let title = options.title {
        Text(title)
          .font(.headline)
          .multilineTextAlignment(.center)
          .padding(20)
          .accessibilityAddTraits(.isHeader)
      }
      options.header
    }
  }

  private var selection: Binding<PresentationDetent> {
    let state = $state
    return Binding {
      state.wrappedValue.selection.presentationDetent
    } set: { new in
      guard let detent = state.wrappedValue.detents.first(where: { $0.presentationDetent == new }) else { return }
      state.wrappedValue.selected(detent)
    }
  }

  private func report() {
    withAnimation(reduceMotion ? nil : options.animation) {
      state.measured(content: contentHeight, header: headerHeight, animated: !reduceMotion)
    }
  }
}

/// Gives the sheet a background, where there is one: there is no style that means the system's own.
private struct TrayBackground: ViewModifier {
  let style: AnyShapeStyle?

  func body(content: Content) -> some View {
    if let style {
      content.presentationBackground(style)
    } else {
      content
    }
  }
}

/// Reports the height of the window that it is in: the view that presents a tray may be of any size.
private struct WindowHeightReader: UIViewRepresentable {
  let report: (CGFloat) -> Void

  func makeUIView(context: Context) -> Probe {
    let probe = Probe()
    probe.isUserInteractionEnabled = false
    return probe
  }

  func updateUIView(_ probe: Probe, context: Context) {
    probe.report = report
  }

  final class Probe: UIView {
    var report: ((CGFloat) -> Void)?
    private var height: CGFloat?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      read()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      read()
    }

    private func read() {
      guard let height = window?.bounds.height, height != self.height else { return }
      self.height = height
      // Not within the layout pass, in which SwiftUI's state must not change.
      Task { report?(height) }
    }
  }
}

extension DynamicHeightTrayState.Detent {
  fileprivate var presentationDetent: PresentationDetent {
    switch self {
    case .height(let height): .height(height)
    case .large: .large
    }
  }
}

// MARK: - Demo

/// A wallet whose options, recovery phrase and removal are the steps of one tray.
struct WalletTrayDemo: View {
  @State private var isPresented = false

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "wallet.pass.fill")
        .font(.largeTitle)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text("Everyday wallet")
        .font(.title2.bold())
      Button("Wallet options") { isPresented = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
    .dynamicHeightTray(isPresented: $isPresented) {
      Steps()
    }
  }

  /// The content of the tray, from step to step.
  private struct Steps: View {
    enum Step {
      case options, phrase, confirmation, done
    }

    @State private var step = Step.options
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private static let words = [
      "amber", "basket", "cedar", "dune", "ember", "fable", "glacier", "harbor", "island", "juniper", "kite", "lantern",
    ]

    var body: some View {
      VStack(spacing: 20) {
        switch step {
        case .options: options
        case .phrase: phrase
        case .confirmation: confirmation
        case .done: done
        }
      }
      .padding(24)
      .transition(.opacity)
    }

    @ViewBuilder private var options: some View {
      title("Options")
      VStack(spacing: 12) {
        Row(title: "Recovery phrase", symbol: "key.fill") { go(to: .phrase) }
        Row(title: "Rename wallet", symbol: "pencil") { dismiss() }
        Row(title: "Remove wallet", symbol: "trash.fill", role: .destructive) { go(to: .confirmation) }
      }
    }

    @ViewBuilder private var phrase: some View {
      title("Recovery phrase")
      note("Keep these twelve words in their order, and to yourself.")
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 8) {
        ForEach(Self.words, id: \.self) { word in
          Text(word)
            .font(.callout.monospaced())
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .frame(maxWidth: .infinity, minHeight: 40)
            .background(.quaternary, in: .rect(cornerRadius: 10))
        }
      }
      wide("Back") { go(to: .options) }
    }

    @ViewBuilder private var confirmation: some View {
      symbol("exclamationmark.triangle.fill").foregroundStyle(.red)
      title("Remove this wallet?")
      note("Without its recovery phrase nobody can bring it back.")
      HStack(spacing: 12) {
        wide("Cancel", role: .cancel) { go(to: .options) }
        wide("Remove", role: .destructive) { go(to: .done) }
      }
    }

    @ViewBuilder private var done: some View {
      symbol("checkmark.circle.fill").foregroundStyle(.green)
      title("Wallet removed")
      wide("Done") { dismiss() }
    }

    private func symbol(_ name: String) -> some View {
      Image(systemName: name).font(.largeTitle).accessibilityHidden(true)
    }

    private func title(_ text: String) -> some View {
      Text(text).font(.title3.bold()).accessibilityAddTraits(.isHeader)
    }

    private func note(_ text: String) -> some View {
      Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }

    private func wide(_ text: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) -> some View {
      Button(role: role, action: action) {
        Text(text).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
    }

    private func go(to next: Step) {
      withAnimation(reduceMotion ? nil : .snappy(duration: 0.35)) { step = next }
    }
  }

  /// A choice with its symbol, as wide as the tray; a destructive one is red.
  private struct Row: View {
    let title: String
    let symbol: String
    var role: ButtonRole?
    let action: @MainActor () -> Void

    var body: some View {
      Button(role: role, action: action) {
        Label(title, systemImage: symbol)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .padding(.horizontal)
          .background(.quaternary, in: .rect(cornerRadius: 14))
      }
      .buttonStyle(.plain)
      .foregroundStyle(role == .destructive ? Color.red : Color.primary)
    }
  }
}

#Preview {
  WalletTrayDemo()
}
