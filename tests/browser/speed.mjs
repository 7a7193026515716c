// Guards the speed of the wasm build: a search in Chromium must make at least three quarters of the playouts per second of the native
// release build in the same run. Guards the `opt-level` of single crates in the profile `site`, and `#[inline]`s.
//
//     cargo build --release --package alquerque-core --example playouts && node --test speed.mjs

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchWhole } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";
import { provideWorker } from "./lib/worker.mjs";

const NATIVE = fileURLToPath(new URL("../../target/release/examples/playouts", import.meta.url));
const MIN_SHARE = 0.75;
/** Milliseconds of one search. */
const MILLIS = 1000;
/** The most measurements of each, in turn. The best counts, as other programs may slow down any single one. */
const MAX_ROUNDS = 6;

const run = promisify(execFile);
const shared = {};

before(async () => {
  shared.server = await serve();
  shared.browser = await launchWhole();
  shared.page = await shared.browser.newPage();
  // The page's own worker stays idle: it is the player's turn.
  await shared.page.goto(shared.server.url);
  await shared.page.waitForSelector("html[data-started]");
  await provideWorker(shared.page);
});
after(async () => {
  await shared.browser?.close();
  await shared.server?.stop();
});

/** Playouts per second from the start, natively. */
async function native(rules) {
  const { stdout } = await run(NATIVE, [rules, String(MILLIS)]);
  return Number(stdout);
}

/** Runs in the page: the same, in a separate worker. */
async function inWorker({ rules, millis }) {
  const worker = await openWorker();
  const search = (id, budget) => {
    worker.ask({ search: { id, purpose: "play", course: { rules, moves: [] }, engine: { uct: { exploration: Math.SQRT2 } }, budget, seed: 1 } });
    return worker.until((answer) => answer?.done?.id === id);
  };
  // The first search warms up the compiler's tiers.
  await search(1, { millis });
  const { done } = await search(2, { millis });
  worker.end();
  return done.report.work.uct.playouts / done.report.seconds;
}

for (const rules of ["merkel", "medieval", "othello", "draughts"]) {
  test(`${rules}: playouts in Chromium are at least three quarters as fast as native ones`, async (t) => {
    let [quickest, quickestNative] = [0, 0];
    for (let round = 0; round < MAX_ROUNDS && !(quickest >= MIN_SHARE * quickestNative && quickest > 0); round += 1) {
      quickestNative = Math.max(quickestNative, await native(rules));
      quickest = Math.max(quickest, await shared.page.evaluate(inWorker, { rules, millis: MILLIS }));
    }
    const share = quickest / quickestNative;
    t.diagnostic(`${rules}: ${Math.round(quickest)} in Chromium, ${Math.round(quickestNative)} natively: ${share.toFixed(2)}`);
    assert.ok(share >= MIN_SHARE, `${share.toFixed(2)} of the native speed, expected at least ${MIN_SHARE}`);
  });
}
