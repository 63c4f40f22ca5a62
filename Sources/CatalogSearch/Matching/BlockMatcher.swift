import BlockCatalog

/// Holds blocks against the words of a query.
struct BlockMatcher: Sendable {
  let terms: [Term]
  /// For each term that may be a typo, what it may have been meant to be; `nil` for the others.
  let misspellings: [Misspelling?]
  /// All words together, where there are several.
  let phrase: Term?
  let filter: Filter
  let choices: ChoiceTexts
  /// For each term, whether a title of a category or a level may fit it.
  let mayFitChoices: [Bool]
  /// The user's own language.
  let ownLanguage: String?

  /// A text of a block and how it answers.
  private struct Answer {
    let score: Score
    let isOwn: Bool
    let kind: Match.Kind
    let text: Source
    /// In the folded text, for each word that it answers.
    let places: [Range<Int>]

    func outranks(_ other: Answer?) -> Bool {
      guard let other else { return true }
      return score != other.score ? score > other.score : isOwn && !other.isOwn
    }
  }

  /// A text: in the index, or the title of a category or a level.
  private enum Source {
    case record(BlockRecord.Text)
    case choice(ChoiceTexts.Text)

    var field: Match.Field {
      switch self {
      case .record(let text): text.field
      case .choice(let text): text.field
      }
    }

    var language: String? {
      switch self {
      case .record(let text): text.language
      case .choice(let text): text.language
      }
    }

    func text(_ bytes: Span<UInt8>) -> String {
      switch self {
      case .record(let text): bytes.text(text.written)
      case .choice(let text): text.text
      }
    }
  }

  /// How a term stands in a text.
  private struct Fit {
    let kind: Match.Kind
    let range: Range<Int>
    let words: Score.Share
  }

  /// Whether a title of a category or a level may fit any term.
  private var looksAtChoices: Bool { mayFitChoices.contains(true) || misspellings.contains { $0 != nil } }

  // MARK: - Blocks

  /// The hit that a block is, and whether the text that decided is in the user's own language.
  ///
  /// - Parameters:
  ///   - record: The block.
  ///   - bytes: Of the index that has it.
  ///   - found: For each term, whether anything fits it so far.
  /// - Returns: `nil` where a term fits nothing of the block.
  func hit(_ record: BlockRecord, _ bytes: Span<UInt8>, found: inout [Bool]) -> (hit: Hit, isOwn: Bool)? {
    guard record.content == .block else { return nil }
    // Where the stem of each term stands next: most texts are passed over without a look.
    var next: [Int] = []
    for index in terms.indices {
      let place = nextPlace(of: index, bytes, record.folded)
      // Where all are known to be somewhere, a block that lacks one is of no interest.
      if place == nil, !mayFitChoices[index], !found.contains(false) { return nil }
      next.append(place ?? .max)
    }
    guard zip(next, mayFitChoices).contains(where: { $0 < .max || $1 }) else { return nil }
    let texts = record.texts(bytes)
    guard filter.admits(texts, bytes) else { return nil }

    var fits: [Fit?] = Array(repeating: nil, count: terms.count)
    var best: [Answer?] = Array(repeating: nil, count: terms.count)
    var whole: Answer?
    func look(at source: Source, _ text: Span<UInt8>, _ range: Range<Int>, _ mayFit: (Int) -> Bool) {
      guard filter.admits(language: source.language) else { return }
      for index in terms.indices {
        fits[index] = mayFit(index) ? fit(index, in: text, range, language: source.language) : nil
        guard let fit = fits[index] else { continue }
        let answer = answer(fit, to: terms[index], source, text, range, bytes)
        if answer.outranks(best[index]) { best[index] = answer }
      }
      guard terms.count > 1, !fits.contains(where: { $0 == nil }) else { return }
      let together = together(fits.compactMap(\.self), source, text, range, bytes)
      if together.outranks(whole) { whole = together }
    }
    for text in texts {
      let end = text.folded.upperBound
      if next.contains(where: { $0 < end }) {
        look(at: .record(text), bytes, text.folded) { next[$0] < end }
        for index in terms.indices where next[index] < end {
          next[index] = nextPlace(of: index, bytes, end..<record.folded.upperBound) ?? .max
        }
      }
      guard looksAtChoices, text.field == .category || text.field == .level else { continue }
      for title in choices.texts(of: text.field, bytes.text(text.written)) {
        look(at: .choice(title), title.folded.span, 0..<title.folded.count) {
          mayFitChoices[$0] || misspellings[$0] != nil
        }
      }
    }
    for index in terms.indices where best[index] != nil { found[index] = true }
    let answers = best.compactMap(\.self)
    guard answers.count == terms.count else { return nil }
    return hit(record, texts, whole: whole, apart: answers, bytes)
  }

  /// Where a term may fit next in texts that are parted by line feeds; `nil` where it fits none of them.
  private func nextPlace(of index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    misspellings[index] != nil ? range.lowerBound : Pattern.firstPlace(of: terms[index].stem, in: bytes, range)
  }

  private func fit(_ index: Int, in text: Span<UInt8>, _ range: Range<Int>, language: String?) -> Fit? {
    if let place = terms[index].place(in: text, range, language: language) {
      let typed = terms[index].pattern.bytes.count
      return Fit(kind: place.kind, range: place.range, words: Score.Share(typed, of: place.wordsLength))
    }
    guard let (place, edits) = misspellings[index]?.place(in: text, range) else { return nil }
    return Fit(kind: .typo, range: place, words: Score.Share(99 - edits * 20, of: 99))
  }

  // MARK: - Answers

  /// What a text answers to one term.
  private func answer(
    _ fit: Fit, to term: Term, _ source: Source, _ text: Span<UInt8>, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> Answer {
    let isLiteral = fit.kind == .exact && term.isLiteral(source.text(bytes))
    let score = Score(
      fit.kind, source.field, isLiteral: isLiteral, words: fit.words,
      text: Score.Share(fit.range.count, of: range.count))
    return Answer(
      score: score, isOwn: isOwn(source.language), kind: fit.kind, text: source,
      places: [fit.range.shifted(by: -range.lowerBound)])
  }

  /// What a text answers to all terms: as one phrase, or each somewhere in it.
  private func together(
    _ fits: [Fit], _ source: Source, _ text: Span<UInt8>, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> Answer {
    if let phrase, let place = phrase.place(in: text, range, language: source.language), place.kind != .inside {
      let words = Score.Share(phrase.pattern.bytes.count, of: place.wordsLength)
      return answer(
        Fit(kind: place.kind, range: place.range, words: words), to: phrase, source, text, range, bytes)
    }
    let kind = max(.word, fits.map(\.kind).max() ?? .word)
    let typed = fits.reduce(0) { $0 + $1.range.count }
    let score = Score(
      kind, source.field, words: Score.Share(fits.map(\.words.percent).min() ?? 0, of: 99),
      text: Score.Share(typed, of: range.count))
    return Answer(
      score: score, isOwn: isOwn(source.language), kind: kind, text: source,
      places: fits.map { $0.range.shifted(by: -range.lowerBound) })
  }

  /// The better one of a text that answers all terms and of texts that answer one each.
  private func hit(
    _ record: BlockRecord, _ texts: [BlockRecord.Text], whole: Answer?, apart: [Answer], _ bytes: Span<UInt8>
  ) -> (hit: Hit, isOwn: Bool)? {
    guard let weakest = apart.min(by: { $1.outranks($0) }) else { return nil }
    var (score, isOwn, answers) = (weakest.score, weakest.isOwn, apart)
    if terms.count > 1 {
      // Words that stand apart are never an exact answer together.
      let field = weakest.text.field
      score = Score(max(.word, weakest.kind), field, words: .none, text: .none)
      if let whole, whole.score >= score {
        (score, isOwn, answers) = (whole.score, whole.isOwn, [whole])
      }
    }
    var matches: [Match] = []
    for answer in answers {
      let match = match(answer, bytes)
      if !matches.contains(match) { matches.append(match) }
    }
    var (titles, platforms, level): ([Hit.Title], [String], String) = ([], [], "")
    for text in texts {
      switch text.field {
      case .title: titles.append(Hit.Title(language: text.language ?? "", text: bytes.text(text.written)))
      case .platform: platforms.append(bytes.text(text.written))
      case .level: level = bytes.text(text.written)
      case .tag, .id, .component, .category, .summary: break
      }
    }
    let hit = Hit(
      id: bytes.text(record.id), titles: titles, platforms: platforms, level: level, score: score.value,
      matches: matches)
    return (hit, isOwn)
  }

  private func match(_ answer: Answer, _ bytes: Span<UInt8>) -> Match {
    Match(
      field: answer.text.field, language: answer.text.language, text: answer.text.text(bytes), kind: answer.kind,
      foldedPlaces: answer.places)
  }

  private func isOwn(_ language: String?) -> Bool {
    guard let ownLanguage, let language else { return false }
    return LanguageCode.primary(of: language) == LanguageCode.primary(of: ownLanguage)
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
