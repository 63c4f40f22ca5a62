import BlockCatalog

/// Holds blocks against the words of a query.
struct BlockMatcher: Sendable {
  let terms: [Term]
  /// For each term that nothing fits, what it may have been meant to be; `nil` for the others.
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

  // MARK: - Blocks

  /// The hit that a block is, and whether the text that decided is in the user's own language.
  ///
  /// - Parameter found: For each term, whether anything fits it so far.
  func hit(_ record: BlockRecord, _ bytes: Span<UInt8>, found: inout [Bool]) -> (hit: Hit, isOwn: Bool)? {
    guard record.content == .block else { return nil }
    var mayFit: [Bool] = []
    for index in terms.indices {
      let may =
        mayFitChoices[index] || misspellings[index] != nil
        || Pattern.occurs(terms[index].stem, in: bytes, record.folded)
      // Where all are known to be somewhere, a block that lacks one is of no interest.
      if !may, !found.contains(false) { return nil }
      mayFit.append(may)
    }
    guard mayFit.contains(true) else { return nil }
    let texts = record.texts(bytes)
    guard filter.admits(texts, bytes) else { return nil }

    var best: [Answer?] = Array(repeating: nil, count: terms.count)
    var whole: Answer?
    func look(at source: Source, _ text: Span<UInt8>, _ range: Range<Int>) {
      guard filter.admits(language: source.language) else { return }
      var fits: [Fit?] = []
      for index in terms.indices {
        fits.append(mayFit[index] ? fit(index, in: text, range, language: source.language) : nil)
      }
      for (index, fit) in fits.enumerated() {
        guard let fit else { continue }
        let answer = answer(fit, to: terms[index], source, text, range, bytes)
        if answer.outranks(best[index]) { best[index] = answer }
      }
      guard terms.count > 1, !fits.contains(where: { $0 == nil }) else { return }
      let together = together(fits.compactMap(\.self), source, text, range, bytes)
      if together.outranks(whole) { whole = together }
    }
    for text in texts {
      look(at: .record(text), bytes, text.folded)
      guard text.field == .category || text.field == .level else { continue }
      for title in choices.texts(of: text.field, bytes.text(text.written)) {
        look(at: .choice(title), title.folded.span, 0..<title.folded.count)
      }
    }
    for index in terms.indices where best[index] != nil { found[index] = true }
    let answers = best.compactMap(\.self)
    guard answers.count == terms.count else { return nil }
    return hit(texts, whole: whole, apart: answers, bytes)
  }

  private func fit(_ index: Int, in text: Span<UInt8>, _ range: Range<Int>, language: String?) -> Fit? {
    let term = terms[index]
    if let misspelling = misspellings[index] {
      guard let (place, edits) = misspelling.place(in: text, range) else { return nil }
      return Fit(kind: .typo, range: place, words: Score.Share(99 - edits * 20, of: 99))
    }
    guard let place = term.place(in: text, range, language: language) else { return nil }
    return Fit(
      kind: place.kind, range: place.range, words: Score.Share(term.pattern.bytes.count, of: place.wordsLength))
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
    _ texts: [BlockRecord.Text], whole: Answer?, apart: [Answer], _ bytes: Span<UInt8>
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
    func written(_ field: Match.Field) -> [BlockRecord.Text] { texts.filter { $0.field == field } }
    let hit = Hit(
      id: written(.id).first.map { bytes.text($0.written) } ?? "",
      titles: written(.title).map { Hit.Title(language: $0.language ?? "", text: bytes.text($0.written)) },
      platforms: written(.platform).map { bytes.text($0.written) },
      level: written(.level).first.map { bytes.text($0.written) } ?? "", score: score.value, matches: matches)
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
