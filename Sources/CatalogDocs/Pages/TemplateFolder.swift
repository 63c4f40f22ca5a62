import BlockCatalog
import Diagnostics
import Foundation

/// A folder of templates and labels; nothing outside it is read.
package struct TemplateFolder: Sendable {
  /// What somebody wrote to stand for a built-in template stands for one, or is named by one.
  package static let unknownTemplate = Rule(
    "unknown-template", "A file of the user's own templates stands for a built-in one, or is used by one.",
    severity: .warning,
    bad: "templates/pages/github/blok.mustache",
    good: "templates/pages/github/block.mustache")

  /// Files are no deeper than this.
  private static let depthLimit = 8
  /// A folder of templates has a few dozen files; one with more than this is another folder, named by mistake.
  private static let countLimit = 2000

  /// On disk.
  let path: String
  /// The folder as findings show it; empty for the working directory.
  let shownPath: String
  /// Every file, by its path in the folder, in the order of their bytes; hidden ones are left out, and links are not
  /// followed.
  let files: [String]

  /// - Throws: A finding where the folder cannot be listed, or has too many files to be one of templates.
  package init(_ path: String, shownAs shownPath: String) throws(Finding) {
    self.path = path
    self.shownPath = shownPath
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : "\(path)/\(folder)")
      } catch {
        let cause = access("\(path)/\(folder)", R_OK | X_OK) == 0 ? "" : ": \(SystemError.last.message)"
        throw Self.refusal("this folder of templates cannot be listed\(cause)", Self.shown(folder, in: shownPath))
      }
      for name in names where !name.hasPrefix(".") {
        let file = folder.isEmpty ? name : "\(folder)/\(name)"
        if Self.isFolder("\(path)/\(file)"), file.split(separator: "/").count < Self.depthLimit {
          folders.append(file)
        } else {
          files.append(file)
        }
        guard files.count + folders.count <= Self.countLimit else {
          throw Self.refusal(
            "this folder has more than \(Self.countLimit) files; name one that holds templates alone", shownPath)
        }
      }
    }
    self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The `templates` folder of a catalog; `nil` where it has none.
  ///
  /// - Throws: A finding also where it is a link, as nothing outside the catalog is read.
  package init?(of catalog: Catalog) throws(Finding) {
    let path = "\(catalog.root)/\(Catalog.templatesName)"
    let shownPath = catalog.info.file.path.dropLast(Catalog.fileName.utf8.count) + Catalog.templatesName
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT != S_IFLNK else {
      throw Self.refusal(
        "this folder is a symbolic link, and nothing outside the catalog is read; name it with --templates",
        String(shownPath))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    try self.init(path, shownAs: String(shownPath))
  }

  /// Reads a file of the folder.
  func read(_ file: String) throws(Finding) -> SourceFile {
    try SourceFile.read("\(path)/\(file)", shownAs: Self.shown(file, in: shownPath), inside: path)
  }

  /// The files right in one of its folders that end as given, by their names without that ending.
  func names(in folder: String, ending: String) -> [String] {
    files.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(ending) }
      .map { String($0.dropFirst(folder.utf8.count + 1).dropLast(ending.count)) }.filter { !$0.contains("/") }
  }

  /// What to say of a file that stands for none of those that are known.
  func unknown(_ file: String, known: [String]) -> Finding {
    // The name is compared within its folder first: of two folders the longer names would hide a misspelled one.
    let siblings = known.filter { Self.parent(of: $0) == Self.parent(of: file) }
    let name = String(file.dropFirst(Self.parent(of: file).count))
    let nearest = nearestWord(to: name, among: siblings.map { String($0.dropFirst(Self.parent(of: $0).count)) })
    let suggested = nearest.map { Self.parent(of: file) + $0 } ?? nearestWord(to: file, among: known)
    let hint = suggested.map { "; did you mean '\($0)'?" } ?? "; remove it, or name it as the one that it stands for"
    return Self.refusal(
      "no built-in template is '\(file)', and none of the templates uses it\(hint)",
      Self.shown(file, in: shownPath), Self.unknownTemplate)
  }

  private static func parent(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private static func shown(_ file: String, in shownPath: String) -> String {
    shownPath.isEmpty ? file : file.isEmpty ? shownPath : "\(shownPath)/\(file)"
  }

  private static func refusal(_ message: String, _ path: String, _ rule: Rule = SourceFile.readable) -> Finding {
    Finding(rule, message, at: Location(SourceFile(path: path, bytes: [])))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
