import Foundation

/// How fast searches are, as whole runs of the program, beside other tools that look for the same word in the same run.
///
/// `rg` (Debian ripgrep) reads the same manifests; SQLite's full-text search (Debian sqlite3) has the same tags in a table.
struct SearchSpeed {
  private let folder: URL
  private let cache: URL

  static func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "blocks-bench-search")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let speed = SearchSpeed(folder: folder, cache: folder.appending(path: "cache"))
    show("\nWhole runs in turns; the medians count.\n")
    try await speed.compareWithNothing()
    for (count, runs) in [(1_000, 9), (10_000, 5), (100_000, 1)] { try await speed.compare(count, runs) }
  }

  /// A catalog without blocks against a program that only starts.
  private func compareWithNothing() async throws {
    let empty = folder.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try Data("name: Empty\n".utf8).write(to: empty.appending(path: "catalog.yaml"))
    let source = folder.appending(path: "nothing.swift")
    try Data("import Foundation\nexit(0)\n".utf8).write(to: source)
    let nothing = folder.appending(path: "nothing").path
    try child("swiftc", "-O", source.path, "-o", nothing)
    show(
      try await Comparison("search an empty catalog / import Foundation", bar: 2, blocks: 1, runs: 21) {
        try search("sheet", in: empty)
      } against: {
        try child(nothing)
      }.row)
  }

  private func compare(_ count: Int, _ runs: Int) async throws {
    let made = try MadeCatalog(count: count, seed: 1, in: folder)
    defer { try? FileManager.default.removeItem(at: made.root) }
    let tables = try fillTables(made)
    // A word of one block, one of a third of them, and one of all.
    for word in ["elemento \(count / 2)", "timeline", "sheet"] {
      let cold = try await Comparison("search '\(word)', no index / rg", bar: 1, blocks: count, runs: runs) {
        try search(word, "--no-cache", in: made.root)
      } against: {
        try child("rg", "-il", "--glob", "block.yaml", word, made.root.path)
      }
      show(cold.row)
      try search(word, in: made.root, writingIndex: true)
      show(
        try await Comparison("search '\(word)', index / rg", bar: 0.15, blocks: count, runs: runs) {
          try search(word, in: made.root)
        } against: {
          try child("rg", "-il", "--glob", "block.yaml", word, made.root.path)
        }.row)
      for table in ["unicode61", "trigram"] {
        show(
          try await Comparison("search '\(word)', index / SQLite \(table)", bar: nil, blocks: count, runs: runs) {
            try search(word, in: made.root)
          } against: {
            try child("sqlite3", tables, "SELECT id FROM \(table) WHERE tags MATCH '\"\(word)\"' ORDER BY rank")
          }.row)
      }
    }
  }

  /// A database with the tags of every block.
  private func fillTables(_ made: MadeCatalog) throws -> String {
    let path = folder.appending(path: "tags-\(made.count).db").path
    var script = "BEGIN;\n"
    for table in ["unicode61", "trigram"] {
      script += "CREATE VIRTUAL TABLE \(table) USING fts5(id UNINDEXED, tags, tokenize = '\(table)');\n"
    }
    for (index, bytes) in made.manifests.enumerated() {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let tags = lines.drop { $0 != "tags:" }.dropFirst().prefix(2).joined(separator: " ").replacing("'", with: "''")
      for table in ["unicode61", "trigram"] { script += "INSERT INTO \(table) VALUES (\(index), '\(tags)');\n" }
    }
    let file = folder.appending(path: "tags.sql")
    try Data((script + "COMMIT;\n").utf8).write(to: file)
    try child("sqlite3", path, ".read \(file.path)")
    return path
  }

  /// Runs the program's own search.
  private func search(_ word: String, _ options: String..., in root: URL, writingIndex: Bool = false) throws {
    guard let program = Bundle.main.executablePath else { return }
    let words = writingIndex ? ["tags"] : ["search", word] + options
    try run([program] + words + ["--catalog", root.path])
  }

  private func child(_ words: String...) throws { try run(words) }

  /// Runs a program and waits for it; its output is dropped.
  private func run(_ words: [String]) throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    child.arguments = words
    child.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    child.waitUntilExit()
  }
}
