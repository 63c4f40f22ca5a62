extension SyntaxProblem {
  /// What to say of a problem.
  struct Words {
    let message: String
    /// What stands where the thing began in which the problem lies.
    let remark: String?

    init(_ message: String, remark: String? = nil) {
      self.message = message
      self.remark = remark
    }
  }

  var isAboutIndentation: Bool {
    switch message {
    case "mapping values are not allowed in this context", "did not find expected key",
      "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      true
    default: false
    }
  }

  /// Whether something stands where something else had to come next.
  var isAboutOrder: Bool {
    switch message {
    case "did not find expected key", "did not find expected <document start>", "did not find expected '-' indicator",
      "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      true
    default: false
    }
  }

  /// Whether a mark that begins no text was meant to.
  var isAboutMark: Bool {
    context == "while scanning an alias" || context == "while scanning an anchor"
      || message == "found undefined tag handle"
      || context == "while scanning a tag" || context == "while parsing a tag"
  }

  var wordsAboutMark: String {
    switch context {
    case "while scanning an alias": "'*' begins an alias; quote the text if the '*' belongs to it"
    case "while scanning an anchor": "'&' begins an anchor; quote the text if the '&' belongs to it"
    default: "'!' begins a tag, and this one cannot be read; quote the text if the '!' belongs to it"
    }
  }

  func words(for line: ProblemLine) -> Words {
    if isAboutOrder, let message = line.textBehindClosing { return Words(message) }
    return switch message {
    case "found character that cannot start any token":
      Words("'\(line.character)' cannot begin a text; quote the text")
    case "mapping values are not allowed in this context":
      line.hasKeyBefore
        ? Words("a second ':' stands on this line; quote the text if the ':' belongs to it")
        : Words("a key cannot stand here; check the indentation, or quote a text that runs over several lines")
    case "mapping keys are not allowed in this context":
      Words("a '?' cannot stand here; quote the text if the '?' belongs to it")
    case "block sequence entries are not allowed in this context":
      Words("a list cannot begin on this line; put each '-' on a line of its own, or quote the text")
    case "did not find expected key":
      line.isBlankBefore
        ? Words(
          "a key was expected here; the keys of a mapping stand one under the other", remark: "the mapping begins here")
        : Words("nothing more can stand on this line; quote the whole text if this belongs to it")
    case "did not find expected '-' indicator":
      Words("a '-' was expected here; the items of a list stand one under the other", remark: "the list begins here")
    case "did not find expected ',' or ']'":
      Words(
        "a ',' or ']' was expected here; close the list, or quote a text that has brackets",
        remark: "the list opens here")
    case "did not find expected ',' or '}'":
      Words(
        "a ',' or '}' was expected here; close the mapping, or quote a text that has braces",
        remark: "the mapping opens here")
    case "could not find expected ':'":
      Words(
        "a ':' was expected before this; write 'key: value', or indent a text that runs over several lines",
        remark: "this has no ':' after it"
      )
    case "did not find expected node content":
      line.isAtEnd
        ? Words("the file ends where a value was expected; write it, and close the brackets")
        : Words("a value was expected here; write one, or quote the text")
    case "found unexpected ':'": Words("a space was expected after this ':'; write it, or quote the text")
    case "did not find expected <document start>":
      Words("the document has ended before this; check the indentation, or quote the text")
    default: wordsAboutScalars(line)
    }
  }

  private func wordsAboutScalars(_ line: ProblemLine) -> Words {
    let mending = "write '\\\\' for a backslash, or use single quotes"
    return switch message {
    case "found unexpected end of stream":
      Words("a text in quotes is not closed; end it with the quote that opens it", remark: "the quote opens here")
    case "found unexpected document indicator":
      Words(
        "'---' and '...' cannot begin a line of a text in quotes; close the text, or indent it",
        remark: "the quote opens here")
    case "found unknown escape character":
      Words("'\\\(line.nextCharacter)' is no escape in double quotes; \(mending)")
    case "did not find expected hexdecimal number":
      Words("hexadecimal digits were expected here: two after '\\x', four after '\\u', eight after '\\U'; \(mending)")
    case "found invalid Unicode character escape code":
      Words("this escape names no Unicode character; \(mending)")
    case "did not find expected comment or line break":
      Words("the text of a '|' or '>' begins on the next line; move it there, or quote it")
    case "found an indentation indicator equal to 0":
      Words("the indentation after a '|' or '>' is a digit from 1 to 9, or is left out")
    case "found incompatible YAML document":
      Words("only YAML 1.1 and 1.2 can be read; remove the '%YAML' line")
    case _ where context.hasSuffix("directive") || message.contains("directive"):
      Words("a line that begins with '%' is a directive, and this one cannot be read; remove it, or quote the text")
    default: Words(context.isEmpty ? message : "\(message) \(context)")
    }
  }
}
