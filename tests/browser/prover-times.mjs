// Measures how fast results are proven, in headless Chromium: sends positions of random games to the prover's worker of the built site,
// one after another.
//
//     node prover-times.mjs [--rules merkel] [POSITIONS [PLY...]]
//
// The last line is JSON: for each ply { ply, positions, within: { SECONDS: share of positions proven } }.

import { parseArgs } from "node:util";
import { launchWhole } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";
import { provideWorker } from "./lib/worker.mjs";

const { values: { rules }, positionals } = parseArgs({ options: { rules: { type: "string", default: "merkel" } }, allowPositionals: true });
const [positions = 500, ...plies] = positionals.map(Number);
const SECONDS = [0.1, 0.5, 1, 2, 5];

/** Runs in the page: the seconds each position took; Infinity if it was not proven. */
async function measure({ rules, ply, positions, most, seed }) {
  const search = await openWorker();
  const prover = await openProver();
  const taken = [];
  let id = 0;
  const ask = (worker, { moves, ...request }) => {
    id += 1;
    worker.ask({ search: { id, purpose: "prove", course: { rules, moves }, ...request } });
    return id;
  };
  while (taken.length < positions) {
    const moves = [];
    let chance = seed;
    while (moves.length < ply) {
      chance += 1;
      const own = ask(search, { moves, engine: "random", budget: "unlimited", seed: chance });
      const { done } = await search.until((answer) => answer?.done?.id === own);
      if (!done.best) break;
      moves.push(done.best);
    }
    seed += 1000;
    const over = ask(search, { moves, engine: "random", budget: "unlimited", seed: chance });
    const { done: { best } } = await search.until((answer) => answer?.done?.id === over);
    // The game ended earlier.
    if (moves.length < ply || !best) continue;
    const begin = performance.now();
    const own = ask(prover, { moves, engine: "proof", budget: { millis: most * 1000 }, seed: null });
    const { progress, done } = await prover.until((answer) => {
      const told = answer?.progress ?? answer?.done;
      return told?.id === own && (told.report.proven || answer.done);
    });
    taken.push((progress ?? done).report.proven ? (performance.now() - begin) / 1000 : Infinity);
    if (progress) {
      prover.ask({ stop: { id: own } });
      await prover.until((answer) => answer?.done?.id === own);
    }
  }
  search.end();
  prover.end();
  return taken.map(String);
}

const server = await serve();
const browser = await launchWhole();
const page = await browser.newPage();
await page.goto(server.url);
await page.waitForSelector("html[data-started]");
await provideWorker(page);
const figures = [];
for (const ply of plies.length > 0 ? plies : [20, 16]) {
  const taken = (await page.evaluate(measure, { rules, ply, positions, most: SECONDS.at(-1), seed: ply * 1_000_000 })).map(Number);
  const share = (most) => Math.round((taken.filter((seconds) => seconds <= most).length / taken.length) * 1000) / 1000;
  figures.push({ ply, positions, within: Object.fromEntries(SECONDS.map((most) => [most, share(most)])) });
  console.error(JSON.stringify(figures.at(-1)));
}
await browser.close();
await server.stop();
console.log(JSON.stringify(figures));
