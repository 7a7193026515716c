// Measures the engine in headless Chromium: one worker of the built site, asked for the same as `alquerque bench`.
// The last line is JSON: { perft_nodes_per_second, playouts_per_second }.

import { launch } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";

/** Plies of one perft, and milliseconds of each measurement, as natively. */
const DEPTH = 10;
const MILLIS = 3000;

/** Runs in the page: talks to a worker of its own in gloo-worker's envelopes. */
async function measure({ depth, millis }) {
  const worker = new Worker("search-worker_loader.js", { type: "module" });
  const waiting = [];
  worker.onerror = (event) => waiting.forEach(({ fail }) => fail(new Error(event.message)));
  worker.onmessage = ({ data }) => {
    const answer = data === "WorkerLoaded" ? "loaded" : data?.ProcessOutput?.[1];
    const index = waiting.findIndex(({ wants }) => wants(answer));
    if (answer?.failed) waiting.forEach(({ fail }) => fail(new Error(answer.failed.message)));
    if (index >= 0) waiting.splice(index, 1)[0].done(answer);
  };
  const until = (wants) => new Promise((done, fail) => waiting.push({ wants, done, fail }));
  const ask = (request, wants) => {
    worker.postMessage({ ProcessInput: [0, request] });
    return until(wants);
  };
  await until((answer) => answer === "loaded");
  worker.postMessage({ Connected: 0 });
  const perft = (id) => ask({ perft: { id, rules: "merkel", depth } }, (answer) => answer?.perft?.id === id);
  const search = (id, time) => ask({
    search: {
      id, rules: "merkel", moves: [], engine: "uct", level: 10, exploration: Math.SQRT2, seed: 1, playouts: 4294967295, millis: time,
    },
  }, (answer) => answer?.done?.id === id);
  // The compiler's tiers first.
  await perft(1);
  let [leaves, taken] = [0, 0];
  for (let id = 2; taken < millis; id += 1) {
    const { perft: one } = await perft(id);
    leaves += one.nodes;
    taken += one.millis;
  }
  await search(1_000_000, millis / 6);
  const { done: { report } } = await search(1_000_001, millis);
  return { perft_nodes_per_second: (leaves / taken) * 1000, playouts_per_second: report.perSecond };
}

const server = await serve();
const browser = await launch();
const page = await browser.newPage();
// The page's own worker stays idle: it is the human's turn.
await page.goto(server.url);
await page.waitForSelector("html[data-started]");
const figures = await page.evaluate(measure, { depth: DEPTH, millis: MILLIS });
await browser.close();
await server.stop();
console.log(JSON.stringify(figures));
