import Testing

@testable import BlockCatalog

@Suite struct SPDXHeaderRuleTests {
  private func findings(_ header: String, license: String? = nil) -> [String] {
    var sample = Sample()
    sample.source = header + sample.source
    if let license { sample.manifest += "\nlicense: \(license)" }
    guard let block = sample.block else { return ["no block"] }
    return SPDXHeaderRule().findings(in: block, of: sample.checkedCatalog).flatMap(\.lines)
  }

  @Test(arguments: [
    "// SPDX-License-Identifier: MIT\n",
    "// SPDX-License-Identifier:MIT  \r\n",
    "// spdx\n\n/// A card.\n// SPDX-License-Identifier: mit\n",
    "/* SPDX-License-Identifier: MIT */\n",
    "/*\n A card.\n SPDX-License-Identifier: MIT\n*/\n",
    "\u{FEFF}#!/usr/bin/swift\n// SPDX-License-Identifier: MIT\n",
  ])
  func acceptsTheCatalogsLicenseInTheFirstComments(header: String) {
    #expect(findings(header) == [])
  }

  @Test(arguments: [
    "", "// A card.\n", "import SwiftUI\n// SPDX-License-Identifier: MIT\n",
    "/* A card. */\nimport SwiftUI\n// SPDX-License-Identifier: MIT\n",
  ])
  func asksForALicenseBeforeTheFirstCode(header: String) {
    #expect(
      findings(header) == [
        "1:1 spdx-header: the source does not say its license; let it begin with '// SPDX-License-Identifier: MIT'"
      ])
  }

  @Test func wantsTheLicenseOfTheManifestBeforeThatOfTheCatalog() {
    #expect(findings("// SPDX-License-Identifier: MIT OR  Apache-2.0\n", license: "MIT OR Apache-2.0") == [])
    #expect(
      findings("// SPDX-License-Identifier: MIT\n", license: "Apache-2.0") == [
        "1:29 spdx-header: the source is under 'MIT', and block.yaml says 'Apache-2.0'; let them agree",
        "> 12:10 'Apache-2.0' stands here",
      ])
    #expect(
      findings("// SPDX-License-Identifier: ISC\n") == [
        "1:29 spdx-header: the source is under 'ISC', and catalog.yaml says 'MIT'; let them agree",
        "> 'MIT' stands here",
      ])
  }

  @Test func saysNothingWhereNoLicenseIsKnown() {
    var sample = Sample()
    sample.info = sample.info.replacing("license: MIT", with: "")
    let found = sample.block.map { SPDXHeaderRule().findings(in: $0, of: sample.checkedCatalog) }
    #expect(found == [])
  }
}
