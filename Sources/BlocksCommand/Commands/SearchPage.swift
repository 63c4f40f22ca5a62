import CatalogSearch
import Diagnostics

/// The part of an answer to a search that is printed.
struct SearchPage {
  /// As typed.
  let query: String
  /// How many blocks there are, printed or not.
  let total: Int
  let offset: Int
  let limit: Int?
  let hits: ArraySlice<Hit>
  /// In which titles are shown, the first that a block has.
  let titleLanguages: [String]

  func print(_ format: String, to console: Console) {
    switch format {
    case "json": console.print(json.text)
    case "ids": for hit in hits { console.print(VisibleText.line(hit.id)) }
    default:
      let styled = Styled(isColored: console.colorsOutput)
      for hit in hits { console.print(console.output.isTerminal ? line(for: hit, styled) : record(of: hit)) }
    }
  }

  // MARK: - Text

  private func line(for hit: Hit, _ styled: Styled) -> String {
    let matches = hit.matches.map { match in
      let field = match.field.rawValue + (match.language.map { " \($0)" } ?? "")
      return styled.dim("\(VisibleText.line(field)): ") + isolated(match.text, marked(match, styled))
    }
    let title = hit.title(in: titleLanguages)
    return [
      styled.bold(VisibleText.line(hit.id)), isolated(title, VisibleText.line(title)),
      styled.dim(VisibleText.line(hit.platforms.joined(separator: ", "))), styled.dim(VisibleText.line(hit.level)),
      matches.joined(separator: "  "),
    ].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The text of a match with what matched underlined.
  private func marked(_ match: Match, _ styled: Styled) -> String {
    var (shown, end) = ("", match.text.startIndex)
    for place in match.places {
      shown += VisibleText.line(String(match.text[end..<place.lowerBound]))
      shown += styled.underlined(VisibleText.line(String(match.text[place])))
      end = place.upperBound
    }
    return shown + VisibleText.line(String(match.text[end...]))
  }

  /// A text within marks that keep it from moving its neighbors, where it is written from right to left.
  ///
  /// The marks are FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex 9).
  private func isolated(_ text: String, _ shown: String) -> String {
    let isRightToLeft = text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return isRightToLeft ? "\u{2068}\(shown)\u{2069}" : shown
  }

  private func record(of hit: Hit) -> String {
    let match = hit.matches.first
    return [
      hit.id, hit.title(in: titleLanguages), hit.platforms.joined(separator: ", "), hit.level,
      match?.field.rawValue ?? "", match?.language ?? "", match?.text ?? "",
    ].map(VisibleText.line).joined(separator: "\t")
  }

  // MARK: - JSON

  /// Every member is always there; a limit that nobody set, or a language that there is none of, is null.
  private var json: JSONValue {
    [
      "version": .integer(1),
      "query": .string(query),
      "total": .integer(total),
      "offset": .integer(offset),
      "limit": limit.map(JSONValue.integer) ?? .null,
      "hits": .array(hits.map(json(of:))),
    ]
  }

  private func json(of hit: Hit) -> JSONValue {
    [
      "id": .string(hit.id),
      "title": .string(hit.title(in: titleLanguages)),
      "score": .integer(hit.score),
      "matches": .array(
        hit.matches.map { match in
          [
            "field": .string(match.field.rawValue),
            "language": match.language.map(JSONValue.string) ?? .null,
            "text": .string(match.text),
            "kind": .string(match.kind.rawValue),
          ]
        }),
    ]
  }
}
