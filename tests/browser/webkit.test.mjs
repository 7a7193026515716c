// WebKitGTK, the closest relative of Safari on Linux: a smoke test, and the faults that its driver can inject.

import { test } from "node:test";
import { webkit } from "./lib/drivers.mjs";
import { testFaults } from "./lib/faults/run.mjs";
import { serve } from "./lib/server.mjs";
import { playSome, studySome } from "./lib/smoke.mjs";

const skip = process.env.WITHOUT_WEBKIT ?? false;

test("the game and the study work in WebKitGTK", { skip, timeout: 300_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const tab = await (await webkit(t)).tab();
  await playSome(tab, server.url);
  await studySome(tab, server.url);
});

testFaults("WebKitGTK", webkit, { skip });
