// Plays through any driver: a tab is { go(url), run(function, value), click(x, y) }. Functions for `run` are sent to
// the page as text and cannot use anything from this file.

import assert from "node:assert/strict";

/** Timeout in milliseconds: the page waits thirty seconds in total for a worker, and longer if it is itself blocked. */
const TIMEOUT = 60_000;
/** Polling interval in milliseconds: short at first, then longer, as polling takes processor time. */
const FIRST_STEP = 40;
const MAX_STEP_MILLIS = 250;

/** Polls `condition` until it is truthy, and returns its value. */
export async function until(what, condition) {
  const end = Date.now() + TIMEOUT;
  for (let step = FIRST_STEP; ; step = Math.min(1.2 * step, MAX_STEP_MILLIS)) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`timed out waiting until ${what}`);
    await new Promise((done) => setTimeout(done, step));
  }
}

/** Waits until the page, the game's or the study's, has started. */
export function pageStarted(tab) {
  return until("the page has started", () => tab.run(() => document.documentElement.hasAttribute("data-started")));
}

/** Runs in the page: what it shows, as { started, status, moves, width, movable, targets, inHand, trouble, notice }; points have places. */
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

/** Plays in a tab, using only what it shows. */
export class Player {
  constructor(tab, choose) {
    Object.assign(this, { tab, choose });
  }

  see() {
    return this.tab.run(look);
  }

  /** Waits until `condition` holds for what the page shows, and returns that. */
  sees(what, condition) {
    let last;
    let reason;
    return until(what, async () => {
      // A page that is loading shows nothing yet.
      last = await this.see().catch((error) => {
        reason = error;
        return null;
      });
      return last && condition(last) && last;
    }).catch((error) => {
      const seen = last ? JSON.stringify({ ...last, movable: last.movable.length, targets: last.targets.length }) : reason;
      error.message += `; last seen: ${seen}`;
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
    const { moves, movable } = await this.sees("a piece can move", (seen) => seen.movable.length > 0);
    const piece = this.choose(movable);
    await this.tab.click(piece.x, piece.y);
    let here = piece.point;
    let seen = await this.sees(`${here} is selected`, ({ inHand }) => inHand[0] === here);
    while (seen.moves.length === moves.length) {
      const target = this.choose(seen.targets);
      await this.tab.click(target.x, target.y);
      // It goes on by itself while it has no choice.
      seen = await this.sees(`it has left ${here}`, ({ moves: now, inHand: [point] }) => now.length > moves.length || (point && point !== here));
      [here] = seen.inHand;
    }
    return moves.length;
  }

  /** Makes a move and waits for the AI's. */
  async turn() {
    const before = await this.move();
    return this.sees("the AI has answered", ({ moves, movable }) => moves.length >= before + 2 && movable.length > 0);
  }
}
