// Browser storage: the library in its database, options in several tabs, and invalid data.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { choose } from "./lib/fields.mjs";
import { chooser, Game } from "./lib/game.mjs";
import { LAST, library, win } from "./lib/library.mjs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const TWO = { ...QUICK, dark: "human" };
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

const storage = (page, key) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), key);

/** A library of `count` distinguishable games in the old format, in localStorage. */
function oldLibrary(count) {
  const game = (number) => ({
    record: `g1.${String(number).padStart(6, "0")}`, title: `No. ${number}`, date: "", light: "", dark: "", result: "Draw", moves: 1,
  });
  return JSON.stringify({ version: 1, told: false, games: Array.from({ length: count }, (_, place) => game(place + 1)) });
}
const firstTitle = (page) => page.textContent("#library-games li strong");
/** Puts an old library into localStorage, once. */
const before = (text) => `if (!localStorage.getItem("was-put")) {
  localStorage.setItem("was-put", "1");
  localStorage.setItem("alquerque.library", ${JSON.stringify(text)});
}`;

onPage("the whole library migrates to the database, and opens quickly", { init: before(oldLibrary(2000)) },
  async ({ t, page, game }) => {
    const rows = await library(page, 2000);
    assert.deepEqual(rows.map(({ order }) => order).sort((a, b) => a - b).slice(0, 3), [1, 2, 3]);
    await page.waitForFunction(() => localStorage.getItem("alquerque.library") === null);
    await page.reload();
    await game.isStarted();
    const start = Date.now();
    await game.open("library");
    await page.locator("#library-count", { hasText: "2000 games" }).waitFor();
    t.diagnostic(`a library of 2,000 games is open after ${Date.now() - start} ms`);
    assert.equal(await firstTitle(page), "No. 2000", "the newest first");
  });

onPage("an interrupted migration of the library loses nothing", {
  init: `${before(oldLibrary(300))}
  window.isReloaded = localStorage.getItem("was-cut") !== null;
  if (!window.isReloaded) {
    // The page reloads halfway, after some games.
    let left = 100;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function counted(...given) {
      left -= 1;
      if (left === 0) {
        localStorage.setItem("was-cut", "1");
        location.reload();
      }
      return put.apply(this, given);
    };
  }`,
}, async ({ page, game }) => {
  // Wait until the new page has loaded.
  await page.waitForFunction(() => window.isReloaded && localStorage.getItem("alquerque.library") === null);
  await library(page, 300);
  await game.isStarted();
  await game.open("library");
  await page.locator("#library-count", { hasText: "300 games" }).waitFor();
});

for (const [what, init] of Object.entries({
  missing: "Object.defineProperty(window, 'indexedDB', { value: undefined });",
  forbidden: "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });",
  "refused": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
  "full from the first game on": `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };`,
})) {
  onPage(`if the database is ${what}, the library stays in localStorage`,
    { init: before(oldLibrary(3)) + init, settings: TWO, saved: savedGame(LAST) }, async ({ page, game }) => {
      await game.open("library");
      // With the one on the board.
      await page.locator("#library-count", { hasText: "4 games" }).waitFor();
      await game.close();
      await win(game);
      await page.waitForFunction(() => JSON.parse(localStorage.getItem("alquerque.library")).games.length === 4);
      assert.equal(await game.shown("notice"), false);
      await page.reload();
      await game.isStarted();
      await game.open("library");
      await page.locator("#library-count", { hasText: "4 games" }).waitFor();
    });
}

onPage("a full database is reported, and the game can still be exported",
  { settings: TWO, saved: savedGame(LAST), init: before(oldLibrary(2)), acceptDownloads: true }, async ({ page, game }) => {
    await library(page, 2);
    await page.waitForFunction(() => localStorage.getItem("alquerque.library") === null);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    });
    await win(game);
    await game.noticeIs(/Your library can’t be saved: browser storage is full or blocked\. Export it under Library\.$/);
    await game.open("library");
    await page.locator("#library-count", { hasText: "3 games" }).waitFor();
  });

onPage("unreadable rows of the database are left alone, and the others are shown", { settings: TWO, saved: savedGame(LAST) },
  async ({ page, game }) => {
    await win(game);
    await library(page, 1);
    await page.evaluate(() => new Promise((done) => {
      const request = indexedDB.open("alquerque");
      request.onsuccess = () => {
        const writing = request.result.transaction("games", "readwrite");
        writing.objectStore("games").put({ not: "text" }, 5);
        writing.objectStore("games").put("[".repeat(20_000), "g1.deep");
        writing.oncomplete = () => { request.result.close(); done(); };
      };
    }));
    await page.reload();
    await game.isStarted();
    await game.open("library");
    await page.locator("#library-count", { hasText: "1 game. 2 more are damaged; they stay in this browser." }).waitFor();
  });

onPage("two tabs share one library", { isAlone: true, settings: TWO, saved: savedGame(LAST) }, async ({ page, context, game, server }) => {
  const second = await context.newPage();
  const other = new Game(second);
  await second.goto(server.url);
  await other.isStarted();
  await other.open("library");
  await page.bringToFront();
  await win(game);
  await second.bringToFront();
  await second.locator("#library-count", { hasText: "1 game" }).waitFor();
  await second.getByRole("button", { name: /^Delete Alquerque/ }).click();
  await page.bringToFront();
  await game.open("library");
  await page.getByText("No games yet.").waitFor();
});

onPage("options of two tabs do not overwrite each other", { isAlone: true, settings: TWO }, async ({ page, context, game, server }) => {
  const second = await context.newPage();
  const other = new Game(second);
  await second.goto(server.url);
  await other.isStarted();
  await other.open("options");
  await choose(second, "option-notation", true);
  await second.waitForFunction(() => JSON.parse(localStorage.getItem("alquerque.settings")).showNotation);
  await page.bringToFront();
  await game.open("options");
  await page.waitForFunction(() => document.getElementById("option-notation").checked);
  await choose(page, "option-targets", false);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("alquerque.settings")).showTargets === false);
  assert.equal((await storage(page, "alquerque.settings")).showNotation, true);
});

for (const [what, key, text] of [
  ["a list of nothing in the options", "alquerque.settings", '{"version":2,"games":[null]}'],
  ["deep lists in the options", "alquerque.settings", `{"version":2,"games":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
  ["deep lists in a game", "alquerque.game", `{"version":1,"rules":"merkel","moves":${"[".repeat(20_000)}${"]".repeat(20_000)},"played":0}`],
  ["deep lists in the library", "alquerque.library", `{"version":1,"games":5,"more":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
  ["a long word in the options", "alquerque.settings", `{"version":2,"dark":"${"x".repeat(100_000)}"}`],
]) {
  onPage(`the page starts with ${what}, keeps it and reports it briefly`, {
    init: `if (!localStorage.getItem(${JSON.stringify(`${key}.unreadable`)})) localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)});`,
  }, async ({ page, game }) => {
    await game.noticeIs(/(is|are) damaged \(.+\)\. A copy was saved/);
    const said = (await page.textContent("#notice-text")).trim();
    assert.ok(said.length < 300, said);
    assert.equal(await page.evaluate((name) => localStorage.getItem(`${name}.unreadable`), key), text);
    await game.playAny(chooser(7));
  });
}

onPage("a saved game whose parts contradict each other is repaired and reported", { saved: { ...savedGame(MOVES), played: 99 } },
  async ({ page, game }) => {
    await game.noticeIs(/^Your saved Alquerque game was damaged \(.+\) and has been repaired\. A copy was saved/);
    assert.equal((await game.moves()).length, MOVES.length);
    assert.equal((await storage(page, "alquerque.game.unreadable")).played, 99);
    await page.reload();
    await game.isStarted();
    assert.equal(await game.shown("notice"), false, "reported once");
  });

/** Stores a game in the library's database, of this version of the format. The page then holds the database, or closes it. */
function storeInDatabase(page, { version, holds }) {
  return page.evaluate(async (given) => {
    const database = await new Promise((done) => {
      const request = indexedDB.open("alquerque", given.version);
      request.onupgradeneeded = () => request.result.objectStoreNames.contains("games") || request.result.createObjectStore("games");
      request.onsuccess = () => done(request.result);
    });
    const store = () => database.transaction("games", "readwrite").objectStore("games");
    const games = store();
    games.put(JSON.stringify({ order: 1, title: "Filed", date: "", light: "", dark: "", result: "Draw", moves: 9 }), "g1.000001");
    await new Promise((done) => { games.transaction.oncomplete = done; });
    if (!given.holds) return database.close();
    const held = store();
    (function hold() { held.get("x").onsuccess = hold; })();
  }, { version, holds });
}

onPage("a library that another tab holds doesn't seem empty, and opens when that tab is closed", { isAlone: true }, async ({ page, context }) => {
  await storeInDatabase(page, { version: 1, holds: true });
  const tab = await context.newPage();
  await tab.goto(new URL("#library", page.url()).href);
  await new Game(tab).isStarted();
  const held = tab.getByText("Another tab of this site may be using it");
  await held.waitFor();
  await page.close();
  await tab.locator("#library-games li").waitFor();
  await held.waitFor({ state: "hidden" });
});

onPage("a library that a later version wrote doesn't seem empty, and stays as it is", { isAlone: true }, async ({ page, game }) => {
  await storeInDatabase(page, { version: 7, holds: false });
  await page.goto(new URL("#library", page.url()).href);
  await page.reload();
  await game.isStarted();
  await page.getByText("A newer version of Alquerque has saved your library").waitFor();
  assert.equal(await page.evaluate(async () => (await indexedDB.databases())[0].version), 7);
});

for (const [path, what, moves] of [["", "game", ["d2", "c3"]], ["study.html", "chapter", ["d2", "c3"]]]) {
  onPage(`with full storage, the ${what} can be downloaded at once`, { path, settings: path ? null : TWO, acceptDownloads: true }, async ({ page, game }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    });
    for (const point of moves) await game.click(point);
    await game.noticeIs(/can’t be saved: browser storage is full or blocked/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#notice").getByRole("button", { name: "Download" }).click()]);
    assert.match(await readFile(await download.path(), "utf8"), /1\. d2-c3/);
  });
}
