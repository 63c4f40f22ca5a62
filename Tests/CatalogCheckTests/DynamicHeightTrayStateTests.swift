import Foundation
import Testing

@testable import CatalogCheck

@Suite("State of the dynamic-height tray")
struct DynamicHeightTrayStateTests {
  typealias State = DynamicHeightTrayState

  // MARK: Opening

  @Test func opensAtTheEstimate() {
    var state = State()
    state.presented()
    #expect(state.detents == [.height(240)])
    #expect(state.selection == .height(240))
    #expect(state.phase == .opening)
  }

  @Test func hasAHeightBeforeItOpens() {
    #expect(State().detents == [.height(240)])
    #expect(State(estimate: 0).detents == [.height(80)])
  }

  @Test func firstMeasureReplacesTheEstimate() {
    var state = opening()
    let token = state.token
    state.measured(content: 313)
    #expect(state.detents == [.height(313)])
    #expect(state.selection == .height(313))
    #expect(state.phase == .opening)
    #expect(state.token == token)
  }

  @Test func opensOnceUntilItIsDismissed() {
    var state = resting(at: 500)
    let before = state
    state.presented()
    #expect(state == before)
  }

  @Test func measureAfterALateFirstOneIsAMove() {
    var state = opening()
    state.settled(state.token)
    state.measured(content: 313)
    #expect(state.detents == [.height(240), .height(313)])
    #expect(state.phase == .moving)
  }

  // MARK: Measures

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func whatIsNoHeightChangesNothing(content: CGFloat) {
    for var state in [opening(), resting(at: 313), moving(from: 313, to: 500)] {
      let before = state
      state.measured(content: content)
      #expect(state == before)
    }
  }

  @Test(arguments: [312.98, 313.02, 313] as [CGFloat])
  func noiseChangesNothing(content: CGFloat) {
    var state = resting(at: 313)
    let before = state
    state.measured(content: content)
    #expect(state == before)
  }

  @Test func headerAndContentMakeTheHeight() {
    var state = resting(at: 313)
    state.measured(content: 300, header: 56)
    #expect(state.selection == .height(356))
  }

  @Test func roundingToAndFroMovesOnce() {
    var state = resting(at: 240)
    let token = state.token
    for content in [240.4, 240.0, 240.4] as [CGFloat] { state.measured(content: content) }
    #expect(state.token == token + 1)
    #expect(state.selection == .height(241))
  }

  @Test func shrinkingByAWholePointIsAMove() {
    var state = resting(at: 300)
    state.measured(content: 299)
    #expect(state.selection == .height(299))
  }

  @Test func slowDriftIsFollowed() {
    var state = resting(at: 300)
    for step in 1...40 { state.measured(content: 300 - CGFloat(step) / 10) }
    #expect(state.fitted < 298)
    #expect(state.fitted >= 296)
  }

  @Test func reduceMotionReplacesAtOnce() {
    var state = resting(at: 300)
    state.measured(content: 420, animated: false)
    #expect(state.detents == [.height(420)])
    #expect(state.selection == .height(420))
    #expect(state.phase == .resting)
  }

  @Test func reduceMotionEndsAMove() {
    var state = moving(from: 313, to: 500)
    state.measured(content: 420, animated: false)
    #expect(state.detents == [.height(420)])
    #expect(state.phase == .resting)
  }

  // MARK: Moving

  @Test func newHeightJoinsTheOldOneUntilItSettles() {
    var state = resting(at: 313)
    let token = state.token
    state.measured(content: 500)
    #expect(state.detents == [.height(313), .height(500)])
    #expect(state.selection == .height(500))
    #expect(state.phase == .moving)
    #expect(state.token == token + 1)

    state.settled(state.token)
    #expect(state.detents == [.height(500)])
    #expect(state.phase == .resting)
  }

  @Test func moveWithinAMoveLeavesTheOldestHeight() {
    var state = moving(from: 313, to: 500)
    let old = state.token
    state.measured(content: 220)
    #expect(state.detents == [.height(500), .height(220)])
    #expect(state.selection == .height(220))

    let before = state
    state.settled(old)
    #expect(state == before)
  }

  @Test func manyMovesNeverHaveMoreThanTwoDetents() {
    var state = resting(at: 313)
    for step in 1...21 {
      state.measured(content: 200 + CGFloat(step * 37 % 400))
      #expect(state.detents.count == 2)
      #expect(state.detents.contains(state.selection))
    }
    state.settled(state.token)
    #expect(state.detents == [state.selection])
  }

  @Test func moveBackKeepsBothHeights() {
    var state = moving(from: 313, to: 500)
    state.measured(content: 313)
    #expect(state.detents == [.height(500), .height(313)])
    #expect(state.selection == .height(313))
  }

  @Test func sameMeasureDoesNotEndAMove() {
    var state = moving(from: 313, to: 500)
    state.measured(content: 499.5)
    #expect(state.detents == [.height(313), .height(500)])
    #expect(state.phase == .moving)
  }

  @Test(arguments: [-2, -1, 1, 99])
  func otherTokensSettleNothing(offset: Int) {
    var state = moving(from: 313, to: 500)
    let before = state
    state.settled(state.token + offset)
    #expect(state == before)
  }

  @Test func tokenOfASettledMoveSettlesNothingMore() {
    var state = resting(at: 313)
    let before = state
    state.settled(state.token)
    #expect(state == before)
  }

  // MARK: The user

  @Test func dragToTheOldHeightIsRefused() {
    var state = moving(from: 500, to: 220)
    state.selected(.height(500))
    #expect(state.selection == .height(220))
    state.settled(state.token)
    #expect(state.detents == [.height(220)])
  }

  @Test func dragToLargeIsRefusedWhereItIsNotAllowed() {
    var state = resting(at: 313)
    state.selected(.large)
    #expect(state.detents == [.height(313)])
    #expect(state.selection == .height(313))
  }

  @Test func largeStaysSelectedUntilTheUserLeavesIt() {
    var state = resting(at: 420)
    state.expandsToLarge = true
    state.selected(.large)
    state.measured(content: 200)
    #expect(state.detents == [.height(200), .large])
    #expect(state.selection == .large)

    state.selected(.height(200))
    #expect(state.selection == .height(200))
    state.measured(content: 300)
    #expect(state.detents == [.height(200), .height(300), .large])
    #expect(state.selection == .height(300))
    state.settled(state.token)
    #expect(state.detents == [.height(300), .large])
  }

  @Test func largeSelectedWhileMovingOutlastsTheMove() {
    var state = moving(from: 313, to: 500)
    state.expandsToLarge = true
    state.selected(.large)
    state.settled(state.token)
    #expect(state.detents == [.height(500), .large])
    #expect(state.selection == .large)
  }

  @Test func largeIsLeftWhereItIsNoLongerAllowed() {
    var state = resting(at: 313)
    state.expandsToLarge = true
    state.selected(.large)
    state.expandsToLarge = false
    #expect(state.selection == .height(313))
    #expect(state.detents == [.height(313)])
  }

  // MARK: The container

  @Test func rotationFitsTheContentAnewWithoutAMeasure() {
    var state = resting(at: 1200)
    #expect(state.selection == .height(766))
    #expect(state.scrolls)

    state.containerChanged(to: 393)
    #expect(state.detents == [.height(353)])
    #expect(state.selection == .height(353))
    #expect(state.scrolls)

    state.containerChanged(to: 852)
    #expect(state.detents == [.height(766)])
    #expect(state.selection == .height(766))
  }

  @Test func capIsNeverExceededByNoise() {
    var state = resting(at: 1200)
    state.containerChanged(to: 851)
    #expect(state.selection == .height(765))
  }

  @Test func growingContentScrollsWhereTheHeightStays() {
    var state = resting(at: 766)
    #expect(!state.scrolls)
    state.measured(content: 900)
    #expect(state.detents == [.height(766)])
    #expect(state.scrolls)
  }

  @Test func containerThatLimitsNothingLeavesAMoveAlone() {
    var state = moving(from: 313, to: 500)
    let (detents, phase) = (state.detents, state.phase)
    state.containerChanged(to: 800)
    #expect(state.detents == detents)
    #expect(state.phase == phase)
  }

  @Test(arguments: [(313, 700, 353), (700, 313, 313)] as [(CGFloat, CGFloat, CGFloat)])
  func containerThatLimitsAMoveEndsIt(from: CGFloat, to: CGFloat, height: CGFloat) {
    var state = moving(from: from, to: to)
    state.containerChanged(to: 393)
    #expect(state.detents == [.height(height)])
    #expect(state.phase == .resting)
  }

  @Test func containerMayBecomeKnownWhileOpening() {
    var state = State()
    state.presented()
    state.measured(content: 1200)
    #expect(state.selection == .height(1200))
    state.containerChanged(to: 852)
    #expect(state.detents == [.height(766)])
    #expect(state.phase == .opening)
    #expect(state.scrolls)
  }

  @Test func newLimitsFitTheContentAnew() {
    var state = resting(at: 600)
    state.limitsChanged(to: DynamicHeightTrayLimits(maximum: .points(400)))
    #expect(state.detents == [.height(400)])
    #expect(state.scrolls)
  }

  // MARK: Closing

  @Test func reopensAtTheHeightAtWhichItClosed() {
    var state = resting(at: 420)
    state.dismissed()
    #expect(state.phase == .idle)

    let before = state
    state.measured(content: 200)
    #expect(state == before)

    state.presented()
    #expect(state.detents == [.height(420)])
    #expect(state.selection == .height(420))
    #expect(state.phase == .opening)
  }

  @Test func closesWhileOpening() {
    var state = opening()
    let token = state.token
    state.measured(content: 313)
    state.dismissed()
    state.settled(token)
    #expect(state.phase == .idle)
    #expect(state.remembered == 313)

    state.presented()
    state.settled(token)
    #expect(state.phase == .opening)
    #expect(state.detents == [.height(313)])
  }

  @Test func closesWhileMoving() {
    var state = moving(from: 313, to: 500)
    state.dismissed()
    #expect(state.detents == [.height(500)])
    #expect(state.phase == .idle)
  }

  @Test func reopensWithinASmallerContainer() {
    var state = resting(at: 600)
    state.dismissed()
    state.containerChanged(to: 393)
    state.presented()
    #expect(state.detents == [.height(353)])
  }

  @Test func forgetsLargeWhenItCloses() {
    var state = resting(at: 313)
    state.expandsToLarge = true
    state.selected(.large)
    state.dismissed()
    state.presented()
    #expect(state.selection == .height(313))
  }

  // MARK: States to start from

  private func opening() -> State {
    var state = State()
    state.containerChanged(to: 852)
    state.presented()
    return state
  }

  private func resting(at content: CGFloat) -> State {
    var state = opening()
    state.measured(content: content)
    state.settled(state.token)
    return state
  }

  private func moving(from: CGFloat, to: CGFloat) -> State {
    var state = resting(at: from)
    state.measured(content: to)
    return state
  }
}
