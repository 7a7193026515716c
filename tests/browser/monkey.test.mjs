// A short run of the monkey: random clicks, keys, drags, navigations, games and texts find no fault.

import assert from "node:assert/strict";
import { test } from "node:test";
import { letLoose } from "./lib/monkey/monkey.mjs";

for (const [what, options] of [
  ["in haste", { seed: 20_261, isHasty: true }], ["step by step", { seed: 20_262, isHasty: false }], ["inside the page", { seed: 20_263, isInside: true }],
]) {
  test(`a monkey ${what} finds no fault`, async () => {
    const events = [];
    const { faults, measured, steps } = await letLoose({ ...options, steps: 300, measureEvery: 150, onEvent: (event) => events.push(event) });
    const last = () => events.filter((event) => event.do).slice(-20).map((event) => JSON.stringify(event)).join("\n");
    assert.deepEqual(faults, [], `the last actions were\n${faults.length > 0 ? last() : ""}`);
    assert.equal(steps, 300);
    assert.ok(measured.length >= 1 && measured.every(({ workers }) => workers <= 2), "it was looked at all along");
  });
}
