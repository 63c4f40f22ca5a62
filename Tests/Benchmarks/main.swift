import BlockCatalog
import BlocksCommand
import CatalogDocs
import Diagnostics
import FilePlan
import Foundation
import SwiftAPI
import YAML

// With words, the program itself: a child of the benchmark, whose memory is measured.
if CommandLine.arguments.count > 1 { exit(await Program.main()) }

/// Removes what the last run left and makes an empty folder.
func emptyFolder(_ url: URL) throws -> URL {
  try? FileManager.default.removeItem(at: url)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url
}

/// The most memory that any child has used so far, in bytes.
func peakMemoryOfChildren() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #endif
}

let work = try emptyFolder(FileManager.default.temporaryDirectory.appending(path: "blocks-bench"))
defer { try? FileManager.default.removeItem(at: work) }

/// Runs the program as a child and waits for it; its output is dropped.
func runProgram(_ words: String...) throws {
  let child = Process()
  child.executableURL = Bundle.main.executableURL
  child.arguments = words
  child.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    .merging(["XDG_CACHE_HOME": work.appending(path: "cache").path]) { $1 }
  child.standardOutput = FileHandle.nullDevice
  child.standardError = FileHandle.nullDevice
  try child.run()
  child.waitUntilExit()
  if child.terminationStatus != 0 { print("\(words.joined(separator: " ")) ended with \(child.terminationStatus)") }
}

let templates = try PageTemplates(GitHubFlavor(), folder: Program.templatesFolder(), shownAs: "Templates")

/// Prints a line at once, also where the output is a file.
func show(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

show("Work against the library alone, both measured in turns in this run; the medians count.\n")
for (count, runs) in [(100, 15), (1_000, 7), (10_000, 3)] {
  let made = try MadeCatalog(count: count, seed: 1, in: work)
  let root = made.root.path

  let load = await Comparison(
    "load catalog / libyaml's event loop", bar: 2.5, blocks: count, runs: runs, clock: .processor
  ) {
    _ = try? await Catalog.load(root: root, shownAs: "")
  } against: {
    for bytes in made.manifests { _ = BareWork.yamlEvents(bytes) }
  }
  show(load.row)

  let catalog = try await Catalog.load(root: root, shownAs: "")
  // Parsing Swift takes milliseconds a file, so a thousand sources stand for all.
  let sources = made.sources.prefix(1_000).map { SourceFile(path: "Source.swift", bytes: $0) }
  let reading = await Comparison("read APIs / SwiftParser", bar: 1.3, blocks: sources.count, runs: min(runs, 5)) {
    for source in sources { _ = SourceAPI(parsing: source) }
  } against: {
    for source in sources { _ = BareWork.swiftItems(source.bytes) }
  }
  show(reading.row)

  let blocks = await catalog.blocks()
  let pages = PageSet(catalog: catalog, templates: templates)
  let files = pages.indexFiles() + blocks.flatMap { pages.files(of: $0) }
  let rendered = try files.map { (path: $0.path, bytes: try $0.content()) }
  // A folder of its own for each run: removing files is not measured.
  let output = work.appending(path: "pages-\(count)")
  let generating = try await Comparison("generate pages / write the same bytes", bar: 3, blocks: count, runs: runs) {
    let plan = FilePlan(
      root: try emptyFolder(output.appending(path: UUID().uuidString)).path, shownRoot: "pages", files: files)
    let written = await plan.apply().count { $0.kind == .missing }
    if written != files.count { print("only \(written) of \(files.count) files were written") }
  } against: {
    try BareWork.write(rendered, to: try emptyFolder(output.appending(path: UUID().uuidString)).path)
  }
  show(generating.row)
  try FileManager.default.removeItem(at: output)

  // Both cores parse: where the parser alone takes a second on one, validating takes little more than half of it.
  try runProgram("validate", "--catalog", root)
  let validating = try await Comparison(
    "validate again / validate the first time", bar: 0.1, blocks: count, runs: count > 1_000 ? 1 : min(runs, 3)
  ) {
    try runProgram("validate", "--catalog", root)
  } against: {
    try runProgram("validate", "--no-cache", "--catalog", root)
  }
  show(validating.row)
  let parsing = median(reading.otherSeconds) / Double(sources.count) * Double(count)
  show(
    "validate the first time / SwiftParser, one core".padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "  %7d  %7.2f ×\n", count, median(validating.otherSeconds) / parsing))

  try runProgram("generate", "--catalog", root)
  show(
    "peak memory of blocks generate".padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(
        format: "  %7d  %7d MB  ≤ 300 MB %@\n", count, peakMemoryOfChildren() >> 20,
        peakMemoryOfChildren() >> 20 <= 300 ? "yes" : "NO"))
}
