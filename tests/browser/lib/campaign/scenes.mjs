// What a campaign tries. `open(t)` prepares a scene, with `t.after` for what ends with it, and returns a function that makes one attempt
// with random numbers. It throws if it finds a fault, and may return a number of tries other than one.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch, ARGS } from "../chromium.mjs";
import { firefox, webkit } from "../drivers.mjs";
import { Game } from "../game.mjs";
import { PLAIN_ADDRESSES, accept, friendLineIs, invite, paste } from "../live.mjs";
import { rampage } from "../monkey/inside.mjs";
import { runMonkey } from "../monkey/monkey.mjs";
import { GAME, STUDY } from "../monkey/sites.mjs";
import { fragment } from "../monkey/texts.mjs";
import { isCached } from "../offline.mjs";
import { pageStarted, until } from "../player.mjs";
import { serve } from "../server.mjs";
import { playing } from "../suite.mjs";
import { assertNone, watch } from "../troubles.mjs";
import { mutated, mutatedBytes } from "./mutate.mjs";

const corpus = (target) => {
  const folder = new URL(`../../../../crates/fuzz/corpus/${target}/`, import.meta.url);
  return readdirSync(folder).sort().map((name) => readFileSync(new URL(name, folder)));
};
const texts = (target) => corpus(target).map((bytes) => bytes.toString());

/** What a player's browser has stored after games, studies and puzzles. */
const STORED = JSON.parse(readFileSync(new URL("../../data/stored.json", import.meta.url), "utf8"));
const PATHS = ["", "", "study.html", "study.html#puzzles", "#library", "#options", "#record"];

/** Steps of a monkey at a time. */
const STEPS = 120;
/** Rampages in a page at a time, and events in each. */
const RAMPAGES = { times: 6, count: 20 };
/** Messages to a friend at a time. */
const MESSAGES = 40;

async function site(t, options = {}) {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch(options);
  t.after(() => browser.close());
  return { server, browser };
}

/** Calls `body` with a new page of a browser that has stored these items. */
async function onPage({ server, browser }, items, body) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: server.origin, localStorage }] };
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", storageState });
  try {
    const troubles = watch(context, server.origin);
    const page = await context.newPage();
    await body(page);
    assertNone(troubles);
  } finally {
    await context.close();
  }
}

/** Waits until the page has started; fails if it says that it can't, or if it shows markup that it was given. */
async function starts(page) {
  const found = await page.waitForFunction(() => {
    const box = document.getElementById("cannot-start");
    if (box && !box.hidden) return box.textContent;
    const isLoading = document.getElementById("status")?.textContent.startsWith("Loading");
    return document.documentElement.hasAttribute("data-started") && !isLoading && "started";
  });
  assert.equal(await found.jsonValue(), "started");
  assert.equal(await page.evaluate(() => document.querySelectorAll("img, iframe, [onerror]").length), 0, "foreign markup");
}

async function storage(t) {
  const there = await site(t);
  return (random) => {
    const items = { ...STORED };
    for (let times = 1 + random.below(3); times > 0; times -= 1) {
      const key = random.of(Object.keys(items));
      items[key] = mutated(random, items[key], Object.values(STORED));
    }
    return onPage(there, items, async (page) => {
      await page.goto(there.server.url + random.of(PATHS));
      await starts(page);
      await page.reload();
      await starts(page);
    });
  };
}

async function links(t) {
  const there = await site(t);
  const known = texts("link").flatMap((text) => text.match(/[gf]\d\.[\w-]+/g) ?? []);
  return (random) => {
    const hash = random.below(3) === 0 ? fragment(random) : mutated(random, random.of(known), known);
    return onPage(there, STORED, async (page) => {
      await page.goto(`${there.server.url}${random.of(["", "study.html"])}#${encodeURI(hash.toWellFormed())}`);
      await starts(page);
    });
  };
}

async function backups(t) {
  const there = await site(t);
  const known = [...texts("backup"), JSON.stringify({ backup: "1", ...STORED })];
  return (random) => {
    const buffer = Buffer.from(mutated(random, random.of(known), known));
    return onPage(there, STORED, async (page) => {
      await page.goto(`${there.server.url}#backup`);
      await starts(page);
      await page.setInputFiles("#backup-file", { name: "backup.json", mimeType: "application/json", buffer });
      await page.waitForFunction(() => document.getElementById("backup-told")?.textContent);
      for (const path of ["", "study.html"]) {
        await page.goto(there.server.url + path);
        await starts(page);
      }
    });
  };
}

async function caches(t) {
  const { server, browser } = await site(t);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(server.url);
  await starts(page);
  await isCached(page);
  return async (random) => {
    const files = await page.evaluate(cachedFiles);
    const damaged = Array.from({ length: 1 + random.below(3) }, () => ({ url: random.of(files), how: random.below(3), at: random.below(1 << 20) }));
    await page.evaluate(damage, damaged);
    await page.goto(`${server.url}${random.of(["", "study.html"])}?${random.below(1 << 20)}`);
    await starts(page);
  };
}

/** Runs in the page: the addresses of all cached files, sorted. */
async function cachedFiles() {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => url).sort();
}

/** Runs in the page: flips a byte of cached files, cuts them off, or replaces them by a provider's page. */
async function damage(files) {
  for (const { url, how, at } of files) {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const response = await cache.match(url);
      if (!response) continue;
      const bytes = new Uint8Array(await response.arrayBuffer());
      bytes[at % Math.max(1, bytes.length)] ^= 1;
      const body = [bytes, bytes.slice(0, at % (bytes.length + 1)), "<!doctype html><title>Sign in</title>"][how];
      await cache.put(url, new Response(body, { headers: response.headers }));
    }
  }
}

/** A friend who sends anything, in a game in which the first move is ours. */
async function peers(t) {
  const { server, browser } = await site(t, { args: [...ARGS, PLAIN_ADDRESSES] });
  const messages = corpus("live").flatMap((bytes) => [...split(bytes)]);
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(catchChannels);
    await page.addInitScript((settings) => localStorage.setItem("alquerque.settings", settings), JSON.stringify(playing("alquerque")));
    await page.goto(server.url);
    const game = new Game(page);
    await game.isStarted();
    return { context, page, game, troubles: watch(context, server.origin) };
  };
  return async (random) => {
    const [host, guest] = [await open(), await open()];
    try {
      const answer = await accept(guest, await invite(host));
      await paste(host.page, answer);
      await friendLineIs(host.page, /connected/i);
      const [mover] = (await host.game.moves()).length === 0 && await host.page.locator("#board [role=gridcell][aria-label*='can move']").count() > 0 ? [host] : [guest];
      await mover.page.locator("#typed").fill("c2-c3");
      await mover.page.keyboard.press("Enter");
      await host.page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 1);
      const sent = Array.from({ length: MESSAGES }, () => {
        const message = random.of(messages);
        return random.below(3) === 0 ? [...message] : mutatedBytes(random, message);
      });
      await guest.page.evaluate((all) => all.forEach((bytes) => window.sendRaw(new Uint8Array(bytes))), sent);
      // Some may end the game or the connection, but none takes the move back.
      const frames = await host.page.evaluate(async () => {
        let longest = 0;
        for (let last = performance.now(), frame = 0; frame < 60; frame += 1) {
          const now = await new Promise((done) => { requestAnimationFrame(() => done(performance.now())); });
          longest = Math.max(longest, now - last);
          last = now;
        }
        return longest;
      });
      assert.ok(frames < 2000, `a frame took ${frames} ms`);
      await starts(host.page);
      const moves = await host.game.moves();

      assert.equal(moves[0], "c2-c3", `the friend has changed the game: ${moves}`);
      assertNone(host.troubles);
      return MESSAGES;
    } finally {
      await Promise.all([host.context.close(), guest.context.close()]);
    }
  };
}

/** Messages, each after its length in a byte. */
function* split(bytes) {
  for (let at = 0; at < bytes.length; at += 1 + bytes[at]) {
    const message = bytes.subarray(at + 1, at + 1 + bytes[at]);
    if (message.length > 0) yield message;
  }
}

/** Runs in the page before its own scripts: keeps its data channels. */
function catchChannels() {
  const { createDataChannel } = RTCPeerConnection.prototype;
  const channels = [];
  RTCPeerConnection.prototype.createDataChannel = function create(...options) {
    const channel = createDataChannel.apply(this, options);
    channels.push(channel);
    return channel;
  };
  window.sendRaw = (bytes) => {
    for (const channel of channels) if (channel.readyState === "open") channel.send(bytes);
  };
}

async function monkeys() {
  return async (random) => {
    const pages = random.of([GAME, STUDY]);
    const { faults, measured } = await runMonkey({
      site: pages, seed: random.below(2 ** 31), steps: STEPS, measureEvery: STEPS / 2, isHasty: random.below(2) === 0, isInside: random.below(2) === 0,
    });
    assert.deepEqual(faults, []);
    // The study's engines and laboratory have separate workers.
    const most = pages === GAME ? 2 : 8;
    assert.ok(measured.length >= 1 && measured.every(({ workers }) => workers <= most), "it was measured, and never had too many workers");
    return STEPS;
  };
}

/** A monkey inside a page of another browser. */
const rampagesIn = (start) => async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await start(t);
  return async (random) => {
    const url = server.url + random.of(["", "study.html"]);
    const tab = await browser.tab();
    await tab.go(url);
    await pageStarted(tab);
    for (let times = 0; times < RAMPAGES.times; times += 1) {
      const seed = random.below(2 ** 31);
      await tab.run(rampage, { seed, count: RAMPAGES.count }).catch(() => "left");
      let failure;
      await until("the page is there", async () => {
        const found = await tab.run(() => {
          const box = document.getElementById("cannot-start");
          const failed = box && !box.hidden ? [box.textContent, ...window.errors ?? []].join("\n") : "";
          return { isBefore: location.protocol === "about:", hasStarted: document.documentElement.hasAttribute("data-started"), failed };
        }).catch(() => ({}));
        failure = found.failed;
        // A step in the history leads to the page before the first.
        if (found.isBefore) await tab.go(`${url}?${seed}`);
        return found.hasStarted || failure;
      });
      assert.equal(failure, "");
    }
    await tab.close();
    return RAMPAGES.times * RAMPAGES.count;
  };
};

/** Random changes of the inputs of all parsers, outside any browser. */
async function inputs() {
  return async (random) => {
    const { stdout } = await promisify(execFile)(process.env.INPUTS, [String(random.below(2 ** 31))]);
    return Number(stdout);
  };
}

/** The scenes by name. `first` is how many attempts the tests make; `browser` is what may be missing. */
export const SCENES = {
  storage: { what: "the page starts with changed stored data", open: storage, first: 10 },
  links: { what: "the page starts at changed links", open: links, first: 12 },
  backups: { what: "changed backups are restored or refused", open: backups, first: 6 },
  caches: { what: "the page starts with damaged cached files", open: caches, first: 6 },
  peers: { what: "whatever a friend sends, the moves stay", open: peers, first: 2 },
  monkeys: { what: "random clicks, keys, drags, navigation, games and texts in Chromium", open: monkeys, first: 5 },
  firefox: { what: "random events in Firefox", open: rampagesIn(firefox), first: 2, browser: "FIREFOX" },
  webkit: { what: "random events in WebKitGTK", open: rampagesIn(webkit), first: 2, browser: "WEBKIT" },
  // `cargo test -p alquerque-fuzz` makes the first ones.
  inputs: { what: "changed inputs of all parsers", open: inputs, first: 0 },
};
export const FOLDER = fileURLToPath(new URL("../../../../target/campaign", import.meta.url));
