import Diagnostics
import Testing

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("sumary", "summary"), ("tag", "tags"), ("plattform", "platform"),
    ("describtoin", "description"),
  ])
  func findsWordMistyped(word: String, nearest: String) {
    let known = ["title", "summary", "description", "tags", "platform"]
    #expect(nearestWord(to: word, among: known) == nearest)
    #expect(suggestion(for: word, among: known) == "; did you mean '\(nearest)'?")
  }

  @Test(arguments: ["", "x", "colour", "titanic", "12345"])
  func findsNothingFarAway(word: String) {
    #expect(nearestWord(to: word, among: ["title", "tags", "y", ""]) == nil)
    #expect(suggestion(for: word, among: ["title", "tags", "y", ""]) == "")
  }

  @Test func takesFirstOnTie() {
    #expect(nearestWord(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(nearestWord(to: "bat", among: [String]()) == nil)
  }

  @Test func comparesLongWordsByTheirBeginning() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearestWord(to: long, among: ["b", long + "c"]) == long + "c")
  }

  @Test func looksForANearWordOfALongOneWithoutShowingItWhole() {
    let word = String(repeating: "k", count: 5_000)
    #expect(suggestion(for: word, among: ["title"]) == "")
    #expect(suggestion(for: word, among: [word + "x"]) == "; did you mean '\(String(repeating: "k", count: 60))…'?")
    #expect(suggestion(for: "titel", among: ["title"]) == "; did you mean 'title'?")
  }

  @Test(arguments: [("titel", true), ("tile", false), ("summary", false)])
  func tellsWhetherNoOtherWordIsAsNear(word: String, isOnly: Bool) {
    #expect(isOnlyNearest("title", to: word, among: ["title", "tale"]) == isOnly)
  }
}
