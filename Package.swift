// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

#if canImport(Darwin)
  import Darwin
#endif

// Dependencies point down only: blocks → BlocksCommand → CatalogDocs, CatalogSearch,
// CatalogScaffold → BlockCatalog → leaves.
// A leaf knows no other leaf but Diagnostics, and the uses of the catalog do not know each other.

let package = Package(
  name: "blocks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "blocks", targets: ["blocks"])],
  targets: [
    // The command.
    .executableTarget(name: "blocks", dependencies: ["BlocksCommand"]),
    .target(
      name: "BlocksCommand",
      dependencies: [
        "BlockCatalog", "CatalogDocs", "CatalogScaffold", "CatalogSearch", "Diagnostics", "FilePlan", "Mustache",
        "SwiftAPI", "YAML",
      ],
      // The blocks travel along: a template may build on one of them.
      resources: [.copy("../../Templates"), .copy("../../Catalog")]),

    // The uses of a catalog.
    .target(
      name: "CatalogDocs",
      dependencies: ["BlockCatalog", "Diagnostics", "FilePlan", "MarkdownHTML", "Mustache", "SwiftAPI", "YAML"]),
    .target(name: "CatalogSearch", dependencies: ["BlockCatalog", "Diagnostics"]),
    .target(
      name: "CatalogScaffold",
      dependencies: ["BlockCatalog", "Diagnostics", "FilePlan", "Mustache", "SwiftAPI", "YAML"]),

    // The catalog itself.
    .target(name: "BlockCatalog", dependencies: ["Diagnostics", "SwiftAPI", "YAML"]),

    // Leaves: each knows Diagnostics alone.
    .target(name: "YAML", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "SwiftAPI", dependencies: ["Diagnostics"]),
    .target(name: "Mustache", dependencies: ["Diagnostics"]),
    .target(name: "FilePlan", dependencies: ["Diagnostics"]),
    .target(name: "MarkdownHTML", dependencies: ["CCMarkGFM"]),
    .target(name: "Diagnostics"),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev", "pkg-config"]), .brew(["libyaml", "pkg-config"])]),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev", "pkg-config"]), .brew(["cmark-gfm", "pkg-config"]),
      ]),

    // `swift package blocks …`. What writes needs --allow-writing-to-package-directory; what only reads asks for
    // nothing.
    .plugin(
      name: "BlocksCommandPlugin",
      capability: .command(
        intent: .custom(verb: "blocks", description: "Run blocks in this package: 'swift package blocks --help'"))),

    // Hands every Swift file of the Catalog to the compiler; see below.
    .plugin(name: "CatalogSources", capability: .buildTool()),

    // Tests, a folder a target, and what two of them share.
    .target(name: "JSONSchemaValidator", path: "Tests/JSONSchemaValidator"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "Diagnostics"]),
    .testTarget(name: "SwiftAPITests", dependencies: ["SwiftAPI", "Diagnostics"]),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache", "Diagnostics"]),
    .testTarget(name: "FilePlanTests", dependencies: ["FilePlan", "Diagnostics"]),
    .testTarget(name: "MarkdownHTMLTests", dependencies: ["MarkdownHTML"]),
    .testTarget(
      name: "BlockCatalogTests",
      dependencies: ["BlockCatalog", "Diagnostics", "JSONSchemaValidator", "SwiftAPI", "YAML"]),
    .testTarget(
      name: "CatalogDocsTests",
      dependencies: ["CatalogDocs", "BlockCatalog", "Diagnostics", "FilePlan", "Mustache", "SwiftAPI"],
      exclude: ["Goldens", "Readers/read_pages.py", "Site/visit.html"]),
    .testTarget(name: "CatalogSearchTests", dependencies: ["CatalogSearch", "BlockCatalog"]),
    .testTarget(
      name: "CatalogScaffoldTests",
      dependencies: ["CatalogScaffold", "BlockCatalog", "Diagnostics", "FilePlan", "Mustache", "SwiftAPI", "YAML"]),
    .testTarget(
      name: "BlocksCommandTests", dependencies: ["BlocksCommand", "JSONSchemaValidator", "blocks"],
      exclude: ["Completion/type_lines.py", "Export/query_postgres.py"]),

    // What is measured: figures within one run, against what nobody can beat.
    .executableTarget(
      name: "blocks-bench",
      dependencies: [
        "BlockCatalog", "BlocksCommand", "CatalogDocs", "CatalogSearch", "CLibYAML", "Diagnostics", "FilePlan",
        "SwiftAPI", "YAML",
      ],
      path: "Tests/Benchmarks"),
  ] + catalogCheck
)

// MARK: - The Catalog's own Swift

/// Every Swift file of the Catalog in one module, type-checked by `swift build`; SwiftUI does not exist on Linux: there
/// a stand-in declares what the blocks use.
///
/// The blocks are for iOS, so on macOS, whose SwiftUI is another one, nothing of this is built.
#if os(Linux)
  var catalogCheck: [Target] {
    [
      .target(
        name: "CatalogCheck", dependencies: ["SwiftUI"], path: "Tests/CatalogCheck", exclude: ["Catalog"],
        plugins: ["CatalogSources"]),
      .testTarget(name: "CatalogCheckTests", dependencies: ["CatalogCheck"]),
      .target(name: "SwiftUI", dependencies: ["PreviewMacro"], path: "Tests/SwiftUI"),
      .macro(name: "PreviewMacro", path: "Tests/PreviewMacro"),
    ]
  }
#else
  var catalogCheck: [Target] { [] }
#endif

// MARK: - Settings

let swiftSyntax = swiftSyntaxOfRunningToolchain()

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-I", swiftSyntax]),
  ]
  if Context.environment["CI"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
  if target.type != .macro {
    target.linkerSettings = [.unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])]
  }
}

// MARK: - The toolchain's own SwiftSyntax

/// The folder of SwiftParser and SwiftSyntax in the toolchain that evaluates this manifest.
///
/// The manifest is linked with the toolchain's libPackageDescription, in `usr/lib/swift/pm/ManifestAPI`; the modules
/// lie in `usr/lib/swift/host` of the same toolchain, whichever toolchain manager chose it.
func swiftSyntaxOfRunningToolchain() -> String {
  guard let library = pathOfPackageDescription() else {
    fail("The running toolchain cannot be found: libPackageDescription is not among the loaded libraries.")
  }
  var swift = URL(fileURLWithPath: library)
  for _ in 1...3 { swift.deleteLastPathComponent() }
  let host = swift.appendingPathComponent("host").path
  guard FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") else {
    fail(
      "This toolchain has no SwiftParser at \(host): blocks needs a full Swift 6.2 toolchain or newer from swift.org "
        + "(a slim image leaves these libraries out).")
  }
  return host
}

/// Ends the build with one sentence on standard error.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("blocks: \(sentence)\n".utf8))
  exit(1)
}

#if canImport(Darwin)
  func pathOfPackageDescription() -> String? {
    for index in 0..<_dyld_image_count() {
      guard let name = _dyld_get_image_name(index) else { continue }
      let path = String(cString: name)
      if path.hasSuffix("/libPackageDescription.dylib") { return path }
    }
    return nil
  }
#else
  func pathOfPackageDescription() -> String? {
    // The file has no size of its own: it is read to its end.
    guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return nil }
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasSuffix("/libPackageDescription.so") }
    guard let line, let start = line.firstIndex(of: "/") else { return nil }
    return String(line[start...])
  }
#endif
