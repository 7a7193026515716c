// What sets each ruleset apart, played as a person would: which steps there are, what must be captured, where a capture
// ends, where a turn is passed, when the game is over.

import assert from "node:assert/strict";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();

/** The settings and the saved game of two people who go on with a game. */
function two(game, rules, { start, moves = [] }) {
  return { settings: playing(game, { rules }), saved: savedGame(moves, { rules, start }), kind: game };
}

/** Two people's game of Alquerque from a position. */
const alquerque = (rules, start) => two("alquerque", rules, { start });

/** One light checker in the middle, without anything to capture. */
const LONE = "5/5/2l2/5/3d1 l -";
/** From a1 over b2 to c3, and from there to a5 or e5. */
const CHAIN = "5/1d1d1/5/1d3/l4 l -";

onPage("merkel: a checker steps forward or sideways, never back", alquerque("merkel", LONE), async ({ game }) => {
  await game.click("c3");
  await game.isInHand("c3");
  assert.deepEqual((await game.points("target")).sort(), ["b3", "b4", "c4", "d3", "d4"]);
});

onPage("merkel: a capture is compulsory, to its end", alquerque("merkel", CHAIN), async ({ game }) => {
  await game.statusIs(/^Light must capture$/);
  await game.play(["a1", "c3", "e5"]);
  assert.deepEqual(await game.moves(), ["a1xc3xe5"]);
});

onPage("medieval: a checker steps along any line, and back where it came from", alquerque("medieval", LONE),
  async ({ game }) => {
    await game.click("c3");
    await game.isInHand("c3");
    assert.deepEqual((await game.points("target")).sort(), ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]);
    await game.click("c2");
    await game.statusIs(/^Dark to move$/);
    await game.play(["d1", "e1"]);
    await game.play(["c2", "c3"]);
    assert.deepEqual(await game.moves(), ["c3-c2", "d1-e1", "c2-c3"]);
  });

onPage("ancient: the last eight checkers leave the edge for the inner square", alquerque("ancient", "d1d1d/5/2l2/5/l1l1l l -"),
  async ({ game }) => {
    assert.deepEqual((await game.points("movable")).sort(), ["a1", "c1", "e1"], "not the one on the inner square");
    await game.play(["a1", "b2"]);
    assert.deepEqual(await game.moves(), ["a1-b2"]);
  });

onPage("ancient: who cannot leave the edge passes", alquerque("ancient", "5/5/2d2/1l3/l4 d -"), async ({ game }) => {
  await game.play(["c3", "c4"]);
  assert.equal(await game.answered(1), "Dark to move");
  assert.deepEqual(await game.moves(), ["c3-c4", "pass"], "a1 has no inner point to step to, so b2 may not move either");
});

onPage("alfonso: nobody must capture, and a capture is a single jump", alquerque("alfonso", CHAIN), async ({ game }) => {
  await game.statusIs(/^Light to move$/);
  await game.click("a1");
  await game.isInHand("a1");
  assert.deepEqual((await game.points("target")).sort(), ["a2", "b1", "c3"]);
  await game.click("c3");
  await game.statusIs(/^Dark/);
  assert.deepEqual(await game.moves(), ["a1xc3"], "though it could go on");
});

onPage("murray: a capture may end after any jump, by a button", alquerque("murray", CHAIN), async ({ page, game }) => {
  await game.click("a1");
  await game.isInHand("a1");
  assert.equal((await game.points("target")).length, 3, "nobody must capture");
  assert.equal(await game.shown("end-turn"), false);
  await game.click("c3");
  await game.isInHand("c3");
  await game.statusIs(/^Light may go on or end the turn$/);
  await page.click("#end-turn");
  await game.statusIs(/^Dark/);
  assert.deepEqual(await game.moves(), ["a1xc3"]);
});

/** After white's f8 black cannot move. */
const BEFORE_A_PASS = ["e6", "f6", "d3", "e7", "e8", "d8", "g6"];

onPage("othello: who cannot move passes, which is shown", two("othello", "othello", { moves: BEFORE_A_PASS }),
  async ({ game }) => {
    await game.statusIs(/^White to move$/);
    await game.click("f8");
    assert.equal(await game.answered(BEFORE_A_PASS.length + 1), "White to move");
    assert.deepEqual(await game.moves(), [...BEFORE_A_PASS, "f8", "pass"]);
    assert.deepEqual((await game.points("set")).sort(), ["e3", "g5"]);
  });

onPage("othello, pass=game-over: the game is over at once",
  two("othello", "othello,pass=game-over", { moves: BEFORE_A_PASS }), async ({ game }) => {
    await game.click("f8");
    await game.statusIs(/wins|^You (won|lost)/);
    assert.deepEqual(await game.moves(), [...BEFORE_A_PASS, "f8"]);
  });

onPage("draughts: a man that is crowned jumps no further", two("draughts", "draughts", { start: "W:W10:B6,7,15" }),
  async ({ page, game }) => {
    await game.statusIs(/^Light must capture$/);
    // From 3 a king could jump on over 7.
    await game.play(["10", "1"]);
    assert.deepEqual(await game.moves(), ["10x1"]);
    assert.match(await game.label("1"), /^square 1, light king/);
    assert.equal(await page.locator("#board .pieces use[href='#art-king-light']").count(), 1);
  });
