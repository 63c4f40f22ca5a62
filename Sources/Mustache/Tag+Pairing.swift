import Diagnostics

extension [Tag] {
  /// Enough for any template that a person can follow.
  private static var nestingLimit: Int { 64 }

  /// Tells every opening and closing tag its mate, and settles which tags take their lines with them.
  ///
  /// A tag takes its line where it stands alone on it. The tags of a parent, or of a block, do so too where the opening
  /// one is the first and the closing one the last on the line or lines of both.
  ///
  /// - Throws: A finding where a tag is not closed, closes nothing or something else, or is nested too deep.
  mutating func pair(in file: SourceFile) throws(Finding) {
    func finding(_ message: String, at range: Range<Int>, openedAt opened: Tag? = nil) -> Finding {
      let notes = opened.map { tag in
        [Finding.Note("'\(file.text(in: tag.name))' is opened here", at: Location(file, tag.name))]
      }
      return Finding(Template.rule, message, at: Location(file, range), notes: notes ?? [])
    }

    var open: [Int] = []
    for index in indices {
      let tag = self[index]
      switch tag.kind {
      case .section, .parent, .block:
        if open.count == Self.nestingLimit {
          throw finding(
            "tags are nested more than \(Self.nestingLimit) levels deep; move an inner part to a partial", at: tag.name)
        }
        if case .block = tag.kind, let outer = open.last, case .parent = self[outer].kind {
          self[index].isArgument = true
        }
        open.append(index)
      case .close:
        let name = file.text(in: tag.name)
        guard let opener = open.popLast() else {
          throw finding("'\(name)' is closed but not open; remove this tag or open '\(name)' before it", at: tag.name)
        }
        let expected = file.text(in: self[opener].name)
        guard expected == name else {
          throw finding(
            "'\(name)' is closed where '\(expected)' is open; close '\(expected)' first", at: tag.name,
            openedAt: self[opener])
        }
        self[opener].mate = index
        self[index].mate = opener
        settle(opener, index)
      case .variable:
        self[index].lineStart = nil
        self[index].lineEnd = nil
      case .comment, .delimiters, .partial:
        if !tag.isAlone {
          self[index].lineStart = nil
          self[index].lineEnd = nil
        }
      }
    }
    if let opener = open.last {
      let (tag, end) = (self[opener], file.bytes.count)
      throw finding(
        "\(tag.kind.noun) '\(file.text(in: tag.name))' is not closed before the end of the template", at: end..<end,
        openedAt: tag)
    }
  }

  private mutating func settle(_ opener: Int, _ closer: Int) {
    // Of an argument only the content counts; it loses the rest of the opening tag's line and the closing tag's blanks.
    if self[opener].isArgument { return }
    let (opening, closing) = (self[opener], self[closer])
    let standTogether = opening.kind.standsWithMate && opening.lineStart != nil && closing.lineEnd != nil
    if !opening.isAlone {
      self[opener].lineEnd = nil
      if !standTogether { self[opener].lineStart = nil }
    }
    if !closing.isAlone {
      self[closer].lineStart = nil
      if !standTogether { self[closer].lineEnd = nil }
    }
  }
}
