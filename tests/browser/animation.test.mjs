// Stepping through a game: pieces glide from their old places to the new ones, even when interrupted.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooser } from "./lib/game.mjs";
import { assertSame, holdAnimations, moveOn, seen, standing } from "./lib/motion.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const MOVING = { reducedMotion: "no-preference" };
const CHAIN = [...games.choiceInChain.moves, "b2xb4xd2"];
const TWO = { ...QUICK, dark: "human" };
/** Longer than any animation. */
const ALL = 60_000;

const onPage = suite();

/** Clicks and waits until the page shows position `ply`. */
async function go(page, id, ply) {
  await page.click(`#${id}`);
  await page.waitForFunction((played) => document.querySelectorAll("#moves .ply:not(.undone)").length === played, ply);
}

async function comesToRest(page, what) {
  await moveOn(page, ALL);
  assertSame(await seen(page), await standing(page), what);
  assert.equal(await page.locator("#board .ghosts use").count(), 0, what);
}

/** Where the piece of `point` is drawn: [column, row] from the top left, in spots. */
function place(page, point) {
  return page.evaluate((name) => {
    const cell = document.querySelector(`#board [data-point='${name}']`);
    const at = (drawing) => new DOMMatrix(getComputedStyle(drawing).transform);
    // The attribute has the final place, the style the current one.
    const stands = cell.getAttribute("transform");
    const drawing = [...document.querySelectorAll("#board .pieces use[href]")].find((piece) => piece.getAttribute("transform") === stands);
    return [at(drawing).e, at(drawing).f].map((unit) => Math.round(unit / 10) / 10);
  }, point);
}

onPage("undo and steps glide along the path of the move", { ...MOVING, settings: TWO, saved: savedGame(CHAIN) },
  async ({ page }) => {
    await holdAnimations(page);
    // Columns and rows of the points, and a time within a leg, after the lift.
    const [b2, b4, d2] = [[2, 4], [2, 2], [4, 4]];
    for (const [back, on] of [["undo", "step-next"], ["step-previous", "step-next"]]) {
      const before = await seen(page);
      await go(page, back, CHAIN.length - 1);
      assertSame(await seen(page), before, `${back} starts from the previous places`);
      assert.deepEqual(await place(page, "b2"), d2);
      await moveOn(page, 110 + 320);
      assert.deepEqual(await place(page, "b2"), b4, back);
      await moveOn(page, 320);
      assert.deepEqual(await place(page, "b2"), b2, back);
      await comesToRest(page, back);

      await go(page, on, CHAIN.length);
      assert.deepEqual(await place(page, "d2"), b2);
      await moveOn(page, 110 + 320);
      assert.deepEqual(await place(page, "d2"), b4, on);
      await comesToRest(page, on);
      assertSame(await seen(page), before, "everything is back in its place");
    }
  });

/** Pieces by side: a man that is still gliding to its crowning row may become a king at the next step. */
const sides = (pieces) => pieces.map((piece) => ({ ...piece, symbol: piece.symbol.split("-").at(-1) }));

/** A game on each kind of board. */
const WATCHED = {
  alquerque: { settings: TWO, saved: savedGame(CHAIN) },
  othello: {
    settings: playing("othello"), kind: "othello",
    saved: savedGame(["f5", "d6", "c3", "d3", "c4", "f4"], { rules: "othello" }),
  },
  draughts: {
    settings: playing("draughts"), kind: "draughts",
    saved: savedGame(["6-1", "15-18", "1-6", "18-22"], { rules: "draughts", start: "W:W6,K32:B15" }),
  },
};

for (const [kind, options] of Object.entries(WATCHED)) {
  onPage(`${kind}: nothing jumps when steps interrupt each other`, { ...MOVING, ...options }, async ({ page }) => {
    await holdAnimations(page);
    const { moves } = options.saved;
    const choose = chooser(5);
    let ply = moves.length;
    for (let step = 0; step < 40; step += 1) {
      const steps = { "step-first": 0, "step-previous": ply - 1, "step-next": ply + 1, "step-last": moves.length };
      const [id, next] = choose(Object.entries(steps).filter(([, to]) => to !== ply && to >= 0 && to <= moves.length));
      const before = await seen(page);
      const from = ply;
      ply = next;
      await go(page, id, ply);
      // A flipping disc rises a little.
      assertSame(sides(await seen(page)), sides(before), `step ${step}, from ${from} to ${ply}`, 12);
      // Some animations are over before the next step, others have hardly begun.
      await moveOn(page, choose([0, 40, 170, 400, ALL]));
    }
    await comesToRest(page, "after all steps");
  });

  const { moves } = options.saved;
  const midway = { ...options, saved: { ...options.saved, played: 2 } };
  onPage(`${kind}: steps faster than any frame leave the board correct`, { ...MOVING, ...midway }, async ({ page }) => {
    await page.evaluate(() => {
      const click = (id) => document.getElementById(id).click();
      for (const id of ["step-last", "undo", "step-previous", "step-first", "step-next", "step-next", "step-last", "undo", "step-previous"]) click(id);
    });
    await page.waitForFunction((count) => document.querySelectorAll("#moves .undone").length === count, 2);
    assert.equal((await page.locator("#moves .ply").count()), moves.length);
    // In real time, too, all animations end by themselves.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    assertSame(await seen(page), await standing(page), "at rest");
    assert.equal(await page.locator("#board .ghosts use").count(), 0);
  });
}

onPage("another game appears without gliding, and so does a piece that is picked up",
  { ...MOVING, settings: TWO, saved: savedGame(CHAIN) }, async ({ page, game }) => {
    await holdAnimations(page);
    await go(page, "undo", CHAIN.length - 1);
    await moveOn(page, 200);
    // A gliding piece is grabbed at its final place, and follows the pointer.
    const { x, y } = await game.centre("b2");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 5, y + 5, { steps: 3 });
    await game.isInHand("b2");
    await page.waitForFunction(() => document.querySelector("#board .carried"));
    assert.equal(await page.evaluate(() => document.querySelector("#board .carried").getAnimations().length), 0);
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await go(page, "step-first", 0);
    await moveOn(page, 200);
    await game.newGame();
    await comesToRest(page, "a new game");
  });

onPage("with reduced motion nothing glides", { settings: TWO, saved: savedGame(CHAIN) }, async ({ page }) => {
  await page.evaluate(() => {
    Element.prototype.animate = () => { throw new Error("nothing should move"); };
  });
  await go(page, "undo", CHAIN.length - 1);
  await go(page, "step-first", 0);
  assertSame(await seen(page), await standing(page), "at once");
});
