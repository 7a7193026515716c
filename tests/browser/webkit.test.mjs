// WebKitGTK, the nearest thing to Safari that runs here: a smoke test, and the faults that its driver can inject.

import { test } from "node:test";
import { webkit } from "./lib/drivers.mjs";
import { testFaults } from "./lib/faults/run.mjs";
import { serve } from "./lib/server.mjs";
import { playSome } from "./lib/smoke.mjs";

const skip = process.env.WITHOUT_WEBKIT ?? false;

test("WebKitGTK plays", { skip, timeout: 120_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  await playSome(await (await webkit(t)).tab(), server.url);
});

testFaults("WebKitGTK", webkit, { skip });
