import Foundation
import Testing

/// A page as its reader sees it.
struct ReadPage: Decodable {
  struct Heading: Decodable {
    let level: Int
    let text: String
    let anchor: String
  }

  struct Image: Decodable {
    let target: String
    let alt: String?
  }

  let title: String?
  let headings: [Heading]
  let tables: [[[String]]]
  /// Blocks of code, each with a line break at its end.
  let code: [String]
  let images: [Image]
  let links: [String]
  let text: String
  /// Links, to pages and to places in them, and images that lead nowhere.
  let broken: [String]
}

/// The readers that pages are made for, as programs: cmark-gfm, compilers of MDX, two parsers of YAML, DocC.
enum PageReader {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("read_pages.py").path

  /// Where `.ci/run` puts the packages that only these tests use.
  private static let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/readers").path

  static let python = Command.find("python3")
  static let docc = Command.find("docc")
  static let chromium = Command.find("chromium")

  /// Whether what a flavor is read with is installed.
  static func isInstalled(for flavor: String) -> Bool {
    guard python != nil else { return false }
    return switch flavor {
    case "github": CommonMark.isInstalled
    case "starlight":
      (try? Command.run(python, ["-c", "import yaml, ruamel.yaml, mdast, mdxjs_py"], ["PYTHONPATH": packages])) != nil
    case "html": true
    default: docc != nil
    }
  }

  /// Reads every page of a folder, by path.
  static func read(_ flavor: String, _ folder: String) throws -> [String: ReadPage] {
    let output = try Command.run(python, [script, flavor, folder], ["PYTHONPATH": packages])
    return try JSONDecoder().decode([String: ReadPage].self, from: output)
  }

  /// Makes a site of a documentation catalog.
  ///
  /// - Returns: What DocC warns of.
  static func convert(_ catalog: String, to site: String) throws -> String {
    let words = [
      "convert", catalog, "--output-path", site, "--transform-for-static-hosting", "--fallback-display-name", "Blocks",
      "--fallback-bundle-identifier", "org.example.blocks",
    ]
    return String(decoding: try Command.run(docc, words, withErrors: true), as: UTF8.self)
  }
}

/// Programs that tests run.
enum Command {
  struct Failure: Error, CustomStringConvertible { let description: String }

  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end; what it says on standard error is part of the answer only if that is wanted.
  static func run(
    _ program: String?, _ words: [String], _ environment: [String: String] = [:], withErrors: Bool = false
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let said = (try? Data(contentsOf: errors)) ?? Data()
    guard process.terminationStatus == 0 else { throw Failure(description: String(decoding: said, as: UTF8.self)) }
    return withErrors ? answer + said : answer
  }
}
