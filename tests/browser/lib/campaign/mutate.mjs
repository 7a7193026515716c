// Random changes of texts.

/** What breaks readers: numbers out of range, other types, brackets, markup, invisible and unusual characters. */
const PIECES = [
  "null", "true", "[]", "{}", "0", "-1", "1e308", "4294967296", "0.1", "\"", "'", "\\", "{", "}", "[", "]", ",", ":", "<img src=x onerror=alert(1)>",
  "</script>", "&lt;", "%00", "%", "#", "?", "\u0000", "\uFEFF", "\u202E", "\u{1F600}", "\uD800", "ä", "\n", "__proto__", "constructor",
];
const MAX_LEN = 1 << 14;

/** `text` with one to four changes: characters removed, doubled, or replaced by a piece or by a part of one of the `others`. */
export function mutated(random, text, others = []) {
  let changed = text;
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const [from, to] = range(random, changed);
    const between = [
      () => "",
      () => changed.slice(from, to).repeat(2),
      () => random.of(PIECES),
      () => { const other = random.of([text, ...others]); return other.slice(...range(random, other)); },
    ];
    changed = changed.slice(0, from) + random.of(between)() + changed.slice(to);
  }
  return changed.slice(0, MAX_LEN);
}

/** The bytes with one to three changes: bits flipped, bytes removed or doubled. */
export function mutatedBytes(random, bytes) {
  let changed = [...bytes];
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const from = random.below(changed.length + 1);
    const to = Math.min(changed.length, from + random.below(9));
    const between = [() => [], () => [...changed.slice(from, to), ...changed.slice(from, to)], () => changed.slice(from, to).map((byte) => byte ^ (1 << random.below(8)))];
    changed.splice(from, to - from, ...random.of(between)());
  }
  return changed;
}

/** Mostly a few characters, sometimes many. */
function range(random, text) {
  const from = random.below(text.length + 1);
  const length = random.below(4) === 0 ? text.length : 9;
  return [from, from + random.below(length)];
}
