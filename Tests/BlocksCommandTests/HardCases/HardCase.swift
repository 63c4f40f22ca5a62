import Foundation

@testable import BlocksCommand

/// A small catalog whose card is a hard case, and what the program says of it.
struct HardCase {
  let catalog: SampleCatalog

  /// Lines of the card's manifest stand for the one of the same key; the parameters for its own.
  init(
    _ lines: String = "", parameters: String? = nil, source: String? = nil, files: [String: String] = [:]
  ) throws {
    catalog = try SampleCatalog()
    let keys = lines.split(separator: "\n").map { $0.prefix { $0 != ":" } + ":" }
    let kept = SampleCatalog.card.split(separator: "\n").prefix { $0 != "parameters:" }.filter { line in
      !keys.contains { line.hasPrefix($0) }
    }
    let written = parameters ?? "\n  title: The first line"
    let manifest = (kept + [lines[...], "parameters:" + written]).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    try catalog.write(manifest, to: "card/block.yaml")
    if let source { try catalog.write("// SPDX-License-Identifier: MIT\n" + source, to: "card/Card.swift") }
    for (path, text) in files { try catalog.write(text, to: path) }
  }

  /// With the bytes of the card's manifest, or of other files.
  init(bytes: [String: [UInt8]]) throws {
    catalog = try SampleCatalog()
    for (path, bytes) in bytes {
      try catalog.write("", to: path)
      try catalog.write(bytes, to: path)
    }
  }

  /// Every finding and note of `validate` in its line, without what is shown of the files.
  func findings() async -> [String] {
    await catalog.run("validate").output.split(separator: "\n").map(String.init).filter { line in
      line.first != " " && line.contains(": ")
    }
  }

  /// The rows of the tables on the page of the card.
  func rows() async throws -> [String] {
    _ = await catalog.run("generate")
    return try catalog.text("card/README.md").split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
  }

  /// The generated usage, from its view on.
  func usage() async throws -> String {
    _ = await catalog.run("generate")
    return try catalog.text("card/Usage.swift").components(separatedBy: "struct ").dropFirst().joined()
  }
}
