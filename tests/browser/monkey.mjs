// A monkey test of the page: random clicks, keys, drags, navigations, games and texts, and the faults they cause.
//
//     node monkey.mjs --seed 1 --steps 100000        # the same seed plans the same actions
//     node monkey.mjs --replay FILE [--last 500]     # repeats a log, or its last actions
//
// --study tests the study instead of the game. --inside lets a script in the page dispatch the events, 20 in each frame. --log FILE (by
// default failures/monkey-SEED.jsonl) gets a line of JSON for each action, measurement and fault; --careful waits for the end of each
// action; --windows leaves the windows open that clicks with a modifier key open; --arguments="--one --two" is passed to Chromium.
// Exits with 1 if there was a fault.

import { once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ARGS } from "./lib/chromium.mjs";
import { COLUMNS } from "./lib/memory.mjs";
import { runMonkey } from "./lib/monkey/monkey.mjs";
import { GAME, STUDY } from "./lib/monkey/sites.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "100000" },
    log: { type: "string" },
    replay: { type: "string" },
    last: { type: "string" },
    study: { type: "boolean", default: false },
    inside: { type: "boolean", default: false },
    windows: { type: "boolean", default: false },
    careful: { type: "boolean", default: false },
    arguments: { type: "string", default: "" },
  },
});
const seed = Number(values.seed);
const logged = values.log ?? `failures/monkey-${values.study ? "study-" : ""}${values.replay ? "replay" : seed}.jsonl`;
const replay = values.replay && readFileSync(values.replay, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line))
  .filter((event) => event.do).slice(-Number(values.last ?? 0));
mkdirSync(dirname(logged), { recursive: true });
const log = createWriteStream(logged);
const begin = Date.now();
let stopped = false;
process.once("SIGINT", () => { stopped = true; });

console.log(`| steps | seconds | ${COLUMNS.map(([name]) => name).join(" | ")} |\n|${"---|".repeat(COLUMNS.length + 2)}`);
const result = await runMonkey({
  site: values.study ? STUDY : GAME,
  seed,
  steps: Number(values.steps),
  replay: replay || undefined,
  isHasty: !values.careful,
  isInside: values.inside,
  keepsWindows: values.windows,
  launchOptions: { args: [...ARGS, ...values.arguments.split(" ").filter(Boolean)] },
  shouldStop: () => stopped,
  onEvent(event) {
    const seconds = (Date.now() - begin) / 1000;
    log.write(`${JSON.stringify({ seconds, ...event })}\n`);
    if (event.fault) console.log(`FAULT at step ${event.step}: ${event.fault}`);
    if (event.memory) console.log(`| ${event.step} | ${seconds.toFixed(0)} | ${COLUMNS.map(([, text]) => text(event.memory)).join(" | ")} |`);
  },
});
log.end();
await once(log, "close");
console.log(`${result.steps} steps with seed ${seed}, ${result.faults.length} faults; the log is in ${logged}`);
process.exitCode = result.faults.length > 0 ? 1 : 0;
