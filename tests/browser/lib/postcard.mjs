// The format in which pages and workers exchange messages, for tests that talk to a worker themselves. The messages and their order are
// those of crates/messages; the format is described at https://postcard.jamesmunns.com/wire-format.

/** Runs in the page. Encodes a request to a search worker or the prover, such as { stop: { id: 1 } }. */
export function encodeRequest(request) {
  const bytes = [];
  const byte = (value) => bytes.push(value);
  const number = (value) => {
    for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  };
  const text = (value) => {
    const encoded = new TextEncoder().encode(value);
    number(encoded.length);
    bytes.push(...encoded);
  };
  const optional = (write, value) => {
    bytes.push(value === undefined || value === null ? 0 : 1);
    if (bytes.at(-1)) write(value);
  };
  const list = (write, values) => {
    number(values.length);
    values.forEach(write);
  };
  /** An enum: the index of its variant, and its content. `value` is a name, or { name: content }. */
  const one = (kinds, value) => {
    const [name, content] = typeof value === "string" ? [value] : Object.entries(value)[0];
    const place = Object.keys(kinds).indexOf(name);
    if (place < 0) throw new Error(`no such variant: ${name}`);
    bytes.push(place);
    kinds[name]?.(content);
  };
  one({
    hello: ({ version }) => text(version),
    search({ id, purpose, course, engine, budget, seed }) {
      number(id);
      one({ play: null, hint: null, analyse: null, prove: null }, purpose);
      text(course.rules);
      optional(text, course.start);
      list(text, course.moves);
      one({
        uct: ({ exploration }) => bytes.push(...new Uint8Array(new Float32Array([exploration]).buffer)),
        alphaBeta: ({ depth }) => byte(depth),
        random: null,
        proof: null,
      }, engine);
      one({ level: byte, playouts: number, millis: number, nodes: number, unlimited: null }, budget);
      optional(number, seed);
    },
    stop: ({ id }) => number(id),
    ping: null,
    perft({ id, rules, depth }) {
      number(id);
      text(rules);
      number(depth);
    },
  }, request);
  return new Uint8Array(bytes);
}

/** Runs in the page. Decodes an answer, such as { done: { id, best, report } }. */
export function decodeAnswer(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const number = () => {
    for (let [value, scale] = [0, 1]; ; scale *= 128) {
      const next = bytes[at++];
      value += (next % 128) * scale;
      if (next < 128) return value;
    }
  };
  const signed = () => {
    const value = number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  const single = () => view.getFloat32((at += 4) - 4, true);
  const double = () => view.getFloat64((at += 8) - 8, true);
  const text = () => {
    const length = number();
    return new TextDecoder().decode(bytes.subarray(at, at += length));
  };
  const optional = (read) => (bytes[at++] ? read() : null);
  const list = (read) => Array.from({ length: number() }, read);
  const one = (kinds) => {
    const [name, read] = Object.entries(kinds)[number()];
    return read ? { [name]: read() } : name;
  };
  const value = () => ({
    expected: optional(single),
    proven: optional(() => one({ light: null, dark: null, draw: null })),
    length: optional(() => one({ exactly: number, atMost: number })),
  });
  const report = () => ({
    work: one({
      none: null,
      uct: () => ({ playouts: number(), nodes: number() }),
      alphaBeta: () => ({ depth: number(), score: optional(signed), nodes: number() }),
    }),
    perSecond: double(),
    progress: double(),
    ...value(),
    principalVariation: list(text),
    rootMoves: list(() => ({ mv: text(), visits: number(), ...value() })),
  });
  return one({
    hello: () => ({ version: text() }),
    pong: null,
    progress: () => ({ id: number(), report: report() }),
    done: () => ({ id: number(), best: optional(text), report: report() }),
    incomplete: null,
    loading: () => ({ received: number() }),
    perft: () => ({ id: number(), nodes: double(), millis: double() }),
    failed: () => ({ id: optional(number), why: `the reason with number ${number()}` }),
  });
}
