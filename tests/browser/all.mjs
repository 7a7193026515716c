// Runs all test files: those that mostly wait come first, so that others fill the time; small ones come last, so that no core idles at
// the end. Writes the totals to the file TOTALS, if given.

import { createWriteStream, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "node:test";
import { spec as Spec } from "node:test/reporters";
import totals from "./lib/totals.mjs";

/** Files run in parallel: one per core of a small machine, and one that mostly waits. */
const CONCURRENCY = 3;
/** The slowest files: those that wait for timeouts, and small ones that take long. */
const FIRST = ["webkit.test.mjs", "firefox.test.mjs", "faults.test.mjs", "campaign.test.mjs", "screens.test.mjs", "accessibility.test.mjs"];

const folder = fileURLToPath(new URL(".", import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
const size = (name) => statSync(folder + name).size;
const inOrder = [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort((one, other) => size(other) - size(one))];
const tests = run({ files: inOrder.map((name) => folder + name), concurrency: CONCURRENCY });
tests.on("test:fail", () => { process.exitCode = 1; });
tests.compose(new Spec()).pipe(process.stdout);
if (process.env.TOTALS) tests.compose(totals).pipe(createWriteStream(process.env.TOTALS));
