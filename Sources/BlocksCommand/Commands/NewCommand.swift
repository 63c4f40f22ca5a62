import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation

/// `blocks new`: starts a block.
enum NewCommand: Command {
  static let idArgument = ArgumentDescription(
    "ID", "The block's id, or its name, of which the id is made.", isRequired: false)

  static let description = CommandDescription(
    "new", "Start a block from a template, a Swift file or a manifest.",
    discussion: """
      From a template, every question is asked at the terminal; an empty answer takes the default that is shown. What is \
      given with --set is not asked, and what is not answered without a terminal is listed at once. Blocks that the \
      template builds on are brought along from the catalog that travels with the program, where this one lacks them.

      With --from FILE.swift the manifest is written for a source that is there; what cannot be read off it is marked \
      'to do', and 'blocks validate' points at it. With --from block.yaml the source is written for a manifest, which may \
      lie in its place in the catalog already. With --from DIR nothing is written: the Swift files below it that can \
      become blocks are listed, one a line.

      Nothing that exists is ever touched, and a run that is stopped leaves nothing behind.
      """,
    arguments: [idArgument],
    options: [
      OptionDescription(
        "template", value: "NAME", "What the block begins as: modifier, sheet, tray or view.",
        kind: .blockTemplate),
      OptionDescription(
        "set", value: "NAME=VALUE", "The answer to a question; may be given for each.", isRepeating: true),
      OptionDescription(
        "from", value: "PATH", "A Swift file or a block.yaml to begin with, or a folder to list.", kind: .file),
      OptionDescription("yes", "Take the default of every question that was not answered."),
      OptionDescription(
        "xcode", "Start no block; install the templates, or the one of --template, as file templates of Xcode."),
      OptionDescription(
        "output", value: "DIR",
        "With --xcode, where; else ~/Library/Developer/Xcode/Templates/File Templates/Blocks.",
        kind: .folder),
      OptionDescription("dry-run", "Write nothing; show what would be written."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    if invocation.arguments.isSet("xcode") { return try await XcodeInstallation.run(invocation) }
    if invocation.arguments.isSet("output") {
      throw invocation.usageError(.other("'--output' goes with '--xcode'; a block is made in its catalog"))
    }
    guard let from = invocation.arguments.value(of: "from") else { return try await fromTemplate(invocation) }
    if invocation.arguments.isSet("template") { throw invocation.usageError(.conflict("from", "template")) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: invocation.absolutePath(from), isDirectory: &isFolder)
    if exists, isFolder.boolValue { return try await SourceListing.run(invocation, folder: from) }
    if from.hasSuffix(".yaml") || from.hasSuffix(".yml") {
      return try await ManifestScaffolding.run(invocation, file: from)
    }
    guard from.hasSuffix(".swift") else {
      throw invocation.usageError(
        .invalidValue(from, for: "--from", expected: "a .swift file, a block.yaml or a folder"))
    }
    return try await SourceScaffolding.run(invocation, file: from)
  }

  private static func fromTemplate(_ invocation: Invocation) async throws -> ExitStatus {
    let target = try await ScaffoldTarget(invocation)
    let id = try invocation.newID(in: target)
    let template = try TemplateScaffolding.template(invocation)
    let asking = try Asking(invocation)
    let scaffold = try await TemplateScaffolding(
      template, id, for: target.info, beside: target.blocks,
      ids: Set(target.catalog.manifests.map(\.id) + target.catalog.unreadable)
    ) { interview in try asking.complete(&interview) }
    let finishing = Finishing(invocation: invocation, root: target.folder.path, shownRoot: target.folder.shownPath)
    for brought in scaffold.brought {
      invocation.console.report(
        "the template builds on '\(brought)', which this catalog lacks: it is brought along\n")
    }
    if invocation.arguments.isSet("dry-run") {
      try await finishing.show(scaffold.files)
      return .yes
    }
    try finishing.make(scaffold.files)
    let isValid = try await finishing.check(scaffold.brought + [id.text], in: target.folder.shownPath)
    let sources = scaffold.files.map(\.path).filter { $0.hasPrefix(id.text + "/") }
    finishing.advise(
      sources.map { "edit \(target.shown($0))" } + ["blocks validate \(id.text)", "blocks generate"])
    return isValid ? .yes : .no
  }
}
