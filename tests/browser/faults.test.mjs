// All faults of lib/faults/table.mjs, in Chromium.

import { chromium } from "./lib/drivers.mjs";
import { testFaults } from "./lib/faults/run.mjs";

testFaults("Chromium", chromium, { concurrency: 6 });
