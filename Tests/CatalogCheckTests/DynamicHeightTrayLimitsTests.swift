import Foundation
import Testing

@testable import CatalogCheck

@Suite("Limits of the dynamic-height tray")
struct DynamicHeightTrayLimitsTests {
  typealias Limits = DynamicHeightTrayLimits

  @Test(
    arguments: [
      (312.34, 313, false),
      (312.0004, 312, false),
      (312.05, 312, false),
      (312.06, 313, false),
      (20, 80, false),
      (1200, 766, true),
      (766, 766, false),
      (766.04, 766, false),
      (766.5, 766, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func contentBecomesWholePointsBetweenMinimumAndCap(content: CGFloat, height: CGFloat, scrolls: Bool) {
    #expect(Limits().fit(content: content, container: 852) == Limits.Fit(height: height, scrolls: scrolls))
  }

  @Test(arguments: [0, -3, .nan, .infinity, -.infinity] as [CGFloat])
  func noHeightFitsWhatIsNoContent(content: CGFloat) {
    #expect(Limits().fit(content: content, container: 852) == nil)
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func noHeightFitsWhatIsNoHeader(header: CGFloat) {
    #expect(Limits().fit(content: 300, header: header, container: 852) == nil)
  }

  @Test func headerIsAddedToContent() {
    #expect(Limits().fit(content: 300, header: 56, container: 852) == Limits.Fit(height: 356, scrolls: false))
  }

  @Test func fractionsOfHeaderAndContentAreRoundedTogether() {
    #expect(Limits().fit(content: 300.3, header: 55.7, container: 852) == Limits.Fit(height: 356, scrolls: false))
  }

  @Test func headerCountsAgainstTheCap() {
    #expect(Limits().fit(content: 740, header: 56, container: 852) == Limits.Fit(height: 766, scrolls: true))
  }

  @Test(arguments: [nil, 0, -10, .nan, .infinity] as [CGFloat?])
  func unknownContainerSetsNoCap(container: CGFloat?) {
    #expect(Limits().fit(content: 400, container: container) == Limits.Fit(height: 400, scrolls: false))
    #expect(Limits().fit(content: 4000, container: container) == Limits.Fit(height: 4000, scrolls: false))
  }

  @Test(
    arguments: [
      (60, 300, 60, true),
      (60, 20, 60, false),
      (60.5, 300, 60, true),
      (85, 300, 80, true),
      (85, 20, 80, false),
      (393, 1200, 353, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func capBeatsTheMinimum(container: CGFloat, content: CGFloat, height: CGFloat, scrolls: Bool) {
    #expect(Limits().fit(content: content, container: container) == Limits.Fit(height: height, scrolls: scrolls))
  }

  @Test(
    arguments: [
      (400, 852, 400), (400, nil, 400), (400, 300, 300), (400.7, 852, 400), (10, 852, 80), (.infinity, 852, 852),
      (.nan, nil, .infinity),
    ] as [(CGFloat, CGFloat?, CGFloat)])
  func maximumMayBePoints(points: CGFloat, container: CGFloat?, cap: CGFloat) {
    #expect(Limits(maximum: .points(points)).cap(in: container) == cap)
  }

  @Test(arguments: [(0.5, 426), (1, 852), (3, 852), (0, 80), (-1, 80), (.nan, 852)] as [(CGFloat, CGFloat)])
  func maximumMayBeAnyShare(share: CGFloat, cap: CGFloat) {
    #expect(Limits(maximum: .share(share)).cap(in: 852) == cap)
  }

  @Test(arguments: [(120.2, 121), (0, 20), (-5, 20), (.nan, 20), (.infinity, 20)] as [(CGFloat, CGFloat)])
  func minimumIsAWholeNumberOfPoints(minimum: CGFloat, height: CGFloat) {
    #expect(Limits(minimum: minimum).fit(content: 20, container: 852)?.height == height)
  }

  @Test(arguments: [(240, 852, 240), (0, 852, 80), (.nan, nil, 80), (900, 852, 766)] as [(CGFloat, CGFloat?, CGFloat)])
  func estimateIsAlwaysAHeight(estimate: CGFloat, container: CGFloat?, height: CGFloat) {
    #expect(Limits().fit(estimate: estimate, container: container).height == height)
  }
}
