import Diagnostics

/// Text with tags to be filled in, after the Mustache specification 1.4 with the optional module for inheritance.
///
/// Parsed once, it can be rendered any number of times, from any thread. A byte order mark at its start is skipped;
/// every other character outside the tags comes out as it is.
package struct Template: Sendable {
  package static let rule = Rule(
    "template", "A template is well formed and names only what it is given.",
    bad: "{{#block}}{{titel}}{{/block}}",
    good: "{{#block}}{{title}}{{/block}}")

  package let file: SourceFile
  let program: Program

  /// Reads the tags of a file.
  ///
  /// - Throws: A finding of the rule `template` at the first byte that is not UTF-8, or else at the first tag that is
  ///   not closed, not opened, badly named or nested too deep.
  package init(parsing file: SourceFile) throws(Finding) {
    try Self.checkEncoding(of: file)
    var scanner = TagScanner(file)
    var tags = try scanner.tags()
    try tags.pair(in: file)
    self.file = file
    var compiler = Compiler(file.bytes, tags)
    program = compiler.compile()
  }

  /// What `{{>name}}` and `{{<name}}` name, and where, in the order of the file; names may repeat.
  package var partialNames: [(text: String, location: Location)] {
    program.inclusions.map { inclusion in
      let name = program.names[inclusion.name]
      return (name.text, Location(file, name.range))
    }
  }

  /// Fills the template in.
  ///
  /// - Parameters:
  ///   - value: What names are looked up in; `{{.}}` is this value itself.
  ///   - partials: The templates that `{{>name}}` and `{{<name}}` can mean, here and in one another.
  ///   - options: How values are escaped, and whether unknown names are findings.
  /// - Returns: The text.
  /// - Throws: A finding of the rule `template`, in the file of this template or of a partial: beyond a bound (64
  ///   templates inside one another, 16 MiB of output, the options' steps), or at an unknown name where the options are
  ///   strict.
  package func render(
    _ value: Value, partials: [String: Template] = [:], options: RenderOptions = .init()
  ) throws(Finding) -> String {
    var renderer = Renderer(self, value, partials, options)
    try renderer.run()
    return String(decoding: renderer.output, as: UTF8.self)
  }

  private static func checkEncoding(of file: SourceFile) throws(Finding) {
    if String(validating: file.bytes, as: UTF8.self) != nil { return }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = file.bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    let byte = String(file.bytes.dropFirst(offset).first ?? 0, radix: 16, uppercase: true)
    throw Finding(
      rule, "the template is not UTF-8: byte \(offset) is 0x\(byte); save it as UTF-8",
      at: Location(file, offset..<offset + 1))
  }

  func finding(_ message: String, at range: Range<Int>) -> Finding {
    Finding(Template.rule, message, at: Location(file, range))
  }
}
