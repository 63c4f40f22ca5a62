/// A template as the renderer runs it: one list of instructions, in which bodies follow their heads.
///
/// All ranges are bytes of the template's file. Numbers in instructions are indices of the other lists.
struct Program: Sendable {
  enum Instruction: Sendable {
    /// A run of text; if it starts a line, indentation goes before it.
    case text(Range<Int>, startsLine: Bool)
    case variable(name: Int, isEscaped: Bool)
    /// Goes to `end` where the section is not rendered.
    case section(name: Int, isInverted: Bool, end: Int)
    /// Goes back to the section's body while items remain; inverted sections have no such end.
    case sectionEnd(name: Int)
    case inclusion(Int)
    /// Goes on with the default content unless an argument replaces it.
    case block(Int)
    /// The end of the template, or of an argument.
    case end
  }

  /// A partial or parent tag.
  struct Inclusion: Sendable {
    let name: Int
    /// What goes before each line of the included template; `nil` for a tag in the midst of a line.
    let indent: Range<Int>?
    /// Contents for the blocks of a parent, by block name; `nil` for a partial.
    var arguments: [String: Argument]?
    /// The instruction after the tag and, for a parent, its content.
    var end: Int
  }

  /// Content for a block of a parent.
  struct Argument: Sendable {
    let start: Int
    let isEmpty: Bool
    /// Whether it brings the end of its last line with it.
    let endsLine: Bool
  }

  /// A block that an argument can replace.
  struct Block: Sendable {
    let name: Int
    /// What goes before each line of an argument; `nil` for a block in the midst of a line.
    let indent: Range<Int>?
    /// The end of the line that the block takes with it, for an argument that does not end its line.
    var lineEnd: Range<Int>
    /// The instruction after the default content.
    var end: Int
  }

  var instructions: [Instruction] = []
  var names: [Name] = []
  var inclusions: [Inclusion] = []
  var blocks: [Block] = []
}
