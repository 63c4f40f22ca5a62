import Diagnostics
import Foundation
import Mustache
import YAML

/// `blocks render`: one template over one file of data.
enum RenderCommand: Command {
  static let description = CommandDescription(
    "render", "Fill in one Mustache template from one YAML or JSON file.",
    discussion: """
      For people who write templates: follows the Mustache specification to the letter, with inheritance, escapes for \
      HTML, and writes the result to standard output to the byte. A name that the data does not have renders as \
      nothing, and so does a partial that has no file.

      A section is shown unless its value is missing, null, false, an empty text or an empty list: 0 is shown. Plain \
      values of YAML are read by its core schema: '~', 'null' and nothing at all are null, 'True' and 'False' are \
      flags, and 'yes', 'no', 'on' and 'off' are texts. Whole numbers too large for 64 bits stay as they are written.
      """,
    arguments: [ArgumentDescription("FILE", "The template.", kind: .file)],
    options: [
      OptionDescription(
        "data", value: "FILE", "The data: YAML, or JSON where the name ends in .json.", kind: .file,
        isRequired: true),
      OptionDescription(
        "partials", value: "DIR",
        "Where the partial NAME is NAME.mustache; else beside the template. Nothing outside it is read.",
        kind: .folder),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let template = try Template(parsing: read(invocation.arguments.words.first ?? "", invocation))
    let data = try read(invocation.arguments.value(of: "data") ?? "", invocation)
    let value = data.path.hasSuffix(".json") ? try JSONReader.value(of: data) : try yaml(data)
    let partials = try partials(of: template, invocation)
    invocation.console.write(try template.render(value, partials: partials))
    return .yes
  }

  private static func read(_ path: String, _ invocation: Invocation) throws(Finding) -> SourceFile {
    try SourceFile.read(invocation.absolutePath(path), shownAs: path)
  }

  private static func partials(of template: Template, _ invocation: Invocation) throws -> [String: Template] {
    let option = invocation.arguments.value(of: "partials")
    var shown = option ?? URL(fileURLWithPath: template.file.path).deletingLastPathComponent().relativePath
    while shown.count > 1, shown.last == "/" { shown.removeLast() }
    let folder = PartialsFolder(path: invocation.absolutePath(shown), shownPath: shown)
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil else {
      throw invocation.usageError(.invalidValue(shown, for: "--partials", expected: "a folder that can be read"))
    }
    return try folder.partials(of: template)
  }

  private static func yaml(_ file: SourceFile) throws(Finding) -> Value {
    let document = Document(parsing: file)
    if let finding = document.findings.first(where: { $0.severity == .error }) { throw finding }
    return document.root.map(Value.init) ?? .null
  }
}
