// Firefox: a smoke test, and the faults that its driver can inject.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firefox } from "./lib/drivers.mjs";
import { testFaults } from "./lib/faults/run.mjs";
import { serve } from "./lib/server.mjs";
import { playSome, studySome } from "./lib/smoke.mjs";

const skip = process.env.WITHOUT_FIREFOX ?? false;

test("the game and the study work in Firefox", { skip, timeout: 300_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const tab = await (await firefox(t)).tab();
  await playSome(tab, server.url);
  await studySome(tab, server.url);
  assert.deepEqual(tab.troubles, []);
  assert.deepEqual(tab.requests.filter((url) => /^https?:/.test(url) && !url.startsWith(server.origin)), []);
});

testFaults("Firefox", firefox, { skip });
