import BlockCatalog
import CatalogDocs
import Diagnostics
import FilePlan
import Foundation

/// `blocks snippet`: a block's call for Xcode.
enum SnippetCommand: Command {
  static let description = CommandDescription(
    "snippet", "Write the call of a block as a code snippet of Xcode.",
    discussion: """
      The snippet has a placeholder for every value that the component needs. Xcode finds it in \
      ~/Library/Developer/Xcode/UserData/CodeSnippets, and offers it where the component's name is typed. Without \
      --output the property list goes to standard output; with it, a file for each block is written, and one of the \
      same block replaced.
      """,
    arguments: [ArgumentDescription("ID", "The blocks; several with --output alone.", isRepeating: true, kind: .block)],
    options: [
      OptionDescription("output", value: "DIR", "Write ID.codesnippet into this folder.", kind: .folder)
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    let catalog = try await invocation.loadCatalog()
    for id in arguments.words where !catalog.hasBlock(id) { throw invocation.unknownBlock(id, in: catalog) }
    let ids = Set(arguments.words)
    let output = arguments.value(of: "output")
    if output == nil, ids.count > 1 {
      throw invocation.usageError(.other("one file holds one snippet; name one block, or a folder with --output"))
    }
    let blocks = await catalog.blocks(ids)
    if let id = ids.sorted().first(where: { id in !blocks.contains { $0.id == id } }) {
      throw catalog.findings.first { catalog.folder(of: $0) == id && $0.severity == .error }
        ?? Finding(CodeSnippet.rule, "the manifest of '\(id)' cannot be read", at: Location(catalog.info.file))
    }
    var snippets: [CodeSnippet] = []
    for block in blocks { snippets.append(try CodeSnippet(block, in: catalog.info)) }
    guard let output else {
      for snippet in snippets { console.write(try snippet.propertyList()) }
      return .yes
    }
    let folder = WorkingFolder(root: invocation.absolutePath(output), shownAs: output)
    return try write(snippets, to: folder, console)
  }

  private static func write(
    _ snippets: [CodeSnippet], to folder: WorkingFolder, _ console: Console
  ) throws -> ExitStatus {
    var files: [(path: String, content: [UInt8], known: [UInt8]?)] = []
    for snippet in snippets {
      let path = "\(snippet.id).codesnippet"
      let known = try folder.read(path)
      if let known, CodeSnippet.identifier(in: known.bytes) != snippet.identifier {
        throw Finding(
          CodeSnippet.rule, "this is not the snippet of '\(snippet.id)', so it is not overwritten; move or delete it",
          at: Location(SourceFile(path: known.path, bytes: [])))
      }
      if let obstacle = folder.obstacle(to: path) { throw obstacle }
      files.append((path, try snippet.propertyList(), known?.bytes))
    }
    for file in files where file.content != file.known {
      if let finding = folder.write(file.content, to: file.path, replacing: file.known) { throw finding }
      console.print("wrote " + VisibleText.message(folder.shown(file.path)))
    }
    return .yes
  }
}
