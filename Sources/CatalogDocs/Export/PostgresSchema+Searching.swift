extension PostgresSchema {
  static let tables = """
    CREATE TABLE IF NOT EXISTS block (
      catalog text NOT NULL,
      id text NOT NULL,
      title text NOT NULL,
      summary text NOT NULL,
      category text,
      level text,
      document jsonb NOT NULL,
      PRIMARY KEY (catalog, id)
    );
    CREATE TABLE IF NOT EXISTS block_text (
      catalog text NOT NULL,
      id text NOT NULL,
      place integer NOT NULL,
      field text NOT NULL,
      weight integer NOT NULL,
      language text,
      written text NOT NULL,
      folded text NOT NULL,
      literal text NOT NULL,
      plain text NOT NULL GENERATED ALWAYS AS (plain(folded)) STORED,
      joined text NOT NULL GENERATED ALWAYS AS (replace(plain(folded), ' ', '')) STORED,
      PRIMARY KEY (catalog, id, place),
      FOREIGN KEY (catalog, id) REFERENCES block ON DELETE CASCADE
    );
    CREATE INDEX IF NOT EXISTS block_text_plain ON block_text USING gin (plain gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS block_text_joined ON block_text USING gin (joined gin_trgm_ops);

    """

  static let fitting = #"""
    -- The texts that a word fits. Kinds are 0 the text as a whole, 1 whole words, 2 the beginning of a word, 3 the inside
    -- of one, 5 a typo.
    CREATE OR REPLACE FUNCTION fits(word text, may_be_typo boolean, wanted_language text, wanted_catalog text)
    RETURNS TABLE (catalog text, id text, place integer, kind integer, weight integer, is_literal boolean,
      word_share integer, text_share integer)
    LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path FROM CURRENT AS $fits$
    #variable_conflict use_column
    DECLARE
      term constant text := replace(plain(fold(word)), ' ', '');
      as_typed constant text := replace(fold(word, true), ' ', '');
      -- Letters and digits; beyond ASCII, folding has left no punctuation.
      letter constant text := '[^\u0001-\u002F\u003A-\u0060\u007B-\u007F]';
      spaced text;
      starting text;
    BEGIN
      -- Longer than any text that people find blocks by.
      IF term = '' OR length(term) > 256 THEN RETURN; END IF;
      -- Spaces between words count for nothing.
      SELECT string_agg(CASE WHEN part ~ letter THEN part ELSE '\' || part END, ' ?' ORDER BY number) INTO spaced
      FROM string_to_table(term, NULL) WITH ORDINALITY AS parts(part, number);
      starting := CASE WHEN term ~ ('^' || letter) THEN '(?<!' || letter || ')' ELSE '' END || spaced;
      RETURN QUERY
      SELECT texts.catalog, texts.id, texts.place, found.kind, texts.weight,
        found.kind = 0 AND replace(texts.literal, ' ', '') = as_typed,
        least(99, octet_length(term) * 99 / greatest(1, octet_length(replace(CASE found.kind
          WHEN 2 THEN substring(texts.plain FROM starting || '[^ ]*')
          WHEN 3 THEN substring(texts.plain FROM '[^ ]*' || spaced || '[^ ]*')
          ELSE term END, ' ', '')))),
        least(99, octet_length(term) * 99 / octet_length(texts.plain))
      FROM block_text AS texts, LATERAL (SELECT CASE
        WHEN texts.joined = term THEN 0
        WHEN texts.plain ~ (starting || CASE WHEN term ~ (letter || '$') THEN '(?!' || letter || ')' ELSE '' END) THEN 1
        WHEN texts.plain ~ starting THEN 2
        WHEN position(term IN texts.plain) > 0 THEN 3
      END) AS found(kind)
      WHERE texts.joined LIKE '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%' AND found.kind IS NOT NULL
        AND (wanted_catalog IS NULL OR texts.catalog = wanted_catalog)
        AND (wanted_language IS NULL OR texts.language IS NULL
          OR starts_with(lower(texts.language) || '-', lower(replace(wanted_language, '_', '-')) || '-'));
      -- Short words and East Asian ones are near to everything.
      IF may_be_typo AND length(term) BETWEEN 3 AND 64
        AND term !~ '[\u1100-\u11FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7FF]'
      THEN
        RETURN QUERY
        SELECT texts.catalog, texts.id, texts.place, 5, texts.weight, false, (99 * near.likeness)::integer, 0
        FROM block_text AS texts, LATERAL (
          SELECT greatest(strict_word_similarity(term, texts.plain), similarity(term, texts.joined))
        ) AS near(likeness)
        WHERE near.likeness >= 0.3
          AND (wanted_catalog IS NULL OR texts.catalog = wanted_catalog)
          AND (wanted_language IS NULL OR texts.language IS NULL
            OR starts_with(lower(texts.language) || '-', lower(replace(wanted_language, '_', '-')) || '-'));
      END IF;
    END $fits$;

    """#

  static let searching = #"""
    -- The blocks that have all words: the better one of a text that has all, and of texts that have one each.
    CREATE OR REPLACE FUNCTION ranked(words text[], may_be_typos boolean[], wanted_language text, wanted_catalog text)
    RETURNS TABLE (catalog text, id text, place integer, kind integer, score integer)
    LANGUAGE sql STABLE PARALLEL SAFE SET search_path FROM CURRENT AS $ranked$
      WITH answers AS (
        SELECT number, found.*, (6 - kind) * 1000000 + CASE WHEN is_literal THEN 100000 ELSE 0 END
          + CASE WHEN kind = 0 AND weight = 7 THEN 9 ELSE weight END * 10000 + word_share * 100 + text_share AS score
        FROM unnest(words, may_be_typos) WITH ORDINALITY AS asked(word, may_be_typo, number),
          LATERAL fits(word, may_be_typo, wanted_language, wanted_catalog) AS found
      ), best AS (
        SELECT DISTINCT ON (catalog, id, number) * FROM answers ORDER BY catalog, id, number, score DESC, place
      ), weakest AS (
        SELECT DISTINCT ON (catalog, id) *, count(*) OVER (PARTITION BY catalog, id) AS count
        FROM best ORDER BY catalog, id, score, place
      ), whole AS (
        SELECT catalog, id, place, greatest(1, max(kind)) AS kind,
          (6 - greatest(1, max(kind))) * 1000000 + max(weight) * 10000 + min(word_share) * 100
            + least(99, sum(text_share))::integer AS score
        FROM (SELECT DISTINCT ON (catalog, id, place, number) * FROM answers
          ORDER BY catalog, id, place, number, score DESC) AS texts
        WHERE cardinality(words) > 1
        GROUP BY catalog, id, place HAVING count(*) = cardinality(words)
        UNION ALL
        SELECT catalog, id, place, kind, (6 - kind) * 1000000 + CASE WHEN is_literal THEN 100000 ELSE 0 END
          + CASE WHEN kind = 0 AND weight = 7 THEN 9 ELSE weight END * 10000 + word_share * 100 + text_share
        FROM fits(array_to_string(words, ' '), false, wanted_language, wanted_catalog)
        WHERE cardinality(words) > 1 AND kind < 3
      )
      SELECT DISTINCT ON (catalog, id) * FROM (
        SELECT catalog, id, place, kind, score FROM whole
        UNION ALL
        SELECT catalog, id, place, CASE WHEN cardinality(words) > 1 THEN greatest(1, kind) ELSE kind END,
          CASE WHEN cardinality(words) > 1
            THEN (6 - greatest(1, kind)) * 1000000 + weight * 10000 ELSE score END
        FROM weakest WHERE count = cardinality(words)
      ) AS every ORDER BY catalog, id, score DESC, place
    $ranked$;

    -- Finds blocks by words in any language, the best first: all words must be in a block, in any order; a word that is
    -- nowhere is taken for a typo, and so may any be where no block has all. Each row tells the text that decided.
    CREATE OR REPLACE FUNCTION search(query text, wanted_language text DEFAULT NULL, wanted_catalog text DEFAULT NULL)
    RETURNS TABLE (catalog text, id text, title text, score integer, kind text, field text, language text, written text)
    LANGUAGE plpgsql STABLE SET search_path FROM CURRENT AS $search$
    #variable_conflict use_column
    DECLARE
      words text[];
      are_found boolean[];
      none boolean[];
    BEGIN
      SELECT array_agg(word ORDER BY number) INTO words FROM (
        SELECT DISTINCT ON (plain(fold(word))) word, number
        FROM regexp_split_to_table(query, '\s+') WITH ORDINALITY AS typed(word, number)
        WHERE plain(fold(word)) <> '' ORDER BY plain(fold(word)), number
      ) AS terms;
      IF words IS NULL THEN RETURN; END IF;
      IF cardinality(words) > 100 THEN RAISE 'the query has more than 100 words; write fewer'; END IF;
      -- What is nowhere as one word may be there as several.
      SELECT array_agg(part ORDER BY number, place) INTO words
      FROM unnest(words) WITH ORDINALITY AS asked(word, number), LATERAL (
        SELECT * FROM string_to_table(plain(fold(word)), ' ') WITH ORDINALITY AS parts(part, place)
        WHERE NOT EXISTS (SELECT FROM fits(word, false, wanted_language, wanted_catalog))
          AND plain(fold(word)) LIKE '% %'
        UNION ALL
        SELECT word, 1 WHERE plain(fold(word)) NOT LIKE '% %'
          OR EXISTS (SELECT FROM fits(word, false, wanted_language, wanted_catalog))
      ) AS parted;
      SELECT array_agg(EXISTS (SELECT FROM fits(word, false, wanted_language, wanted_catalog)) ORDER BY number),
        array_agg(false)
      INTO are_found, none FROM unnest(words) WITH ORDINALITY AS asked(word, number);
      FOR attempt IN 1..2 LOOP
        RETURN QUERY
        SELECT ranked.catalog, ranked.id, block.title, ranked.score,
          (ARRAY['exact', 'word', 'prefix', 'inside', 'form', 'typo'])[ranked.kind + 1],
          block_text.field, block_text.language, block_text.written
        FROM ranked(words, none, wanted_language, wanted_catalog) AS ranked
          JOIN block USING (catalog, id) JOIN block_text USING (catalog, id, place)
        ORDER BY ranked.score DESC, ranked.id COLLATE "C", ranked.catalog COLLATE "C";
        IF FOUND THEN RETURN; END IF;
        SELECT array_agg(NOT is_found OR NOT false = ANY (are_found) ORDER BY number) INTO none
        FROM unnest(are_found) WITH ORDINALITY AS asked(is_found, number);
      END LOOP;
    END $search$;

    """#
}
