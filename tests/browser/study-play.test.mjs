// UCT as a player in the study: by touch and by keyboard, whole games and single moves, from the game's page and back.

import assert from "node:assert/strict";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const STUDY = { path: "study.html", settings: null };
/** A position with few checkers, in which one side soon has none. */
const SHORT = "5/2d2/1d3/3l1/2l2 l -";
/** The longest game to wait for, in plies. */
const MAX_PLIES = 80;

/** Selectors of the moves in the study's tree, and in the game's list. */
const [IN_STUDY, IN_GAME] = ["#tree button[data-study=select]", "#moves .ply:not(.undone)"];
const moves = (page) => page.$$eval(IN_STUDY, (all) => all.map((move) => move.textContent.replaceAll("\u2011", "-")));
const hasMoves = (page, least) => page.waitForFunction(([moves, count]) => document.querySelectorAll(moves).length >= count, [IN_STUDY, least]);
const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source).test(document.getElementById("autoplay-says").textContent), pattern.source);

/** Opens the study's tab UCT and lets UCT play this side, with a second a move. */
async function against(page, side) {
  await page.click("#tab-uct");
  await page.selectOption("#autoplay-limit", "1s");
  await page.selectOption("#autoplay-seats", side);
}

/** Waits until a human is to move or the game is over; returns whether a human is to move. */
async function isHumanToMove(page) {
  await says(page, /^(Your move|The game is over)/);
  return /^Your/.test(await page.textContent("#autoplay-says"));
}

/** Spots whose labels contain this text: a piece can move from or to them, or be placed there. */
const spots = (page, what) => page.$$eval("#board [role=gridcell]", (cells, word) =>
  cells.filter((cell) => cell.getAttribute("aria-label").includes(word)).map((cell) => cell.dataset.point), what);
const spot = (page, point) => page.locator(`#board [data-point='${point}']`);

/** Makes the first move that the board offers, by `touch` of one spot after another; `list` selects the moves played. */
async function playFirstMove(page, touch, list = IN_STUDY) {
  const count = () => page.locator(list).count();
  const before = await count();
  await page.waitForSelector("#board :is([aria-label*='can move'], [aria-label*='you can play here'])");
  const [set] = await spots(page, "you can play here");
  const [from] = await spots(page, "can move");
  await touch(set ?? from);
  if (!set) {
    await page.waitForSelector("#board [aria-label*='can go here']");
    for (let jumps = 0; jumps < MAX_PLIES && await count() === before; jumps += 1) {
      const [to] = await spots(page, "can go here");
      if (to) await touch(to);
      await page.waitForFunction(() => new Promise((go) => requestAnimationFrame(() => go(true))));
    }
  }
  await page.waitForFunction(([moves, least]) => document.querySelectorAll(moves).length > least, [list, before]);
}

onPage("a whole game of Alquerque against UCT, by touch on a phone", { ...STUDY, ...PHONE, saved: savedGame([], { start: SHORT }) }, async ({ page }) => {
  await against(page, "dark");
  await says(page, /^Your move/);
  const touch = (point) => spot(page, point).tap();
  for (let plies = 0; plies < MAX_PLIES && await isHumanToMove(page); plies += 2) {
    await playFirstMove(page, touch);
  }
  assert.match(await page.textContent("#status"), /wins|Draw/);
  assert.ok((await moves(page)).length >= 2);
  await says(page, /^The game is over/);
  assert.equal(await page.getAttribute("#autoplay-go", "aria-disabled"), "true");
});

for (const game of ["othello", "draughts"]) {
  onPage(`some moves of ${game} against UCT, by keyboard`, { ...STUDY, ...DESKTOP, settings: playing(game), kind: game }, async ({ page }) => {
    await focusOn(page, "#tab-uct");
    await page.keyboard.press("Enter");
    await focusOn(page, "#autoplay-seats");
    // In the browser's select: from nobody to the next option.
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.inputValue("#autoplay-seats"), "light");
    await focusOn(page, "#autoplay-limit");
    await page.keyboard.press("Home");
    for (let round = 0; round < 2 && await isHumanToMove(page); round += 1) {
      const before = (await moves(page)).length;
      await playFirstMove(page, async (point) => {
        await spot(page, point).focus();
        await page.keyboard.press("Enter");
      });
      await hasMoves(page, before + 2);
    }
    assert.ok((await moves(page)).length >= 4);
  });
}

onPage("UCT thinks visibly for its time, and moves at once on request", { ...STUDY, ...DESKTOP, settings: playing("othello"), kind: "othello" }, async ({ page }) => {
  await page.click("#tab-uct");
  await page.selectOption("#autoplay-limit", "30s");
  await page.selectOption("#autoplay-seats", "dark");
  await says(page, /^UCT is thinking: [1-9]\d* of 30 seconds$/);
  assert.doesNotMatch(await page.textContent("#uct-figures"), /paused/);
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length > 3);
  assert.equal(await page.getAttribute("#uct-run", "aria-disabled"), "true");
  await page.click("#tab-analysis");
  await page.click("#tab-uct");
  await says(page, /^UCT is thinking: \d+ of 30 seconds$/);
  await focusOn(page, "#autoplay-go");
  await page.keyboard.press("Enter");
  await hasMoves(page, 1);
  await says(page, /^Your move/);
  assert.match(await page.textContent("#live"), /[a-h][1-8]/, "a screen reader hears the move");
  // Navigation pauses UCT until the end of the line is reached or UCT is told to continue.
  await page.click("#step-previous");
  await says(page, /^UCT waits/);
  await page.click("#step-next");
  await says(page, /^Your move/);
  await page.click("#step-previous");
  await page.click("#autoplay-go");
  await says(page, /^UCT is thinking/);
  await page.click("#autoplay-go");
  await says(page, /^Your move/);
  // During the player's turn its tree is hidden and paused until the player wants to see it.
  await page.getByText(/^UCT’s tree is hidden/).waitFor();
  for (const id of ["uct-frame", "uct-moves", "uct-figures"]) assert.ok(await page.isHidden(`#${id}`), id);
  assert.equal(await page.getAttribute("#uct-run", "aria-disabled"), "true");
  const peek = page.getByRole("button", { name: "Show its tree" });
  assert.equal(await peek.getAttribute("aria-pressed"), "false");
  await peek.click();
  await page.getByText(/^UCT’s tree is hidden/).waitFor({ state: "hidden" });
  assert.equal(await peek.getAttribute("aria-pressed"), "true");
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length > 3);
  await page.click("#uct-run");
  await page.waitForFunction(() => /paused|Done/.test(document.getElementById("uct-figures").textContent));
  await page.selectOption("#autoplay-seats", "nobody");
  await page.locator("#autoplay-turn").waitFor({ state: "hidden" });
});

onPage("UCT plays with the original's playouts, and a link takes the game along", { ...STUDY, ...DESKTOP, isAlone: true, permissions: ["clipboard-read", "clipboard-write"], settings: playing("othello"), kind: "othello" }, async ({ page }) => {
  await page.click("#tab-uct");
  await page.getByLabel("Search per move").selectOption("32000");
  await page.getByLabel("UCT plays").selectOption("Black");
  await says(page, /^UCT is thinking: [1-9].* of 32,000 playouts$/);
  await hasMoves(page, 1);
  await page.getByRole("button", { name: "Copy link to this game" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /study\.html\?uct=dark&limit=32000&c=1\.41\d*#g1\./);
  await page.goto(link);
  await page.waitForFunction(() => document.getElementById("autoplay-seats").value === "dark");
  assert.equal(await page.inputValue("#autoplay-limit"), "32000");
  await hasMoves(page, 1);
});

onPage("UCT plays both sides until told to stop", { ...STUDY, ...DESKTOP, settings: playing("othello"), kind: "othello" }, async ({ page }) => {
  await against(page, "both");
  await hasMoves(page, 2);
  await page.selectOption("#autoplay-seats", "nobody");
  const count = (await moves(page)).length;
  await page.click("#uct-run");
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length > 3);
  assert.ok((await moves(page)).length <= count + 1);
});

for (const [size, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const settings = playing("alquerque", { rules: "merkel", dark: "ai", ai: { engine: "uct", level: 10, depth: 1 } });
  const own = { settings, saved: savedGame(["d2-c3", "b4xd2"]) };
  onPage(`from the game to watching the AI think, and back to the game: ${size}`, { ...own, ...device }, async ({ page, game }) => {
    if (await page.locator("#pull").isVisible()) await page.click("#pull");
    const link = page.getByRole("link", { name: "Watch the search" });
    if (!await link.isVisible()) await page.click("#ai-info summary");
    await link.click();
    await page.waitForURL(/study\.html$/);
    await game.isStarted();
    await says(page, /^Your move/);
    assert.deepEqual([await page.inputValue("#autoplay-seats"), await page.inputValue("#autoplay-limit")], ["dark", "3s"]);
    assert.deepEqual(await moves(page), ["d2-c3", "b4xd2"]);
    await playFirstMove(page, (point) => spot(page, point).click());
    await says(page, /^UCT is thinking/);
    await page.click("#autoplay-go");
    await hasMoves(page, 4);
    const played = await moves(page);
    await page.click("[aria-label='Menu']");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => !url.pathname.includes("study") && url.hash === "" && url.search === "");
    await game.isStarted();
    await page.waitForFunction((count) => document.querySelectorAll("#moves .ply:not(.undone)").length === count, played.length);
    assert.deepEqual((await game.moves()).map((text) => text.replaceAll("\u2011", "-")), played);
    // The game continues as before: the AI replies.
    await playFirstMove(page, (point) => spot(page, point).click(), IN_GAME);
    await page.waitForFunction(([moves, least]) => document.querySelectorAll(moves).length >= least, [IN_GAME, played.length + 2]);
  });
}

onPage("axe: the game against UCT, in both themes, small", { ...STUDY, ...SMALL }, async ({ page }) => {
  await page.click("#tab-uct");
  // The sides are chosen in the sheet, which then closes.
  await page.click("#pull");
  await page.selectOption("#autoplay-limit", "30s");
  await page.selectOption("#autoplay-seats", "light");
  await page.click("#pull");
  await says(page, /^UCT is thinking: [1-9]/);
  const inSight = await page.locator("#autoplay-go").evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
  assert.ok(inSight, "Move now is reachable without pulling up the sheet");
  await page.click("#pull");
  await page.click("#autoplay-go");
  await says(page, /^Your move/);
  await assertAccessibleInBothThemes(page, "the tree is hidden");
  await page.click("#autoplay-peek");
  await page.waitForSelector("#uct-tree .block");
  await page.locator("#uct-moves button").first().click();
  await page.waitForFunction(() => /N = /.test(document.getElementById("uct-numbers").textContent));
  // During a search, block labels are updated less often than numbers.
  await page.click("#uct-run");
  await page.waitForFunction(() => /paused|Done/.test(document.getElementById("uct-figures").textContent));
  await assertAccessibleInBothThemes(page, "the game against UCT");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false);
  const cut = await page.$$eval("#uct-figures, #uct-numbers, #autoplay-says", (all) => all.filter((line) => line.scrollWidth > line.clientWidth + 1).map((line) => line.id));
  assert.deepEqual(cut, []);
});
