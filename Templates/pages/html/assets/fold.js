// The form in which texts and queries are compared, as the program folds them; the tables come with the index.
"use strict";

function fold(text, index) {
  const { replacements, accents, looks, parts } = index.folding;
  const letters = [];
  for (const letter of text.normalize("NFKD")) {
    const kind = kindOf(letter);
    if (kind !== "dropped") letters.push({ letter, kind });
  }
  let folded = "";
  let separates = false;
  letters.forEach(({ letter, kind }, position) => {
    if (kind === "separator") {
      separates = true;
      return;
    }
    if (separates || (kind === "capital" && startsWord(letters, position))) {
      if (folded !== "") folded += " ";
      separates = false;
    }
    const small = kind === "capital" ? letter.toLowerCase() : letter;
    for (const part of small) folded += replacements[part] ?? part;
  });
  return letters.some(({ letter }) => isIn(letter, parts)) ? folded.normalize("NFC") : folded;

  function kindOf(letter) {
    const code = letter.codePointAt(0);
    if (code < 0x80) {
      if (/[a-z]/.test(letter)) return "small";
      if (/[A-Z]/.test(letter)) return "capital";
      if (/[0-9]/.test(letter)) return "digit";
      if (/[\s_-]/.test(letter)) return "separator";
      return code < 0x20 || code === 0x7f ? "dropped" : "other";
    }
    if (/\p{Ll}/u.test(letter)) return "small";
    if (/\p{Lu}/u.test(letter)) return "capital";
    if (/\p{Nd}/u.test(letter)) return "digit";
    if (/[\p{Cf}\p{Cc}]/u.test(letter)) return "dropped";
    if (/[\p{Mn}\p{Me}]/u.test(letter)) return isIn(letter, looks) || isIn(letter, accents) ? "dropped" : "other";
    if (/[\p{Lm}\p{Sk}]/u.test(letter)) return isIn(letter, looks) ? "dropped" : "other";
    if (/[\p{Zs}\p{Zl}\p{Zp}\p{Pd}\p{Pc}\p{Ps}\p{Pe}\p{Po}]/u.test(letter)) return "separator";
    if (/[\p{Pi}\p{Pf}]/u.test(letter)) return letter in replacements ? "other" : "separator";
    return "other";
  }
}

function isIn(letter, ranges) {
  const code = letter.codePointAt(0);
  return ranges.some(([first, last]) => first <= code && code <= last);
}

// Whether a capital letter begins a word: bottom|Sheet, HTTP|Status, but not the plural of URLs.
function startsWord(letters, position) {
  const before = letters[position - 1]?.kind;
  if (before === "small") return true;
  if (before !== "capital" && before !== "digit") return false;
  const next = letters[position + 1];
  if (next?.kind !== "small") return false;
  return !(next.letter === "s" && letters[position + 2]?.kind !== "small");
}
