/// Turns the tags of a template, and the text between them, into a program.
///
/// Indentation follows the specification: it goes before each line of an included template, blank ones and those that
/// begin with a tag among them, but not before the lines of a value. An argument loses the indentation of its first
/// line on all its lines, and takes on that of the block which it replaces.
struct Compiler {
  /// Something to be closed.
  private enum Opened {
    case section(instruction: Int)
    case parent(inclusion: Int)
    case block(Int)
    case argument(start: Int)
  }

  private let bytes: [UInt8]
  private let tags: [Tag]
  private var program = Program()
  private var opened: [Opened] = []
  /// What the lines of each open argument lose.
  private var margins: [Range<Int>] = []

  init(_ bytes: [UInt8], _ tags: [Tag]) {
    self.bytes = bytes
    self.tags = tags
  }

  mutating func compile() -> Program {
    var position = textStart(of: bytes)
    for tag in tags {
      addText(position..<tag.before)
      if tag.lineStart == nil, isLineStart(tag.before, in: bytes) { startLine() }
      add(tag)
      position = tag.after
    }
    addText(position..<bytes.count)
    program.instructions.append(.end)
    return program
  }

  private mutating func add(_ tag: Tag) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable(let isEscaped):
      program.instructions.append(.variable(name: name(of: tag), isEscaped: isEscaped))
    case .section(let isInverted):
      opened.append(.section(instruction: program.instructions.count))
      program.instructions.append(.section(name: name(of: tag), isInverted: isInverted, end: 0))
    case .partial: addInclusion(tag)
    case .parent:
      opened.append(.parent(inclusion: program.inclusions.count))
      addInclusion(tag)
    case .block where tag.isArgument: openArgument(tag)
    case .block: openBlock(tag)
    case .close: close(tag)
    }
  }

  private mutating func addInclusion(_ tag: Tag) {
    let isParent = if case .parent = tag.kind { true } else { false }
    program.instructions.append(.inclusion(program.inclusions.count))
    program.inclusions.append(
      .init(
        name: name(of: tag), indent: indent(of: tag), arguments: isParent ? [:] : nil, end: program.instructions.count))
  }

  private mutating func name(of tag: Tag) -> Int {
    program.names.append(Name(String(decoding: bytes[tag.name], as: UTF8.self), at: tag.name))
    return program.names.count - 1
  }

  // MARK: - Blocks

  private mutating func openArgument(_ tag: Tag) {
    let isInLine = tag.lineEnd == nil
    opened.append(.argument(start: program.instructions.count))
    margins.append(isInLine ? 0..<0 : firstIndent(of: tag) ?? 0..<0)
    if isInLine, !isEmpty(tag) { startLine() }
  }

  private mutating func openBlock(_ tag: Tag) {
    let ownIndent = indent(of: tag)
    let contentIndent = tag.isAlone ? firstIndent(of: tag).map(withoutMargin) : nil
    opened.append(.block(program.blocks.count))
    program.instructions.append(.block(program.blocks.count))
    program.blocks.append(.init(name: name(of: tag), indent: contentIndent ?? ownIndent, lineEnd: 0..<0, end: 0))
    // What stands before the tag on its line belongs to the default content: an argument brings its own.
    if let start = tag.lineStart, tag.lineEnd == nil, !isEmpty(tag) {
      addText(start..<tag.range.lowerBound)
      if start == tag.range.lowerBound { startLine() }
    }
  }

  private mutating func close(_ tag: Tag) {
    guard let mate = tag.mate, let innermost = opened.popLast() else { return }
    let opener = tags[mate]
    switch innermost {
    case .section(let index):
      guard case .section(let name, let isInverted, _) = program.instructions[index] else { return }
      if !isInverted { program.instructions.append(.sectionEnd(name: name)) }
      program.instructions[index] = .section(name: name, isInverted: isInverted, end: program.instructions.count)
    case .parent(let index):
      program.inclusions[index].end = program.instructions.count
    case .block(let index):
      if let end = tag.lineEnd {
        if tag.lineStart == nil, !isEmpty(opener) { addText(tag.range.upperBound..<end) }
        program.blocks[index].lineEnd = lineBreak(before: end)
      }
      program.blocks[index].end = program.instructions.count
    case .argument(let start):
      program.instructions.append(.end)
      margins.removeLast()
      guard case .parent(let inclusion)? = opened.last else { return }
      let argument = Program.Argument(start: start, isEmpty: isEmpty(opener), endsLine: tag.lineStart != nil)
      program.inclusions[inclusion].arguments?[String(decoding: bytes[tag.name], as: UTF8.self)] = argument
    }
  }

  /// Whether nothing stands between an opening tag and its mate.
  private func isEmpty(_ opener: Tag) -> Bool {
    guard let mate = opener.mate else { return true }
    return tags[mate].before <= opener.after
  }

  /// The blanks that begin the first line with something on it between a tag and its mate.
  private func firstIndent(of opener: Tag) -> Range<Int>? {
    guard let mate = opener.mate else { return nil }
    var start = opener.after
    var index = start
    while index < tags[mate].before {
      if !isSpace(bytes[index]) { return start..<index }
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\n") { start = index }
    }
    return nil
  }

  /// The line's end that ends at `index`, if one does.
  private func lineBreak(before index: Int) -> Range<Int> {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "\n") else { return index..<index }
    return (index > 1 && bytes[index - 2] == UInt8(ascii: "\r") ? index - 2 : index - 1)..<index
  }

  // MARK: - Text

  /// Marks the start of a line that begins with a tag.
  private mutating func startLine() {
    program.instructions.append(.text(0..<0, startsLine: true))
  }

  private mutating func addText(_ range: Range<Int>) {
    guard margins.last?.isEmpty == false else { return addRun(range) }
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: "\n") {
      addRun(start..<index + 1)
      start = index + 1
    }
    addRun(start..<range.upperBound)
  }

  private mutating func addRun(_ range: Range<Int>) {
    if range.isEmpty { return }
    let startsLine = isLineStart(range.lowerBound, in: bytes)
    program.instructions.append(.text(startsLine ? withoutMargin(range) : range, startsLine: startsLine))
  }

  /// The blanks before a tag that takes them with it.
  private func indent(of tag: Tag) -> Range<Int>? {
    tag.lineStart.map { withoutMargin($0..<tag.range.lowerBound) }
  }

  /// The line, or its beginning, without what it shares with the margin of the argument that it is in.
  private func withoutMargin(_ line: Range<Int>) -> Range<Int> {
    guard let margin = margins.last else { return line }
    let shared = zip(bytes[line], bytes[margin]).prefix { $0 == $1 }.count
    return line.lowerBound + shared..<line.upperBound
  }
}
