// Unpacks LZMA, which makes the game's module a fifth smaller than gzip does, the best that all servers and browsers have in
// common. It works off the bytes as they arrive, so that it costs next to no time on a line that is slower than it.
//
// After the LZMA specification by Igor Pavlov (LZMA SDK, 2015), whose names the models have here.
function unpacker() {
  // Properties, size of the dictionary, size of what is packed; then the first bytes for the range coder.
  const HEADER = 13;
  const START = HEADER + 5;
  // One symbol takes no more bytes than that.
  const LONGEST_SYMBOL = 20;
  // Much more than any module has; what says so is something else, such as a web page.
  const MOST_BYTES = 2 ** 26;
  const DAMAGED = "what was packed is damaged";

  const STATES = 12;
  // In a state below this one the symbol before was a literal.
  const AFTER_MATCH = 7;
  // Models of lengths: two choices, short and middle ones for each of 16 positions, long ones.
  const LENGTHS = 2 + 16 * 8 + 16 * 8 + 256;

  let input = new Uint8Array(0);
  let at = 0;
  // All that was unpacked is its own dictionary.
  let output;
  let length = 0;
  // As the properties say: how many bits of the byte before, and which ones of the position, choose a model.
  let literalBits;
  let positionMask;

  // The probabilities that the next bit is a 0, of 2048; and where the models begin in there.
  let models;
  let count = 0;
  const reserve = (size) => (count += size) - size;
  const isMatch = reserve(STATES * 16);
  const isRep = reserve(STATES);
  const isRepG0 = reserve(STATES);
  const isRepG1 = reserve(STATES);
  const isRepG2 = reserve(STATES);
  const isRep0Long = reserve(STATES * 16);
  const posSlot = reserve(4 * 64);
  const posSpecial = reserve(128);
  const align = reserve(16);
  const matchLengths = reserve(LENGTHS);
  const repLengths = reserve(LENGTHS);
  const literals = count;

  // Range and code of the range coder: an array, as nothing else is a number of 32 bits without sign.
  const coder = new Uint32Array(2);
  let state = 0;
  // The last four distances.
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];

  function normalize() {
    if (coder[0] >= 2 ** 24) return;
    coder[0] <<= 8;
    coder[1] = (coder[1] << 8) | input[at++];
  }

  function bit(model) {
    const probability = models[model];
    const bound = (coder[0] >>> 11) * probability;
    const is1 = coder[1] >= bound;
    if (is1) {
      coder[0] -= bound;
      coder[1] -= bound;
      models[model] = probability - (probability >> 5);
    } else {
      coder[0] = bound;
      models[model] = probability + ((2048 - probability) >> 5);
    }
    normalize();
    return is1 ? 1 : 0;
  }

  // A number, the highest bit first.
  function number(model, bits) {
    let symbol = 1;
    for (let i = 0; i < bits; i++) symbol = symbol * 2 + bit(model + symbol);
    return symbol - 2 ** bits;
  }

  // A number, the lowest bit first.
  function reversed(model, bits) {
    let symbol = 1;
    let result = 0;
    for (let i = 0; i < bits; i++) {
      const next = bit(model + symbol);
      symbol = symbol * 2 + next;
      result |= next << i;
    }
    return result;
  }

  // A number of bits of which nothing is known.
  function direct(bits) {
    let result = 0;
    for (let i = 0; i < bits; i++) {
      coder[0] >>>= 1;
      const is1 = coder[1] >= coder[0];
      if (is1) coder[1] -= coder[0];
      result = result * 2 + (is1 ? 1 : 0);
      normalize();
    }
    return result;
  }

  function matchLength(model) {
    const position = (length & positionMask) * 8;
    if (!bit(model)) return 2 + number(model + 2 + position, 3);
    if (!bit(model + 1)) return 10 + number(model + 2 + 128 + position, 3);
    return 18 + number(model + 2 + 256, 8);
  }

  function distance(matched) {
    const slot = number(posSlot + Math.min(matched - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 + (slot & 1)) * 2 ** bits;
    if (slot < 14) return start + reversed(posSpecial + start - slot, bits);
    return start + direct(bits - 4) * 16 + reversed(align, 4);
  }

  function literal() {
    const before = length > 0 ? output[length - 1] : 0;
    const model = literals + 0x300 * (before >> (8 - literalBits));
    let symbol = 1;
    if (state >= AFTER_MATCH) {
      // Where the last match ends, the next byte differs from the one that it would have had.
      let other = output[length - rep0 - 1];
      let isAlike = true;
      while (isAlike && symbol < 0x100) {
        const expected = (other >> 7) & 1;
        other <<= 1;
        const next = bit(model + 0x100 * (1 + expected) + symbol);
        symbol = symbol * 2 + next;
        isAlike = next === expected;
      }
    }
    while (symbol < 0x100) symbol = symbol * 2 + bit(model + symbol);
    output[length++] = symbol;
    state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
  }

  function copy(size) {
    if (rep0 >= length || length + size > output.length) throw new Error(DAMAGED);
    for (const end = length + size; length < end; length++) output[length] = output[length - rep0 - 1];
  }

  function match() {
    const isAfterMatch = state >= AFTER_MATCH;
    if (!bit(isRep + state)) {
      [rep1, rep2, rep3] = [rep0, rep1, rep2];
      const size = matchLength(matchLengths);
      rep0 = distance(size);
      state = isAfterMatch ? 10 : 7;
      copy(size);
      return;
    }
    if (!bit(isRepG0 + state)) {
      if (!bit(isRep0Long + state * 16 + (length & positionMask))) {
        state = isAfterMatch ? 11 : 9;
        copy(1);
        return;
      }
    } else if (!bit(isRepG1 + state)) {
      [rep0, rep1] = [rep1, rep0];
    } else if (!bit(isRepG2 + state)) {
      [rep0, rep1, rep2] = [rep2, rep0, rep1];
    } else {
      [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
    }
    state = isAfterMatch ? 11 : 8;
    copy(matchLength(repLengths));
  }

  function begin() {
    const header = new DataView(input.buffer);
    const properties = header.getUint8(0);
    const size = header.getUint32(5, true);
    literalBits = properties % 9;
    positionMask = 2 ** Math.floor(properties / 45) - 1;
    // Of the positions of literals nothing is asked here: in a module they mean nothing.
    if (properties >= 225 || Math.floor(properties / 9) % 5 > 0 || size > MOST_BYTES) throw new Error(DAMAGED);
    output = new Uint8Array(size);
    models = new Uint16Array(literals + 0x300 * 2 ** literalBits).fill(1024);
    coder[0] = 2 ** 32 - 1;
    coder[1] = header.getUint32(HEADER + 1);
    at = START;
  }

  // Unpacks as long as so many bytes are there.
  function unpack(spare) {
    if (!output && input.length >= START) begin();
    if (!output) return;
    while (length < output.length && at + spare <= input.length) {
      if (bit(isMatch + state * 16 + (length & positionMask))) match();
      else literal();
    }
  }

  return {
    // Takes the next bytes.
    push(chunk) {
      const rest = input.subarray(at);
      input = new Uint8Array(rest.length + chunk.length);
      input.set(rest);
      input.set(chunk, rest.length);
      at = 0;
      unpack(LONGEST_SYMBOL);
    },
    // After the last bytes: all that was packed.
    end() {
      unpack(0);
      if (!output || length < output.length || at > input.length) throw new Error("what was packed ends too early");
      return output;
    },
  };
}
