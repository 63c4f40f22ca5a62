import Foundation
import Testing

@testable import CatalogDocs

/// The site that DocC makes, served on this machine and seen by a browser.
@Suite(.enabled(if: PageReader.isInstalled(for: "docc") && PageReader.chromium != nil))
struct DocCSiteTests {
  @Test func showsEveryBlock() async throws {
    let site = try await SampleSites.site("docc")
    let server = try LocalServer(site.site)
    for (id, title, code) in [
      ("pipes", "Pipes", "func pipes("), ("ticks", "Ticks", "func ticks("),
      ("box", "Box&lt;Content&gt; #", "func box("),
      ("fences", "Fences", "Shows text."), ("start", "Start", "@State"), ("picture", "Picture", "func picture("),
    ] {
      let page = try server.page("documentation/blocks/\(id)/")
      #expect(page.contains("<h1 class=\"title\">") || page.contains("<h1"), "\(id)")
      #expect(Self.text(page).contains(title.replacing("&lt;", with: "<").replacing("&gt;", with: ">")), "\(id)")
      #expect(page.contains("<table"), "\(id)")
      #expect(Self.text(page).contains(code), "\(id)")
    }
  }

  /// What a reader sees of HTML, without its tags.
  private static func text(_ html: String) -> String {
    CommonMark.visibleText(html).replacing("\u{A0}", with: " ")
  }
}

/// Serves a folder on the loopback interface until nobody holds it any more.
final class LocalServer {
  private let process = Process()
  private let address: String

  init(_ folder: String) throws {
    process.executableURL = URL(fileURLWithPath: PageReader.python ?? "")
    process.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says its port in the first line: "Serving HTTP on 127.0.0.1 port 40000 (http://127.0.0.1:40000/) ..."
    var line = ""
    while !line.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Command.Failure(description: "the server ended") }
      line += String(decoding: data, as: UTF8.self)
    }
    let words = line.split(separator: " ")
    let port = words.firstIndex(of: "port").map { words[$0 + 1] } ?? ""
    address = "http://127.0.0.1:\(port)/"
  }

  deinit {
    // Whoever is started from a thread of the test's may have inherited that other signals are blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A page as the browser has it once its scripts have run.
  func page(_ path: String) throws -> String {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let words = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)",
      "--virtual-time-budget=10000", "--dump-dom", address + path,
    ]
    return String(decoding: try Command.run(PageReader.chromium, words), as: UTF8.self)
  }
}
