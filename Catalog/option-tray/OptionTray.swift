// SPDX-License-Identifier: MIT
// A tray with a list of choices, some of which open a further step; it needs DynamicHeightTray.swift.

import SwiftUI

// MARK: - Choosing

extension View {
  /// Lets people choose one of several options in a tray, exactly as tall as the list.
  ///
  /// A tap on an option selects it and closes the tray. An option that has further ones opens them as the next step,
  /// with a way back; the tray follows to the new height.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the tray is open; it is set to `false` when an option is chosen.
  ///   - title: What is chosen, above the first step; further steps have the title of their option.
  ///   - options: The options in their order; their values are all different, those of further steps too.
  ///   - selection: The value of the chosen option; `nil` while there is none.
  /// - Returns: A view that presents the tray.
  func optionTray<Value: Hashable>(
    isPresented: Binding<Bool>,
    title: String,
    options: [TrayOption<Value>],
    selection: Binding<Value?>
  ) -> some View {
    modifier(OptionTrayPresenter(isPresented: isPresented, title: title, options: options, selection: selection))
  }
}

/// One of the options of a tray.
struct TrayOption<Value: Hashable>: Identifiable {
  /// What is selected when the option is chosen.
  var value: Value
  /// The text of the option's row.
  var title: String
  /// The name of a system symbol before the text.
  var symbol: String?
  /// The options that this one opens instead of being chosen itself; none for a choice.
  var further: [TrayOption] = []

  var id: Value { value }
}

extension TrayOption: Equatable {}
extension TrayOption: Sendable where Value: Sendable {}

// MARK: - Steps

/// Keeps which of the options has been opened, and says what a tap does.
struct OptionTraySteps<Value: Hashable>: Equatable {
  /// A list of options under a title; the first step has none of its own.
  struct Step: Equatable {
    var title: String?
    var options: [TrayOption<Value>]
  }

  /// The values of the opened options, the first opened first.
  private(set) var path: [Value] = []

  /// The step that is shown: where an opened option is there no longer, the last one before it that is.
  func current(in options: [TrayOption<Value>]) -> Step {
    opened(in: options).last.map { Step(title: $0.title, options: $0.further) } ?? Step(options: options)
  }

  /// Whether there is a step to go back to.
  func canGoBack(in options: [TrayOption<Value>]) -> Bool {
    !opened(in: options).isEmpty
  }

  /// Takes a tap on an option of the current step.
  ///
  /// - Returns: The value to select, after which the tray closes; `nil` where a further step opens, or where the option
  ///   is there no longer.
  mutating func tapped(_ value: Value, in options: [TrayOption<Value>]) -> Value? {
    guard let option = current(in: options).options.first(where: { $0.value == value }) else { return nil }
    if option.further.isEmpty { return value }
    path = opened(in: options).map(\.value) + [value]
    return nil
  }

  mutating func wentBack(in options: [TrayOption<Value>]) {
    path = opened(in: options).map(\.value).dropLast()
  }

  mutating func closed() {
    path = []
  }

  /// Whether a row is marked: it is selected itself, or one of those behind it is.
  static func leads(_ option: TrayOption<Value>, to selection: Value?) -> Bool {
    guard let selection else { return false }
    var waiting = [option]
    while let next = waiting.popLast() {
      if next.further.isEmpty, next.value == selection { return true }
      waiting += next.further
    }
    return false
  }

  private func opened(in options: [TrayOption<Value>]) -> [TrayOption<Value>] {
    var opened: [TrayOption<Value>] = []
    var choices = options
    for value in path {
      guard let option = choices.first(where: { $0.value == value }), !option.further.isEmpty else { break }
      opened.append(option)
      choices = option.further
    }
    return opened
  }
}

// MARK: - Views

private struct OptionTrayPresenter<Value: Hashable>: ViewModifier {
  @Binding var isPresented: Bool
  let title: String
  let options: [TrayOption<Value>]
  @Binding var selection: Value?

  @State private var steps = OptionTraySteps<Value>()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content.dynamicHeightTray(
      isPresented: $isPresented, options: DynamicHeightTrayOptions(), onDismiss: { steps.closed() },
      content: { tray })
  }

  private var tray: some View {
    let step = steps.current(in: options)
    return VStack(spacing: 16) {
      HStack {
        if steps.canGoBack(in: options) {
          Button(action: back) { Image(systemName: "chevron.backward").frame(minWidth: 44, minHeight: 44) }
            .accessibilityLabel("Back")
        }
        Text(step.title ?? title)
          .font(.title3.bold())
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
      }
      VStack(spacing: 8) {
        ForEach(step.options) { option in
          OptionTrayRow(
            option: option, isSelected: OptionTraySteps.leads(option, to: selection)
          ) { tap(option) }
        }
      }
    }
    .padding(24)
  }

  private func tap(_ option: TrayOption<Value>) {
    var chosen: Value?
    animate { chosen = steps.tapped(option.value, in: options) }
    guard let chosen else { return }
    selection = chosen
    isPresented = false
  }

  private func back() {
    animate { steps.wentBack(in: options) }
  }

  private func animate(_ change: () -> Void) {
    withAnimation(reduceMotion ? nil : .snappy(duration: 0.35), change)
  }
}

/// A row as wide as the tray: symbol, text, and a mark where it is selected or opens a further step.
private struct OptionTrayRow<Value: Hashable>: View {
  let option: TrayOption<Value>
  let isSelected: Bool
  let tap: @MainActor () -> Void

  var body: some View {
    Button(action: tap) {
      HStack(spacing: 12) {
        if let symbol = option.symbol {
          Image(systemName: symbol).frame(minWidth: 28).accessibilityHidden(true)
        }
        Text(option.title).frame(maxWidth: .infinity, alignment: .leading)
        if isSelected {
          Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
        }
        if !option.further.isEmpty {
          Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
      .padding(.horizontal)
      .frame(minHeight: 50)
      .background(.quaternary, in: .rect(cornerRadius: 14))
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

// MARK: - Demo

/// A picture whose sharing is chosen in a tray, with a second step for the length of a link.
struct OptionTrayDemo: View {
  private static let options = [
    TrayOption(value: "private", title: "Only me", symbol: "lock.fill"),
    TrayOption(value: "family", title: "Family", symbol: "house.fill"),
    TrayOption(
      value: "link", title: "Anyone with the link", symbol: "link",
      further: [
        TrayOption(value: "link.day", title: "For a day"),
        TrayOption(value: "link.week", title: "For a week"),
        TrayOption(value: "link.always", title: "Until I turn it off"),
      ]),
  ]

  @State private var isPresented = false
  @State private var sharing: String? = "private"

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "photo.fill").font(.largeTitle).accessibilityHidden(true)
      Button("Who can see this?") { isPresented = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
    .optionTray(
      isPresented: $isPresented, title: "Who can see this?", options: Self.options, selection: $sharing)
  }
}

#Preview {
  OptionTrayDemo()
}
