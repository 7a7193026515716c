// axe reports no violations: board and dialogs, in both themes, on a large and on the smallest screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const SIZES = { large: { width: 1280, height: 800 }, small: { width: 320, height: 568 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  onPage(`axe: in both themes, ${size}`,
    { viewport, saved: savedGame(games.captureCompulsory.moves) },
    async ({ page, game }) => {
      await assertAccessibleInBothThemes(page, "the board");
      await game.click("a1");
      await game.noticeIs(/You must capture/);
      await game.click("b2");
      await game.isInHand("b2");
      await assertAccessibleInBothThemes(page, "a piece selected");
      await game.click("b4");
      await game.answered(3);
      await assertAccessibleInBothThemes(page, "after the AI's answer");
      for (const id of ["menu", "new", "editor", "record", "library", "rules", "options", "who-wins", "marks", "about"]) {
        await game.open(id);
        await page.$$eval(`#${id} details`, (sections) => sections.forEach((section) => { section.open = true; }));
        await assertAccessibleInBothThemes(page, id);
        await game.close();
      }
    });
}

onPage("axe: the end of a game", { saved: savedGame(games.lastMove.moves) }, async ({ page, game }) => {
  await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
  await game.statusIs(/wins|^You/);
  await assertAccessible(page, "the result");
});

onPage("axe detects a violation", {}, async ({ page }) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media (prefers-color-scheme: dark) { * { color: #444 !important; } }");
    document.adoptedStyleSheets = [sheet];
  });
  await assert.rejects(assertAccessibleInBothThemes(page, "text too dark"), /text too dark, dark: color-contrast/);
  await page.evaluate(() => document.querySelector("main").append(document.createElement("button")));
  await assert.rejects(assertAccessible(page, "a button without a name"), /button-name/);
});

onPage("a screen reader hears the moves, and every point has a label", {}, async ({ page, game }) => {
  assert.equal(await page.locator("#live[aria-live=polite]").count(), 1);
  const labels = await page.$$eval("#board [role=gridcell]", (cells) => cells.map((cell) => cell.ariaLabel));
  assert.equal(labels.length, 25);
  assert.ok(labels.every((label) => /^[a-e][1-5], (light piece|dark piece|empty)/.test(label)), `${labels}`);
  assert.equal(await page.locator("#board [role=grid] > [role=row]").count(), 5);
  assert.equal(await page.locator("#board [role=gridcell][tabindex='0']").count(), 1, "one tab stop");
  // From the button before the board to a piece that can move, with nothing between.
  await focusOn(page, "#open-menu");
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /, light piece, can move/);
  await game.press("c2");
  await page.waitForFunction(() => /Piece on c2 selected\. It can move to c3/.test(document.getElementById("live").textContent));
  await game.press("c3");
  await game.answered(1);
  assert.match(await game.text("live"), /^You: c2-c3\. Dark \(computer\): c4xc2\./);
});
