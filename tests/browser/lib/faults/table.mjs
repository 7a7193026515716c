// The faults that are injected into the page, and what must still hold. `only` lists the browsers whose drivers support a fault, if not
// all do. `expected` are console errors that belong to the fault.

import assert from "node:assert/strict";
import { Player, until } from "../player.mjs";
import { serve } from "../server.mjs";
import { CACHES } from "./caches.mjs";
import * as inject from "./inject.mjs";
import { PARTS } from "./parts.mjs";
import { OF_PROVER } from "./prover.mjs";
import { OF_STUDY } from "./study.mjs";

const CHROMIUM = ["Chromium"];
const pause = (millis) => new Promise((done) => setTimeout(done, millis));

// Invariants.

/** The game can be played against the AI; no notice is shown. */
async function plays({ tab, player, url }) {
  await tab.go(url);
  await player.started();
  await player.turn();
  assert.equal((await player.turn()).notice, "", "no notice");
}

/** The same, whatever the notice; and the study starts as well. */
async function startsAnyway({ tab, player, url }) {
  await tab.go(`${url}study.html`);
  await player.sees("the study has started", ({ started, trouble }) => {
    assert.equal(trouble, "");
    return started;
  });
  await tab.go(url);
  await player.started();
  await player.turn();
  await player.turn();
}

/** The page does not start, and says why. */
const cannotRun = (words) => async ({ tab, player, url }) => {
  await tab.go(url);
  const { started } = await player.sees(`the page says ${words}`, ({ trouble }) => words.test(trouble));
  assert.equal(started, false);
};

/** Plays five turns, so that captures make their sounds and vibrations, too. */
async function playsFiveTurns(world) {
  await plays(world);
  for (let turn = 2; turn <= 5; turn += 1) await world.player.turn();
}

/** A worker that fails at its second move is replaced and terminated, and the game against the AI continues. */
async function playsOn({ tab, player, url }) {
  await tab.go(url);
  await player.started();
  await player.turn();
  await player.move();
  await player.sees("the worker was restarted", ({ notice }) => /It was restarted, and the game continues/.test(notice));
  await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 4 && movable.length > 0);
  // Only Chromium's driver lists workers.
  if (tab.page) await until("the failed worker is terminated", () => tab.page.workers().length === 1);
  await player.turn();
}

/** Two people can play, and the page says why the computer cannot. */
const playsForTwo = (words) => async ({ tab, player, url }) => {
  await tab.go(url);
  await player.started();
  await player.sees(`the page says ${words}`, ({ notice }) => words.test(notice));
  await player.move();
  await tab.run(() => { location.hash = "new"; });
  await until("the sheet is open", () => tab.run(() => document.getElementById("new").open));
  await tab.run(() => document.querySelector("#new input[name='new-opponent'][value='friend']").click());
  await until("the game can go on", () => tab.run(() => document.getElementById("go-on").checkVisibility()));
  await tab.run(() => document.getElementById("go-on").click());
  await until("the sheet is closed", () => tab.run(() => !document.getElementById("new").open && location.hash === ""));
  await player.move();
  await player.sees("light is to move", ({ status }) => /^Light (to move|must capture)$/.test(status));
  await player.move();
  await player.sees("dark is to move", ({ status }) => /^Dark (to move|must capture)$/.test(status));
};

/** The page says what is wrong; its button fetches the files again, bypassing the browser's cache, and the game can be played. */
const cannotStart = (words, button = "Reload") => async ({ server, tab, player, url }) => {
  await tab.go(url);
  const { started } = await player.sees(`the page says ${words}`, ({ trouble }) => words.test(trouble));
  assert.equal(started, false);
  server.files.clear();
  server.files.set("service-worker.js", null);
  server.stalls.clear();
  server.line = () => true;
  assert.equal(await tab.run(() => document.querySelector("#cannot-start button").textContent), button);
  await tab.run(() => document.querySelector("#cannot-start button").click());
  const { trouble } = await player.sees("the page has started", (seen) => seen.started);
  assert.equal(trouble, "");
  await player.turn();
};

/** The storage keys of the page, and garbage to put there; three rounds put most of the garbage in most places. */
const PLACES = ["settings", "game", "game.othello", "game.draughts", "library", "statistics", "clock", "restart", "study.last"];
const GARBAGE = ["{nonsense", "null", "[]", "5", "\"\"", "{\"version\":99}"];

/** Invalid settings, or settings with wrong types in the fields that the start script reads. */
const WRONG_TYPES = [
  "{\"theme\":{\"toString\":0},\"language\":{\"toString\":0}}", "{\"theme\":[\"dark\"],\"language\":[\"de\"]}", "{\"theme\":null,\"language\":7}",
  "{\"theme\":\"__proto__\",\"language\":\"constructor\"}", "[[]]", "true", "\"dark\"", "7", "",
];
/** What browsers may lack or what may throw when read: because it is switched off, forbidden, or blocked by an extension. */
const MISSING = [
  "MutationObserver", "PerformanceObserver", "ResizeObserver", "IntersectionObserver", "BroadcastChannel", "crypto", "caches", "indexedDB",
  "localStorage", "sessionStorage", "navigator.languages", "navigator.language", "navigator.serviceWorker",
  "navigator.hardwareConcurrency", "navigator.locks", "navigator.storage", "navigator.share", "navigator.clipboard",
];
/** More of these, tested only together. Not `trustedTypes`: a browser without it does not require them. */
const MISSING_TOGETHER = ["Intl", "AbortController", "ReadableStream", "performance", "matchMedia", "history", ...MISSING];
/** What the page cannot do without. */
const NEEDED = ["fetch", "TextDecoder"];
const ODD_LANGUAGES = [[null, 7, { toString: 0 }, ["de"]], 7, "xx", {}];

const CANNOT_START = { holds: cannotStart(/couldn’t start/), expected: [/exception|console/] };
const NO_COMPUTER = /^The computer couldn’t start\. Two people can still play\./;
const NO_WORKER = { holds: playsForTwo(NO_COMPUTER), expected: [/exception|console/] };
const file = (name, change) => (server, names) => server.files.set(names[name] ?? name, change);
const worker = (fault, options) => (server) => inject.inWorker(server, fault, options);
const page = (fault, value) => (server) => inject.inPage(server, fault, value);

const FAULTS = [
  // The worker.
  { what: "a worker that is killed while it thinks", inject: worker(inject.atSecondSearch, { value: "closes", first: 1 }), holds: playsOn },
  {
    what: "a worker that hangs while it thinks",
    inject(server) {
      inject.inPage(server, inject.countWorkers);
      inject.inWorker(server, inject.atSecondSearch, { value: "hangs", first: 1 });
    },
    async holds(world) {
      await playsOn(world);
      assert.deepEqual(await world.tab.run(() => window.countedWorkers), { started: 2, ended: 1 }, "the hanging worker was terminated");
    },
  },
  {
    what: "a worker that throws while it thinks", inject: worker(inject.atSecondSearch, { value: "throws", first: 1 }), holds: playsOn,
    expected: [/broken for this test/],
  },
  { what: "a worker that receives messages late", inject: worker(inject.delayMessages, { value: 700 }), holds: plays },
  { what: "a worker whose script is missing", inject: file("search-worker.js", null), ...NO_WORKER },
  { what: "a worker whose script is truncated", inject: file("search-worker.js", inject.half), ...NO_WORKER },
  { what: "a worker whose script is a web page", inject: file("search-worker.js", inject.webPage), ...NO_WORKER },
  { what: "a worker that throws at once", inject: file("search-worker.js", () => "throw new Error('broken for this test');"), ...NO_WORKER },
  { what: "a worker that hangs at once", inject: file("search-worker.js", () => inject.HANGING_SCRIPT), ...NO_WORKER },
  ...[["is missing", null], ["is truncated", inject.half], ["is a web page", inject.webPage]].map(([state, change]) => (
    { what: `the module of the workers ${state}`, inject: file("search", change), ...NO_WORKER }
  )),
  { what: "the module of the workers stalls", inject: (server, { search }) => server.stalls.add(search), ...NO_WORKER },
  {
    what: "the module of the workers is truncated at first, and cached", holds: plays, expected: [/console/],
    inject: (server, { search }) => server.files.set(search, inject.changeFirst(inject.half)),
  },
  { what: "a browser without workers", inject: page(inject.withoutWorkers, "missing"), holds: playsForTwo(NO_COMPUTER) },
  { what: "a browser that forbids workers", inject: page(inject.withoutWorkers, "throws"), holds: playsForTwo(NO_COMPUTER) },
  { what: "a browser without sounds", inject: page(inject.withoutSounds), holds: playsFiveTurns },
  {
    what: "a worker that starts at the second attempt", expected: [/broken for this test/],
    inject: worker(() => { throw new Error("broken for this test"); }, { first: 1 }), holds: plays,
  },
  {
    what: "a worker that cannot be loaded until the player tries again", expected: [/404|console/],
    inject: (server) => { server.fickle.add("search-worker.js"); server.files.set("search-worker.js", null); },
    async holds({ server, tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.move();
      await player.sees("the page says so", ({ notice }) => NO_COMPUTER.test(notice));
      server.files.delete("search-worker.js");
      await tab.run(() => document.getElementById("try-again").click());
      await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 2 && movable.length > 0);
    },
  },
  { what: "a worker of another version", inject: worker(inject.reportAnotherVersion), holds: playsForTwo(/^The app was updated\. Please reload the page/) },

  // The browser.
  ...MISSING.flatMap((name) => [
    { what: `a browser without ${name}`, inject: page(inject.breakBrowser, { missing: [name] }), holds: startsAnyway },
    { what: `a browser where ${name} throws`, inject: page(inject.breakBrowser, { throwing: [name] }), holds: startsAnyway },
  ]),
  { what: "a browser without all of this", inject: page(inject.breakBrowser, { missing: MISSING_TOGETHER }), holds: startsAnyway },
  { what: "a browser where all of this throws", inject: page(inject.breakBrowser, { throwing: MISSING_TOGETHER }), holds: startsAnyway },
  ...NEEDED.flatMap((name) => [
    { what: `a browser without ${name}, which it needs`, inject: page(inject.breakBrowser, { missing: [name] }), holds: cannotRun(/this browser can’t run it/) },
    { what: `a browser where ${name} throws, which it needs`, inject: page(inject.breakBrowser, { throwing: [name] }), holds: cannotRun(/this browser can’t run it/) },
  ]),
  ...ODD_LANGUAGES.map((odd) => ({
    what: `a browser whose languages are ${JSON.stringify(odd)}`, holds: startsAnyway,
    inject: page(inject.breakBrowser, { odd: { "navigator.languages": odd, "navigator.language": odd } }),
  })),
  {
    what: "a browser that cannot compile the module", inject: page(inject.breakWebAssembly, "compile"), expected: [/console/],
    holds: cannotRun(/this browser can’t run it/),
  },
  { what: "a module with an instruction that the browser does not know", inject: inject.useUnknownInstruction, expected: [/console/], holds: cannotRun(/this browser can’t run it/) },
  {
    what: "a module that gets no memory", inject: page(inject.breakWebAssembly, "memory"), expected: [/console/],
    holds: cannotStart(/there isn’t enough memory/),
  },

  // The files.
  ...[["script", inject.half], ["script", inject.webPage], ["module", inject.half], ["module", inject.webPage]].map(([name, change]) => ({
    what: `the page's ${name} is ${change.name === "half" ? "truncated" : "a web page"} at first, and cached`, holds: plays, expected: [/console/],
    inject: (server, names) => server.files.set(names[name], inject.changeFirst(change)),
  })),
  {
    what: "the page's module is served with a wrong content type", holds: plays,
    inject: (server, { module }) => server.types.set(module, "application/octet-stream"),
  },
  {
    what: "the page's texts stall", inject: (server, { words }) => server.stalls.add(words("en")),
    holds: cannotStart(/The page’s texts have stopped loading: nothing has arrived for 10 seconds/, "Try again"), expected: [/ERR_|exception|console/],
  },
  {
    what: "the page's script stalls", inject: (server, { script }) => server.stalls.add(script),
    holds: cannotStart(/The game has stopped loading: nothing has arrived for 10 seconds/, "Try again"), expected: [/ERR_|exception|console/],
  },
  ...[["is missing", null], ["is truncated", inject.half], ["is a web page", inject.webPage]].flatMap(([state, change]) => [
    { what: `the page's script ${state}`, inject: file("script", change), ...CANNOT_START },
    { what: `the page's module ${state}`, inject: file("module", change), ...CANNOT_START },
  ]),
  { what: "the page itself is truncated", inject: file("index.html", inject.half), holds: cannotStart(/the page didn’t load completely/) },
  {
    what: "the page's module stalls", inject: (server, { module }) => server.stalls.add(module),
    holds: cannotStart(/The game has stopped loading: nothing has arrived for 10 seconds/, "Try again"), expected: [/ERR_|exception|console/],
  },
  { what: "the service worker is missing", inject: file("service-worker.js", null), holds: plays, serviceWorker: true },
  { what: "the service worker is truncated", inject: file("service-worker.js", inject.half), holds: plays, serviceWorker: true, expected: [/ServiceWorker|SyntaxError|exception/] },
  { what: "the service worker is a web page", inject: file("service-worker.js", inject.webPage), holds: plays, serviceWorker: true, expected: [/ServiceWorker|SyntaxError|exception/] },
  { what: "the manifest and the icons are missing", inject: (server) => ["manifest.webmanifest", "icons/icon.svg"].forEach((name) => server.files.set(name, null)), holds: plays },

  // Storage.
  {
    what: "storage that is full", inject: page(inject.breakStorage, ["setItem"]),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.turn();
      await player.sees("the page says so", ({ notice }) => /^Your game and options can’t be saved/.test(notice));
      await tab.run(() => document.querySelector("#notice .quiet[data-do=dismiss]").click());
      assert.equal((await player.turn()).notice, "", "reported once");
    },
  },
  {
    what: "storage that is forbidden", inject: page(inject.forbidStorage),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      assert.equal((await player.turn()).moves.length, 2);
      await player.turn();
    },
  },
  ...WRONG_TYPES.map((settings) => ({
    what: `settings of wrong types: ${settings}`, inject: page(inject.fillStorage, { "alquerque.settings": settings }), holds: startsAnyway,
  })),
  ...GARBAGE.slice(0, 3).map((_, turn) => ({
    what: `storage with garbage in every place, ${turn + 1} of 3`,
    inject: page(inject.fillStorage, Object.fromEntries(PLACES.map((key, place) => [`alquerque.${key}`, GARBAGE[(place + 2 * turn) % GARBAGE.length]]))),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.sees("the page says so", ({ notice }) => /damaged/.test(notice));
      await player.turn();
      await tab.go(`${url}?again`);
      const seen = await player.started();
      assert.deepEqual([seen.notice, seen.moves.length], ["", 2], "reported once, and the new game is saved");
    },
  })),

  // The connection.
  {
    // WebKit remembers failed requests.
    what: "a connection that is cut after any response of the first visit",
    expected: [/ERR_|exception|console/],
    async holds({ t, tab, player, browser }) {
      for (let answers = 1; ; answers += 1) {
        // A new origin each time, with nothing cached.
        const server = await serve();
        // The service worker fetches everything again; one browser suffices to test it.
        if (browser.name !== "Chromium") server.files.set("service-worker.js", null);
        t.after(() => server.stop());
        let asked = 0;
        server.line = () => (asked += 1) <= answers;
        await tab.go(server.url);
        const { started } = await player.sees("the page has started, or the connection is cut", (seen) => seen.started || asked > answers);
        const isWhole = started && asked < answers;
        // Restore it at once: later requests, such as the worker's, must not be cut.
        server.line = () => true;
        if (isWhole) break;
        await tab.go(`${server.url}?again`);
        const again = await player.sees("the page has started, or says what is wrong", (seen) => seen.started || seen.trouble);
        // A damaged copy may have been cached; the page's button bypasses the cache.
        if (!again.started) await tab.run(() => document.querySelector("#cannot-start button").click());
        await player.sees("the page has started", (seen) => seen.started);
        assert.ok(answers < 50, "at some point the connection lasts long enough");
      }
      await player.turn();
    },
  },
  {
    // WebKit remembers failed requests, and also fails to start a worker after a reload.
    what: "a connection that is cut before the module arrives", ...CANNOT_START,
    inject(server, { module }) { server.line = (name) => name !== module; },
  },
  {
    what: "a connection that is cut in mid-game, without a service worker",
    async holds({ server, tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.turn();
      server.line = () => false;
      await player.turn();
      assert.equal((await player.turn()).notice, "");
    },
  },
  {
    what: "a connection that takes a second for each file",
    inject: (server) => { server.line = () => pause(1000); },
    holds: plays,
  },

  // Tabs.
  {
    what: "a second tab", only: ["Chromium", "Firefox"],
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      const second = new Player(await tab.another(), player.choose);
      await second.tab.go(url);
      await second.started();
      // The game moves from tab to tab, and only one AI thinks.
      for (const [one, other, moves] of [[player, second, 2], [second, player, 4]]) {
        // Start waiting before the turn, as a notice disappears by itself.
        const told = moves === 2 && other.sees("a notice", ({ notice }) => notice === "This game was continued in another tab.");
        const [played] = await Promise.all([one.turn(), told]);
        assert.equal(played.moves.length, moves);
        const seen = await other.sees("the other tab has followed", (now) => now.moves.length === moves && now.movable.length > 0);
        assert.deepEqual(seen.moves, (await one.see()).moves);
        if (told) assert.equal((await one.see()).notice, "", "nothing is sent back");
      }
    },
  },
  { what: "a tab whose timers are throttled", inject: page(inject.throttleTimers, 1000), holds: plays },
  {
    what: "a tab with a processor twenty times slower", only: CHROMIUM,
    async holds(world) {
      const session = await world.tab.page.context().newCDPSession(world.tab.page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
      await plays(world);
    },
  },
  {
    what: "a tab that is frozen while the AI thinks", only: CHROMIUM,
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      const session = await tab.page.context().newCDPSession(tab.page);
      await player.move();
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      // Longer than the watchdog's limit for a silent worker.
      await pause(9000);
      await session.send("Page.setWebLifecycleState", { state: "active" });
      const { notice } = await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 2 && movable.length > 0);
      assert.equal(notice, "");
      await player.turn();
    },
  },

  ...CACHES,
  // Parts that load later.
  ...PARTS,
  ...OF_STUDY,
  ...OF_PROVER,
];

/**
 * The faults whose outcome depends on the browser engine: how workers fail and end, what a failed import or a damaged file leaves in its
 * caches, how it parses modules, when service workers take over. These run in every browser; the rest only in Chromium.
 */
const ENGINE_SPECIFIC = [
  "a worker that hangs while it thinks",
  "a worker whose script is a web page",
  "a worker that cannot be loaded until the player tries again",
  "a browser where all of this throws",
  "a module with an instruction that the browser does not know",
  "the page's module is truncated at first, and cached",
  "the page's module is served with a wrong content type",
  "the page's script stalls",
  "the page's module is truncated",
  "the service worker is a web page",
  "storage that is forbidden",
  "a connection that is cut after any response of the first visit",
  "a connection that is cut before the module arrives",
  "a second tab",
  "the game's module damaged in the cache",
  "the script of the AI's worker damaged in the cache",
  "everything missing from the cache, without a network",
  "a waiting new version, with a changed part in the cache",
  "an old tab of the study after an update in another tab",
  "the worker of an engine hangs",
  "the script of the study's workers is damaged in the browser's cache",
  "the prover's module stalls until the player tries again",
];

/** The faults that are tested in this browser: with EVERY_FAULT=1, all that its driver can inject. */
export function faultsIn(name) {
  const unknown = ENGINE_SPECIFIC.filter((what) => !FAULTS.some((fault) => fault.what === what));
  assert.deepEqual(unknown, [], "engine-specific faults are in the table");
  const isComplete = name === "Chromium" || process.env.EVERY_FAULT;
  return FAULTS.filter(({ what, only }) => (!only || only.includes(name)) && (isComplete || ENGINE_SPECIFIC.includes(what)));
}
