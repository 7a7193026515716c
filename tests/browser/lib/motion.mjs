// Controls animation time, so that visible states do not depend on the machine's speed.

import assert from "node:assert/strict";

/** Pauses all new animations. */
export async function holdAnimations(page) {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function held(...options) {
      const animation = animate.apply(this, options);
      animation.pause();
      return animation;
    };
  });
}

/** Advances all animations by this many milliseconds; those that reach their end finish. */
export function moveOn(page, millis) {
  return page.evaluate(async (by) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (animation.playState !== "paused") continue;
      if (animation.currentTime + by >= endTime) animation.finish();
      else animation.currentTime += by;
    }
    // By then, finished ghosts are removed.
    await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  }, millis);
}

/** All visible pieces: [{ symbol, x, y }] in board units, sorted. */
export async function seen(page) {
  const pieces = await page.$$eval("#board .pieces use[href], #board .ghosts use", (drawings) => drawings.map((drawing) => {
    const style = getComputedStyle(drawing);
    const { a, d, e, f } = new DOMMatrix(style.transform);
    return { symbol: drawing.getAttribute("href").slice(1), x: e, y: f, opacity: Number(style.opacity), scale: Math.min(a, d) };
  }));
  const visible = pieces.filter(({ opacity, scale }) => opacity > 0.5 && scale > 0.05)
    // Ignore pieces covered by another.
    .filter(({ x, y }, place, all) => !all.slice(place + 1).some((over) => Math.hypot(over.x - x, over.y - y) < 1));
  return sorted(visible.map(({ symbol, x, y }) => ({ symbol, x, y })));
}

/** The positions of pieces according to the cells' labels. */
export async function standing(page) {
  const pieces = await page.$$eval("#board [role=gridcell]", (cells) => cells.flatMap((cell) => {
    const [, colour, kind] = /, (light|dark|white|black) (\w+)/.exec(cell.getAttribute("aria-label")) ?? [];
    const player = { white: "light", black: "dark" }[colour] ?? colour;
    const { e, f } = new DOMMatrix(getComputedStyle(cell).transform);
    return kind ? [{ symbol: `art-${kind === "piece" ? "checker" : kind}-${player}`, x: e, y: f }] : [];
  }));
  return sorted(pieces);
}

function sorted(pieces) {
  return pieces.sort((one, other) => one.symbol.localeCompare(other.symbol) || one.x - other.x || one.y - other.y);
}

/** Asserts that two sets of pieces match: each piece has one of the same kind in the other set, less than `slack` away. */
export function assertSame(one, other, what, slack = 2) {
  const left = [...other];
  const alone = one.filter(({ symbol, x, y }) => {
    const place = left.findIndex((piece) => piece.symbol === symbol && Math.hypot(piece.x - x, piece.y - y) < slack);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  assert.deepEqual({ alone, left }, { alone: [], left: [] }, what);
}
