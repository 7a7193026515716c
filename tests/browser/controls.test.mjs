// Controls never move under the pointer: each keeps its place throughout a game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { choose } from "./lib/fields.mjs";
import { chooser, isOver } from "./lib/game.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const SIZES = [[320, 568], [390, 844], [667, 375], [1024, 768], [1280, 800]];
/** Pixels by which a control may appear to move because of rounding. */
const ROUNDING = 0.5;

/** Adds up the layout shifts that the browser reports, from the start. */
const watchShifts = () => {
  window.shifted = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)) {
      window.shifted += entry.value;
      window.shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => node?.id || node?.parentElement?.id || node?.nodeName).join()}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * The place of each control, by its id or text, except the entries of the move list, which scrolls; and of the message, the players, their
 * clocks and pieces, by the end of the board. The status is compared without its height.
 */
function places(page) {
  return page.evaluate(() => {
    const panel = document.getElementById("panel");
    const controls = document.querySelectorAll("header a, header button, #panel button, #panel summary, #board");
    const message = document.querySelectorAll("#message, #status, #actions, #slot, #sheet");
    const players = document.querySelectorAll(".player, .player > :is(.stone, .who, .clock, .heap, .count), .count > :is(svg, b)");
    const named = (element) => {
      const player = element.closest(".player");
      if (!player) return element.id || element.textContent;
      const isBelow = player.getBoundingClientRect().y > document.getElementById("dark-player").getBoundingClientRect().y
        || player.getBoundingClientRect().y > document.getElementById("light-player").getBoundingClientRect().y;
      return `${isBelow ? "lower" : "upper"} ${element.classList[0] ?? element.tagName}`;
    };
    return [...controls, ...message, ...players].filter((control) => !control.closest("#moves, #notice")).map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      // The test scrolls a panel that does not fit.
      const top = panel.contains(control) ? y + panel.scrollTop : y;
      return [named(control), control.id === "status" ? [x, top, width] : [x, top, width, height]];
    }).filter(([, [, , width]]) => width > 0);
  });
}

/**
 * Asserts that every control seen before is still in its place, and records the others. With other players, names have other lengths:
 * then only the end of a heap, beside the count, must be in its place.
 */
async function compare(page, seen, when, { otherPlayers = false } = {}) {
  // Changes are drawn in the next frame.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  for (const [name, place] of await places(page)) {
    const before = seen.get(name) ?? place;
    seen.set(name, before);
    if (otherPlayers && / (who|heap)$/.test(name)) {
      const end = ([x, , width]) => (name.endsWith("heap") ? x + width : x);
      assert.ok(Math.abs(end(place) - end(before)) <= ROUNDING && Math.abs(place[1] - before[1]) <= ROUNDING, `${name} ${when}: from ${before} to ${place}`);
      continue;
    }
    const moved = place.map((value, index) => Math.abs(value - before[index]));
    assert.ok(Math.max(...moved) <= ROUNDING, `${name} ${when}: from ${before} to ${place}`);
  }
}

for (const [width, height] of SIZES) {
  onPage(`no control moves through a game at ${width} x ${height}`, { viewport: { width, height }, hasTouch: width < 1000, settings: { ...QUICK, verdicts: true }, init: watchShifts },
    async ({ page, game }) => {
      const choose = chooser(3);
      // The first move replaces the first screen.
      await game.playAny(choose);
      await page.evaluate(() => { window.shifted = 0; });
      const seen = new Map();
      await compare(page, seen, "after the first turn");
      // An illegal move is explained.
      await game.click((await game.cells()).find(({ piece, movable }) => piece === "light" && !movable).point);
      await game.noticeIs(/ringed piece/);
      await compare(page, seen, "with a notice");
      for (let turn = 0; !isOver(await game.status()); turn += 1) {
        const before = await game.putAny(choose);
        await compare(page, seen, `while turn ${turn} is played`);
        await game.answered(before);
        await compare(page, seen, `after turn ${turn}`);
      }
      const played = await game.moves();
      await page.locator("#end-card").waitFor();
      await page.locator("#end-looking").waitFor({ state: "hidden" });
      await compare(page, seen, "with the result");
      await page.keyboard.press("Escape");
      await page.locator("#end-card").waitFor({ state: "hidden" });
      // On a small phone the step buttons are in the sheet; opening it moves things, so start a new comparison.
      const pulls = !(await page.locator("#step-first").isVisible());
      if (pulls) await page.click("#pull");
      const stepping = pulls ? new Map() : seen;
      for (const step of ["previous", "previous", "previous", "first", "next", "last", "previous"]) {
        await page.click(`#step-${step}`);
        if (step === "last") {
          // The card appears again.
          await page.locator("#end-card").getByRole("button", { name: "Close" }).click();
          await page.locator("#end-card").waitFor({ state: "hidden" });
        }
        await compare(page, stepping, `after a step: ${step}`);
      }
      // The game is over, and the verdict is shown.
      await game.textIs("verdict", /\d|[Ff]orce/);
      await compare(page, stepping, "with a verdict");
      if (pulls) await page.keyboard.press("Escape");
      for (const id of ["undo", "undo"]) {
        await page.click(`#${id}`);
        await compare(page, seen, `after ${id}`);
      }
      const [shifted, shifts] = await page.evaluate(() => [window.shifted, window.shifts]);
      assert.ok(shifted <= 0.01, `layout shift ${shifted}: ${shifts.join("; ")}`);
      const all = new Set([...seen.keys(), ...stepping.keys()]);
      const unseen = ["undo", "new-game", "rematch", "resume", "step-first", "status", "upper count", "lower heap"].filter((id) => !(id === "lower heap" && (width < 360 || width === 667))).filter((id) => !all.has(id));
      assert.deepEqual(unseen, [], `controls in sight: ${[...all].join()}; moves: ${played.join(" ")}`);
    });
}

for (const [width, height] of SIZES) {
  onPage(`no control moves at the end of a game and in its rematch at ${width} x ${height}`,
    { viewport: { width, height }, hasTouch: width < 1000, settings: QUICK, saved: savedGame(games.lastMove.moves), init: watchShifts },
    async ({ page, game }) => {
      const seen = new Map();
      await compare(page, seen, "before the last move");
      await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
      await page.locator("#end-card").waitFor();
      await compare(page, seen, "when the card comes");
      await page.locator("#end-looking").waitFor({ state: "hidden" });
      await compare(page, seen, "with the card");
      const [shifted, shifts] = await page.evaluate(() => [window.shifted, window.shifts]);
      assert.ok(shifted <= 0.01, `layout shift ${shifted}: ${shifts.join("; ")}`);
      await page.locator("#end-card").getByRole("button", { name: "Rematch" }).click();
      // The finished game is gone, and the AI begins.
      await page.waitForFunction((moves) => document.querySelectorAll("#moves .ply:not(.undone)").length < moves, games.lastMove.moves.length);
      await game.answered(0);
      await page.locator("#first").waitFor();
      await game.playAny(chooser(1));
      await compare(page, seen, "after a turn of the rematch", { otherPlayers: true });
    });
}

onPage("repeated clicks on Back in a game against the AI hit nothing else",
  { saved: savedGame(["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"]) },
  async ({ page, game }) => {
    // Like a user, without moving the pointer.
    const { x, y, width, height } = await page.locator("#step-previous").boundingBox();
    for (let step = 1; step <= 8; step += 1) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((left) => document.querySelectorAll("#moves .ply:not(.undone)").length === left, 8 - step);
    }
    assert.equal((await game.undoneMoves()).length, 8);
  });

onPage("nothing moves when a result becomes known or when two AIs play",
  { kind: "draughts", settings: playing("draughts", { dark: "ai" }) },
  async ({ page, game }) => {
    const seen = new Map();
    await game.answered(0);
    await game.playAny(chooser(1));
    await compare(page, seen, "at a turn");
    await game.open("menu");
    await page.click("#offer-draw");
    await game.noticeIs(/./);
    await compare(page, seen, "with the verdict");
    await game.open("new");
    await choose(page, "new-watch", true);
    await page.getByRole("button", { name: "Continue with these players" }).click();
    await game.isClosed();
    await page.locator("#pause").waitFor();
    await compare(page, seen, "while the AI plays itself", { otherPlayers: true });
    await page.click("#pause");
    await page.locator("#resume").waitFor();
    await compare(page, seen, "while paused", { otherPlayers: true });
  });

onPage("arrow keys step through the game wherever the focus is, and the tab says whose turn it is",
  { saved: savedGame(["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"]) },
  async ({ page }) => {
    const played = (count) => page.waitForFunction((left) => document.querySelectorAll("#moves .ply:not(.undone)").length === left, count);
    assert.equal(await page.title(), "Your move – Alquerque");
    for (const [key, count] of [["ArrowLeft", 3], ["ArrowLeft", 2], ["ArrowRight", 3], ["Home", 0], ["End", 4]]) {
      await page.keyboard.press(key);
      await played(count);
    }
    // On the board the arrow keys move between points, and in a field between letters.
    await page.locator("#board [data-point='a1']").focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.activeElement.dataset.point === "b1");
    await played(4);
    await page.locator("#undo").focus();
    await page.keyboard.press("ArrowLeft");
    await played(3);
    assert.equal(await page.title(), "Alquerque");
  });

onPage("shortcuts work with Caps Lock", { saved: savedGame(["d2-c3", "b4xd2"]) }, async ({ page, game }) => {
  await page.keyboard.press("M");
  await page.waitForFunction(() => document.activeElement.id === "typed");
  await page.locator("#board [data-point='a1']").focus();
  await page.keyboard.press("U");
  await page.locator("#moves .undone").first().waitFor();
  await page.keyboard.press("N");
  await game.isOpen("new");
});
