import Diagnostics
import Foundation

/// The folder of what the program keeps to be faster the next time; all of it may be deleted at any time.
enum CacheFolder {
  /// The user's cache folder for the program, by the customs of the system; `nil` where none can be told.
  static func url(_ environment: [String: String]) -> URL? {
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path + "/blocks") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return URL(fileURLWithPath: home + "/Library/Caches/blocks")
    #else
      return URL(fileURLWithPath: home + "/.cache/blocks")
    #endif
  }

  /// The file that keeps something about one catalog; `nil` where nothing may be kept: in CI, or without a folder for it.
  static func file(_ kind: String, _ fileExtension: String, for catalog: CatalogFolder, _ environment: [String: String])
    -> URL?
  {
    guard environment["CI", default: ""].isEmpty, let folder = url(environment) else { return nil }
    let place = URL(fileURLWithPath: catalog.path).resolvingSymlinksInPath().path
    return folder.appending(
      path: "\(kind)-\(SHA256(of: Array(place.utf8)).hexadecimal.prefix(32)).\(fileExtension)")
  }
}
