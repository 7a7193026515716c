// Nothing that can be clicked moves while the pointer is on its way: through a whole game each control stays where it is, whatever
// is said, comes and goes.

import assert from "node:assert/strict";
import { choose } from "./lib/fields.mjs";
import { chooser } from "./lib/game.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const SIZES = [[320, 568], [390, 844], [667, 375], [1024, 768], [1280, 800]];
/** Pixels by which a control may seem to move, as sizes are rounded. */
const ROUNDING = 0.5;

/** Where each control of the page is, by its id or by what it says: but for the list's own entries, which are scrolled. */
function places(page) {
  return page.evaluate(() => {
    const panel = document.getElementById("panel");
    const controls = document.querySelectorAll("header a, header button, #panel button, #panel summary, #board");
    return [...controls].filter((control) => !control.closest("#moves, #notice")).map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      // The panel may be scrolled where it does not fit, by whoever plays.
      const top = panel.contains(control) ? y + panel.scrollTop : y;
      return [control.id || control.textContent, [x, top, width, height]];
    }).filter(([, [, , width]]) => width > 0);
  });
}

/** Asserts that every control that was seen before is where it was, and remembers the others. */
async function compare(page, seen, when) {
  for (const [name, place] of await places(page)) {
    const before = seen.get(name) ?? place;
    seen.set(name, before);
    const moved = place.map((value, index) => Math.abs(value - before[index]));
    assert.ok(Math.max(...moved) <= ROUNDING, `${name} ${when}: from ${before} to ${place}`);
  }
}

for (const [width, height] of SIZES) {
  onPage(`no control moves through a game at ${width} x ${height}`, { viewport: { width, height }, hasTouch: width < 1000 },
    async ({ page, game }) => {
      const seen = new Map();
      await compare(page, seen, "before the first move");
      // What may not be says why.
      await game.click("a1");
      await game.noticeIs(/no free point/);
      await compare(page, seen, "with a notice");
      const choose = chooser(3);
      for (let turn = 0; !/wins|^You (won|lost)/.test(await game.status()); turn += 1) {
        const before = await game.putAny(choose);
        await compare(page, seen, `while turn ${turn} is played`);
        await game.answered(before);
        await compare(page, seen, `after turn ${turn}`);
      }
      // On a small phone they are in the sheet, which is pulled up: by whoever plays, so that places are compared anew.
      const pulls = !(await page.locator("#step-first").isVisible());
      if (pulls) await page.click("#pull");
      const stepping = pulls ? new Map() : seen;
      for (const step of ["previous", "previous", "previous", "first", "next", "last", "previous"]) {
        await page.click(`#step-${step}`);
        await compare(page, stepping, `after a step: ${step}`);
      }
      // The game is over, and who would have won is told.
      await game.textIs("verdict", /\d|certain/);
      await compare(page, stepping, "with a verdict");
      if (pulls) await page.keyboard.press("Escape");
      for (const id of ["undo", "undo", "redo", "new-game"]) {
        await page.click(`#${id}`);
        await compare(page, seen, `after ${id}`);
      }
      const all = new Set([...seen.keys(), ...stepping.keys()]);
      assert.ok(["undo", "redo", "new-game", "rematch", "resume", "step-first"].every((id) => all.has(id)), [...all].join());
    });
}

onPage("steps back in a game against the AI hit nothing else",
  { saved: savedGame(["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"]) },
  async ({ page, game }) => {
    // As a person does: the pointer stays where it is.
    const { x, y, width, height } = await page.locator("#step-previous").boundingBox();
    for (let step = 1; step <= 8; step += 1) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((left) => document.querySelectorAll("#moves .ply:not(.undone)").length === left, 8 - step);
    }
    assert.equal((await game.undoneMoves()).length, 8);
  });

onPage("nothing moves where a draw may be offered, and where two of the AI play",
  { kind: "draughts", settings: playing("draughts", { dark: "ai" }) },
  async ({ page, game }) => {
    const seen = new Map();
    await game.answered(0);
    await compare(page, seen, "at the first turn");
    assert.ok(seen.has("offer-draw"), "it is there, and cannot be used yet");
    await page.click("#offer-draw");
    await game.noticeIs(/./);
    await compare(page, seen, "with the answer");
    await game.open("options");
    await choose(page, "option-light", "ai");
    await game.close();
    await page.locator("#pause").waitFor();
    await compare(page, seen, "while the AI plays itself");
    await page.click("#pause");
    await page.locator("#resume").waitFor();
    await compare(page, seen, "in the pause");
  });

onPage("arrow keys step through the game wherever the focus is, and the tab says whose turn it is",
  { saved: savedGame(["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"]) },
  async ({ page }) => {
    const played = (count) => page.waitForFunction((left) => document.querySelectorAll("#moves .ply:not(.undone)").length === left, count);
    assert.equal(await page.title(), "Your turn – Alquerque");
    for (const [key, count] of [["ArrowLeft", 3], ["ArrowLeft", 2], ["ArrowRight", 3], ["Home", 0], ["End", 4]]) {
      await page.keyboard.press(key);
      await played(count);
    }
    // On the board they go from point to point, and in a field from letter to letter.
    await page.locator("#board [data-point='a1']").focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.activeElement.dataset.point === "b1");
    await played(4);
    await page.locator("#undo").focus();
    await page.keyboard.press("ArrowLeft");
    await played(3);
    assert.equal(await page.title(), "Alquerque");
  });
