import Testing

@testable import CatalogCheck

@Suite("Steps of the option tray")
struct OptionTrayStepsTests {
  typealias Option = TrayOption<String>

  private let options = [
    Option(value: "a", title: "A"),
    Option(
      value: "b", title: "B",
      further: [
        Option(value: "b1", title: "B1"),
        Option(value: "b2", title: "B2", further: [Option(value: "b21", title: "B21")]),
      ]),
  ]

  @Test func aTapOnAChoiceSelectsIt() {
    var steps = OptionTraySteps<String>()
    let chosen = steps.tapped("a", in: options)
    #expect(chosen == "a")
    #expect(steps.path.isEmpty)
  }

  @Test func aTapOnAnOptionWithFurtherOnesOpensThem() {
    var steps = OptionTraySteps<String>()
    let chosen = steps.tapped("b", in: options)
    #expect(chosen == nil)
    #expect(steps.current(in: options) == .init(title: "B", options: options[1].further))
    let deep = steps.tapped("b2", in: options)
    #expect(deep == nil)
    let deepest = steps.tapped("b21", in: options)
    #expect(deepest == "b21")
  }

  @Test func theWayBackLeadsStepByStepToTheFirst() {
    var steps = OptionTraySteps<String>()
    _ = steps.tapped("b", in: options)
    _ = steps.tapped("b2", in: options)
    #expect(steps.canGoBack(in: options))
    steps.wentBack(in: options)
    #expect(steps.current(in: options).title == "B")
    steps.wentBack(in: options)
    #expect(steps.current(in: options) == .init(options: options))
    #expect(!steps.canGoBack(in: options))
    steps.wentBack(in: options)
    #expect(steps.path.isEmpty)
  }

  @Test func aTapOnWhatIsNotShownDoesNothing() {
    var steps = OptionTraySteps<String>()
    let chosen = steps.tapped("b1", in: options)
    #expect(chosen == nil)
    #expect(steps.path.isEmpty)
  }

  @Test func whereAnOpenedOptionGoesAwayTheStepBeforeItShows() {
    var steps = OptionTraySteps<String>()
    _ = steps.tapped("b", in: options)
    _ = steps.tapped("b2", in: options)
    var fewer = options
    fewer[1].further.removeLast()
    #expect(steps.current(in: fewer).title == "B")
    let chosen = steps.tapped("b1", in: fewer)
    #expect(chosen == "b1")
    #expect(steps.current(in: []) == .init(options: []))
  }

  @Test func closingForgetsTheSteps() {
    var steps = OptionTraySteps<String>()
    _ = steps.tapped("b", in: options)
    steps.closed()
    #expect(steps.path.isEmpty)
  }

  @Test(
    arguments: [
      ("a", [true, false]), ("b1", [false, true]), ("b21", [false, true]), ("b", [false, false]),
      (nil, [false, false]),
    ] as [(String?, [Bool])])
  func everyOptionOnTheWayToTheSelectionIsMarked(selection: String?, marked: [Bool]) {
    #expect(options.map { OptionTraySteps.leads($0, to: selection) } == marked)
  }
}
