// Measures how long the built site takes until the game can be played: on the first, second and third visit, on a slow and a
// fast connection, emulating a phone, with the arrival time of the module; and the longest task, emulating a desktop. Two
// sites are measured alternately.
//
//     node start.mjs [--against FOLDER] [--page study.html] [--rounds 5]
//
// With --against it fails if the built site misses a bar.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchPersistent } from "./lib/chromium.mjs";
import { DIST, serve } from "./lib/server.mjs";

const { values: options } = parseArgs({
  options: { against: { type: "string" }, page: { type: "string", default: "" }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("--rounds takes a whole number from 1");
  process.exit(2);
}

const SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
const VISITS = ["first", "second", "third"];
/** Bits per second, milliseconds, and the most that each visit may take, as a share of the other site's time. */
const LINES = [
  { name: "1.6 Mbit/s, 150 ms", bits: 1.6e6, latency: 150, bars: [1, 1.05, 1.05] },
  { name: "30 Mbit/s, 20 ms", bits: 30e6, latency: 20, bars: [1, 1.05, 1.05] },
];
/** Milliseconds that one task may take at normal speed. */
const MAX_TASK_MILLIS = 50;
/** Milliseconds that any visit may take. */
const TIMEOUT = 60_000;

const sites = [{ name: "this", root: DIST }];
if (options.against) sites.push({ name: "other", root: resolve(options.against) });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (millis) => (millis / 1000).toFixed(2);

/** Runs in the page before its scripts: records when the game can be played, and the tasks longer than 50 ms. */
function watchStart() {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))))
    .observe({ type: "longtask", buffered: true });
  window.paintedAt = new Promise((done) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint) done(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
  window.startedAt = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.started === undefined) return;
      observer.disconnect();
      done(performance.now());
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Runs in the page: when the module arrived, by Resource Timing; 0 if unknown, as without a request. */
const arrival = () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".wasm"))?.responseEnd ?? 0;

/** The first visits with one profile: for each its longest task, and the milliseconds until it started, was painted, had its module. */
async function visits({ root }, { line, slowdown }) {
  const server = await serve({ root });
  const folder = await mkdtemp(join(tmpdir(), "alquerque-start-"));
  const context = await launchPersistent(folder, { viewport: VIEWPORT });
  context.setDefaultTimeout(TIMEOUT);
  const measured = [];
  try {
    for (let visit = 0; visit < VISITS.length; visit += 1) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      if (line) {
        const throughput = line.bits / 8;
        await session.send("Network.enable");
        await session.send("Network.emulateNetworkConditions", {
          offline: false, latency: line.latency, downloadThroughput: throughput, uploadThroughput: throughput,
        });
      }
      await page.addInitScript(watchStart);
      await page.goto(server.url + options.page, { waitUntil: "commit" });
      const started = await page.evaluate(() => window.startedAt);
      const [painted, tasks] = await page.evaluate(async () => [await window.paintedAt, window.longTasks]);
      const longest = Math.max(0, ...tasks.filter(({ startTime }) => startTime < started).map(({ duration }) => duration));
      measured.push({ started, painted, arrived: await page.evaluate(arrival), longest });
      // Like a user, keep it open for a while, so that files and compiled code are cached for the next visit.
      await page.evaluate(() => navigator.serviceWorker?.ready);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.waitForLoadState("networkidle");
      await page.close();
    }
  } finally {
    await context.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return measured;
}

/** The measurements of each site, in the order of `sites`: for each visit all its rounds. */
async function alternate(conditions) {
  const all = sites.map(() => VISITS.map(() => []));
  for (let round = 0; round < rounds; round += 1) {
    // Every other round starts with the other site.
    const order = round % 2 === 0 ? sites : sites.toReversed();
    for (const site of order) {
      const measured = await visits(site, conditions);
      measured.forEach((visit, number) => all[sites.indexOf(site)][number].push(visit));
    }
  }
  return all;
}

const misses = [];
console.log(`Seconds until ${options.page || "the game"} can be used: CPU slowed ${SLOWDOWN} times, ${VIEWPORT.width} x ${VIEWPORT.height}, median of ${rounds} (least to most).\n`);
console.log(`| line | visit | ${sites.map(({ name }) => `${name}: first paint | ${name}: module there | ${name}: started`).join(" | ")} | ratio | bar |`);
console.log(`|---|---|${sites.map(() => "---:|---:|---:|").join("")}---:|---:|`);
for (const line of LINES) {
  const all = await alternate({ line, slowdown: SLOWDOWN });
  VISITS.forEach((visit, number) => {
    const times = all.map((site) => site[number].map(({ started }) => started));
    const cells = all.map((site, place) => {
      const [painted, arrived] = ["painted", "arrived"].map((moment) => median(site[number].map((one) => one[moment])));
      return `${seconds(painted)} | ${seconds(arrived)} | ${seconds(median(times[place]))} (${seconds(Math.min(...times[place]))} to ${seconds(Math.max(...times[place]))})`;
    });
    const ratio = times.length > 1 ? median(times[0]) / median(times[1]) : null;
    const bar = line.bars[number];
    if (ratio > bar) misses.push(`${visit} visit, ${line.name}: ${ratio.toFixed(2)} of the other site's time, bar ${bar}`);
    console.log(`| ${line.name} | ${visit} | ${cells.join(" | ")} | ${ratio?.toFixed(2) ?? ""} | ${bar} |`);
  });
}

const tasks = await alternate({ slowdown: 1 });
console.log(`\nLongest task until then at normal speed, in milliseconds, median of ${rounds} (0: none above 50):\n`);
console.log(`| visit | ${sites.map(({ name }) => name).join(" | ")} |\n|---|${sites.map(() => "---:|").join("")}`);
VISITS.forEach((visit, number) => {
  const longest = tasks.map((site) => median(site[number].map((one) => one.longest)));
  if (longest[0] > MAX_TASK_MILLIS) misses.push(`${visit} visit: a task of ${Math.round(longest[0])} ms, bar ${MAX_TASK_MILLIS}`);
  console.log(`| ${visit} | ${longest.map((millis) => Math.round(millis)).join(" | ")} |`);
});

if (options.against) {
  for (const miss of misses) console.log(`\nMissed: ${miss}`);
  if (misses.length > 0) process.exitCode = 1;
}
