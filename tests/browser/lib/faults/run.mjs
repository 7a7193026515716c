// Runs the faults of the table in one browser.

import { readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { chooser } from "../game.mjs";
import { Player } from "../player.mjs";
import { DIST, serve } from "../server.mjs";
import { assertNone } from "../troubles.mjs";
import { namesOf } from "./inject.mjs";
import { faultsIn } from "./table.mjs";

/** Milliseconds that one fault may take: the page waits thirty seconds in total for a worker. */
const TIMEOUT = 300_000;

/** Defines a test for each fault of this browser; `start` launches it. */
export function testFaults(name, start, { skip = false, concurrency = 1 } = {}) {
  describe(`faults in ${name}`, { skip, concurrency }, () => {
    const ends = [];
    let browser;
    before(async () => { browser = await start({ after: (end) => ends.push(end) }); });
    after(() => Promise.all(ends.map((end) => end())));
    for (const fault of faultsIn(name)) {
      test(fault.what, { timeout: TIMEOUT }, (t) => runFault(t, browser, fault));
    }
  });
}

async function runFault(t, browser, { inject = () => {}, holds, expected = [], seed = 17, serviceWorker = false }) {
  // A separate server, and thus an origin with empty storage.
  const server = await serve();
  const tab = await browser.tab();
  try {
    if (!serviceWorker) server.files.set("service-worker.js", null);
    const names = namesOf(readdirSync(DIST, { recursive: true }));
    inject(server, names);
    const player = new Player(tab, chooser(seed));
    await holds({ t, server, tab, player, browser, names, url: server.url });
    // Only Chromium's wording of errors is known.
    if (browser.name === "Chromium") assertNone(tab.troubles, [/404|Failed to load resource/, ...expected]);
  } finally {
    await tab.close();
    await server.stop();
  }
}
