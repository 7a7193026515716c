// Measures the engine in headless Chromium: one worker of the built site does the same work as `alquerque bench`.
//
//     node bench.mjs RULES...
//
// The last line is JSON: for each ruleset { rules, perft_nodes_per_second, playouts_per_second,
// alpha_beta_nodes_per_second, depth_12_millis }.

import { launchWhole } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";
import { provideWorker } from "./lib/worker.mjs";

/** Milliseconds per measurement, and a perft size that takes a few milliseconds. */
const MILLIS = 2000;
const PERFT_LEAVES = 100_000;

/** Runs in the page. */
async function measure({ rules, millis, perftLeaves }) {
  const worker = await openWorker();
  let id = 0;
  const ask = (kind, request) => {
    id += 1;
    const own = id;
    worker.ask({ [kind]: { id: own, ...request } });
    return worker.until((answer) => (answer?.perft ?? answer?.done)?.id === own).then(({ perft, done }) => perft ?? done.report);
  };
  const uct = { uct: { exploration: Math.SQRT2 } };
  const search = (engine, budget) => ask("search", { purpose: "play", course: { rules, moves: [] }, engine, budget, seed: 1 });

  // One warm-up run for the compiler's tiers.
  let depth = 1;
  while ((await ask("perft", { rules, depth })).nodes < perftLeaves) depth += 1;
  let [leaves, taken] = [0, 0];
  while (taken < millis) {
    const one = await ask("perft", { rules, depth });
    leaves += one.nodes;
    taken += one.millis;
  }
  await search(uct, { millis: millis / 4 });
  const { work, seconds } = await search(uct, { millis });
  const playouts = work.uct.playouts / seconds;
  const depth12 = [];
  let nodes = [];
  for (let round = 0; round < 5; round += 1) {
    const begin = performance.now();
    const deep = await search({ alphaBeta: { depth: 12 } }, { millis: 60_000 });
    nodes.push(deep.work.alphaBeta.nodes / deep.seconds);
    depth12.push(performance.now() - begin);
  }
  worker.end();
  return {
    rules,
    perft_nodes_per_second: (leaves / taken) * 1000,
    playouts_per_second: playouts,
    alpha_beta_nodes_per_second: Math.max(...nodes),
    depth_12_millis: Math.min(...depth12),
  };
}

const server = await serve();
const browser = await launchWhole();
const page = await browser.newPage();
// The page's own worker stays idle: it is the human's turn.
await page.goto(server.url);
await page.waitForSelector("html[data-started]");
await provideWorker(page);
const figures = [];
for (const rules of process.argv.slice(2)) {
  figures.push(await page.evaluate(measure, { rules, millis: MILLIS, perftLeaves: PERFT_LEAVES }));
}
await browser.close();
await server.stop();
console.log(JSON.stringify(figures));
