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
  static func folder() throws(Finding) -> String {
    let bundle = "blocks_BlocksCommand.resources"
    // The program may be called through a link, from a folder that has no resources.
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
    let beside = [program.deletingLastPathComponent(), Bundle.main.bundleURL]
    for folder in beside {
      let templates = folder.appendingPathComponent(bundle).appendingPathComponent("Templates").path
      if FileManager.default.fileExists(atPath: templates) { return templates }
    }
    throw Finding(
      rule, "the templates are missing; copy '\(bundle)' together with the program",
      at: Location(SourceFile(path: program.path, bytes: [])))
  }

  /// The templates of pages: the built-in ones, and for some of them those of `--templates` or of the catalog.
  static func pageTemplates(_ invocation: Invocation, _ catalog: Catalog) throws(Finding) -> PageTemplates {
    let own: TemplateFolder?
    if let option = invocation.arguments.value(of: "templates") {
      var shown = option[...]
      while shown.count > 1, shown.last == "/" { shown.removeLast() }
      own = try TemplateFolder(invocation.absolutePath(option), shownAs: shown == "." ? "" : String(shown))
    } else {
      own = try TemplateFolder(of: catalog)
    }
    return try PageTemplates(folder: folder(), shownAs: "Templates", overriddenBy: own)
  }
}
