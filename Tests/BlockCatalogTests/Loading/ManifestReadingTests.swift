import Diagnostics
import Testing
import YAML

@testable import BlockCatalog

@Suite struct ManifestReadingTests {
  private func manifest(_ text: String) throws -> Manifest {
    let file = SourceFile(path: "card/block.yaml", text: text)
    let document = Document(parsing: file)
    #expect(document.findings == [])
    return Manifest(id: "card", file: file, root: try #require(document.root), defaultLanguage: "en")
  }

  @Test func guessesNothingFromTheLooksOfAText() throws {
    let manifest = try manifest(
      """
      title: No
      platform: 18.0
      tags:
        no: [av, bryter]
        en: [on, off, yes, no, y, n, 1.0, ~x]
      parameters:
        on: {type: Double, default: 0.50}
        off: {default: 007, example: 1_000}
        y: yes
      """)
    #expect(manifest.title.entries.map(\.text.value) == ["No"])
    #expect(manifest.platforms.map(\.value) == ["18.0"])
    #expect(manifest.tags.map(\.language.value) == ["no", "en"])
    #expect(
      manifest.tags.map { $0.tags.map(\.value) } == [
        ["av", "bryter"], ["on", "off", "yes", "no", "y", "n", "1.0", "~x"],
      ])
    let parameters = manifest.parameters?.value ?? []
    #expect(parameters.map(\.name.value) == ["on", "off", "y"])
    #expect(parameters.map(\.defaultValue?.value) == ["0.50", "007", nil])
    #expect(parameters.map(\.example?.value) == [nil, "1_000", nil])
    #expect(parameters.map { $0.description.entries.map(\.text.value) } == [[], [], ["yes"]])
  }

  @Test func writesAliasesOut() throws {
    let manifest = try manifest("tags: {en: &tags [a, b], es: *tags}\nrequires: *tags\n")
    #expect(manifest.tags.map { $0.tags.map(\.value) } == [["a", "b"], ["a", "b"]])
    #expect(manifest.requires.map(\.value) == ["a", "b"])
  }

  @Test func leavesAByteOrderMarkOut() throws {
    #expect(try manifest("\u{FEFF}title: Card\n").title.entries.map(\.text.value) == ["Card"])
  }
}
