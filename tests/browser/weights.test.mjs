// Othello's learned weights: alpha-beta loads them at its first search, keeps them for offline use, and plays without them if it must.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launch, launchPersistent, temporaryFolder } from "./lib/chromium.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { visit } from "./lib/suite.mjs";
import { provideWorker } from "./lib/worker.mjs";

const FOLDER = "parts/weights/";
const FAILED = [/status 404/, /Failed to load resource/, /integrity/];
const fetched = (server) => server.responses.map(({ name }) => name).filter((name) => name.startsWith(FOLDER));

/** Alpha-beta's score of Othello's start position after `searches` searches, or the first that differs from `before`. */
async function score(page, searches, before) {
  await provideWorker(page);
  return page.evaluate(async ([most, known]) => {
    const worker = await openWorker();
    const course = { rules: "othello", moves: [] };
    let found = known;
    for (let id = 1; id <= most && found === known; id += 1) {
      worker.ask({ search: { id, purpose: "play", course, engine: { alphaBeta: { depth: 5 } }, budget: "unlimited" } });
      found = (await worker.until((answer) => answer.done?.id === id)).done.report.effort.alphaBeta.score;
    }
    worker.end();
    return found;
  }, [searches, before]);
}

test("weights come when a search first needs them, and are there offline; without them the search goes on", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch();
  const [name] = await readdir(join(DIST, FOLDER));
  const file = FOLDER + name;
  server.files.set(file, null);
  let without;
  await visit(t, { server, browser, expected: FAILED }, async ({ page }) => {
    assert.deepEqual(fetched(server), [], "nothing loads before it is needed");
    without = await score(page, 1);
    assert.equal(typeof without, "number");
  });
  server.files.set(file, (bytes) => bytes.subarray(1));
  await visit(t, { server, browser, expected: FAILED }, async ({ page }) => {
    assert.equal(await score(page, 20, without), without, "what is damaged is not used");
  });
  await browser.close();
  server.files.delete(file);
  const folder = await temporaryFolder(t, "weights");
  let learned;
  await visit(t, { server, context: await launchPersistent(folder) }, async ({ page }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    learned = await score(page, Infinity, without);
    assert.notEqual(learned, without);
    // Writing takes time.
    await page.waitForFunction(async (part) => {
      const [cache] = (await caches.keys()).filter((key) => key.endsWith(" parts"));
      return (await (await caches.open(cache)).keys()).some(({ url }) => url.endsWith(part));
    }, name);
  });
  await server.stop();
  await visit(t, { server, context: await launchPersistent(folder) }, async ({ page }) => {
    await assert.rejects(fetch(server.url), "the server is gone");
    assert.equal(await score(page, Infinity, without), learned);
  });
});
