// The first attempts of the campaign; `cargo xtask campaign` makes more.

import { test } from "node:test";
import { Stage } from "./lib/campaign/run.mjs";
import { SCENES } from "./lib/campaign/scenes.mjs";

const SEED = 1;

for (const [name, { what, first, browser }] of Object.entries(SCENES)) {
  if (first === 0) continue;
  test(`campaign: ${what}`, { timeout: 600_000, skip: process.env[`WITHOUT_${browser}`] ?? false }, async (t) => {
    const stage = new Stage(name, SEED);
    t.after(() => stage.close());
    for (let number = 0; number < first; number += 1) {
      await stage.attempt(number).catch((error) => {
        error.message = `attempt ${number}: ${error.message}`;
        throw error;
      });
    }
  });
}
