import Foundation

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

  /// A page as the browser has it once its scripts have run, with what they complained of in the lines that hold `CONSOLE`.
  func page(_ path: String, withConsole: Bool = false) throws -> String {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let words = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)",
      "--virtual-time-budget=10000", "--enable-logging=stderr", "--log-level=0", "--dump-dom", address + path,
    ]
    return String(decoding: try Command.run(PageReader.chromium, words, withErrors: withConsole), as: UTF8.self)
  }
}
