import BlockCatalog
import Diagnostics
import Foundation

/// The user's cache folder, in which a run keeps what the next one need not find out again.
///
/// Every file in it may be deleted at any time; each is written whole, so that two runs at once do no harm.
struct CacheFolder {
  /// Tells one build of the program from another, by the file that runs.
  let build: String
  private let url: URL

  /// - Returns: `nil` where nothing may be kept: with `--no-cache`, in CI, or where nobody says where the user's files are.
  init?(_ invocation: Invocation) {
    let environment = invocation.console.environment
    guard !invocation.arguments.isSet("no-cache"), environment["CI", default: ""].isEmpty,
      let url = Self.url(environment), let build = Self.build
    else { return nil }
    self.url = url
    self.build = build
  }

  /// The file in which something about a catalog is kept.
  ///
  /// - Parameters:
  ///   - name: What is kept.
  ///   - root: The catalog's folder.
  /// - Returns: Its place; it need not exist.
  func file(_ name: String, of root: String) -> URL {
    let place = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    return url.appending(path: "\(name)-\(SHA256(of: Array(place.utf8)).hexadecimal.prefix(32))")
  }

  /// By the customs of the system.
  private static func url(_ environment: [String: String]) -> URL? {
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path + "/blocks") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return URL(fileURLWithPath: home + "/Library/Caches/blocks")
    #else
      return URL(fileURLWithPath: home + "/.cache/blocks")
    #endif
  }

  private static var build: String? {
    guard let path = Bundle.main.executablePath else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(Program.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

extension APICache {
  /// The cache of a catalog's APIs; `nil` where nothing may be kept.
  convenience init?(_ invocation: Invocation, of catalog: Catalog) {
    guard let folder = CacheFolder(invocation) else { return nil }
    self.init(folder.file("api", of: catalog.root), build: folder.build)
  }
}
