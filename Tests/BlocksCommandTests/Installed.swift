import Foundation

/// Programs of this machine that tests use.
enum Installed {
  /// The path of a program; `nil` where there is none.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Debian keeps the programs of a server outside of the path.
  static let hasPostgres =
    program("python3") != nil && program("psql") != nil
    && (program("initdb") != nil || FileManager.default.fileExists(atPath: "/usr/lib/postgresql"))
}
