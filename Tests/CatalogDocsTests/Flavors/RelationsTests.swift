import BlockCatalog
import Testing

@testable import CatalogDocs

@Suite struct RelationsTests {
  private func related(to id: String, _ manifests: [Manifest]) -> [String] {
    guard let manifest = manifests.first(where: { $0.id == id }) else { return [] }
    return Relations(manifests).related(to: manifest).map { "\($0.kind.rawValue): \($0.ids.joined(separator: " "))" }
  }

  @Test func looksInBothDirections() {
    let manifests = [
      Sample.manifest("a", title: "A"),
      Sample.manifest("b", title: "B") {
        $0.base = Sample.at("a")
        $0.requires = [Sample.at("a")]
      },
      Sample.manifest("c", title: "C") {
        $0.requires = [Sample.at("a")]
        $0.see = [Sample.at("a"), Sample.at("b")]
      },
    ]
    #expect(related(to: "a", manifests) == ["extendedBy: b", "requiredBy: c"])
    #expect(related(to: "b", manifests) == ["builtOn: a", "requires: a"])
    #expect(related(to: "c", manifests) == ["requires: a", "see: b"])
  }

  @Test func namesAtMostFiveThatShareTheMostTags() {
    func block(_ id: String, _ tags: [String]) -> Manifest {
      Sample.manifest(id, title: id) { $0.tags = [Sample.tags("en", tags)] }
    }
    let manifests =
      [block("a", ["Sheet", "height", "detent"]), block("z", ["sheet", "HEIGHT", "detent"])]
      + ["f", "e", "d", "c", "b"].map { block($0, ["sheet", "height"]) } + [
        block("x", ["detent"]), block("y", ["other"]),
      ]
    #expect(related(to: "a", manifests) == ["similar: z b c d e"])
    #expect(related(to: "y", manifests) == [])
  }

  @Test func takesATagOfEveryLanguageOnce() {
    let manifests = ["a", "b"].map { id in
      Sample.manifest(id, title: id) { $0.tags = [Sample.tags("en", ["detent"]), Sample.tags("es", ["Detent"])] }
    }
    #expect(related(to: "a", manifests) == ["similar: b"])
  }
}
