// How the page shows special rules: a capture that may stop early, a pass, a king. The differences between the rulesets are tested in
// crates/app/src/tests/rulesets.rs.

import assert from "node:assert/strict";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();

/** The settings and the saved game of two people who continue a game. */
function two(game, rules, { start, moves = [] }) {
  return { settings: playing(game, { rules }), saved: savedGame(moves, { rules, start }), kind: game };
}

/** Two people's game of Alquerque from a position. */
const alquerque = (rules, start) => two("alquerque", rules, { start });

/** From a1 over b2 to c3, and from there to a5 or e5. */
const CHAIN = "5/1d1d1/5/1d3/l4 l -";

onPage("murray: a button ends a capture after any jump", alquerque("murray", CHAIN), async ({ page, game }) => {
  await game.click("a1");
  await game.isInHand("a1");
  assert.equal((await game.points("target")).length, 3, "captures are optional");
  const before = await page.locator("#hint").boundingBox();
  await game.click("c3");
  await game.isInHand("c3");
  await game.statusIs(/^Light can capture again or end the turn$/);
  assert.deepEqual(await page.locator("#end-turn").boundingBox(), before, "in place of the hint");
  await page.click("#end-turn");
  await game.statusIs(/^Dark/);
  assert.deepEqual(await game.moves(), ["a1xc3"]);
});

/** After white's f8 black cannot move. */
const BEFORE_A_PASS = ["e6", "f6", "d3", "e7", "e8", "d8", "g6"];

onPage("othello: a side without a move passes, and the page shows it", two("othello", "othello", { moves: BEFORE_A_PASS }),
  async ({ page, game }) => {
    await game.statusIs(/^White to move$/);
    await game.click("f8");
    assert.equal(await game.answered(BEFORE_A_PASS.length + 1), "Black had no move and passed. White to move.");
    assert.deepEqual(await game.moves(), [...BEFORE_A_PASS, "f8", "pass"]);
    assert.deepEqual((await game.points("set")).sort(), ["e3", "g5"]);
    // Beside each move the list has the number of flipped discs.
    assert.equal(await page.locator("#moves").getByRole("button", { name: "f8, one disc flipped" }).count(), 1);
    assert.deepEqual((await page.locator("#moves li").allTextContents()).slice(-2), ["g6+1f8+1", "pass"]);
  });

onPage("othello: a tap on the board plays a forced pass at once", two("othello", "othello", { moves: BEFORE_A_PASS }),
  async ({ game }) => {
    await game.statusIs(/^White to move$/);
    await game.click("f8");
    await game.statusIs(/^Black has no legal move and must pass/);
    // The first taps may come before the animation of the move has ended.
    const shown = Date.now();
    while (!/^Black had no move/.test(await game.status())) await game.click("a1");
    assert.ok(Date.now() - shown < 2500, "sooner than by itself");
    await game.click("e3");
    await game.statusIs(/^Black to move$/);
  });

onPage("draughts: a man that is crowned stops jumping", two("draughts", "draughts", { start: "W:W10:B6,7,15" }),
  async ({ page, game }) => {
    await game.statusIs(/^Light must capture$/);
    // From 3 a king could continue over 7.
    await game.play(["10", "1"]);
    assert.deepEqual(await game.moves(), ["10x1"]);
    assert.match(await game.label("1"), /^square 1, light king/);
    assert.equal(await page.locator("#board .pieces use[href='#art-king-light']").count(), 1);
  });
