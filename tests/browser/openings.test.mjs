// Named openings in the game and in the study, and the computer's moves from the book.

import assert from "node:assert/strict";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();

const TIGER = ["f5", "d6", "c3", "d3", "c4"];

/** Two people's game with these moves. */
const two = (game, moves) => ({ settings: playing(game, { dark: "human", light: "human" }), saved: savedGame(moves, { rules: game }), kind: game });

onPage("the opening is named below the moves while they are in the book", two("othello", TIGER), async ({ page }) => {
  await page.getByText("Opening: Tiger", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Opening: Perpendicular", { exact: true }).waitFor();
  await page.click("#step-first");
  await page.locator("#opening").waitFor({ state: "hidden" });
});

onPage("draughts: the opening is named", two("draughts", ["11-15", "23-19", "8-11", "22-17", "4-8"]), async ({ page }) => {
  await page.getByText("Opening: Old Fourteenth", { exact: true }).waitFor();
});

onPage("the study names the opening, too", { ...two("othello", TIGER), path: "study.html?game" }, async ({ page }) => {
  await page.getByText("Opening: Tiger", { exact: true }).waitFor();
});

onPage("from level 6 on the computer plays from the book, unless an option turns it off",
  { settings: playing("othello", { dark: "human", light: "ai", ai: { engine: "uct", level: 8, depth: 4 } }) },
  async ({ page, game }) => {
    await game.click("f5");
    await game.answered(1);
    assert.ok(["d6", "f6"].includes((await game.moves())[1]));
    await page.getByText("Opening: ").waitFor();
    await page.evaluate(() => document.getElementById("ai-info").setAttribute("open", ""));
    await page.getByText("The computer played from the opening book.").waitFor();
    await game.open("options");
    await page.getByRole("switch", { name: /^Play openings from the book/ }).uncheck();
    await game.close();
    await game.newGame();
    await game.click("f5");
    await game.answered(1);
    await page.locator("#ai-figures").waitFor();
  });
