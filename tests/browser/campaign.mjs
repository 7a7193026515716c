// Tries for hours what could break the page: changed stored data, links, backups and caches, a lying friend, random events in three
// browsers, and changed inputs of all parsers.
//
//     node campaign.mjs --minutes 480 --seed 1       # goes on where the last run with this seed has stopped
//     node campaign.mjs --only storage --from 123 --tries 1      # repeats one attempt, and changes no record
//
// --folder FOLDER (by default target/campaign) gets the record, a file SEED.json, and the report, SEED.md. The scene `inputs` needs the
// program of crates/fuzz in INPUTS. Exits with 1 if there was a fault.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stage } from "./lib/campaign/run.mjs";
import { FOLDER, SCENES } from "./lib/campaign/scenes.mjs";

/** How long a scene stays open: browsers slow down with time. */
const TURN_MILLIS = 60_000;
/** Faults in the report at most. */
const MAX_FAULTS = 200;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    from: { type: "string" },
    tries: { type: "string" },
    folder: { type: "string", default: FOLDER },
  },
});
const end = Date.now() + 60_000 * Number(values.minutes);
let isStopped = false;
process.once("SIGINT", () => { isStopped = true; });

const names = Object.keys(SCENES).filter((name) => {
  if (values.only) return values.only.split(",").includes(name);
  return name === "inputs" ? process.env.INPUTS : !process.env[`WITHOUT_${SCENES[name].browser}`];
});
if (names.length === 0) throw new Error(`there is no such scene; the scenes are ${Object.keys(SCENES).join(", ")}`);

if (values.from) {
  process.exitCode = await repeat(names[0], Number(values.from), Number(values.tries ?? 1));
} else {
  const record = read();
  console.log(`${names.join(", ")}: seed ${values.seed}, ${values.minutes} minutes; Ctrl+C ends it after the current attempt`);
  for (let turn = 0; !isStopped && Date.now() < end; turn += 1) await take(record, names[turn % names.length]);
  console.log(report(record));
  process.exitCode = record.faults.length > 0 ? 1 : 0;
}

/** Makes attempts of a scene for a while, and writes the record. */
async function take(record, name) {
  const row = record.scenes[name] ??= { next: 0, tries: 0, faults: 0, seconds: 0 };
  const stage = new Stage(name, values.seed);
  const begin = Date.now();
  while (!isStopped && Date.now() < Math.min(end, begin + TURN_MILLIS)) {
    const number = row.next;
    row.next += 1;
    try {
      row.tries += await stage.attempt(number);
    } catch (error) {
      row.faults += 1;
      const fault = { scene: name, number, text: String(error.stack ?? error).slice(0, 2000) };
      if (record.faults.length < MAX_FAULTS) record.faults.push(fault);
      console.log(`FAULT: ${name}, attempt ${number}: ${error.message}`);
      await stage.close();
    }
  }
  await stage.close();
  row.seconds += Math.round((Date.now() - begin) / 1000);
  write(record);
}

async function repeat(name, from, tries) {
  const stage = new Stage(name, values.seed);
  let faults = 0;
  for (let number = from; number < from + tries; number += 1) {
    const said = await stage.attempt(number).then(() => "no fault", (error) => { faults += 1; return error.stack; });
    console.log(`${name}, attempt ${number}: ${said}`);
  }
  await stage.close();
  return faults > 0 ? 1 : 0;
}

function report({ scenes, faults }) {
  const rows = Object.entries(scenes).map(([name, { next, tries, faults: found, seconds }]) => (
    `| ${name}: ${SCENES[name].what} | ${next} | ${tries} | ${found} | ${(seconds / 3600).toFixed(2)} |`
  ));
  const list = faults.map(({ scene, number, text }) => (
    `## ${scene}, attempt ${number}\n\n    cargo xtask campaign --seed ${values.seed} --only ${scene} --from ${number}\n\n${text.replace(/^/gm, "    ")}\n`
  ));
  return `# Campaign, seed ${values.seed}\n\n| scene | attempts | tries | faults | hours |\n|---|---:|---:|---:|---:|\n${rows.join("\n")}\n\n${list.join("\n")}`;
}

function file(extension) {
  return join(values.folder, `${values.seed}.${extension}`);
}

function read() {
  mkdirSync(values.folder, { recursive: true });
  try {
    return JSON.parse(readFileSync(file("json"), "utf8"));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return { scenes: {}, faults: [] };
  }
}

/** Writes beside and renames: an interrupted run leaves the last record whole. */
function write(record) {
  writeFileSync(file("new"), JSON.stringify(record, null, 1));
  renameSync(file("new"), file("json"));
  writeFileSync(file("md"), report(record));
}
