// What every browser must be able to do, through whatever drives it: { go(url), run(function), click(x, y) }.
// The functions for `run` are sent to the page as text, so that they can use nothing from here.

import assert from "node:assert/strict";
import { chooser } from "./game.mjs";

const PATIENCE = 30_000;
const STEP = 50;

/** Asks `condition` again and again until it gives something true; returns that. */
export async function until(what, condition) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
    await new Promise((done) => setTimeout(done, STEP));
  }
}

/** What is to be seen: { started, status, moves, width, movable, targets, inHand }, points with their places. */
function look() {
  const found = (text) => [...document.querySelectorAll(`#board [aria-label*="${text}"]`)].map((cell) => {
    const box = cell.querySelector("rect").getBoundingClientRect();
    return { point: cell.getAttribute("data-point"), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  return {
    started: document.documentElement.hasAttribute("data-started"),
    status: document.getElementById("status").textContent,
    moves: [...document.querySelectorAll("#moves .ply")].map((ply) => ply.textContent),
    width: document.getElementById("board").getBoundingClientRect().width,
    movable: found(", may move"),
    targets: found(", the piece in hand may go here"),
    inHand: found(", in hand").map(({ point }) => point),
    trouble: document.getElementById("cannot-start").textContent,
  };
}

/** Plays three turns against the AI, reloads, and plays a fourth. */
export async function playSome(driver, url) {
  const see = () => driver.run(look);
  const choose = chooser(101);
  const started = () => until("the game has started", async () => {
    const seen = await see();
    assert.equal(seen.trouble, "");
    return seen.started && !seen.status.startsWith("Loading") && seen.movable.length > 0 && seen;
  });
  const turn = async () => {
    const { moves, movable } = await see();
    const piece = choose(movable);
    await driver.click(piece.x, piece.y);
    let seen = await until(`${piece.point} is in hand`, async () => {
      const now = await see();
      return now.inHand[0] === piece.point && now;
    });
    while (seen.moves.length === moves.length) {
      const target = choose(seen.targets);
      await driver.click(target.x, target.y);
      seen = await until(`it is put on ${target.point}`, async () => {
        const now = await see();
        return (now.moves.length > moves.length || now.inHand[0] === target.point) && now;
      });
    }
    return until("the AI has answered", async () => {
      const now = await see();
      return now.moves.length >= moves.length + 2 && now.movable.length > 0 && now;
    });
  };
  await driver.go(url);
  const first = await started();
  assert.ok(first.width > 200, `the board is to be seen: ${first.width}`);
  assert.match(first.status, /^Your turn: light/);
  let seen;
  for (let number = 0; number < 3; number += 1) seen = await turn();
  assert.equal(seen.moves.length, 6);
  await driver.go(`${url}?again`);
  assert.deepEqual((await started()).moves, seen.moves, "the game was kept");
  seen = await turn();
  assert.equal(seen.moves.length, 8);
}
