import Diagnostics
import Foundation
import Mustache

/// The templates and labels that pages and usage are made from.
package struct PageTemplates: Sendable {
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
  /// - Throws: A finding where a template or the labels of the fallback language cannot be read, or a template is not
  ///   well formed.
  package init(_ flavor: any Flavor, folder: String, shownAs shownPath: String) throws(Finding) {
    self.flavor = flavor
    func read(_ path: String) throws(Finding) -> SourceFile {
      try SourceFile.read("\(folder)/\(path)", shownAs: "\(shownPath)/\(path)", inside: folder)
    }
    func template(_ path: String) throws(Finding) -> Template {
      try Template(parsing: read(path))
    }
    index = try template("pages/\(flavor.name)/index.mustache")
    tags = try template("pages/\(flavor.name)/tags.mustache")
    block = try template("pages/\(flavor.name)/block.mustache")
    usage = try template("usage/Usage.swift.mustache")

    var partials: [String: Template] = [:]
    for name in Self.names(in: "\(folder)/pages/\(flavor.name)/partials", ending: ".mustache") {
      partials[name] = try template("pages/\(flavor.name)/partials/\(name).mustache")
    }
    self.partials = partials

    let assetFolder = "pages/\(flavor.name)/assets"
    assets = try Self.names(in: "\(folder)/\(assetFolder)", ending: "").map { name throws(Finding) in
      try read("\(assetFolder)/\(name)")
    }

    var findings: [Finding] = []
    fallback = Labels(parsing: try read("labels/\(Labels.fallbackLanguage).yaml"), findings: &findings)
    var labels = [Labels.fallbackLanguage: fallback]
    for language in Self.names(in: "\(folder)/labels", ending: ".yaml") where language != Labels.fallbackLanguage {
      let own = Labels(parsing: try read("labels/\(language).yaml"), findings: &findings)
      labels[language] = own.filled(from: fallback, findings: &findings)
    }
    self.labels = labels
    self.findings = findings.sorted()
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
    try template.render(
      value, partials: partials, options: RenderOptions(escape: { markup.text($0) }, isStrict: true))
  }

  /// Fills in the template of a usage, whose values are Swift already; blank lines lose their indentation.
  func swift(_ usage: Usage, sources: String?) throws(Finding) -> String {
    let text = try self.usage.render(
      usage.value(sources: sources), options: RenderOptions(escape: { $0 }, isStrict: true))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.allSatisfy { $0 == " " } ? "" : $0 }.joined(separator: "\n")
  }

  /// The files of a folder by their names without an ending, in the order of their bytes.
  private static func names(in folder: String, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(ending.count)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
