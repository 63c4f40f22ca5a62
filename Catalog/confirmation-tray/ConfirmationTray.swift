// SPDX-License-Identifier: MIT
// A tray that asks before something is done, and shows how it goes; it needs DynamicHeightTray.swift.

import SwiftUI

// MARK: - Asking

extension View {
  /// Asks for a confirmation in a tray, and keeps it open until the action has ended.
  ///
  /// While the action runs, the confirming button shows that it does, a swipe down does not close the tray, and the
  /// canceling button cancels the action's task. When the action returns, the tray closes. When it throws, the tray
  /// grows by the error's text, and the person can confirm again; a `CancellationError` is no failure.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the tray is open; it is set to `false` when the action has ended or is canceled.
  ///   - title: What is asked.
  ///   - message: What the person should know before.
  ///   - confirmTitle: The text of the confirming button: a verb, such as `Delete`.
  ///   - cancelTitle: The text of the canceling button.
  ///   - role: The role of the confirming button; a destructive one is red.
  ///   - action: What is done once it is confirmed.
  /// - Returns: A view that presents the tray.
  func confirmationTray(
    isPresented: Binding<Bool>,
    title: String,
    message: String? = nil,
    confirmTitle: String,
    cancelTitle: String = "Cancel",
    role: ButtonRole? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    let texts = ConfirmationTrayTexts(title: title, message: message, confirm: confirmTitle, cancel: cancelTitle)
    return modifier(ConfirmationTrayPresenter(isPresented: isPresented, texts: texts, role: role, action: action))
  }
}

// MARK: - State

/// Decides what a confirmation shows and whether it may close.
///
/// A run of the action has a token: what an earlier run says, after the person has canceled it, no longer counts.
struct ConfirmationTrayState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Waits for the person.
    case asking
    /// Waits for the action.
    case running
    /// Waits for the person, after the action has thrown an error.
    case failed(message: String)
  }

  private(set) var phase = Phase.asking
  /// Names the latest run.
  private(set) var token = 0

  var isRunning: Bool { phase == .running }

  /// Whether a swipe down closes the tray: not while the action runs.
  var allowsDismissal: Bool { !isRunning }

  /// What the last run said when it failed.
  var failure: String? {
    if case .failed(let message) = phase { message } else { nil }
  }

  /// Begins a run, unless one is under way: a second tap is no second confirmation.
  ///
  /// - Returns: The token of the run that begins.
  mutating func confirmed() -> Int? {
    guard !isRunning else { return nil }
    token += 1
    phase = .running
    return token
  }

  /// Ends a run that went well.
  ///
  /// - Returns: Whether the tray closes now.
  mutating func succeeded(_ token: Int) -> Bool {
    guard isRunning, token == self.token else { return false }
    phase = .asking
    return true
  }

  /// Ends a run that failed, with the text of its error.
  mutating func failed(_ token: Int, message: String) {
    guard isRunning, token == self.token else { return }
    phase = .failed(message: message)
  }

  /// Ends a run that stopped without an error, because its task was canceled.
  mutating func stopped(_ token: Int) {
    guard isRunning, token == self.token else { return }
    phase = .asking
  }

  /// Forgets everything but the token, when the tray closes.
  mutating func closed() {
    token += 1
    phase = .asking
  }
}

// MARK: - Views

private struct ConfirmationTrayTexts {
  let title: String
  let message: String?
  let confirm: String
  let cancel: String
}

/// Presents the tray and runs the action.
private struct ConfirmationTrayPresenter: ViewModifier {
  @Binding var isPresented: Bool
  let texts: ConfirmationTrayTexts
  let role: ButtonRole?
  let action: @MainActor () async throws -> Void

  @State private var state = ConfirmationTrayState()
  @State private var run: Task<Void, Never>?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    let options = DynamicHeightTrayOptions(allowsDismissal: state.allowsDismissal)
    return content.dynamicHeightTray(isPresented: $isPresented, options: options, onDismiss: close) {
      ConfirmationTrayContent(texts: texts, role: role, state: state, confirm: confirm) { isPresented = false }
    }
  }

  private func confirm() {
    var token: Int?
    animate { token = state.confirmed() }
    guard let token else { return }
    run = Task {
      do {
        try await action()
        if state.succeeded(token) { isPresented = false }
      } catch is CancellationError {
        animate { state.stopped(token) }
      } catch {
        animate { state.failed(token, message: error.localizedDescription) }
      }
    }
  }

  private func close() {
    run?.cancel()
    run = nil
    state.closed()
  }

  private func animate(_ change: () -> Void) {
    withAnimation(reduceMotion ? nil : .snappy(duration: 0.35), change)
  }
}

/// The question, how the action goes, and the two buttons.
private struct ConfirmationTrayContent: View {
  let texts: ConfirmationTrayTexts
  let role: ButtonRole?
  let state: ConfirmationTrayState
  let confirm: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        Text(texts.title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
        if let message = texts.message {
          Text(message).foregroundStyle(.secondary)
        }
      }
      if let failure = state.failure {
        Label(failure, systemImage: "exclamationmark.triangle.fill")
          .font(.callout)
          .foregroundStyle(.red)
          .transition(.opacity)
      }
      HStack(spacing: 12) {
        Button(role: .cancel, action: cancel) {
          Text(texts.cancel).frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        Button(role: role, action: confirm) {
          confirmLabel.frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(role == .destructive ? Color.red : nil)
        .disabled(state.isRunning)
      }
      .controlSize(.large)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(24)
  }

  /// The text stays where it is, so that the button keeps its size while the action runs.
  private var confirmLabel: some View {
    Text(texts.confirm)
      .opacity(state.isRunning ? 0 : 1)
      .overlay {
        if state.isRunning { ProgressView() }
      }
      .accessibilityLabel(texts.confirm)
      .accessibilityAddTraits(state.isRunning ? .updatesFrequently : [])
  }
}

// MARK: - Demo

/// A trip that is deleted on a server: the first try fails, the second goes well.
struct ConfirmationTrayDemo: View {
  private struct ServerIsAway: LocalizedError {
    var errorDescription: String? { "The server did not answer." }
  }

  @State private var isPresented = false
  @State private var tries = 0
  @State private var isDeleted = false

  var body: some View {
    VStack(spacing: 12) {
      Text(isDeleted ? "The trip is gone" : "Weekend in Lisbon").font(.title2.bold())
      Button("Delete trip", role: .destructive) { isPresented = true }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .disabled(isDeleted)
    }
    .padding()
    .confirmationTray(
      isPresented: $isPresented, title: "Delete this trip?", message: "Its notes and pictures go with it.",
      confirmTitle: "Delete", role: .destructive, action: delete)
  }

  private func delete() async throws {
    try await Task.sleep(for: .seconds(1.5))
    tries += 1
    if tries == 1 { throw ServerIsAway() }
    isDeleted = true
  }
}

#Preview {
  ConfirmationTrayDemo()
}
