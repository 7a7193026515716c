// Makes attempts of a scene.

import { createHash } from "node:crypto";
import { Random } from "../monkey/random.mjs";
import { SCENES } from "./scenes.mjs";

/** Milliseconds after which an attempt counts as hung. */
const LIMIT = 300_000;

/** The random numbers of an attempt: the same for the same seed, scene and number. */
export function randomOf(seed, name, number) {
  return new Random(createHash("sha256").update(`${seed} ${name} ${number}`).digest().readUInt32LE());
}

/** A scene that is open until `close()`. */
export class Stage {
  #cleanups = [];
  #attempt;

  constructor(name, seed) {
    Object.assign(this, { name, seed });
  }

  /** Makes the attempt with this number. Returns the number of tries in it. */
  async attempt(number) {
    this.#attempt ??= await SCENES[this.name].open({ after: (cleanup) => this.#cleanups.push(cleanup) });
    let timer;
    const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error(`not ended after ${LIMIT / 1000} s`)), LIMIT); });
    try {
      return await Promise.race([this.#attempt(randomOf(this.seed, this.name, number)), late]) ?? 1;
    } finally {
      clearTimeout(timer);
    }
  }

  async close() {
    this.#attempt = undefined;
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }
}
