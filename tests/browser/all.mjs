// Runs all test files: the ones that mostly wait first, so that the others fill the time, and the small ones last, so that no core is
// idle at the end.

import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "node:test";
import { spec as Spec } from "node:test/reporters";

/** Files beside each other: one that waits beside one for each core of a small machine. */
const CONCURRENCY = 3;
/** The longest: one browser's worth of waiting each, and small files that take long. */
const FIRST = ["webkit.test.mjs", "firefox.test.mjs", "faults.test.mjs", "screens.test.mjs", "accessibility.test.mjs"];

const folder = fileURLToPath(new URL(".", import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
const size = (name) => statSync(folder + name).size;
const inOrder = [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort((one, other) => size(other) - size(one))];
const tests = run({ files: inOrder.map((name) => folder + name), concurrency: CONCURRENCY });
tests.on("test:fail", () => { process.exitCode = 1; });
tests.compose(new Spec()).pipe(process.stdout);
