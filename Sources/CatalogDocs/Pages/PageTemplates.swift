import Diagnostics
import FilePlan
import Foundation
import Mustache

/// The templates and labels that pages and usage are made from.
package struct PageTemplates: Sendable {
  /// What reading the labels can hold against them; that of templates is Mustache's.
  package static let rules = [Labels.rule]

  /// What the files of labels lack; pages can be made all the same, with the labels of the fallback language.
  package let findings: [Finding]

  package let flavor: any Flavor
  let index: Template
  let tags: Template
  let block: Template
  let usage: Template
  let partials: [String: Template]
  /// Files that stand beside the pages as they are, by their names.
  let assets: [SourceFile]
  private let labels: [String: Labels]
  private let fallback: Labels

  /// Reads `pages/<flavor>/`, `usage/` and `labels/` of a folder.
  ///
  /// - Parameters:
  ///   - flavor: Whose pages are made.
  ///   - folder: On disk.
  ///   - shownPath: The folder's path that findings show.
  ///   - own: A folder whose files stand, each by itself, for those of the same path. A file of labels there may leave
  ///     labels out, and may be for a further language; a partial may be one that a template there includes.
  /// - Throws: A finding where a template or the labels of the fallback language cannot be read, or a template is not
  ///   well formed.
  package init(
    _ flavor: any Flavor, folder: String, shownAs shownPath: String, overriddenBy own: TemplateFolder? = nil
  ) throws(Finding) {
    self.flavor = flavor
    func readBuiltIn(_ path: String) throws(Finding) -> SourceFile {
      try SourceFile.read("\(folder)/\(path)", shownAs: "\(shownPath)/\(path)", inside: folder)
    }
    func read(_ path: String) throws(Finding) -> SourceFile {
      if let own, own.files.contains(path) { return try own.read(path) }
      return try readBuiltIn(path)
    }
    func template(_ path: String) throws(Finding) -> Template {
      try Template(parsing: read(path))
    }
    index = try template("pages/\(flavor.name)/index.mustache")
    tags = try template("pages/\(flavor.name)/tags.mustache")
    block = try template("pages/\(flavor.name)/block.mustache")
    usage = try template("usage/Usage.swift.mustache")

    var partials: [String: Template] = [:]
    let partialFolder = "pages/\(flavor.name)/partials"
    let ownNames = own?.names(in: partialFolder, ending: ".mustache") ?? []
    for name in Set(Self.names(in: "\(folder)/\(partialFolder)", ending: ".mustache") + ownNames).sorted() {
      partials[name] = try template("\(partialFolder)/\(name).mustache")
    }
    self.partials = partials

    let assetFolder = "pages/\(flavor.name)/assets"
    assets = try Self.names(in: "\(folder)/\(assetFolder)", ending: "").map { name throws(Finding) in
      try read("\(assetFolder)/\(name)")
    }

    var findings: [Finding] = []
    let builtInLanguages = Self.names(in: "\(folder)/labels", ending: ".yaml")
    let ownLanguages = own?.names(in: "labels", ending: ".yaml") ?? []
    func labels(_ language: String) throws(Finding) -> Labels {
      let path = "labels/\(language).yaml"
      guard let own, ownLanguages.contains(language) else {
        return Labels(parsing: try readBuiltIn(path), findings: &findings)
      }
      let labels = Labels(parsing: try own.read(path), findings: &findings)
      guard builtInLanguages.contains(language) else { return labels }
      let builtIn = Labels(parsing: try readBuiltIn(path), findings: &findings)
      findings += labels.misspelled(among: builtIn)
      return labels.filled(from: builtIn)
    }
    let fallback = try labels(Labels.fallbackLanguage)
    self.fallback = fallback
    var all = [Labels.fallbackLanguage: fallback]
    for language in Set(builtInLanguages + ownLanguages).sorted() where language != Labels.fallbackLanguage {
      let known = try labels(language)
      // Nobody can write into a file of labels that travels with the program.
      all[language] =
        own == nil || ownLanguages.contains(language)
        ? known.filled(from: fallback, findings: &findings) : known.filled(from: fallback)
    }
    self.labels = all
    if let own {
      findings += try Self.unknownFiles(in: own, builtIn: folder, used: [index, tags, block] + partials.values)
    }
    self.findings = findings.sorted()
  }

  /// The files of a folder that stand for no built-in one, but for labels of further languages and for partials that a
  /// template includes.
  private static func unknownFiles(
    in own: TemplateFolder, builtIn: String, used: [Template]
  ) throws(Finding) -> [Finding] {
    let known = try TemplateFolder(builtIn, shownAs: "").files.filter { !$0.hasPrefix("schemas/") }
    let included = Set(used.flatMap(\.partialNames).map(\.text))
    return own.files.filter { file in
      let name = file.split(separator: "/").last ?? ""
      if known.contains(file) || name.lowercased() == "readme.md" { return false }
      // Templates of new blocks are no pages: whoever makes blocks looks at them.
      if file.hasPrefix("blocks/") || file.hasPrefix("labels/") && file.hasSuffix(".yaml") { return false }
      return !(file.contains("/partials/") && included.contains(String(name.dropLast(".mustache".count))))
    }.map { own.unknown($0, known: known) }
  }

  /// The labels of a language, or of what it is a variety of (`pt` for `pt-BR`), or the fallback's.
  func labels(for language: String) -> Labels {
    var code = language
    while true {
      if let labels = labels[code] { return labels }
      guard let end = code.lastIndex(of: "-") else { return fallback }
      code = String(code[..<end])
    }
  }

  /// Fills in a template of a page, whose texts are escaped for the reader of the page.
  func page(_ template: Template, _ value: Value, _ markup: any Markup) throws(Finding) -> String {
    let text = try template.render(
      value, partials: partials, options: RenderOptions(escape: { markup.text($0) }, isStrict: true))
    return try marked(text, at: flavor.path(of: PageAddress(.index)), from: template)
  }

  /// A text as it is, if it says that it is generated.
  ///
  /// - Throws: A finding about the template otherwise, as nothing could ever replace such a file.
  private func marked(_ text: String, at path: String, from template: Template) throws(Finding) -> String {
    guard !GeneratedMark.isPresent(in: Array(text.utf8.prefix(1 << 16)), at: path) else { return text }
    throw Finding(
      Template.rule,
      "what this template makes does not say '\(GeneratedMark.text)' in its first comment, so it could never be replaced; "
        + "begin it as the built-in one begins", at: Location(template.file, 0..<0))
  }

  /// Fills in the template of a usage, whose values are Swift already; blank lines lose their indentation.
  func swift(_ usage: Usage, sources: String?) throws(Finding) -> String {
    let text = try self.usage.render(
      usage.value(sources: sources), options: RenderOptions(escape: { $0 }, isStrict: true))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { $0.allSatisfy { $0 == " " } ? "" : $0 }.joined(separator: "\n")
    return sources == nil ? trimmed : try marked(trimmed, at: ".swift", from: self.usage)
  }

  /// The files of a folder by their names without an ending, in the order of their bytes.
  private static func names(in folder: String, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(ending.count)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
