// What a page does beyond showing text: buttons that copy code, and the search over the tags of all languages.
"use strict";

// MARK: Copy buttons

for (const block of document.querySelectorAll(".code")) {
  const { copy, copied } = document.body.dataset;
  if (!copy) break;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = copy;
  button.addEventListener("click", async () => {
    await copyText(block.querySelector("code").textContent);
    button.textContent = copied;
    setTimeout(() => { button.textContent = copy; }, 2000);
  });
  block.append(button);
}

// Pages that are opened from a folder on disk have no clipboard of their own in every browser.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

// MARK: Search

const form = document.querySelector("form.search");
if (form && window.blocksSearch) startSearch(form, window.blocksSearch);

function startSearch(form, index) {
  const input = form.querySelector("input");
  const list = form.querySelector(".results");
  const status = form.querySelector("[role=status]");
  const language = form.dataset.language;
  form.hidden = false;
  let active = -1;

  const show = () => {
    const query = input.value;
    const hits = fold(query, index) ? search(query, index).slice(0, 20) : [];
    list.replaceChildren(...hits.map((hit, position) => result(hit, position, form, index)));
    const isOpen = fold(query, index) !== "";
    if (isOpen && hits.length === 0) {
      const nothing = document.createElement("li");
      nothing.textContent = form.dataset.nothing;
      list.append(nothing);
    }
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    status.textContent = isOpen ? (hits.length ? `${form.dataset.found}: ${hits.length}` : form.dataset.nothing) : "";
    activate(-1);
  };

  const activate = (next) => {
    const options = [...list.querySelectorAll("[role=option]")];
    options[active]?.removeAttribute("aria-selected");
    active = options.length ? Math.max(-1, Math.min(next, options.length - 1)) : -1;
    const option = options[active];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };

  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    activate(-1);
  };

  input.addEventListener("input", show);
  input.addEventListener("focus", () => { if (input.value) show(); });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") activate(active + 1);
    else if (event.key === "ArrowUp") activate(active - 1);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    (list.querySelector("[aria-selected] a") ?? list.querySelector("a"))?.click();
  });
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.matches("input, textarea")) return;
    event.preventDefault();
    input.focus();
  });

  function result(hit, position, form, index) {
    const item = document.createElement("li");
    item.id = `result-${position}`;
    item.role = "option";
    const link = document.createElement("a");
    link.href = form.dataset.root + hit.block.id + "/" + (index.pages[language] ?? index.pages[""]);
    link.tabIndex = -1;
    const title = document.createElement("strong");
    title.textContent = hit.block.titles[language] ?? hit.block.titles[index.language];
    const reason = document.createElement("span");
    reason.textContent = hit.text;
    reason.dir = "auto";
    link.append(title, reason);
    item.append(link);
    return item;
  }
}

// The blocks that answer a query, the best first: every word must be somewhere in a block.
function search(query, index) {
  const words = [...new Set(fold(query, index).split(" "))];
  const joined = words.join("");
  const hits = [];
  for (const block of index.blocks) {
    const whole = best(joined, block, fit);
    const found = words.map((word) => best(word, block, fit));
    let hit = found.every(Boolean) ? found.reduce((worst, next) => (precedes(worst, next) ? next : worst)) : null;
    if (hit && words.length > 1) hit = { ...hit, tier: Math.max(hit.tier, 1) };
    if (whole && (!hit || precedes(whole, hit))) hit = whole;
    if (hit) hits.push({ block, ...hit });
  }
  if (hits.length === 0) {
    for (const block of index.blocks) {
      const found = words.map((word) => best(word, block, fit) ?? best(word, block, misspelled));
      if (found.every(Boolean)) {
        hits.push({ block, ...found.reduce((worst, next) => (precedes(worst, next) ? next : worst)) });
      }
    }
  }
  return hits.sort((a, b) => (precedes(a, b) ? -1 : precedes(b, a) ? 1 : a.block.id < b.block.id ? -1 : 1));
}

// By tier, then by field; but of whole texts a title leads.
function precedes(a, b) {
  const field = (hit) => (hit.tier === 0 && hit.field === window.blocksSearch.titleField ? -1 : hit.field);
  return a.tier < b.tier || (a.tier === b.tier && field(a) < field(b));
}

function best(word, block, matches) {
  let best = null;
  for (const [field, text, folded] of block.texts) {
    const tier = matches(word, folded);
    if (tier !== null && (!best || precedes({ tier, field }, best))) best = { tier, field, text };
  }
  return best;
}

// 0 the whole text, 1 whole words, 2 the beginning of a word, 3 within a word; spaces count for nothing.
function fit(word, folded) {
  const words = folded.split(" ");
  if (word === words.join("")) return 0;
  let tier = null;
  for (let start = 0; start < words.length; start += 1) {
    let run = "";
    for (let end = start; end < words.length && run.length < word.length; end += 1) {
      run += words[end];
      if (run === word) return 1;
    }
    if (words.slice(start).join("").startsWith(word)) tier = 2;
  }
  return tier ?? (words.join("").includes(word) ? 3 : null);
}

// 4 where a word of the text differs by one letter, or by two in long words.
function misspelled(word, folded) {
  const length = [...word].length;
  const allowed = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  return allowed && folded.split(" ").some((other) => distance(word, other, allowed) <= allowed) ? 4 : null;
}

// Edits from one word to another, two swapped letters counted as one; more than the allowed ones are not counted out.
function distance(first, second, allowed) {
  const [a, b] = [[...first], [...second]];
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let [older, old] = [[], b.map((_, index) => index)];
  old.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    [older, old] = [old, row];
  }
  return old[b.length];
}
