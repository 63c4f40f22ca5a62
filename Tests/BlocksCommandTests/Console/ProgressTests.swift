import Testing

@testable import BlocksCommand

@Suite struct ProgressTests {
  @Test func drawsOneLineAnewAndErasesIt() {
    let output = Output(.memory, isTerminal: true)
    let progress = Progress(output, isShown: true)
    progress.begin("reading sources")
    progress.draw(after: .milliseconds(999))
    #expect(output.text.isEmpty)
    progress.draw(after: .seconds(1))
    #expect(output.text == "\r\u{1B}[2Kreading sources …")
    progress.begin("checking blocks", of: 30)
    for _ in 0..<12 { progress.step() }
    progress.draw(after: .seconds(2))
    progress.end()
    progress.draw(after: .seconds(3))
    progress.end()
    #expect(
      output.text
        == "\r\u{1B}[2Kreading sources …\r\u{1B}[2Kchecking blocks 12 of 30\r\u{1B}[2K")
  }

  @Test(arguments: [
    (false, [:]), (true, ["TERM": "dumb"]), (true, ["NO_COLOR": "1"]),
  ])
  func staysSilentWhereNoLineCanBeErased(isTerminal: Bool, environment: [String: String]) {
    let console = Console(errors: Output(.memory, isTerminal: isTerminal), environment: environment)
    console.progress.begin("checking blocks", of: 2)
    console.progress.step()
    console.progress.draw(after: .seconds(2))
    console.progress.end()
    #expect(console.errors.text.isEmpty)
  }

  @Test func makesRoomForWhatIsReported() {
    let console = Console(errors: Output(.memory, isTerminal: true))
    console.progress.begin("checking blocks", of: 2)
    console.progress.draw(after: .seconds(2))
    console.report("a finding\n")
    #expect(console.errors.text == "\r\u{1B}[2Kchecking blocks 0 of 2\r\u{1B}[2Ka finding\n")
    console.progress.end()
  }
}
