import Diagnostics

/// A block has one Swift file of its own, which can be read.
enum SourceRule {
  static let rule = Rule(
    "source", "A block's folder holds its one Swift file, or the manifest names which it is.", isBinding: true,
    bad: """
      card/block.yaml
      card/Card.swift
      card/Card+Helpers.swift
      """,
    good: """
      card/block.yaml
      card/Card.swift
      """)

  /// The file name of a block's source.
  ///
  /// - Throws: A finding where the folder has no Swift file, has several and none is named, or the name is no plain one.
  static func sourceName(of manifest: Manifest, in folder: BlockFolder) throws(Finding) -> String {
    func finding(_ message: String, _ range: Range<Int>? = nil) -> Finding {
      Finding(rule, message, at: Location(manifest.file, range))
    }
    if let named = manifest.source {
      let name = named.value
      guard !name.contains("/"), !name.contains("\\"), name.hasSuffix(".swift"), !name.hasPrefix(".") else {
        throw finding(
          "\(quoted(name)) is no file name of this folder that ends in .swift; name a file beside the manifest",
          named.range)
      }
      if name == Block.usageName {
        throw finding("\(Block.usageName) is generated from the source; name the file that people write", named.range)
      }
      if isTaken(name) { throw finding(mistakable(name), named.range) }
      return name
    }
    let files = try folder.swiftFiles()
    if let taken = files.first(where: isTaken) { throw finding(mistakable(taken)) }
    guard let only = files.first else {
      throw finding("the folder holds no Swift file; put the component's source beside the manifest")
    }
    guard files.count == 1 else {
      throw finding(
        "the folder holds several Swift files, \(listed(files)); name the source with 'source:'")
    }
    return only
  }

  /// Reads a block's source; a failure is reported where the manifest names the file, if it does.
  static func read(_ name: String, of manifest: Manifest, in folder: BlockFolder) throws(Finding) -> SourceFile {
    let file: SourceFile
    do {
      file = try folder.read(name)
    } catch {
      guard let named = manifest.source else { throw error }
      let files = try folder.swiftFiles()
      let mend = files.contains(name) ? "" : suggestion(for: name, among: files)
      throw Finding(rule, "\(quoted(name)): \(error.message)\(mend)", at: Location(manifest.file, named.range))
    }
    if file.bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw Finding(
        rule, "\(quoted(name)) is empty; it must declare the component",
        at: Location(manifest.file, manifest.source?.range))
    }
    return file
  }

  /// Whether a name is the generated file's on file systems that take no notice of case.
  private static func isTaken(_ name: String) -> Bool { name.lowercased() == Block.usageName.lowercased() }

  private static func mistakable(_ name: String) -> String {
    "'\(name)' differs from the generated \(Block.usageName) by nothing but case; rename it"
  }
}
