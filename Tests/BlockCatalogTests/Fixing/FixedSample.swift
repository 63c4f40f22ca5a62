import Diagnostics
import Foundation
import Testing
import YAML

@testable import BlockCatalog

/// A sample after every fix was made, round by round, as the command makes them.
struct FixedSample {
  var sample: Sample
  /// What was done, in the order in which it was.
  var summaries: [String] = []
  /// What is found in the end, a line each, without notes.
  var findings: [String] = []

  init(_ sample: Sample) async {
    self.sample = sample
    for _ in 0..<20 {
      let found = await self.sample.allFindings()
      findings = found.flatMap { $0.lines.prefix(1) }
      let files = found.fixedFiles()
      if files.isEmpty { return }
      for file in files {
        summaries += file.applied.map(\.summary)
        let text = String(decoding: file.bytes, as: UTF8.self)
        if file.original.path.hasSuffix("catalog.yaml") { self.sample.info = text } else { self.sample.manifest = text }
      }
    }
    summaries.append("no end")
  }
}

extension Sample {
  /// What reading and validating find, also about the form of the files.
  fileprivate func allFindings() async -> [Finding] {
    let infoFile = Document(parsing: SourceFile(path: "Catalog/catalog.yaml", text: info))
    let manifestFile = Document(parsing: SourceFile(path: "Catalog/\(id)/block.yaml", text: manifest))
    guard let block, let infoRoot = infoFile.root else { return infoFile.findings + manifestFile.findings }
    let info = CatalogInfo(file: infoFile.file, root: infoRoot)
    let findings =
      FormCheck.findings(in: infoFile, form: .catalogInfo) + FormCheck.findings(in: manifestFile, form: .manifest)
      + LanguageRule.findings(in: info, root: infoRoot)
    let catalog = Catalog(root: "Catalog", info: info, manifests: [block.manifest], findings: findings)
    return await Validation(catalog, [block]).findings.withoutLicenses
  }

  /// The sample with a text in the place of everything from `parameters:` on.
  func ending(with text: String) -> Sample {
    var sample = self
    let start = manifest.range(of: "parameters:")?.lowerBound ?? manifest.endIndex
    sample.manifest = manifest[..<start] + text
    return sample
  }
}

/// Expects that fixing makes one manifest of another, to the byte: with and without a line break at the end, with both
/// kinds of line breaks; and that nothing is left to fix then.
///
/// - Returns: What was done.
@discardableResult
func expectFix(
  _ before: Sample, _ after: Sample, left: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) async -> [String] {
  var summaries: [String] = []
  for end in ["", "\n"] {
    for lineBreak in ["\n", "\r\n"] {
      func variant(_ text: String) -> String { (text + end).replacingOccurrences(of: "\n", with: lineBreak) }
      var sample = before
      sample.manifest = variant(before.manifest)
      sample.info = variant(before.info)
      let fixed = await FixedSample(sample)
      #expect(fixed.sample.manifest == variant(after.manifest), sourceLocation: sourceLocation)
      #expect(fixed.sample.info == variant(after.info), sourceLocation: sourceLocation)
      #expect(fixed.findings == left, sourceLocation: sourceLocation)
      let again = await FixedSample(fixed.sample)
      #expect(again.summaries == [], sourceLocation: sourceLocation)
      summaries = fixed.summaries
    }
  }
  return summaries
}
