// A short monkey run: random clicks, keys, drags, navigation, games and texts cause no fault.

import assert from "node:assert/strict";
import { test } from "node:test";
import { runMonkey } from "./lib/monkey/monkey.mjs";
import { GAME, STUDY } from "./lib/monkey/sites.mjs";

/** Enough to see that the monkey works; `cargo xtask monkey` runs longer. */
const STEPS = 120;

for (const [what, options] of [
  ["in haste", { seed: 20_261, isHasty: true }], ["step by step", { seed: 20_262, isHasty: false }], ["inside the page", { seed: 20_263, isInside: true }],
  ["at the study, in haste", { site: STUDY, seed: 20_264 }], ["inside the study", { site: STUDY, seed: 20_265, isInside: true }],
]) {
  // The study's engines and laboratory have separate workers.
  const most = (options.site ?? GAME) === GAME ? 2 : 8;
  test(`a monkey ${what} finds no fault`, async () => {
    const events = [];
    const { faults, measured, steps } = await runMonkey({ ...options, steps: STEPS, measureEvery: STEPS / 2, onEvent: (event) => events.push(event) });
    const last = () => events.filter((event) => event.do).slice(-20).map((event) => JSON.stringify(event)).join("\n");
    assert.deepEqual(faults, [], `the last actions were\n${faults.length > 0 ? last() : ""}`);
    assert.equal(steps, STEPS);
    assert.ok(measured.length >= 1 && measured.every(({ workers }) => workers <= most), "it was measured, and never had too many workers");
  });
}
