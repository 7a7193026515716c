// Hints: available by touch, keyboard and screen reader, given in two steps, counted, saved, and reported at the end of
// the game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { delayMessages, inWorker } from "./lib/faults/inject.mjs";
import { until } from "./lib/player.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };
/** The button's word in each language. */
const WORDS = { en: "Hint", es: "Pista", de: "Tipp", fr: "Indice", ar: "تلميح" };

const button = (page, name = "Hint") => page.locator("#actions").getByRole("button", { name });
const rings = (page) => page.locator("#board use[href='#art-mark-movable']").count();
const arrows = (page) => page.locator("#board .arrow.hint").count();

onPage("on a phone: first the piece, then the move; both disappear when it is played", { ...PHONE, saved: savedGame(["d2-c3", "b4xd2"]) },
  async ({ page, game }) => {
    await button(page).tap();
    await game.statusIs(/^Hint: move the marked piece\./);
    const [, from] = (await game.text("live")).match(/^Hint: the piece on (\w\d)\./);
    assert.deepEqual([await rings(page), await arrows(page)], [1, 0]);
    await assertAccessible(page, "a hint");
    await button(page).tap();
    const told = await game.statusIs(/^Hint: \w\d[x-]/);
    const path = told.slice("Hint: ".length).split(/[x-]/);
    assert.deepEqual([path[0], await arrows(page)], [from, 1]);
    await button(page).tap();
    await game.textIs("live", /\u00a0$/);
    assert.equal(await game.status(), told, "the same text again");
    await assertAccessible(page, "the whole move");
    await game.play(path, (point) => game.tap(point));
    await game.answered(3);
    assert.doesNotMatch(await game.status(), /Hint/);
    assert.equal(await arrows(page), 0);
    // The game counts it, even after a reload, and marks the move.
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await game.isStarted();
      await game.open("record");
      await page.getByText("Help used once – this game doesn’t count").waitFor();
      assert.match(await page.inputValue("#record-text"), /\[%h\]/);
      await game.close();
    }
  });

onPage("if only one piece can move, the hint is the move", { ...PHONE, saved: savedGame(["c2-c3", "c4xc2", "c1xc3", "a3xc1"]) },
  async ({ page, game }) => {
    await button(page).tap();
    await game.statusIs(/^Hint: c3xa3$/);
    assert.equal(await arrows(page), 1);
  });

onPage("with four processors, three workers look for a hint", {
  settings: QUICK, saved: savedGame(["d2-c3", "b4xd2"]),
  init: () => Object.defineProperties(Navigator.prototype, { hardwareConcurrency: { get: () => 4 }, deviceMemory: { get: () => 8 } }),
}, async ({ page, game }) => {
  await button(page).click();
  await until("there are three workers", () => page.workers().length === 3);
  await game.statusIs(/^Hint: move the marked piece\./);
  // They are all used again.
  await game.play(["e1", "c3"]);
  await button(page).click();
  await game.statusIs(/^Hint: /);
  assert.equal(page.workers().length, 3);
});

onPage("before the first move, the hint has a key", { ...SMALL, settings: playing("othello"), kind: "othello" }, async ({ page, game }) => {
  assert.equal(await button(page).isVisible(), false, "the first screen is in its place");
  await page.keyboard.press("h");
  // Each column has one legal move.
  const [, spot] = (await game.statusIs(/^Hint: \w\d$/)).match(/(\w\d)$/);
  await game.tap(spot);
  await game.answered(0);
  await button(page).waitFor();
});

// With a slow worker: otherwise the hint may come before Escape.
const slowWorker = (server) => inWorker(server, delayMessages, { value: 700 });
onPage("by keyboard: a hint is announced, and can be canceled", { prepare: slowWorker, settings: playing("draughts"), kind: "draughts", saved: savedGame(["11-15"], { rules: "draughts" }) },
  async ({ page, game }) => {
    await page.locator("#board [role=gridcell][tabindex='0']").focus();
    // The button keeps its text and is busy; Escape cancels.
    const searching = page.waitForFunction(() => document.getElementById("live").textContent === "Looking for a hint…"
      && document.getElementById("hint").getAttribute("aria-disabled") === "true");
    await page.keyboard.press("h");
    await searching;
    await page.keyboard.press("Escape");
    assert.equal(await page.textContent("#hint-word"), "Hint");
    await game.textIs("live", /^Stopped\.$/);
    await game.statusIs(/^Light to move/);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await page.locator("#progress.thinking").waitFor();
    await game.textIs("live", /^Hint: the piece on \d+\. Ask again for the move\./);
    // The focus has not moved.
    await page.keyboard.press("Enter");
    await game.textIs("live", /^Hint: \d+-\d+$/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "hint");
    await game.open("record");
    await page.getByText("Help used once").waitFor();
    await game.close();
    // A move or undo discards the hint.
    await page.click("#undo");
    await game.statusIs(/^Dark/);
    assert.deepEqual([await rings(page) > 1, await arrows(page)], [true, 0]);
  });

onPage("a game won with a hint says so, and is not counted", { settings: QUICK, saved: savedGame(games.lastMove.moves) }, async ({ page, game }) => {
  await page.keyboard.press("h");
  await game.statusIs(/^Hint/);
  await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
  await game.statusIs(/^You won/);
  await page.locator("#end-card").getByText("You won with help, so this game doesn’t count.").waitFor();
  assert.match(await game.text("live"), /Help used once – this game doesn’t count$/);
  assert.equal(await game.shown("hint"), false);
  await assertAccessible(page, "a game with help");
  await game.open("statistics");
  await page.getByText(/^No results yet/).waitFor();
  await page.getByText(/used a hint/).waitFor();
});

onPage("no hints without a human player", { settings: { ...QUICK, light: "ai" } }, async ({ page, game }) => {
  assert.equal(await game.shown("hint"), false);
  await page.click("#pause");
  await page.keyboard.press("h");
});

for (const [language, word] of Object.entries(WORDS)) {
  for (const [kind, rules] of [["alquerque", "merkel"], ["draughts", "draughts"]]) {
    const settings = { ...playing(rules), game: kind, games: { [kind]: playing(rules).games[rules] }, language };
    const saved = savedGame([kind === "draughts" ? "11-15" : "c2-c3"], { rules });
    onPage(`the hint fits into the row of buttons in ${language}, ${kind}`, { ...SMALL, settings, kind, saved }, async ({ page }) => {
      const cut = () => page.$$eval("#actions button, #actions .captioned span", (elements) => elements
        .filter((element) => element.offsetParent && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline")
        .map((element) => element.textContent));
      await button(page, word).waitFor();
      assert.deepEqual(await cut(), []);
      await page.keyboard.press("h");
      await page.locator("#status").filter({ hasText: word }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 320, `${wide}`);
    });
  }
}

onPage("a hint in Othello is a clearly visible ring", { settings: playing("othello"), kind: "othello", saved: savedGame(["d3"], { rules: "othello" }) }, async ({ page, game }) => {
  await button(page).click();
  // A column with one legal move shows the move at once.
  if (/marked dot/.test(await game.statusIs(/^Hint: (try a marked dot\.|\w\d$)/))) await button(page).click();
  await game.statusIs(/^Hint: \w\d$/);
  const ring = await page.locator("#board .arrow.hint circle").evaluate((circle) => {
    const { stroke, strokeWidth } = getComputedStyle(circle);
    const { opacity, filter } = getComputedStyle(circle.parentElement);
    return { stroke, width: Number.parseFloat(strokeWidth), opacity, filter };
  });
  /** Relative luminance of a CSS colour. */
  const luminance = (rgb) => rgb.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const cloth = luminance([44, 124, 82]);
  const shown = luminance(ring.stroke.match(/\d+/g).map(Number));
  assert.ok((shown + 0.05) / (cloth + 0.05) >= 3, `contrast with the cloth: ${ring.stroke}`);
  assert.ok(ring.width >= 10 && ring.opacity === "1" && ring.filter !== "none", JSON.stringify(ring));
});
