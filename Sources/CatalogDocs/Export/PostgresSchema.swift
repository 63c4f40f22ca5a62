import BlockCatalog
import FilePlan

/// The tables, indexes and functions by which PostgreSQL keeps catalogs and searches them.
///
/// Folded texts come from the program; what people type is folded by a function made of the same tables. Both then pass
/// through `unaccent`, so that they stay alike.
package struct PostgresSchema: Sendable {
  /// As it is written in SQL.
  private let name: String

  /// Fails for a name that PostgreSQL would not take or would cut.
  package init?(named name: String) {
    guard (1...63).contains(name.utf8.count), !name.hasPrefix("pg_"), !name.utf8.contains(0) else {
      return nil
    }
    self.name = SQLText.name(name)
  }

  package static let defaultName = "blocks"

  package init() {
    name = SQLText.name(Self.defaultName)
  }

  /// What stands before the rows: it opens a transaction, and leaves alone what is there.
  var head: String {
    """
    -- \(GeneratedMark.text) from catalog.yaml and every block; to make it again, run: blocks export --format postgres
    BEGIN;
    SET LOCAL client_encoding = 'UTF8';
    SET LOCAL client_min_messages = warning;
    CREATE EXTENSION IF NOT EXISTS unaccent;
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE SCHEMA IF NOT EXISTS \(name);

    -- The schema, and wherever the extensions lie: the functions keep this path.
    DO $do$ BEGIN PERFORM set_config('search_path', (
      SELECT \(SQLText.literal(name)) || ', ' || string_agg(DISTINCT quote_ident(nspname), ', ') || ', pg_temp'
      FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname IN ('unaccent', 'pg_trgm')
    ), true); END $do$;

    \(folding)
    \(Self.tables)
    \(Self.fitting)
    \(Self.searching)

    """
  }

  /// What stands behind the rows.
  var foot: String { "COMMIT;\n" }

  // MARK: - Folding

  private var folding: String {
    """
    -- The form in which texts are compared, as 'blocks search' folds them; with keeps_accents, as they were typed but for
    -- case and separators.
    CREATE OR REPLACE FUNCTION fold(input text, keeps_accents boolean DEFAULT false) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $fold$
    DECLARE
      folded text := normalize(input, NFKD) COLLATE "und-x-icu";
    BEGIN
      folded := regexp_replace(folded, '[\(Self.dropped)\(Self.ranges(FoldingTable.looks))]', '', 'g');
      folded := translate(folded, \(Self.translation(of: Self.apostrophes)));
      folded := regexp_replace(folded, '(?=[[:punct:]])[^\\u0001-\\u007F]|[\\s\\u0085\\u1680\\u2028\\u2029_-]+', ' ', 'g');
      IF NOT keeps_accents THEN
        folded := regexp_replace(folded, '[\(Self.ranges(FoldingTable.accents))]', '', 'g');
        -- A capital letter begins a word: bottom|Sheet, HTTP|Status, but not in URLs.
        folded := regexp_replace(folded, '(?<=[[:lower:]])(?=[[:upper:]])', ' ', 'g');
        folded := regexp_replace(
          folded, '(?<=[[:upper:][:digit:]])(?=[[:upper:]][[:lower:]])(?![[:upper:]]s(?:$|[^[:lower:]]))', ' ', 'g');
      END IF;
      folded := lower(folded);
      folded := \(Self.replacing("folded", Self.letters.filter { FoldingTable.spellings.contains($0.letter) }));
      IF NOT keeps_accents THEN
        folded := \(Self.replacing("folded", Self.letters.filter { !FoldingTable.spellings.contains($0.letter) }));
      END IF;
      RETURN normalize(btrim(regexp_replace(folded, ' +', ' ', 'g')), NFC);
    END $fold$;

    -- What folding leaves, without what else 'unaccent' knows: the same for texts and for what is typed.
    CREATE OR REPLACE FUNCTION plain(folded text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS
    $plain$ BEGIN RETURN lower(unaccent(folded) COLLATE "und-x-icu"); END $plain$;

    """
  }

  /// Controls but white space, and marks of format.
  private static let dropped =
    "\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E"
    + "\\u2060-\\u206F\\uFEFF"

  private typealias Replacement = (letter: Unicode.Scalar, folded: String)

  private static var letters: [Replacement] {
    FoldingTable.replacements.filter { $0.folded != "'" }
  }

  /// They must not be taken for punctuation.
  private static var apostrophes: [Replacement] {
    FoldingTable.replacements.filter { $0.folded == "'" }
  }

  /// Ranges of a set of letters in a regular expression.
  private static func ranges(_ ranges: [ClosedRange<UInt32>]) -> String {
    func escape(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return ranges.map { "\(escape($0.lowerBound))-\(escape($0.upperBound))" }.joined()
  }

  private static func translation(of replacements: [Replacement]) -> String {
    let letters = replacements.map { String(Character($0.letter)) }.joined()
    return "\(SQLText.literal(letters)), \(SQLText.literal(replacements.map(\.folded).joined()))"
  }

  /// An expression that replaces letters: most by one letter, at once.
  private static func replacing(_ expression: String, _ replacements: [Replacement]) -> String {
    let single = replacements.filter { $0.folded.unicodeScalars.count == 1 }
    let others = replacements.filter { $0.folded.unicodeScalars.count != 1 }
    return others.reduce("translate(\(expression), \(translation(of: single)))") { expression, replacement in
      "replace(\(expression), \(SQLText.literal(String(Character(replacement.letter)))), \(SQLText.literal(replacement.folded)))"
    }
  }
}
