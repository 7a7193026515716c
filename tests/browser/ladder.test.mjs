// The ladder in New game and in the statistics, the best games, the accuracy over time, and the player's name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { choose } from "./lib/fields.mjs";
import { cutOff, overlapping, stickingOut } from "./lib/layout.mjs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const BEFORE_END = savedGame(games.lastMove.moves);
const LAST = ["e3", "e5", "c5", "a3", "a5", "c5", "e3"];
const SIZES = {
  small: { viewport: { width: 320, height: 568 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Runs before the page: the player has beaten some of the former ten levels, and has some rated games. */
const played = () => {
  const row = (strength, wonAsLight, wonAsDark) => ({
    game: "alquerque", engine: "uct", strength, won: wonAsLight + wonAsDark, drawn: 0, lost: 1, streak: 1, best: 2, wonAsLight, wonAsDark,
  });
  const rated = (accuracy, result, order) => ({
    order, record: `g${order}`, rules: "merkel", date: "2026-11-25", light: "", dark: "AI, level 4", result, moves: 20, accuracy,
  });
  localStorage.setItem("alquerque.statistics", JSON.stringify({ version: 1, rows: [row(1, 1, 1), row(3, 0, 2), row(4, 3, 0)] }));
  localStorage.setItem("alquerque.library", JSON.stringify({
    version: 1, told: false, games: [rated(61, "Dark wins", 1), rated(87, "Light wins", 2), rated(74, "Draw", 3)],
  }));
};

const boxes = async (page) => {
  const found = [];
  for (const id of ["new", "new-title", "play", "new-level", "new-more"]) {
    found.push(await page.locator(`#${id}`).boundingBox());
  }
  return found;
};

for (const [size, options] of Object.entries(SIZES)) {
  onPage(`New game shows the levels beaten, and nothing moves: ${size}`, { ...options, init: played, settings: { ...QUICK, level: 4 } },
    async ({ page, game }) => {
      await game.open("new");
      const slider = page.getByRole("slider", { name: /Casual/ });
      await game.textIs("new-ladder-text", /\.$/);
      const description = () => slider.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby")).textContent);
      assert.equal(await description(), "You’ve beaten this level as Light.");
      const [dialog, title, play] = await boxes(page);
      await choose(page, "new-level", "1");
      await game.textIs("new-ladder-text", /with both sides\./);
      await choose(page, "new-level", "7");
      await game.textIs("new-ladder-text", /^$/);
      for (const [name, value] of [["new-opponent", "friend"], ["new-opponent", "computer"], ["new-game", "othello"], ["new-game", "alquerque"]]) {
        await choose(page, name, value);
        assert.deepEqual((await boxes(page)).slice(0, 3), [dialog, title, play], `${name} ${value}`);
      }
      assert.deepEqual(await stickingOut(page), []);
      assert.deepEqual(await overlapping(page), []);
      await assertAccessibleInBothThemes(page, "New game");
    });

  onPage(`wins with each side are in the statistics: ${size}`, { ...options, init: played, path: "#statistics" }, async ({ page, game }) => {
    await game.isOpen("statistics");
    // Their texts load with the dialog.
    await page.locator("#statistics-rows").getByText("Alquerque against Casual player").waitFor();
    const rows = await page.$$eval("#statistics-rows tr", (all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    assert.deepEqual(rows[2], ["Alquerque against Casual player", "3", "3", "0", "0", "1", "1 (best\u00a02)"]);
    const columns = await page.locator("#my-statistics thead th").allTextContents();
    assert.deepEqual(columns, ["Game", "Won", "as Light / White", "as Dark / Black", "Drawn", "Lost", "Streak"]);
    assert.deepEqual([await cutOff(page), await overlapping(page)], [[], []]);
    // The table scrolls by itself.
    const tooWide = await page.locator("#library").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    assert.equal(tooWide, 0);
    await assertAccessibleInBothThemes(page, "statistics");
  });

  onPage(`the statistics show the accuracy and the best games: ${size}`, { ...options, init: played, path: "./#statistics" }, async ({ page, game }) => {
    await game.isOpen("statistics");
    await page.getByRole("img", { name: "Your accuracy in the last 3 games: from 61% to 87%" }).waitFor();
    assert.equal(await page.locator("#curve-alquerque").getAttribute("points"), "0,39 150,13 300,26");
    const best = await page.locator("#best-alquerque .facts").allTextContents();
    // Only games that were won.
    assert.deepEqual(best, ["25 Nov 2026 · Alquerque, Merkel’s rules · 10 moves · Accuracy about 87%"]);
    assert.equal(await game.shown("progress-othello"), false);
    assert.deepEqual([await cutOff(page), await overlapping(page)], [[], []]);
    const tooWide = await page.locator("#library").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    assert.equal(tooWide, 0);
    await assertAccessibleInBothThemes(page, "the statistics");
  });
}

onPage("the computer adapts: the level follows the results, and the statistics show the rating", { init: () => {
  if (localStorage.getItem("alquerque.statistics")) return;
  const row = { game: "alquerque", engine: "uct", strength: 5, won: 1, drawn: 0, lost: 0, streak: 1, best: 1, wonAsLight: 1, wonAsDark: 0 };
  localStorage.setItem("alquerque.statistics", JSON.stringify({ version: 1, rows: [row], ratings: [] }));
} }, async ({ page, game }) => {
  await game.open("new");
  const adapts = page.getByRole("switch", { name: "Match the level to my rating" });
  const slider = page.getByRole("slider", { name: /^Strength: Newcomer \(1 of 12\)/ });
  await slider.waitFor();
  // By keyboard.
  await adapts.focus();
  await page.keyboard.press("Space");
  await page.getByRole("slider", { name: /^Strength: Casual player \(5 of 12\)/ }).waitFor();
  await game.textIs("new-ladder-text", /^You have no rating yet, so you start at this level\.$/);
  await page.click("#play");
  await game.textIs("dark-controller", /^Casual player$/);
  await game.play(["d2", "c3"]);
  await game.answered(1);
  await game.open("menu");
  await page.click("#resign");
  await page.click("#resign-now");
  const card = page.getByRole("region", { name: /resigned/ });
  await card.waitFor();
  assert.equal(await card.getByRole("button", { name: /^(Try|Easier)/ }).count(), 0, "no other level is offered");
  await page.getByRole("button", { name: /^Rematch/ }).click();
  // An early loss weighs more than a level.
  await game.textIs("light-controller", /^Improver$/);
  // Both are saved.
  await page.goto(new URL("./#statistics", page.url()).href);
  await game.isOpen("statistics");
  await page.getByText(/^Your Alquerque rating appears after five games\.$/).waitFor();
  await page.getByRole("heading", { name: "Your rating" }).waitFor();
  assert.equal(await page.locator("#level-figures polyline").count(), 0, "one rating doesn't make a curve");
  await assertAccessibleInBothThemes(page, "statistics with a rating");
  await game.close();
  await game.open("new");
  assert.equal(await adapts.isChecked(), true);
  // A level chosen by hand is kept.
  await choose(page, "new-level", "2");
  await page.getByRole("slider", { name: /^Strength: Beginner \(2 of 12\)/ }).waitFor();
  assert.equal(await adapts.isChecked(), false);
});

onPage("a game that was won and reviewed counts on the ladder and among the best games, and can be opened", { saved: savedGame(games.longWin.moves) },
  async ({ page, game }) => {
    await game.play(["b2", "d4"]);
    await page.getByRole("heading", { name: /^You won/ }).waitFor();
    await page.locator("#end-looking").waitFor({ state: "hidden" });
    await game.open("new");
    await game.textIs("new-ladder-text", /^You’ve beaten this level as Light\.$/);
    await game.close();
    // Its accuracy is stored.
    await page.goto(new URL("./#statistics", page.url()).href);
    await game.isOpen("statistics");
    await page.locator("#best-alquerque").getByText(/ · 10 moves · Accuracy about \d+%$/).waitFor();
    const moves = [...games.longWin.moves, "b2xd4"];
    await page.locator("#best-alquerque").getByRole("button", { name: /^Open/ }).click();
    await game.isClosed();
    // This is the game that has just ended, with its card.
    await page.locator("#end-card").getByRole("button", { name: "Close" }).click();
    await page.getByText(moves.at(-1)).first().waitFor();
  });

for (const name of ["Ann", "نور", "A name of 24 characters."]) {
  onPage(`the player's row shows the name ${name}`, { ...SIZES.small }, async ({ page, game }) => {
    await game.textIs("light-controller", /^You$/);
    await game.open("options");
    await page.getByRole("textbox", { name: "Your name" }).fill(name);
    await page.keyboard.press("Tab");
    await game.close();
    await page.waitForFunction((text) => document.getElementById("light-controller").textContent === text, name);
    assert.equal(await page.locator("#light-controller").evaluate((row) => getComputedStyle(row).unicodeBidi), "isolate");
    assert.deepEqual([await stickingOut(page), await overlapping(page)], [[], []]);
    await page.reload();
    await game.isStarted();
    await page.waitForFunction((text) => document.getElementById("light-controller").textContent === text, name);
    await game.open("options");
    await page.waitForFunction((text) => document.getElementById("player-name").value === text, name);
  });
}
