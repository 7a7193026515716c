// What the page says about a game is true: names, turns, counts, rules in force; also with forced colours.

import assert from "node:assert/strict";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const TINSLEY = '[White "Marion Tinsley"]\n[Black "Asa Long"]\n[GameType "21"]\n[Result "1-0"]\n\n1. 11-15 23-19 2. 8-11 22-17 1-0\n';

async function read(page, game, text) {
  await game.open("record");
  await page.fill("#record-input", text);
  await page.click("[data-do='record-read']");
  await game.isClosed();
}

onPage("an imported game keeps its players' names, and its replay does not ask for a move",
  { kind: "draughts", settings: playing("draughts", { light: "ai" }) },
  async ({ page, game }) => {
    await read(page, game, TINSLEY);
    assert.equal(await game.text("light-controller"), "Marion Tinsley");
    assert.equal(await game.text("dark-controller"), "Asa Long");
    await game.statusIs(/^Light won, according to the file/);
    await page.click("#play-back");
    await game.statusIs(/^Replaying…$/);
    await game.open("menu");
    assert.equal(await page.isVisible("#offer-draw"), false);
    await game.close();
    await page.click("#play-back");
    await page.click("#step-last");
    await game.statusIs(/^Light won, according to the file/);
    await page.click("#step-previous");
    await game.statusIs(/^Light to move$/);
  });

onPage("the inner square is marked and announced while it is in force",
  { settings: playing("alquerque", { rules: "ancient" }), saved: savedGame([], { rules: "ancient", start: "5/1d3/2l2/5/l4 l -" }) },
  async ({ page, game }) => {
    await page.locator("#board .confined").waitFor();
    await game.click("c3");
    await game.noticeIs(/^With 8 pieces or fewer left, move your pieces off the edge first\./);
    assert.deepEqual(await game.points("movable"), ["a1"]);
  });

onPage("a position that was set up shows a text instead of moves, and is not drawn too early",
  { kind: "draughts", settings: playing("draughts", { dark: "ai" }), saved: savedGame([], { rules: "draughts", start: "W:WK1:BK32" }) },
  async ({ page, game }) => {
    assert.equal((await page.locator("#no-moves").innerText()).trim(), "No moves yet.");
    await game.playAny((list) => list[0]);
    await game.open("menu");
    await page.click("#offer-draw");
    await page.waitForFunction(() => /^Draw/.test(document.getElementById("status").textContent)
      || !document.getElementById("notice").hidden);
    assert.doesNotMatch(await game.text("notice-text"), /begun/);
  });

onPage("without an AI its figures are hidden", { settings: { ...QUICK, dark: "human" } }, async ({ game }) => {
  assert.equal(await game.shown("ai-info"), false);
});

const lineOf = (page, selector) => page.$eval(selector, (element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
});

onPage("forced colors show the turn and the last move", { forcedColors: "active", saved: savedGame(["d2-c3", "b4xd2"]) },
  async ({ page }) => {
    assert.ok(await lineOf(page, ".player.to-move") >= 2);
    assert.equal(await lineOf(page, ".player:not(.to-move)"), 0);
    const grounds = await page.$$eval("#moves .ply", (plies) => plies.map((ply) => [ply.classList.contains("current"), getComputedStyle(ply).backgroundColor]));
    const [[, current]] = grounds.filter(([isCurrent]) => isCurrent);
    assert.ok(grounds.every(([isCurrent, ground]) => isCurrent || ground !== current), "the current move has a different background");
  });

onPage("more contrast on request", { contrast: "more" }, async ({ page }) => {
  const colour = (selector, name) => page.$eval(selector, (element, property) => getComputedStyle(element)[property], name);
  assert.equal(await colour("html", "backgroundColor"), "rgb(255, 255, 255)");
  assert.equal(await colour("#status", "color"), "rgb(0, 0, 0)");
});
