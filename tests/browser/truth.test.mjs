// What the page says of a game is so: names, turns, counts, rules in force; and it is seen in colours of one's own as well.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const TINSLEY = '[White "Marion Tinsley"]\n[Black "Asa Long"]\n[GameType "21"]\n[Result "1-0"]\n\n1. 11-15 23-19 2. 8-11 22-17 1-0\n';

async function read(page, game, text) {
  await game.open("record");
  await page.fill("#record-input", text);
  await page.click("[data-do='record-read']");
  await game.isClosed();
}

onPage("whoever has played an imported game keeps their names, and nobody is asked to move in its replay",
  { kind: "draughts", settings: playing("draughts", { light: "ai" }) },
  async ({ page, game }) => {
    await read(page, game, TINSLEY);
    assert.equal(await game.text("light-controller"), "Marion Tinsley");
    assert.equal(await game.text("dark-controller"), "Asa Long");
    await game.statusIs(/^Light has won/);
    await page.click("#play-back");
    await game.statusIs(/^(Light|Dark) to move$/);
    assert.equal(await page.getAttribute("#offer-draw", "aria-disabled"), "true");
    await page.click("#play-back");
    await page.click("#step-last");
    await game.statusIs(/^Light has won/);
    await page.click("#step-previous");
    await game.statusIs(/^Light to move$/);
  });

onPage("captured pieces are counted as they are jumped", { saved: savedGame(games.choiceInChain.moves), settings: { ...QUICK, dark: "human" } },
  async ({ game }) => {
    const before = Number(await game.text("light-captured"));
    await game.click("b2");
    await game.isInHand("b2");
    await game.click("b4");
    await game.isInHand("b4");
    await game.textIs("light-captured", new RegExp(`^${before + 1}$`));
  });

onPage("the inner square is shown and spoken of while it is in force",
  { settings: playing("alquerque", { rules: "ancient" }), saved: savedGame([], { rules: "ancient", start: "5/1d3/2l2/5/l4 l -" }) },
  async ({ page, game }) => {
    await page.locator("#board .confined").waitFor();
    await game.click("c3");
    await game.noticeIs(/^With 8 checkers left, or fewer, those on the edge come in before the others move\./);
    assert.deepEqual(await game.points("movable"), ["a1"]);
  });

onPage("no frame is on a board where play goes everywhere", {}, async ({ page }) => {
  assert.equal(await page.locator("#board .confined").count(), 0);
});

onPage("a position that was set up has a panel of moves with words in it, and its draws are not too early",
  { kind: "draughts", settings: playing("draughts", { dark: "ai" }), saved: savedGame([], { rules: "draughts", start: "W:WK1:BK32" }) },
  async ({ page, game }) => {
    assert.equal((await page.locator("#no-moves").innerText()).trim(), "No move yet.");
    await game.playAny((list) => list[0]);
    await page.click("#offer-draw");
    await page.waitForFunction(() => /^Draw/.test(document.getElementById("status").textContent)
      || !document.getElementById("notice").hidden);
    assert.doesNotMatch(await game.text("notice-text"), /begun/);
  });

onPage("without an AI there is nothing that it computes", { settings: { ...QUICK, dark: "human" } }, async ({ game }) => {
  assert.equal(await game.shown("ai-info"), false);
});

const lineOf = (page, selector) => page.$eval(selector, (element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
});

onPage("in colours of one's own it is seen whose turn it is, and which move is the last", { forcedColors: "active", saved: savedGame(["d2-c3", "b4xd2"]) },
  async ({ page }) => {
    assert.ok(await lineOf(page, ".player.to-move") >= 2);
    assert.equal(await lineOf(page, ".player:not(.to-move)"), 0);
    const grounds = await page.$$eval("#moves .ply", (plies) => plies.map((ply) => [ply.classList.contains("current"), getComputedStyle(ply).backgroundColor]));
    const [[, current]] = grounds.filter(([isCurrent]) => isCurrent);
    assert.ok(grounds.every(([isCurrent, ground]) => isCurrent || ground !== current), "the current move has a ground of its own");
  });

onPage("who asks for more contrast gets it", { contrast: "more" }, async ({ page }) => {
  const colour = (selector, name) => page.$eval(selector, (element, property) => getComputedStyle(element)[property], name);
  assert.equal(await colour("html", "backgroundColor"), "rgb(255, 255, 255)");
  assert.equal(await colour("#status", "color"), "rgb(0, 0, 0)");
});
