// The faults that are injected into the page, and what holds all the same. `only` names the browsers whose drivers can do it, where
// not all can; `expected` are complaints on the console that belong to the fault.

import assert from "node:assert/strict";
import { Player, until } from "../player.mjs";
import { serve } from "../server.mjs";
import * as inject from "./inject.mjs";

const CHROMIUM = ["Chromium"];
const pause = (millis) => new Promise((done) => setTimeout(done, millis));

// What holds.

/** The game can be played against the AI, and nothing is said. */
async function plays({ tab, player, url }) {
  await tab.go(url);
  await player.started();
  await player.turn();
  assert.equal((await player.turn()).notice, "", "nothing is said");
}

/** Five turns of it, so that pieces are captured, and more is heard and felt than a step. */
async function playsOnForLong(world) {
  await plays(world);
  for (let turn = 2; turn <= 5; turn += 1) await world.player.turn();
}

/** The game can be played against the AI after a worker that failed at its second move was replaced, and nothing of it is left. */
async function playsOn({ tab, player, url }) {
  await tab.go(url);
  await player.started();
  await player.turn();
  await player.move();
  await player.sees("the worker was started anew", ({ notice }) => /started anew, and the game goes on/.test(notice));
  await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 4 && movable.length > 0);
  // Only Chromium's driver tells of workers.
  if (tab.page) await until("the one that failed is ended", () => tab.page.workers().length === 1);
  await player.turn();
}

/** Two people can play, and the page says why nobody else does. */
const playsForTwo = (words) => async ({ tab, player, url }) => {
  await tab.go(url);
  await player.started();
  await player.sees(`the page says ${words}`, ({ notice }) => words.test(notice));
  await player.move();
  await tab.run(() => { location.hash = "options"; });
  await until("the options are open", () => tab.run(() => document.getElementById("options").open));
  await tab.run(() => {
    document.querySelector("#options input[name='option-dark'][value='human']").click();
    document.querySelector("#options [aria-label='Close options']").click();
  });
  await until("they are closed", () => tab.run(() => !document.getElementById("options").open && location.hash === ""));
  await player.move();
  await player.sees("light is to move", ({ status }) => /^Light (to move|must capture)$/.test(status));
  await player.move();
  await player.sees("dark is to move", ({ status }) => /^Dark (to move|must capture)$/.test(status));
};

/** The page says what is wrong; its button fetches the files anew, past the copies that the browser keeps, and the game is played. */
const cannotStart = (words, button = "Load again") => async ({ server, tab, player, url }) => {
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

/** What the page stores something under, and what it may find there instead; in three turns most of it comes to most places. */
const PLACES = ["settings", "game", "game.othello", "game.draughts", "library", "statistics"];
const GARBAGE = ["{nonsense", "null", "[]", "5", "\"\"", "{\"version\":99}"];

const CANNOT_START = { holds: cannotStart(/could not start/), expected: [/exception|console/] };
const NO_AI = /^The AI cannot be started\. Two people can still play\./;
const NO_WORKER = { holds: playsForTwo(NO_AI), expected: [/exception|console/] };
const file = (name, change) => (server, names) => server.files.set(names[name] ?? name, change);
const worker = (fault, options) => (server) => inject.inWorker(server, fault, options);
const page = (fault, value) => (server) => inject.inPage(server, fault, value);

export const FAULTS = [
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
      assert.deepEqual(await world.tab.run(() => window.countedWorkers), { started: 2, ended: 1 }, "it burns no core any more");
    },
  },
  {
    what: "a worker that throws while it thinks", inject: worker(inject.atSecondSearch, { value: "throws", first: 1 }), holds: playsOn,
    expected: [/broken for this test/],
  },
  { what: "a worker that is slow to hear", inject: worker(inject.hearsLate, { value: 700 }), holds: plays },
  { what: "a worker whose script is missing", inject: file("search-worker.js", null), ...NO_WORKER },
  { what: "a worker whose script is truncated", inject: file("search-worker.js", inject.half), ...NO_WORKER },
  { what: "a worker whose script is a web page", inject: file("search-worker.js", inject.webPage), ...NO_WORKER },
  { what: "a worker that throws at once", inject: file("search-worker.js", () => "throw new Error('broken for this test');"), ...NO_WORKER },
  { what: "a worker that hangs at once", inject: file("search-worker.js", () => "for (;;);"), ...NO_WORKER },
  { what: "a browser without workers", inject: page(inject.withoutWorkers, "missing"), holds: playsForTwo(NO_AI) },
  { what: "a browser that forbids workers", inject: page(inject.withoutWorkers, "throws"), holds: playsForTwo(NO_AI) },
  { what: "a browser without sounds", inject: page(inject.withoutSounds), holds: playsOnForLong },
  {
    what: "a worker that is there at the second attempt", expected: [/broken for this test/],
    inject: worker(() => { throw new Error("broken for this test"); }, { first: 1 }), holds: plays,
  },
  {
    what: "a worker that cannot be loaded until the player tries again", expected: [/404|console/],
    inject: (server) => { server.fickle.add("search-worker.js"); server.files.set("search-worker.js", null); },
    async holds({ server, tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.move();
      await player.sees("the page says so", ({ notice }) => NO_AI.test(notice));
      server.files.delete("search-worker.js");
      await tab.run(() => document.getElementById("try-again").click());
      await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 2 && movable.length > 0);
    },
  },
  { what: "a worker of another version", inject: worker(inject.isOfAnotherVersion), holds: playsForTwo(/its search of version 0\.0\.1\. Please reload/) },

  // The files.
  ...[["is missing", null], ["is truncated", inject.half], ["is a web page", inject.webPage]].flatMap(([state, change]) => [
    { what: `the page's script ${state}`, inject: file("script", change), ...CANNOT_START },
    { what: `the page's module ${state}`, inject: file("module", change), ...CANNOT_START },
  ]),
  { what: "the page itself is truncated", inject: file("index.html", inject.half), holds: cannotStart(/the page has not arrived completely/) },
  {
    what: "the page's module comes to a halt", inject: (server, { module }) => server.stalls.add(module),
    holds: cannotStart(/\d+ of \d+ KB are there, and nothing more came for 10 seconds/, "Try again"), expected: [/ERR_|exception|console/],
  },
  { what: "the service worker is missing", inject: file("service-worker.js", null), holds: plays, serviceWorker: true },
  { what: "the service worker is truncated", inject: file("service-worker.js", inject.half), holds: plays, serviceWorker: true, expected: [/ServiceWorker|SyntaxError|exception/] },
  { what: "the service worker is a web page", inject: file("service-worker.js", inject.webPage), holds: plays, serviceWorker: true, expected: [/ServiceWorker|SyntaxError|exception/] },
  { what: "the manifest and the icons are missing", inject: (server) => ["manifest.webmanifest", "icons/icon.svg"].forEach((name) => server.files.set(name, null)), holds: plays },

  // What is stored.
  {
    what: "storage that is full", inject: page(inject.breakStorage, ["setItem"]),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.turn();
      await player.sees("the page says so", ({ notice }) => /^Neither the game nor the options can be kept over a reload/.test(notice));
      await tab.run(() => document.querySelector("#notice [data-do=dismiss]").click());
      assert.equal((await player.turn()).notice, "", "it is said once");
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
  ...GARBAGE.slice(0, 3).map((_, turn) => ({
    what: `storage with garbage in every place, ${turn + 1} of 3`,
    inject: page(inject.fillStorage, Object.fromEntries(PLACES.map((key, place) => [`alquerque.${key}`, GARBAGE[(place + 2 * turn) % GARBAGE.length]]))),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await player.sees("the page says so", ({ notice }) => /cannot be read/.test(notice));
      await player.turn();
      await tab.go(`${url}?again`);
      const seen = await player.started();
      assert.deepEqual([seen.notice, seen.moves.length], ["", 2], "said once, and the new game is kept");
    },
  })),

  // The line.
  {
    // WebKit keeps in mind what could not be had.
    what: "a line that is cut at every moment of the first visit",
    expected: [/ERR_|exception|console/],
    async holds({ t, tab, player, browser }) {
      for (let answers = 1; ; answers += 1) {
        // A site of its own each time, of which the browser has kept nothing.
        const server = await serve();
        // The service worker fetches what the page has already; that is looked at in one browser.
        if (browser.name !== "Chromium") server.files.set("service-worker.js", null);
        t.after(() => server.stop());
        let asked = 0;
        server.line = () => (asked += 1) <= answers;
        await tab.go(server.url);
        const { started } = await player.sees("the page has started, or the line is cut", (seen) => seen.started || asked > answers);
        const isWhole = started && asked < answers;
        // At once: what is asked for from now on, as by the worker, is not to be cut.
        server.line = () => true;
        if (isWhole) break;
        await tab.go(`${server.url}?again`);
        const again = await player.sees("the page has started, or says what is wrong", (seen) => seen.started || seen.trouble);
        // What came damaged may have been kept; the page's button asks for it anew.
        if (!again.started) await tab.run(() => document.querySelector("#cannot-start button").click());
        await player.sees("the page has started", (seen) => seen.started);
        assert.ok(answers < 50, "at last all is there");
      }
      await player.turn();
    },
  },
  {
    // WebKit keeps in mind what could not be had, and has no worker either when the page is loaded again.
    what: "a line that is cut before the module has come", ...CANNOT_START,
    inject(server, { module }) { server.line = (name) => name !== module; },
  },
  {
    what: "a line that is cut in the midst of a game, without a service worker",
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
    what: "a line that takes a second for every file",
    inject: (server) => { server.line = () => pause(1000); },
    holds: plays,
  },

  // The tab.
  {
    what: "a second tab", only: ["Chromium", "Firefox"],
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      const second = new Player(await tab.another(), player.choose);
      await second.tab.go(url);
      await second.started();
      // What is played in one tab goes on in the other, and only one AI thinks.
      for (const [one, other, moves] of [[player, second, 2], [second, player, 4]]) {
        assert.equal((await one.turn()).moves.length, moves);
        const seen = await other.sees("the other tab has followed", (now) => now.moves.length === moves && now.movable.length > 0);
        assert.deepEqual(seen.moves, (await one.see()).moves);
        if (moves === 2) {
          assert.equal(seen.notice, "This game went on in another tab.");
          assert.equal((await one.see()).notice, "", "nothing comes back");
        }
      }
    },
  },
  { what: "a tab whose timers are throttled", inject: page(inject.throttleTimers, 1000), holds: plays },
  {
    what: "a tab whose processor is twenty times slower", only: CHROMIUM,
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
      // Longer than a worker may be silent.
      await pause(9000);
      await session.send("Page.setWebLifecycleState", { state: "active" });
      const { notice } = await player.sees("the AI has answered", ({ moves, movable }) => moves.length === 2 && movable.length > 0);
      assert.equal(notice, "");
      await player.turn();
    },
  },
];
