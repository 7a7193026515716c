// Texts to paste, drop and put into addresses: valid ones, and mutations of them.

const PIECES = [
  "d2-c3", "b4xd2", "e1xc3", "1.", "2...", "c2-c3 c4xc2", "11-15", "23x18x9", "f5", "d6", "c3", "--", "pass", "*", "1-0", "light",
  "{a comment}", "{", "}", "(", ")", "$1", ";", "\n", "[Light \"Ann\"]", "[Game \"Othello\"]", "[GameType \"21\"]", "[Ruleset \"murray\"]",
  "[FEN \"W:WK2,21:B1,11\"]", "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[d3])",
  "#g1.AAAA", "https://example.org/#g1.", "\u0000", "\uFEFF", "\u{1F600}", "ä", "\u202E", "<img src=x onerror=alert(1)>", "𝔸", "%00",
];
const WHOLE = [
  "1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4 *",
  "[Game \"Alquerque\"]\n\n1. c2-c3 *\n\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n",
  "f5d6c3d3c4f4f6f3e6e7",
  "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 2. 8-11 22-17 1-0",
];

/** A text that may contain games. */
export function gameText(random) {
  const kind = random.below(4);
  if (kind === 0) return random.of(WHOLE);
  if (kind === 1) return mutated(random, random.of(WHOLE));
  const length = kind === 2 ? 1 + random.below(30) : 500 + random.below(2000);
  return Array.from({ length }, () => random.of(PIECES)).join(random.of([" ", "", "\n"]));
}

function mutated(random, text) {
  let changed = text;
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const place = random.below(changed.length + 1);
    changed = changed.slice(0, place) + random.of(PIECES) + changed.slice(place + random.below(5));
  }
  return changed;
}

const FRAGMENTS = [
  "", "menu", "new", "options", "editor", "record", "library", "share", "rules", "rules-alquerque", "rules-othello",
  "rules-draughts", "about", "nothing", "g2.AAAA", "g1.", "g1.AAAA", "%", "%E0%A4%A", "a b", "__proto__",
];

/** A fragment of the address, after the #. */
export function fragment(random) {
  if (random.below(6) > 0) return random.of(FRAGMENTS);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return `g1.${Array.from({ length: random.below(60) }, () => random.of([...letters])).join("")}`;
}

const SAVED = ["", "null", "[]", "{}", "5", "{\"version\":1}", "{\"version\":2,\"games\":{}}", "{\"version\":1,\"moves\":[null]}"];
const KEYS = ["alquerque.settings", "alquerque.game", "alquerque.game.othello", "alquerque.game.draughts", "alquerque.library"];

/** An entry of the page's storage: [key, value]. */
export function saved(random) {
  return [random.of(KEYS), random.of(SAVED)];
}
