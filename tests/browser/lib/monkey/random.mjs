// A seeded random number generator.

/** Mulberry32 (Tommy Ettinger, public domain). */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** A random element of a list. */
  of(list) {
    return list[this.below(list.length)];
  }

  /** A random element of a list of { weight }, in proportion to its weight. */
  weighted(list) {
    let left = this.below(list.reduce((sum, { weight }) => sum + weight, 0));
    return list.find(({ weight }) => (left -= weight) < 0);
  }
}
