import Diagnostics
import Testing

@testable import CatalogDocs

struct LabelsTests {
  private func labels(_ path: String, _ text: String, _ findings: inout [Finding]) -> Labels {
    Labels(parsing: SourceFile(path: path, text: text), findings: &findings)
  }

  @Test func namesTheLabelThatALanguageLacks() {
    var findings: [Finding] = []
    let english = labels("labels/en.yaml", "usage: Usage\nlicense: License\n", &findings)
    let spanish = labels("labels/es.yaml", "usage: Uso\n", &findings).filled(from: english, findings: &findings)
    #expect(spanish["usage"] == "Uso")
    #expect(spanish["license"] == "License")
    #expect(findings.map(\.message) == ["the label 'license' is missing; 'License' stands for it in labels/en.yaml"])
    #expect(findings.map(\.location.file.path) == ["labels/es.yaml"])
    #expect(findings.map(\.rule.id) == ["labels"])
  }

  @Test(arguments: [
    ("- a\n", "a mapping from labels to texts was expected here"),
    ("usage: [a]\n", "the label 'usage' has no text; write one on its line"),
  ])
  func reportsWhatIsNoLabel(text: String, message: String) {
    var findings: [Finding] = []
    _ = labels("labels/en.yaml", text, &findings)
    #expect(findings.map(\.message) == [message])
  }

  @Test func hasEveryLabelInEveryLanguage() throws {
    let templates = try BuiltInTemplates.load()
    #expect(templates.findings.isEmpty)
    #expect(templates.labels(for: "es")["usage"] == "Uso")
    #expect(templates.labels(for: "es-MX")["usage"] == "Uso")
    #expect(templates.labels(for: "ja")["usage"] == "Usage")
  }
}
