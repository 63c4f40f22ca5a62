import Testing

@testable import BlocksCommand

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm-256color"], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func colors(choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    var console = Console(output: Output(.memory, isTerminal: isTerminal), environment: environment)
    console.color = choice
    #expect(console.colorsOutput == expected)
    #expect(console.colorsErrors == (choice == .always))
  }
}
