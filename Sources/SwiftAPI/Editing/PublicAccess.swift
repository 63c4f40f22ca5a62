import Diagnostics
private import SwiftParser
internal import SwiftSyntax

/// Makes declarations of a source public, together with everything of the source that code in another module needs to
/// use them.
package enum PublicAccess {
  package static let rule = Rule(
    "public-access", "A source can be made public: its initializers can be written out.",
    bad: """
      struct Card: View {
        var style = Style.named("plain").bold
      }
      """,
    good: """
      struct Card: View {
        var style: Style = Style.named("plain").bold
      }
      """)

  /// Writes `public` before declarations and before what their signatures name.
  ///
  /// What they name are types of the file, with their members that are not private, and what default values refer to. A
  /// struct without a written initializer gets one with the parameters of the one that Swift makes, which is never
  /// public. Everything else stays as it is.
  ///
  /// - Parameters:
  ///   - declarations: Those of the file's `SourceAPI`; of a method, its type becomes public with it, and of an
  ///     initializer its type.
  ///   - file: The source; one with syntax errors, or beyond the bounds of `SourceAPI`, is handed back as it is.
  /// - Returns: The source as it is written then.
  /// - Throws: A finding at a type whose initializer cannot be written out.
  package static func written(for declarations: [Declaration], in file: SourceFile) throws(Finding) -> SourceFile {
    guard SourceAPI.isReadable(file) else { return file }
    let result = DeepStack.run(forBytes: file.bytes.count) { () -> Result<[Replacement], Finding> in
      let tree = Parser.parse(source: file.text)
      var publisher = Publisher(SourceText(file: file), DeclarationIndex(tree, of: SourceText(file: file)))
      for declaration in declarations { publisher.add(declaration) }
      return Result { () throws(Finding) in try publisher.replacements() }
    }
    guard let result else { return file }
    return file.applying(try result.get())
  }
}

extension SourceFile {
  /// The file with replacements made, none of which overlaps another.
  func applying(_ replacements: [Replacement]) -> SourceFile {
    SourceFile(path: path, bytes: applying(replacements.map { Fix("", [$0]) }).bytes)
  }
}
