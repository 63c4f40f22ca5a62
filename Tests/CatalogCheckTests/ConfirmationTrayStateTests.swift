import Testing

@testable import CatalogCheck

@Suite("State of the confirmation tray")
struct ConfirmationTrayStateTests {
  @Test func aRunThatSucceedsClosesTheTray() {
    var state = ConfirmationTrayState()
    let token = state.confirmed() ?? 0
    #expect(state.phase == .running)
    #expect(!state.allowsDismissal)
    let closes = state.succeeded(token)
    #expect(closes)
    #expect(state.phase == .asking)
    #expect(state.allowsDismissal)
  }

  @Test func aSecondTapIsNoSecondConfirmation() {
    var state = ConfirmationTrayState()
    let (first, second) = (state.confirmed(), state.confirmed())
    #expect(first == 1)
    #expect(second == nil)
  }

  @Test func aRunThatFailsShowsItsErrorAndCanBeTriedAgain() {
    var state = ConfirmationTrayState()
    state.failed(state.confirmed() ?? 0, message: "No network.")
    #expect(state.failure == "No network.")
    #expect(state.allowsDismissal)
    let again = state.confirmed()
    #expect(again == 2)
    #expect(state.failure == nil)
  }

  @Test func aRunThatStopsIsNoFailure() {
    var state = ConfirmationTrayState()
    state.stopped(state.confirmed() ?? 0)
    #expect(state.phase == .asking)
  }

  @Test func whatAnEarlierRunSaysDoesNotCount() {
    var state = ConfirmationTrayState()
    let old = state.confirmed() ?? 0
    state.closed()
    let closesWhileAsking = state.succeeded(old)
    let new = state.confirmed() ?? 0
    let closesWhileRunning = state.succeeded(old)
    state.failed(old, message: "Too late.")
    state.stopped(old)
    #expect(!closesWhileAsking && !closesWhileRunning)
    #expect(state.phase == .running)
    #expect(new > old)
  }

  @Test func closingForgetsTheError() {
    var state = ConfirmationTrayState()
    state.failed(state.confirmed() ?? 0, message: "No network.")
    state.closed()
    #expect(state.phase == .asking)
  }
}
