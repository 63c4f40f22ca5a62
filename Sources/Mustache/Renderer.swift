import Diagnostics

/// Runs a program over a value.
///
/// Nothing here recurses: what is being rendered inside what is kept in lists, and the bounds below end every run.
struct Renderer {
  /// Partials, parents and arguments inside one another; data can be nested as deep before a recursive partial ends.
  static let depthLimit = 64
  /// In bytes: 16 MiB.
  static let outputLimit = 1 << 24

  /// A section that is being rendered, over the items of a list or over one value.
  private struct Loop {
    let body: Int
    let items: [Value]
    var nextItem: Int
  }

  /// Where to go on, and with what, at the end of a partial, a parent or an argument.
  private struct Call {
    let template: Template
    let next: Int
    let indent: [UInt8]
    let substitutions: [Substitution]
    /// What ends the line at that place.
    let lineEnd: Range<Int>
  }

  /// The arguments of a parent that is being rendered, and the template they stand in.
  private struct Substitution {
    let template: Template
    let arguments: [String: Program.Argument]
  }

  private(set) var output: [UInt8] = []
  /// What names are looked up in, innermost last.
  var contexts: [Value]
  var template: Template
  let partials: [String: Template]
  let options: RenderOptions

  private var next = 0
  private var loops: [Loop] = []
  private var calls: [Call] = []
  /// What goes before each line of the template.
  private var indent: [UInt8] = []
  /// Outermost first: what the outermost template gives takes precedence.
  private var substitutions: [Substitution] = []

  init(_ template: Template, _ value: Value, _ partials: [String: Template], _ options: RenderOptions) {
    self.template = template
    self.partials = partials
    self.options = options
    contexts = [value]
    output.reserveCapacity(2 * template.file.bytes.count)
  }

  mutating func run() throws(Finding) {
    var steps = 0
    while true {
      let instruction = template.program.instructions[next]
      next += 1
      steps += 1
      if steps > options.stepLimit {
        throw excess("rendering takes more than \(options.stepLimit) steps; render less at once", at: instruction)
      }
      switch instruction {
      case .text(let range, let startsLine): write(range, startsLine: startsLine)
      case .variable(let name, let isEscaped): try write(template.program.names[name], isEscaped: isEscaped)
      case .section(let name, let isInverted, let end):
        try enterSection(template.program.names[name], isInverted: isInverted, end: end)
      case .sectionEnd: repeatOrLeaveSection()
      case .inclusion(let index): try include(template.program.inclusions[index])
      case .block(let index): try substitute(template.program.blocks[index])
      case .end:
        guard let call = calls.popLast() else { return }
        resume(call)
      }
      if output.count > Self.outputLimit {
        throw excess("the output grows beyond \(Self.outputLimit) bytes; render less at once", at: instruction)
      }
    }
  }

  // MARK: - Text

  private mutating func write(_ range: Range<Int>, startsLine: Bool) {
    if indent.isEmpty {
      output.append(contentsOf: template.file.bytes[range])
      return
    }
    if startsLine { output.append(contentsOf: indent) }
    var start = range.lowerBound
    while let end = template.file.bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
      output.append(contentsOf: template.file.bytes[start...end])
      start = end + 1
      if start < range.upperBound { output.append(contentsOf: indent) }
    }
    output.append(contentsOf: template.file.bytes[start..<range.upperBound])
  }

  private mutating func write(_ name: Name, isEscaped: Bool) throws(Finding) {
    switch try value(of: name) {
    case .null: break
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .integer(let integer): output.append(contentsOf: String(integer).utf8)
    case .number(let number): output.append(contentsOf: text(of: number).utf8)
    case .text(let text): output.append(contentsOf: (isEscaped ? options.escape(text) : text).utf8)
    case .markup(let text): output.append(contentsOf: text.utf8)
    case .list: try refuse(name, "a list", "{{#\(name.text)}}{{.}}{{/\(name.text)}}")
    case .object: try refuse(name, "an object", "{{\(name.text).NAME}}")
    }
  }

  /// Nothing is written of what has no text.
  private func refuse(_ name: Name, _ kind: String, _ example: String) throws(Finding) {
    guard options.isStrict else { return }
    throw template.finding("'\(name.text)' is \(kind) and has no text of its own; write '\(example)'", at: name.range)
  }

  // MARK: - Sections

  private mutating func enterSection(_ name: Name, isInverted: Bool, end: Int) throws(Finding) {
    let value = try value(of: name)
    guard value.isTruthy != isInverted else {
      next = end
      return
    }
    if isInverted { return }
    if case .list(let items) = value, let first = items.first {
      contexts.append(first)
      loops.append(Loop(body: next, items: items, nextItem: 1))
    } else {
      contexts.append(value)
      loops.append(Loop(body: next, items: [], nextItem: 0))
    }
  }

  private mutating func repeatOrLeaveSection() {
    contexts.removeLast()
    guard var loop = loops.popLast(), loop.nextItem < loop.items.count else { return }
    contexts.append(loop.items[loop.nextItem])
    next = loop.body
    loop.nextItem += 1
    loops.append(loop)
  }

  // MARK: - Templates in templates

  private mutating func include(_ inclusion: Program.Inclusion) throws(Finding) {
    let name = template.program.names[inclusion.name]
    guard let partial = partials[name.text] else {
      if options.isStrict {
        let hint = suggestion(for: name.text, among: partials.keys.sorted())
        throw template.finding("there is no partial '\(name.text)'\(hint)", at: name.range)
      }
      next = inclusion.end
      return
    }
    try call(from: name, returningTo: inclusion.end, indent: inclusion.indent)
    if let arguments = inclusion.arguments, !arguments.isEmpty {
      substitutions.append(Substitution(template: template, arguments: arguments))
    }
    template = partial
    next = 0
  }

  private mutating func substitute(_ block: Program.Block) throws(Finding) {
    let name = template.program.names[block.name]
    for (level, substitution) in substitutions.enumerated() {
      guard let argument = substitution.arguments[name.text] else { continue }
      let lineEnd = argument.isEmpty || argument.endsLine ? 0..<0 : block.lineEnd
      try call(from: name, returningTo: block.end, indent: block.indent, lineEnd: lineEnd)
      // An argument belongs to the template that gives it: only what is given to that template applies within.
      substitutions.removeSubrange(level...)
      template = substitution.template
      next = argument.start
      return
    }
  }

  private mutating func call(
    from name: Name, returningTo end: Int, indent added: Range<Int>?, lineEnd: Range<Int> = 0..<0
  ) throws(Finding) {
    if calls.count == Self.depthLimit {
      throw template.finding(
        "templates are nested more than \(Self.depthLimit) levels deep at '\(name.text)'; end the recursion",
        at: name.range)
    }
    calls.append(
      Call(template: template, next: end, indent: indent, substitutions: substitutions, lineEnd: lineEnd))
    if let added {
      indent.append(contentsOf: template.file.bytes[added])
    } else {
      indent = []
    }
  }

  private mutating func resume(_ call: Call) {
    template = call.template
    next = call.next
    indent = call.indent
    substitutions = call.substitutions
    write(call.lineEnd, startsLine: false)
  }

  // MARK: - Bounds

  private func excess(_ message: String, at instruction: Program.Instruction) -> Finding {
    let names = template.program.names
    let range =
      switch instruction {
      case .text(let range, _): range
      case .variable(let name, _), .section(let name, _, _), .sectionEnd(let name): names[name].range
      case .inclusion(let index): names[template.program.inclusions[index].name].range
      case .block(let index): names[template.program.blocks[index].name].range
      case .end: template.file.bytes.count..<template.file.bytes.count
      }
    return template.finding(message, at: range)
  }
}
