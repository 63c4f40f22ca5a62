import CatalogScaffold
import Testing

@testable import CatalogScaffold

@Suite struct CopyHeaderTests {
  private let header = CopyHeader(
    id: "card", catalog: "My blocks 1.0", options: CopyOptions(isPublic: true, leavesOutDemo: true), hash: "0f0f")

  private static let lines = [
    "// Copied by blocks: card, from My blocks 1.0", "// Options: public, without demo", "// Source: sha256 0f0f",
  ]

  private func inserted(into text: String) -> String {
    Sample.text(header.inserted(into: Array(text.utf8), license: "MIT"))
  }

  /// A source, and the same with `HEADER` where the header stands.
  @Test(arguments: [
    ("// SPDX-License-Identifier: MIT\nimport A\n", "// SPDX-License-Identifier: MIT\nHEADER\nimport A\n"),
    (
      "// A card.\n//\n// SPDX-License-Identifier: MIT\n\nimport A\n",
      "// A card.\n//\n// SPDX-License-Identifier: MIT\nHEADER\n\nimport A\n"
    ),
    ("/* SPDX-License-Identifier: MIT */\nimport A\n", "/* SPDX-License-Identifier: MIT */\nHEADER\nimport A\n"),
    (
      "/*\n SPDX-License-Identifier: MIT\n */\nimport A\n", "HEADER\n/*\n SPDX-License-Identifier: MIT\n */\nimport A\n"
    ),
    (
      "import A\n// SPDX-License-Identifier: MIT\n",
      "// SPDX-License-Identifier: MIT\nHEADER\nimport A\n// SPDX-License-Identifier: MIT\n"
    ),
    ("\u{FEFF}import A\n", "\u{FEFF}// SPDX-License-Identifier: MIT\nHEADER\nimport A\n"),
    ("#!/usr/bin/swift\nimport A\n", "#!/usr/bin/swift\n// SPDX-License-Identifier: MIT\nHEADER\nimport A\n"),
    ("// SPDX-License-Identifier: MIT", "// SPDX-License-Identifier: MIT\nHEADER"),
    ("", "// SPDX-License-Identifier: MIT\nHEADER\n"),
  ])
  func standsBehindTheLicense(source: String, copy: String) {
    #expect(inserted(into: source) == copy.replacing("HEADER", with: Self.lines.joined(separator: "\n")))
    #expect(CopyHeader(of: Array(inserted(into: source).utf8)) == header)
  }

  @Test func hasTheLineEndsOfTheFile() {
    #expect(
      inserted(into: "// SPDX-License-Identifier: MIT\r\nimport A\r\n")
        == "// SPDX-License-Identifier: MIT\r\n" + Self.lines.joined(separator: "\r\n") + "\r\nimport A\r\n")
  }

  @Test func saysNoOptionsWhereThereAreNone() {
    let plain = CopyHeader(id: "card", catalog: "", options: CopyOptions(), hash: "0f")
    let copy = plain.inserted(into: Array("import A\n".utf8), license: "")
    #expect(Sample.text(copy) == "// Copied by blocks: card\n// Source: sha256 0f\nimport A\n")
    #expect(CopyHeader(of: copy) == plain)
  }

  @Test func isOneLineWhateverTheCatalogIsCalled() {
    let odd = CopyHeader(id: "card", catalog: "A,\nB\u{202E}", options: CopyOptions(), hash: "0f")
    let copy = Sample.text(odd.inserted(into: Array("import A\n".utf8), license: ""))
    #expect(copy == "// Copied by blocks: card, from A, B\n// Source: sha256 0f\nimport A\n")
  }

  @Test(arguments: [
    "import A\n", "import A\n// Copied by blocks: card\n// Source: sha256 0f\n", "// Copied by blocks: card\n",
  ])
  func isNoneWithoutItsLinesAtTheTop(text: String) {
    #expect(CopyHeader(of: Array(text.utf8)) == nil)
  }
}
