// A soak test: game after game of AI against AI in one tab of Chromium, started through the page's form. Memory must stay flat: the heaps
// of the page and its worker, WebAssembly, nodes, listeners.
//
//     node soak.mjs [--games 500] [--every 20] [--unhurried]
//
// The AI's pause of a quarter of a second before each move is skipped, unless --unhurried is given. Exits with 1 if anything
// grew.

import { parseArgs } from "node:util";
import { launchWhole } from "./lib/chromium.mjs";
import { Game } from "./lib/game.mjs";
import { COLUMNS, Memory } from "./lib/memory.mjs";
import { choose } from "./lib/fields.mjs";
import { serve } from "./lib/server.mjs";
import { assertNone, watch } from "./lib/troubles.mjs";

/** The games in turn: game, engine. The engines run at their fastest settings. */
const ROTA = ["alquerque", "othello", "draughts"].flatMap((kind) => ["random", "uct", "alpha-beta"].map((engine) => [kind, engine]));
/** Games after which all one-time allocations are done; later each game only adds some hundred bytes to the library. */
const WARM = 200;
/** Milliseconds that one game may take. */
const MAX_GAME_MILLIS = 600_000;
/** The growth allowed after warming up: a fraction, and a constant in the figure's own unit. */
const SLACK = { heap: [0.05, 2 ** 18], wasm: [0.05, 0], workerHeap: [0.05, 2 ** 18], workerWasm: [0.05, 0], nodes: [0.02, 20], listeners: [0, 5], documents: [0, 1], workers: [0, 0] };

const { values } = parseArgs({
  options: { games: { type: "string", default: "500" }, every: { type: "string", default: "20" }, unhurried: { type: "boolean", default: false } },
});
const [games, every] = [Number(values.games), Number(values.every)];

/** Runs in the page: skips short timeouts. Longer ones, such as the worker's watchdog, stay. */
function skipShortTimeouts() {
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (work, millis = 0, ...rest) => wait(work, millis <= 300 ? 0 : millis, ...rest);
}

/** Starts a game with the form for new games. */
async function play(page, { kind, engine, opponent }) {
  await page.click("#open-new");
  await page.locator("dialog#new[open]").waitFor();
  await page.locator(`#new-game-${kind}`).check({ force: true });
  await choose(page, "new-opponent", opponent);
  if (engine) {
    await choose(page, "new-engine", engine);
    const strength = engine === "alpha-beta" ? "#new-depth" : "#new-level";
    if (engine !== "random") await page.locator(strength).fill("1");
  }
  await page.click("#play");
  await page.locator("dialog#new").waitFor({ state: "hidden" });
}

/** Measures on the empty board of always the same game, with no search running. */
async function measured(page, memory) {
  await play(page, { kind: "alquerque", opponent: "friend" });
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
  return memory.measure();
}

const server = await serve();
Memory.prepare(server);
const browser = await launchWhole();
const context = await browser.newContext({ reducedMotion: "reduce" });
context.setDefaultTimeout(30_000);
const troubles = watch(context, server.origin);
const page = await context.newPage();
page.on("crash", () => {
  console.log("The renderer crashed.");
  process.exit(1);
});
if (!values.unhurried) await page.addInitScript(skipShortTimeouts);
await page.goto(server.url);
await new Game(page).isStarted();
const memory = await Memory.of(page);

const begin = Date.now();
const rows = [];
let plies = 0;
console.log(`| games | plies | seconds | ${COLUMNS.map(([name]) => name).join(" | ")} |\n|${"---:|".repeat(COLUMNS.length + 3)}`);
for (let game = 0; ; game += 1) {
  if (game % every === 0 || game === games) {
    const figures = await measured(page, memory);
    rows.push({ game, figures });
    const seconds = ((Date.now() - begin) / 1000).toFixed(0);
    console.log(`| ${game} | ${plies} | ${seconds} | ${COLUMNS.map(([, text]) => text(figures)).join(" | ")} |`);
  }
  if (game === games) break;
  const [kind, engine] = ROTA[game % ROTA.length];
  await play(page, { kind, engine, opponent: "nobody" });
  await page.waitForFunction(() => /wins|^You (won|lost)|^Draw/.test(document.getElementById("status").textContent), undefined, { polling: 50, timeout: MAX_GAME_MILLIS });
  plies += await page.locator("#moves .ply").count();
}
await browser.close();
await server.stop();
assertNone(troubles);

const warm = rows.find(({ game }) => game >= Math.min(WARM, games / 2));
const last = rows.at(-1);
const grown = Object.entries(SLACK).filter(([name, [part, rest]]) => last.figures[name] > warm.figures[name] * (1 + part) + rest);
for (const [name] of grown) console.log(`${name} grew: ${warm.figures[name]} after ${warm.game} games, ${last.figures[name]} after ${last.game}`);
if (grown.length === 0) console.log(`Flat from game ${warm.game} to game ${last.game}.`);
process.exitCode = grown.length === 0 ? 0 : 1;
