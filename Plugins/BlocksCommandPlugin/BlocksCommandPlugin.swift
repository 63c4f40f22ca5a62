import Foundation
import PackagePlugin

/// `swift package blocks …`: builds the program, if need be, and runs it in the package's folder.
///
/// The product is built as `swift build` builds it; a plugin that named it as its tool would build everything a second
/// time. Words, environment and exit status pass through.
@main
struct BlocksCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(.product("blocks"), parameters: .init(logging: .concise))
    guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("blocks cannot be built: \(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }
}
