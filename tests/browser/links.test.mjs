// Links to games: they open a game, carry one between two friends, show one view-only, or are rejected.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { devices } from "playwright-core";
import { choose } from "./lib/fields.mjs";
import { library } from "./lib/library.mjs";
import { Game } from "./lib/game.mjs";
import { paste } from "./lib/live.mjs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const TWO = { ...QUICK, dark: "human" };
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

const currentIs = (page, text) => page.locator("#moves [aria-current]", { hasText: text }).waitFor();
/** The link to the game on the board. */
async function link(page) {
  await page.click("#open-menu");
  await page.click("#menu [data-do=links]");
  await page.locator("dialog#share[open]").waitFor();
  return page.inputValue("#share-link");
}

onPage("a link opens the game at the same move; the previous game is saved; a reload keeps the new one",
  { settings: TWO, saved: savedGame(MOVES, { played: 4 }), permissions: ["clipboard-read", "clipboard-write"] },
  async ({ page, game, server }) => {
    const url = await link(page);
    assert.match(url, /#g1\.[\w.-]+$/);
    // Nothing is copied until the user asks for it.
    assert.equal(await page.textContent("#share-done"), "");
    await page.click("#give-link");
    await page.locator("#give-link", { hasText: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), url);
    await assertAccessible(page);
    await game.close();
    const position = await game.position();
    await game.newGame();
    await game.play(["c2", "c3"]);
    await page.evaluate((hash) => { location.hash = hash; }, new URL(url).hash);
    await game.noticeIs(/^Game opened from a link: Alquerque, Merkel’s rules\..*Your previous game is saved\./);
    await currentIs(page, MOVES[3]);
    assert.deepEqual([await game.position(), await game.undoneMoves()], [position, MOVES.slice(4)]);
    assert.equal(page.url(), server.url, "the link is removed from the address");
    await page.click("#bring-back");
    await currentIs(page, "c2-c3");
    assert.deepEqual(await game.moves(), ["c2-c3"]);
    await page.goto("about:blank");
    await page.goto(url);
    await game.isStarted();
    await currentIs(page, MOVES[3]);
    await page.reload();
    await game.isStarted();
    await currentIs(page, MOVES[3]);
    assert.equal(page.url(), server.url);
    await game.open("library");
    await page.getByText("Not finished · 1 move").waitFor();
  });

onPage("the dialog with the links works when opened by its address, with links to the current game",
  { settings: TWO, saved: savedGame(MOVES) }, async ({ page, game, server }) => {
    const shared = page.locator("#share-link");
    const before = await link(page);
    await game.close();
    await game.newGame();
    await page.evaluate(() => { location.hash = "share"; });
    await page.locator("dialog#share[open]").waitFor();
    assert.match(await shared.inputValue(), /#g1\./);
    assert.notEqual(await shared.inputValue(), before);
    const now = await shared.inputValue();
    await page.goto("about:blank");
    await page.goto(`${server.url}#share`);
    await page.locator("dialog#share[open]").waitFor();
    assert.equal(await shared.inputValue(), now);
  });

onPage("what messengers add to a link changes nothing: neither parameters of their own nor a bracket after it",
  { settings: TWO, saved: savedGame(MOVES.slice(0, 1)) }, async ({ page, game, server }) => {
    const GAME = "#g1.Bm1lcmtlbBQCQm8AAwFAsNJZMg";
    for (const query of ["?show&fbclid=IwAR0abc", "?fbclid=IwAR0abc&show", "?show=&utm_source=wa"]) {
      await page.goto("about:blank");
      await page.goto(`${server.url}${query}${GAME}`);
      await game.isStarted();
      await currentIs(page, "c4xc2");
      await page.locator("#status", { hasText: "Light to move" }).waitFor();
      assert.equal(page.url(), `${server.url}${query}${GAME}`, "a game that is only shown stays in the address");
    }
    await page.goto("about:blank");
    await page.goto(server.url);
    await game.isStarted();
    assert.deepEqual(await game.moves(), MOVES.slice(0, 1), "the player’s own game is untouched");
    for (const end of [".", ")", "%20", "&fbclid=x", "%E2%80%9D."]) {
      await page.goto("about:blank");
      await page.goto(`${server.url}?fbclid=IwAR0abc${GAME}${end}`);
      await game.noticeIs(/^Game opened from a link/);
      await currentIs(page, "c4xc2");
    }
    await page.goto("about:blank");
    await page.goto(`${server.url}study.html?fbclid=x&review${GAME}`);
    await page.getByRole("tab", { name: "Review", selected: true }).waitFor();
  });

onPage("two friends play by links, and no AI answers", { saved: savedGame(MOVES.slice(0, 3)) }, async ({ page, game }) => {
  await game.answered(3);
  await link(page);
  await page.locator("#share-by-link").waitFor();
  await page.click("#share-by-link button");
  await game.close();
  await game.noticeIs(/Make your move, then send the link/);
  await game.textIs("dark-controller", /^Friend$/);
  assert.equal(await game.text("light-controller"), "You");
  await game.putAny((list) => list[0]);
  await game.statusIs(/^Send your friend the link$/);
  await page.click("#send-link");
  await page.locator("dialog#share[open]").waitFor();
  const first = await page.inputValue("#share-link");
  await game.close();
  // As in the friend's browser, whose storage differs.
  const mine = await page.evaluate(() => Object.entries(localStorage));
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(first);
  await game.isStarted();
  await game.noticeIs(/Your move\./);
  const before = (await game.moves()).length;
  await game.putAny((list) => list[0]);
  await page.click("#send-link");
  await page.locator("dialog#share[open]").waitFor();
  const back = await page.inputValue("#share-link");
  assert.equal((await game.moves()).length, before + 1, "only the friend answers");
  await game.close();
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, mine);
  await page.goto("about:blank");
  await page.goto(back);
  await game.isStarted();
  await game.statusIs(/^Your move/);
  await game.textIs("light-controller", /^You$/);
  assert.equal((await game.moves()).length, before + 1);
});

onPage("in a game by link the friend's pieces cannot be played here", {}, async ({ page, game }) => {
  await game.open("new");
  await choose(page, "new-opponent", "link");
  await page.click("#play");
  await game.isClosed();
  await game.textIs("dark-controller", /^Friend$/);
  await game.play(["d2", "c3"]);
  await game.statusIs(/^Send your friend the link$/);
  assert.deepEqual(await game.points("movable"), []);
  await page.click("#open-menu");
  await page.locator("#menu").getByRole("button", { name: "Share" }).waitFor();
  await game.close();
  await page.reload();
  await game.isStarted();
  await page.click("#send-link");
  await page.locator("dialog#share[open]").waitFor();
});

onPage("a friend's new game opens by a pasted link, in the middle of another after a question", {}, async ({ page, game }) => {
  await game.open("new");
  await choose(page, "new-opponent", "link");
  await page.click("#play");
  await game.isClosed();
  const fresh = await link(page);
  await game.close();
  await game.play(["d2", "c3"]);
  await game.statusIs(/^Send your friend the link$/);
  await game.open("friend");
  await paste(page, `Let’s play! ${fresh}`);
  await game.noticeIs(/^This link has no new moves, so your game stays on the board\./);
  await game.isClosed();
  assert.deepEqual(await game.moves(), ["d2-c3"]);
  await page.click("#open-anyway");
  await game.noticeIs(/Your previous game is saved\..*Your move\.$/);
  assert.deepEqual(await game.moves(), []);
  await game.textIs("dark-controller", /^Friend$/);
  await game.open("library");
  await page.getByText("Not finished · 1 move").waitFor();
});

/** The address of the page with a view-only link to a game with these moves. */
async function viewOnly(page, server, moves) {
  const other = await page.context().browser().newContext({
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin: server.origin, localStorage: [
      { name: "alquerque.settings", value: JSON.stringify(TWO) }, { name: "alquerque.game", value: JSON.stringify(savedGame(moves)) },
    ] }] },
  });
  const giver = await other.newPage();
  await giver.goto(server.url);
  await new Game(giver).isStarted();
  await giver.evaluate(() => { location.hash = "#share"; });
  await giver.locator("dialog#share[open]").waitFor();
  const address = (await giver.inputValue("#share-link")).replace("#", "?show#");
  await other.close();
  return address;
}

onPage("a view-only link leaves the player's own game alone, says what it is, and survives a reload",
  { isAlone: true, settings: TWO, saved: savedGame(MOVES.slice(0, 3)) }, async ({ page, game, context, server }) => {
    const kept = await page.evaluate(() => localStorage["alquerque.game"]);
    const address = await viewOnly(page, server, MOVES);
    const tab = await context.newPage();
    const shown = new Game(tab);
    await tab.goto(address);
    await shown.isStarted();
    const isShown = async () => {
      await shown.textIs("goal", /^You’re only watching this game\. Go back to your own game to play\.$/);
      assert.deepEqual(await shown.moves(), MOVES);
      assert.deepEqual([await shown.text("light-controller"), await shown.text("dark-controller")], ["", ""]);
      assert.equal(await shown.shown("type-move"), false);
      assert.ok(tab.url().includes("?show#g1."), tab.url());
    };
    await isShown();
    await tab.click("#step-first");
    await tab.click("#step-last");
    // A dialog replaces the link in the address, and closing it restores the link.
    await tab.click("#open-menu");
    await shown.isOpen("menu");
    await tab.goBack();
    await tab.locator("dialog[open]").waitFor({ state: "detached" });
    await isShown();
    await tab.reload();
    await shown.isStarted();
    await isShown();
    // Nothing was stored, and the other tab is unaffected.
    assert.equal(await page.evaluate(() => localStorage["alquerque.game"]), kept);
    assert.doesNotMatch(await page.evaluate(() => localStorage["alquerque.settings"]), /"waits"/);
    assert.deepEqual(await game.moves(), MOVES.slice(0, 3));
    assert.equal(await game.shown("notice"), false);
    // The other tab plays on meanwhile; "Back to your game" shows the game as it is now.
    await game.play(["d4", "d2", "b4"]);
    const own = [...MOVES.slice(0, 3), "d4xd2xb4"];
    await page.waitForFunction(() => localStorage["alquerque.game"].includes("d4xd2xb4"));
    await assertAccessible(tab, "a view-only link");
    await tab.getByRole("button", { name: "Back to your game" }).click();
    await tab.waitForFunction((count) => document.querySelectorAll("#moves .ply").length === count, own.length);
    assert.deepEqual(await shown.moves(), own);
    assert.equal(tab.url(), server.url);
    await shown.textIs("light-controller", /^Player 1$/);
    // So does the plain address.
    await tab.goto(address);
    await shown.isStarted();
    await isShown();
    await tab.goto(server.url);
    await shown.isStarted();
    assert.deepEqual(await shown.moves(), own);
    await library(tab, 0);
  });

/** Waits until this tab shows the game with these moves as view only. */
async function isViewed(shown, moves) {
  await shown.page.waitForFunction((count) => document.querySelectorAll("#moves .ply:not(.undone)").length === count, moves.length);
  assert.deepEqual(await shown.moves(), moves);
  assert.equal(await shown.shown("type-move"), false);
}

onPage("a view-only link survives a reload with a dialog open, and another language",
  { isAlone: true, settings: TWO, saved: savedGame(MOVES.slice(0, 3)) }, async ({ page, game, context, server }) => {
    const kept = await page.evaluate(() => localStorage["alquerque.game"]);
    const tab = await context.newPage();
    const shown = new Game(tab);
    await tab.goto(await viewOnly(page, server, MOVES));
    await shown.isStarted();
    await isViewed(shown, MOVES);
    const click = async () => {
      await tab.click("#open-menu");
      await shown.isOpen("menu");
      await tab.locator("#menu a[href='#options']").click();
      await shown.isOpen("options");
    };
    const isClosed = async () => {
      await tab.waitForURL(/\?show#g1\./);
      await tab.locator("dialog[open]").waitFor({ state: "detached" });
    };
    // Closing a dialog leads back to the link, and not to the start of its game.
    await tab.click("#step-previous");
    for (const open of [click, () => shown.open("options")]) {
      await open();
      await tab.keyboard.press("Escape");
      await isClosed();
      await isViewed(shown, MOVES.slice(0, -1));
    }
    await tab.click("#step-last");
    for (const open of [click, () => shown.open("options")]) {
      for (const close of [() => tab.goBack(), () => tab.keyboard.press("Escape")]) {
        await open();
        assert.ok(tab.url().endsWith("?show#options"), tab.url());
        await tab.reload();
        await shown.isStarted();
        await shown.isOpen("options");
        await isViewed(shown, MOVES);
        await shown.textIs("goal", /^You’re only watching this game\./);
        await close();
        await isClosed();
        await isViewed(shown, MOVES);
      }
    }
    await click();
    await Promise.all([tab.waitForEvent("load"), tab.locator("#option-language").selectOption("de")]);
    await shown.isStarted();
    await shown.isOpen("options");
    await isViewed(shown, MOVES);
    await shown.textIs("goal", /^Du siehst dieser Partie nur zu\./);
    assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage["alquerque.game"])), JSON.parse(kept));
    // The player's game is there again, also behind a dialog.
    await tab.goBack();
    await isClosed();
    await tab.click("#resume");
    await tab.waitForURL(server.url);
    await shown.open("options");
    await tab.reload();
    await shown.isStarted();
    assert.deepEqual(await shown.moves(), MOVES.slice(0, 3));
    assert.deepEqual(await game.moves(), MOVES.slice(0, 3));
  });

onPage("what the history keeps behind a dialog is checked like a link",
  { settings: TWO, saved: savedGame(MOVES.slice(0, 3)) }, async ({ page, game, server }) => {
    const own = MOVES.slice(0, 3);
    for (const [query, state, notice] of [["?show", "#g1.AAAA", /damaged/], ["?show", "#options"], ["?show", { link: "#g1.AAAA" }], ["", "#g1.AAAA"]]) {
      await page.goto(server.url + query);
      await page.evaluate((kept) => history.replaceState(kept, "", "#options"), state);
      await page.reload();
      await game.isStarted();
      await game.isOpen("options");
      if (notice) await game.textIs("notice-text", notice);
      else assert.equal(await page.locator("#notice").isHidden(), true);
      assert.deepEqual(await game.moves(), own);
    }
  });

onPage("from a view-only link the study opens its game",
  { isAlone: true, settings: TWO, saved: savedGame(["c2-c3", "c4xc2"]) }, async ({ page, game, context, server }) => {
    const own = ["c2-c3", "c4xc2"];
    const kept = await page.evaluate(() => localStorage["alquerque.game"]);
    const address = await viewOnly(page, server, MOVES);
    const tab = await context.newPage();
    const shown = new Game(tab);
    const studied = async (moves) => {
      await tab.waitForURL(/study\.html$/);
      await shown.isStarted();
      await tab.waitForFunction((count) => document.querySelectorAll("#tree .numbered button").length === count, moves.length);
      assert.deepEqual((await tab.locator("#tree .numbered button").allTextContents()).map((text) => text.replaceAll("\u2011", "-")), moves);
    };
    await tab.goto(address);
    await shown.isStarted();
    await isViewed(shown, MOVES);
    await tab.click("#step-previous");
    await shown.open("menu");
    const study = tab.locator("#menu a[href^='study.html?game']");
    assert.match(await study.getAttribute("href"), /^study\.html\?game#g1\./);
    await study.click();
    await studied(MOVES);
    assert.equal((await tab.locator("#tree [aria-current]").textContent()).replaceAll("\u2011", "-"), MOVES.at(-2));
    // The review names nobody's side.
    const hash = new URL(address).hash;
    await tab.goto(`${server.url}study.html?review${hash}`);
    await studied(MOVES);
    await tab.locator("#panel-review").waitFor();
    assert.equal(await tab.inputValue("#review-side"), "");
    // The player's own game is as it was, and the study opens it from its board.
    await tab.goto(server.url);
    await shown.isStarted();
    assert.deepEqual(await shown.moves(), own);
    assert.equal(await page.evaluate(() => localStorage["alquerque.game"]), kept);
    await shown.open("menu");
    await study.click();
    await studied(own);
    assert.deepEqual(await game.moves(), own);
  });

onPage("damaged, hostile and newer links say so and change nothing", { settings: TWO, saved: savedGame(MOVES) },
  async ({ page, game }) => {
    for (const [hash, text] of [
      ["#g1.AAAA", /damaged/], ["#g1.<img onerror=alert(1)>", /damaged/], ["#g2.AAAA", /damaged/], ["#g3.AAAA", /newer version/],
      [`#g1.${"A".repeat(100_000)}`, /damaged/],
    ]) {
      await page.evaluate((value) => { location.hash = value; }, hash);
      await game.noticeIs(text);
      await page.click("#notice .quiet[data-do=dismiss]");
      assert.deepEqual(await game.moves(), MOVES);
    }
    await page.reload();
    await game.isStarted();
    assert.deepEqual(await game.moves(), MOVES);
  });

onPage("on a phone the share sheet gets the link", {
  ...devices["Pixel 7"],
  settings: TWO, saved: savedGame(games.captureCompulsory.moves),
  init: () => { navigator.share = async (data) => { globalThis.shared = data; }; },
}, async ({ page }) => {
  await page.tap("#open-menu");
  await page.tap("#menu [data-do=links]");
  await page.tap("#give-show-link");
  await page.waitForFunction(() => globalThis.shared?.url.includes("?show#g1."));
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
  await page.tap("#open-menu");
  await page.tap("#menu [data-do=links]");
  await page.tap("#give-link");
  await page.waitForFunction(() => /\/#g1\./.test(globalThis.shared?.url));
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
});
