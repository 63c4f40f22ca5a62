import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation

/// `blocks new --xcode`: the block templates as file templates of Xcode.
enum XcodeInstallation {
  /// Below the home folder.
  private static let defaultFolder = "Library/Developer/Xcode/Templates/File Templates/Blocks"

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if let word = arguments.words.first { throw invocation.usageError(.unexpectedWord(word)) }
    if arguments.isSet("from") { throw invocation.usageError(.conflict("xcode", "from")) }
    let (root, shownRoot) = try folder(invocation)
    let working = WorkingFolder(root: root, shownAs: shownRoot)
    let files = try await templates(invocation).flatMap { template in try template.planned(in: working) }
    if arguments.isSet("dry-run") {
      for file in files where file.content != file.known {
        console.write(
          UnifiedDiff(from: file.known, to: file.content, path: working.shown(file.path)).text(
            lineLimit: UnifiedDiff.lineLimit))
      }
      console.report("nothing was written\n")
      return .yes
    }
    for file in files where file.content != file.known {
      if let finding = working.write(file.content, to: file.path, replacing: file.known) { throw finding }
      console.print("wrote " + VisibleText.message(working.shown(file.path)))
    }
    console.report("in Xcode, they are under File > New > File from Template…, in the section Blocks\n")
    return .yes
  }

  private static func folder(_ invocation: Invocation) throws(UsageError) -> (path: String, shown: String) {
    if let output = invocation.arguments.value(of: "output") { return (invocation.absolutePath(output), output) }
    guard let home = invocation.console.environment["HOME"], home.hasPrefix("/") else {
      throw invocation.usageError(.other("the home folder cannot be told; name a folder with --output"))
    }
    return ("\(home)/\(defaultFolder)", "~/\(defaultFolder)")
  }

  /// Of the catalog at hand, or else of the one that travels with the program.
  private static func info(_ invocation: Invocation) async throws(Finding) -> CatalogInfo {
    if invocation.arguments.isSet("catalog") { return try await CatalogFolder(invocation).load().info }
    guard let folder = try? CatalogFolder(invocation) else {
      return try await Catalog.load(root: BuiltInTemplates.catalog(), shownAs: "Catalog").info
    }
    return try await folder.load().info
  }

  private static func templates(_ invocation: Invocation) async throws -> [XcodeTemplate] {
    let info = try await info(invocation)
    let folder = try TemplateScaffolding.folder()
    var names = BlockTemplate.names(in: folder)
    if let name = invocation.arguments.value(of: "template") {
      guard names.contains(name) else {
        throw invocation.usageError(.unknownChoice(name, for: "--template", choices: names))
      }
      names = [name]
    }
    let templates = try names.map { try BlockTemplate($0, in: folder, shownAs: "Templates/blocks") }
    let given = try GivenAnswers(invocation)
    let questions = templates.flatMap { $0.questions(in: info) }
    try given.check(against: questions)
    return try templates.map { template in
      var answers: [String: String] = [:]
      for question in template.questions(in: info) { answers[question.name] = try given.text(for: question) }
      return try XcodeTemplate(template, in: info, given: answers)
    }
  }
}

extension XcodeTemplate {
  fileprivate typealias PlannedFile = (path: String, content: [UInt8], known: [UInt8]?)

  /// The files with what stands in their places.
  ///
  /// - Throws: A finding where a folder of that name is somebody else's, or nothing can be written.
  fileprivate func planned(in folder: WorkingFolder) throws(Finding) -> [PlannedFile] {
    var planned: [PlannedFile] = []
    let isThere = try !folder.names(in: folderName).isEmpty
    let info = try folder.read("\(folderName)/TemplateInfo.plist")
    guard !isThere || info.flatMap({ Self.identifier(in: $0.bytes) }) == identifier else {
      throw Finding(
        Self.rule, "this template was not made by blocks, so it is not overwritten; move or delete it",
        at: Location(SourceFile(path: folder.shown(folderName), bytes: [])))
    }
    for file in files {
      let path = "\(folderName)/\(file.path)"
      if let obstacle = folder.obstacle(to: path) { throw obstacle }
      planned.append((path, file.bytes, try folder.read(path)?.bytes))
    }
    return planned
  }
}
