// Learned weights and the endgames of draughts: alpha-beta loads them at its first search, caches them for offline use, and plays
// without them if necessary.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launch, launchPersistent, temporaryFolder } from "./lib/chromium.mjs";
import { cachedParts } from "./lib/offline.mjs";
import { until } from "./lib/player.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { playing, visit } from "./lib/suite.mjs";
import { provideWorker } from "./lib/worker.mjs";

const FOLDER = "parts/weights/";
const FAILED = [/status 404/, /Failed to load resource/, /integrity/];
const fetched = (server) => server.responses.map(({ name }) => name).filter((name) => name.startsWith(FOLDER));

/** For each file, a position whose search depends on it alone. */
const COURSES = {
  "othello.weights": { rules: "othello", moves: [] },
  "draughts.weights": { rules: "draughts", moves: [] },
  // The win takes more plies than are searched.
  "draughts.endgames": { rules: "draughts", start: "W:WK1,K3:BK32", moves: [] },
};

/** Alpha-beta's score after `searches` searches, or the first that differs from `before`. */
async function score(page, course, searches, before) {
  await provideWorker(page);
  return page.evaluate(async ([course, most, known]) => {
    const worker = await openWorker();
    let found = known;
    for (let id = 1; id <= most && found === known; id += 1) {
      worker.ask({ search: { id, purpose: "play", course, engine: { alphaBeta: { depth: 5 } }, budget: "unlimited" } });
      found = (await worker.until((answer) => answer.done?.id === id)).done.report.score;
    }
    worker.end();
    return found;
  }, [course, searches, before]);
}

for (const [what, course] of Object.entries(COURSES)) test(`${what} loads when a search first needs it, and is available offline; without it the search still works`, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch();
  const [game, kind] = what.split(".");
  const names = await readdir(join(DIST, FOLDER));
  const name = names.find((file) => file.startsWith(game) && file.endsWith(kind));
  const file = FOLDER + name;
  for (const other of names) server.files.set(FOLDER + other, null);
  let without;
  await visit(t, { server, browser, expected: FAILED }, async ({ page }) => {
    assert.deepEqual(fetched(server), [], "nothing loads before it is needed");
    without = await score(page, course, 1);
    assert.equal(typeof without, "number");
  });
  server.files.set(file, (bytes) => bytes.subarray(1));
  await visit(t, { server, browser, expected: FAILED }, async ({ page }) => {
    assert.equal(await score(page, course, 20, without), without, "damaged data is not used");
  });
  await browser.close();
  server.files.delete(file);
  const folder = await temporaryFolder(t, "weights");
  let learned;
  await visit(t, { server, context: await launchPersistent(folder), expected: FAILED }, async ({ page }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    learned = await score(page, course, Infinity, without);
    assert.notEqual(learned, without);
    // Writing to the cache takes time.
    await until(`${name} is cached`, async () => (await cachedParts(page)).some((url) => url.endsWith(name)));
  });
  await server.stop();
  await visit(t, { server, context: await launchPersistent(folder), expected: FAILED }, async ({ page }) => {
    await assert.rejects(fetch(server.url), "the server is gone");
    assert.equal(await score(page, course, Infinity, without), learned);
  });
});

test("a player is told once that the weights are missing", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch();
  t.after(() => browser.close());
  server.files.set(FOLDER + (await readdir(join(DIST, FOLDER))).find((file) => file.startsWith("othello")), null);
  const settings = playing("othello", { dark: "ai", ai: { engine: "alpha-beta", level: 1, depth: 2 } });
  await visit(t, { server, browser, settings, expected: FAILED }, async ({ page, game }) => {
    const told = page.locator("#notice").filter({ hasText: "plays a little weaker" });
    // Black, the AI, moves first.
    await game.answered(0);
    // The first search began without waiting for them.
    for (let turn = 0; turn < 3 && !(await told.isVisible()); turn += 1) await game.setAny(([first]) => first);
    await told.waitFor();
    await page.getByRole("button", { name: "Dismiss message" }).click();
    for (let turn = 0; turn < 2; turn += 1) await game.setAny(([first]) => first);
    assert.equal(await told.isVisible(), false);
  });
});
