// Faults of the offline caches: damaged, missing, or inaccessible.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Player, pageStarted, until } from "../player.mjs";
import { DIST } from "../server.mjs";
import { publishAnotherVersion } from "../versions.mjs";
import * as inject from "./inject.mjs";

/** Waits until the service worker controls this page; by then all its files are cached. */
const isCached = (tab) => until("the service worker controls the page", () => tab.run(() => Boolean(navigator.serviceWorker.controller)));

/** The addresses of all cached files, relative to the site. */
const cachedFiles = (tab) => tab.run(async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url.slice(location.href.replace(/[^/]*$/, "").length));
});

/** Waits until all these files are cached, each given by a part of its address. */
const areCached = (tab, files) => until(`${files.join(", ")} are cached`, async () => {
  const there = await cachedFiles(tab);
  return files.every((file) => there.some((address) => address.includes(file)));
});

/** Replaces the contents of the cached files that match; returns their addresses. */
const damage = (tab, pattern) => tab.run(async (source) => {
  const damaged = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = request.url.slice(location.href.replace(/[^/]*$/, "").length);
      if (!new RegExp(source).test(address)) continue;
      const { headers } = await cache.match(request);
      await cache.put(request, new Response("damaged", { headers }));
      damaged.push(request.url);
    }
  }
  return damaged;
}, pattern);

/** Asserts that the service worker returns none of the damaged contents. WebKit keeps workers' scripts in memory, so only a fetch tells. */
async function servesNothingDamaged(tab, damaged) {
  for (const address of damaged) {
    const text = await tab.run(async (file) => (await fetch(file, { cache: "no-cache" })).text(), address);
    assert.notEqual(text, "damaged", address);
  }
}

/** Waits until all these are restored in the cache. */
const areRestored = (tab, damaged) => until(`these are restored: ${damaged}`, () => tab.run(async (addresses) => {
  const answers = await Promise.all(addresses.map((address) => caches.match(address)));
  const texts = await Promise.all(answers.map((answer) => answer?.text() ?? "damaged"));
  return !texts.includes("damaged");
}, damaged));

/** Evicts cached files: all, or those that match. */
const evict = (tab, pattern) => tab.run(async (source) => {
  for (const name of await caches.keys()) {
    if (!source) await caches.delete(name);
    const cache = source && await caches.open(name);
    for (const request of source ? await cache.keys() : []) {
      if (new RegExp(source).test(request.url)) await cache.delete(request);
    }
  }
}, pattern);

const cut = (server) => { server.line = () => false; };
const mend = (server) => { server.line = () => true; };

/** Opens the game and waits until all of it is cached. */
async function cacheGame({ tab, player, url }) {
  await tab.go(url);
  await player.started();
  await isCached(tab);
  await areCached(tab, ["search-worker.js", "parts/en/words-", "parts/en/about-", "parts/art-"]);
}

/** Plays the game offline; no notice is shown. */
async function playsOffline({ server, tab, player, url }) {
  cut(server);
  await tab.go(`${url}?offline`);
  await player.started();
  assert.equal((await player.turn()).notice, "");
}

/** Switches an engine of the study on, and waits for its lines. */
async function thinks(tab, engine) {
  await tab.run((name) => document.getElementById(`engine-${name}`).click(), engine);
  await until(`${engine} shows lines`, () => tab.run((name) => document.querySelectorAll(`#engine-${name}-lines li`).length > 0, engine));
}

async function asksWhoWins(tab) {
  await tab.run(() => document.getElementById("menu-solve").click());
  await until("the verdict is shown", () => tab.run(() => /can force a win/.test(document.getElementById("verdict").textContent)));
}

/** The texts of the offline page, which are in one language; empty on any other page. */
const saidOffline = (tab) => tab.run(() => [...document.querySelectorAll("body > main > section[lang] a")].map((link) => link.textContent)).catch(() => []);

/** Offline, a page says so, and its link leads to the game once the network is back. */
async function saysOffline({ server, tab, player, url }) {
  cut(server);
  // Drivers differ in how they report the response; only the visible result counts.
  await tab.go(`${url}?offline`).catch(() => {});
  await until("the offline page is shown in the browser's language", async () => (await saidOffline(tab)).join() === "Try again");
  mend(server);
  await tab.run(() => document.querySelector("section[lang=en] a").click());
  await player.started();
}

const OFFLINE_ERRORS = [/ERR_|exception|console|status 503/];

const DAMAGED = [
  ["the game's module", "^alquerque-www-.*\\.wasm$"],
  ["the game's script", "^alquerque-www-.*\\.js$"],
  ["the words", "/words-"],
  ["the page", "^$"],
  ["the script of the AI's worker", "^search-worker"],
  ["everything", ""],
];

/** The files of the study, by the beginnings of their names. */
const STUDY = ["study.html", "parts/study/module-", "parts/study/glue-", "parts/study/en-"];

export const CACHES = [
  ...DAMAGED.map(([what, pattern]) => ({
    what: `${what} damaged in the cache`, serviceWorker: true,
    async holds(world) {
      await cacheGame(world);
      const damaged = await damage(world.tab, pattern);
      assert.ok(damaged.length > 0);
      await world.tab.go(`${world.url}?again`);
      await world.player.started();
      assert.equal((await world.player.turn()).notice, "");
      await servesNothingDamaged(world.tab, damaged);
      await areRestored(world.tab, damaged);
      await playsOffline(world);
    },
    expected: OFFLINE_ERRORS,
  })),
  {
    what: "files damaged in the cache, and requested again", serviceWorker: true,
    async holds(world) {
      const { tab } = world;
      await cacheGame(world);
      for (const cache of ["reload", "no-store"]) {
        const damaged = await damage(tab, "^search-worker");
        assert.match(await tab.run(async (mode) => (await fetch("search-worker.js", { cache: mode })).text(), cache), /import/);
        await areRestored(tab, damaged);
      }
    },
  },
  {
    what: "the prover damaged in the cache", serviceWorker: true,
    async holds({ tab, player, ...world }) {
      await cacheGame({ tab, player, ...world });
      await tab.go(`${world.url}?open`);
      await player.started();
      // Damaged first while the page is open, then before it starts.
      assert.equal((await damage(tab, "^prover-worker")).length, 1);
      await asksWhoWins(tab);
      await areCached(tab, ["parts/prover/glue-", "parts/prover/module-", "parts/prover/book-"]);
      const damaged = await damage(tab, "prover-worker|/prover/");
      assert.ok(damaged.length > 3);
      await tab.go(`${world.url}?again`);
      await player.started();
      await asksWhoWins(tab);
      await servesNothingDamaged(tab, damaged);
      await areRestored(tab, damaged);
    },
  },
  {
    what: "the study damaged in the cache", serviceWorker: true,
    async holds({ tab, url }) {
      await tab.go(`${url}study.html`);
      await pageStarted(tab);
      await isCached(tab);
      await areCached(tab, STUDY);
      const damaged = await damage(tab, "study\\.html|/study/");
      assert.equal(damaged.length, STUDY.length);
      await tab.go(`${url}study.html?again`);
      await pageStarted(tab);
      await thinks(tab, "uct");
      await servesNothingDamaged(tab, damaged);
      await areRestored(tab, damaged);
    },
  },
  {
    what: "the game's module damaged in the cache, without a network", serviceWorker: true, expected: OFFLINE_ERRORS,
    async holds({ server, tab, player, ...world }) {
      await cacheGame({ server, tab, player, ...world });
      const damaged = await damage(tab, DAMAGED[0][1]);
      cut(server);
      await tab.go(`${world.url}?offline`);
      await player.sees("the page says so", ({ trouble }) => /couldn’t start/.test(trouble));
      mend(server);
      await tab.run(() => document.querySelector("#cannot-start button").click());
      await player.sees("the page has started", ({ started }) => started);
      await areRestored(tab, damaged);
    },
  },
  {
    what: "the page damaged in the cache, without a network", serviceWorker: true, expected: OFFLINE_ERRORS,
    async holds(world) {
      await cacheGame(world);
      await damage(world.tab, "^$");
      await saysOffline(world);
    },
  },
  ...[
    ["CacheStorage", "open", "rejects"], ["CacheStorage", "open", "throws"], ["CacheStorage", "keys", "rejects"],
    ["Cache", "match", "rejects"], ["Cache", "keys", "throws"],
    ["CacheStorage", "open", "hangs"], ["CacheStorage", "keys", "hangs"], ["Cache", "match", "hangs"], ["Cache", "put", "hangs"],
  ].map(([owner, method, how]) => ({
    what: `${owner}.${method} ${how} after the installation`, serviceWorker: true,
    inject: (server) => inject.inServiceWorker(server, inject.breakCaches, { owner, method, how, since: "activation" }),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await isCached(tab);
      await tab.go(`${url}?again`);
      await player.started();
      assert.equal((await player.turn()).notice, "");
    },
  })),
  {
    // Each file is looked up twice.
    what: "Cache.match is late after the installation, without a network", serviceWorker: true, expected: OFFLINE_ERRORS,
    inject: (server) => inject.inServiceWorker(server, inject.breakCaches, { owner: "Cache", method: "match", how: "is late", since: "activation" }),
    async holds(world) {
      await cacheGame(world);
      await playsOffline(world);
    },
  },
  {
    what: "a full cache after the installation", serviceWorker: true,
    inject: (server) => inject.inServiceWorker(server, inject.breakCaches, { owner: "Cache", method: "put", how: "rejects", since: "activation" }),
    async holds({ tab, player, url }) {
      await tab.go(url);
      await player.started();
      await isCached(tab);
      await evict(tab);
      await tab.go(`${url}?again`);
      await player.started();
      assert.equal((await player.turn()).notice, "");
    },
  },
  ...[["CacheStorage", "open"], ["Cache", "addAll"]].map(([owner, method]) => ({
    what: `${owner}.${method} fails at the installation`, serviceWorker: true, expected: [/broken for this test/],
    inject: (server) => inject.inServiceWorker(server, inject.breakCaches, { owner, method, how: "rejects" }),
    async holds({ tab, player, url }) {
      for (const address of [url, `${url}?again`]) {
        await tab.go(address);
        await player.started();
        assert.equal((await player.turn()).notice, "");
      }
    },
  })),
  ...[
    ["everything", undefined], ["the version's files", "/alquerque/(?!parts/)"], ["the game's module", DAMAGED[0][1].replace("^", "/")], ["the prover's script", "/prover-worker"],
  ].map(([what, pattern]) => ({
    what: `${what} missing from the cache`, serviceWorker: true, expected: OFFLINE_ERRORS,
    async holds(world) {
      const { tab, player, url } = world;
      await cacheGame(world);
      const before = await cachedFiles(tab);
      await evict(tab, pattern);
      await tab.go(`${url}?again`);
      await player.started();
      await until("everything is cached again", async () => {
        const now = await cachedFiles(tab);
        return before.every((file) => now.includes(file));
      });
      await playsOffline(world);
    },
  })),
  {
    what: "everything missing from the cache, without a network", serviceWorker: true, expected: OFFLINE_ERRORS,
    async holds(world) {
      await cacheGame(world);
      await evict(world.tab);
      await saysOffline(world);
    },
  },
  {
    what: "a version with a file missing from the cache and from the server", serviceWorker: true, expected: OFFLINE_ERRORS,
    inject: (server, { module }) => ["index.html", "service-worker.js", module].forEach((name) => server.fickle.add(name)),
    async holds({ server, tab, player, names, ...world }) {
      await cacheGame({ server, tab, player, ...world });
      await evict(tab, DAMAGED[0][1].replace("^", "/"));
      const renamed = Object.fromEntries([names.module, names.script].map((name) => [name, name.replace(/[0-9a-f]{12}/, "0123456789ab")]));
      publishAnotherVersion(server, { renamed, change: { "search-worker.js": (text) => text } });
      await tab.go(`${world.url}?again`);
      await player.sees("the page says so", ({ trouble }) => /couldn’t start/.test(trouble));
      await until("the version is dropped", async () => !(await cachedFiles(tab)).includes(names.script));
      await tab.run(() => document.querySelector("#cannot-start button").click());
      await player.sees("the page has started", ({ started }) => started);
      assert.equal((await player.turn()).notice, "");
      assert.equal(await tab.run(() => document.documentElement.dataset.version), "another");
    },
  },
  {
    what: "a waiting new version, with a changed part in the cache", serviceWorker: true,
    inject: (server) => ["index.html", "service-worker.js"].forEach((name) => server.fickle.add(name)),
    async holds({ server, tab, player, url, ...world }) {
      await cacheGame({ tab, player, url, ...world });
      const about = (await cachedFiles(tab)).find((file) => file.startsWith("parts/en/about-"));
      const changed = about.replace(/-[0-9a-f]+\./, "-0123456789ab.");
      publishAnotherVersion(server, { renamed: { [about]: changed } });
      await tab.go(`${url}?again`);
      await until("the update is offered", () => tab.run(() => document.getElementById("update")?.hidden === false));
      await areCached(tab, [changed]);
      await evict(tab, "/art-");
      await tab.go(`${url}?once-more`);
      await player.started();
      // This is the last step of the page's start.
      await areCached(tab, ["parts/art-"]);
      await areCached(tab, [about, changed]);
    },
  },
  {
    what: "the study without a network, with engines that were never switched on", serviceWorker: true, expected: OFFLINE_ERRORS,
    async holds({ server, tab, url }) {
      await tab.go(`${url}study.html`);
      await pageStarted(tab);
      await isCached(tab);
      await areCached(tab, STUDY);
      cut(server);
      await tab.go(`${url}study.html?offline`);
      await pageStarted(tab);
      await thinks(tab, "uct");
      await thinks(tab, "alpha-beta");
    },
  },
  {
    what: "an old tab of the study after an update in another tab", serviceWorker: true, only: ["Chromium", "Firefox"],
    inject: (server) => ["index.html", "service-worker.js", "study.html"].forEach((name) => server.fickle.add(name)),
    async holds({ server, tab, player, url }) {
      await tab.go(`${url}study.html`);
      await pageStarted(tab);
      await isCached(tab);
      await areCached(tab, STUDY);
      const renamed = {};
      for (const file of readdirSync(join(DIST, "parts/study"))) {
        if (/^(module|glue)-/.test(file)) renamed[`parts/study/${file}`] = `parts/study/${file.replace(/-[0-9a-f]+/, "-0123456789ab")}`;
      }
      publishAnotherVersion(server, { renamed, change: { "study.html": (text) => text } });
      const second = new Player(await tab.another(), player.choose);
      await second.tab.go(url);
      await until("the update is offered", () => second.tab.run(() => document.getElementById("update")?.hidden === false));
      await second.tab.run(() => document.querySelector("#update button").click());
      await until("the new version runs", () => second.tab.run(() => document.documentElement.matches("[data-version=another][data-started]")).catch(() => false));
      await areCached(second.tab, ["parts/study/glue-0123456789ab"]);
      // The old tab still works, and offers the update.
      await thinks(tab, "uct");
      await until("the old tab offers the update", () => tab.run(() => document.getElementById("update").hidden === false));
      // Once no tab runs the old version, it is deleted completely.
      await second.tab.go("about:blank");
      await tab.go(`${url}study.html?again`);
      await pageStarted(tab);
      await thinks(tab, "uct");
      await until("the old parts are gone", async () => (await cachedFiles(tab)).every((file) => !(file in renamed)));
    },
  },
];
