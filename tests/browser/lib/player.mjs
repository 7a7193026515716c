// Plays through any driver: a tab is { go(url), run(function, value), click(x, y) }. Functions for `run` are sent to
// the page as text and cannot use anything from this file.

import assert from "node:assert/strict";

/** Milliseconds: a worker that hangs at once is given thirty seconds in all, and longer where the page itself is held up. */
const PATIENCE = 60_000;
/** Milliseconds between two looks: short at first, longer where something takes its time, as looking takes the processor's. */
const FIRST_STEP = 40;
const LONGEST_STEP = 250;

/** Asks `condition` again and again until it gives something true; returns that. */
export async function until(what, condition) {
  const end = Date.now() + PATIENCE;
  for (let step = FIRST_STEP; ; step = Math.min(1.2 * step, LONGEST_STEP)) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
    await new Promise((done) => setTimeout(done, step));
  }
}

/** What is to be seen: { started, status, moves, width, movable, targets, inHand, trouble, notice }, points with their places. */
function look() {
  const found = (text) => [...document.querySelectorAll(`#board [aria-label*="${text}"]`)].map((cell) => {
    const box = cell.querySelector("rect").getBoundingClientRect();
    return { point: cell.getAttribute("data-point"), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  // Visible, and not inside a hidden element.
  const shown = (id) => {
    const element = document.getElementById(id);
    return element?.getClientRects().length ? element.textContent : "";
  };
  return {
    started: document.documentElement.hasAttribute("data-started"),
    status: document.getElementById("status")?.textContent ?? "",
    moves: [...document.querySelectorAll("#moves .ply")].map((ply) => ply.textContent),
    width: document.getElementById("board")?.getBoundingClientRect().width ?? 0,
    movable: found(", can move"),
    targets: found(", you can go here"),
    inHand: found(", selected").map(({ point }) => point),
    trouble: shown("cannot-start"),
    notice: shown("notice-text"),
  };
}

/** Somebody who sees a tab and plays there. */
export class Player {
  constructor(tab, choose) {
    Object.assign(this, { tab, choose });
  }

  see() {
    return this.tab.run(look);
  }

  /** Waits until something holds of what is to be seen; returns what is to be seen. */
  sees(what, condition) {
    let last;
    return until(what, async () => {
      // A page that is loading shows nothing yet.
      last = await this.see().catch(() => null);
      return last && condition(last) && last;
    }).catch((error) => {
      error.message += `; last to be seen: ${JSON.stringify({ ...last, movable: last?.movable.length, targets: last?.targets.length })}`;
      throw error;
    });
  }

  /** Waits until it is a human's turn in a game that has started. */
  started() {
    return this.sees("the game has started", ({ started, status, movable, trouble }) => {
      assert.equal(trouble, "");
      return started && !status.startsWith("Loading") && movable.length > 0;
    });
  }

  /** Makes one side's move. */
  async move() {
    const { moves, movable } = await this.sees("something may move", (seen) => seen.movable.length > 0);
    const piece = this.choose(movable);
    await this.tab.click(piece.x, piece.y);
    let seen = await this.sees(`${piece.point} is in hand`, ({ inHand }) => inHand[0] === piece.point);
    while (seen.moves.length === moves.length) {
      const target = this.choose(seen.targets);
      await this.tab.click(target.x, target.y);
      seen = await this.sees(`it is put on ${target.point}`, (now) => now.moves.length > moves.length || now.inHand[0] === target.point);
    }
    return moves.length;
  }

  /** Makes a move and waits for the AI's. */
  async turn() {
    const before = await this.move();
    return this.sees("the AI has answered", ({ moves, movable }) => moves.length >= before + 2 && movable.length > 0);
  }
}
