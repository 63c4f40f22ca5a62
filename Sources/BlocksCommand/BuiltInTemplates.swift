import BlockCatalog
import CatalogDocs
import Diagnostics
import Foundation

/// The folder of the templates that travel with the program.
enum BuiltInTemplates {
  static let rule = Rule(
    "templates", "The program finds its templates beside itself.",
    bad: "bin/blocks",
    good: """
      bin/blocks
      bin/blocks_BlocksCommand.resources
      """)

  /// The folder on disk: in the resources beside the program, or beside the test that runs it.
  ///
  /// - Throws: A finding where the program was copied without its resources.
  static func folder() throws(Finding) -> String { try resource("Templates") }

  /// The folder of the catalog that travels with the program, for blocks that templates build on.
  ///
  /// - Throws: A finding where the program was copied without its resources.
  static func catalog() throws(Finding) -> String { try resource("Catalog") }

  private static func resource(_ name: String) throws(Finding) -> String {
    let bundle = "blocks_BlocksCommand.resources"
    // The program may be called through a link, from a folder that has no resources.
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
    let beside = [program.deletingLastPathComponent(), Bundle.main.bundleURL]
    for folder in beside {
      let path = folder.appendingPathComponent(bundle).appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw Finding(
      rule, "the templates are missing; copy '\(bundle)' together with the program",
      at: Location(SourceFile(path: program.path, bytes: [])))
  }

  /// The templates of pages: the built-in ones, and for some of them those of `--templates` or of the catalog.
  static func pageTemplates(
    _ invocation: Invocation, _ catalog: Catalog, for flavor: any Flavor = GitHubFlavor()
  ) throws(Finding) -> PageTemplates {
    let own: TemplateFolder?
    if let option = invocation.arguments.value(of: "templates") {
      var shown = option[...]
      while shown.count > 1, shown.last == "/" { shown.removeLast() }
      own = try TemplateFolder(invocation.absolutePath(option), shownAs: shown == "." ? "" : String(shown))
    } else {
      own = try TemplateFolder(of: catalog)
    }
    return try PageTemplates(flavor, folder: folder(), shownAs: "Templates", overriddenBy: own)
  }
}
