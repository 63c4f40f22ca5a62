import Diagnostics
import Foundation
import Mustache

/// Where the partials of a template lie: that of the name `a/b` is the file `a/b.mustache`.
struct PartialsFolder {
  /// An absolute path.
  let path: String
  /// The folder as findings show it.
  let shownPath: String

  /// The partials that a template names, and those that they name, by name; a name that has no file is left out.
  ///
  /// - Throws: A finding for a name that leads out of the folder, and for a file that cannot be read or parsed.
  func partials(of template: Template) throws(Finding) -> [String: Template] {
    var partials: [String: Template] = [:]
    var unread = [template]
    while let template = unread.popLast() {
      for (name, place) in template.partialNames where partials[name] == nil {
        guard let partial = try partial(name, at: place) else { continue }
        partials[name] = partial
        unread.append(partial)
      }
    }
    return partials
  }

  private func partial(_ name: String, at place: Location) throws(Finding) -> Template? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw Finding(
        Template.rule, "'\(name)' is no path below the folder of the partials; nothing outside it is read", at: place)
    }
    let file = "\(path)/\(name).mustache"
    // A link that leads nowhere is there, and so a mistake.
    var status = stat()
    if lstat(file, &status) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let shown = (shownPath == "." ? "" : shownPath + "/") + name + ".mustache"
    return try Template(parsing: SourceFile.read(file, shownAs: shown, inside: path))
  }
}
