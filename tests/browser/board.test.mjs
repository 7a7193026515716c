// The board: compulsory captures, chains, undo, saved games, new games.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooser } from "./lib/game.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const saved = (name, options) => savedGame(games[name].moves, options);
const START = "ddddd/ddddd/dd.ll/lllll/lllll";
/** An AI that thinks for several seconds, as these rules have no book. */
const THINKING = { ...QUICK, level: 10, invertingAllowed: true };
const THOUGHT_ABOUT = { rules: "merkel,invert=allowed" };
/** The AI thinks until it is told to move. */
const SLOW = (sides) => playing("alquerque", { ...THOUGHT_ABOUT, ...sides, ai: { engine: "mcts", level: 1, depth: 1, limit: "30s" } });
const TWO_PEOPLE = { ...QUICK, dark: "human" };

const onPage = suite();

onPage("a piece that cannot move says why, and movable pieces are marked", { saved: saved("captureCompulsory") },
  async ({ page, game }) => {
    assert.match(await game.status(), /^Your move: you must capture$/);
    await game.click("a1");
    await game.noticeIs(/^You must capture: use a ringed piece\.$/);
    assert.equal(await page.locator(".marks use.pulse").count(), 2);
    assert.deepEqual(await game.points("movable"), ["b2", "e1"]);
    assert.equal(await page.locator(".marks use[href='#art-mark-movable']").count(), 2);
    assert.match(await game.text("live"), /You must capture/, "it is announced, too");
    // The keyboard and screen readers get the names of the points.
    await page.locator("#board [data-point='a1']").focus();
    await page.keyboard.press("Enter");
    await game.noticeIs(/^You must capture with b2 or e1\.$/);
    // Picking up a movable piece clears the notice.
    await game.click("b2");
    await game.isInHand("b2");
    assert.equal(await game.shown("notice"), false);
  });

onPage("other reasons why a piece cannot be picked up", { saved: saved("inverting") }, async ({ game }) => {
  await game.click("a5");
  await game.noticeIs(/^It’s Light’s turn/);
  await game.click("e3");
  await game.noticeIs(/^Use a ringed piece\.$/);
  await game.click("a1");
  await game.noticeIs(/^This piece is blocked\. Use a ringed piece\.$/);
});

onPage("a multiple capture is played jump by jump", { saved: saved("choiceInChain"), settings: TWO_PEOPLE },
  async ({ game }) => {
    const before = await game.position();
    const count = (await game.moves()).length;
    await game.click("b2");
    await game.isInHand("b2");
    assert.deepEqual(await game.points("target"), ["b4", "d4"]);
    await game.click("b4");
    await game.isInHand("b4");
    assert.deepEqual(await game.points("target"), ["d2", "d4"], "there is a choice");
    assert.match(await game.label("b3"), /^b3, empty/, "the captured piece is gone at once");
    assert.equal((await game.moves()).length, count, "the turn is not over");
    // No other piece can be selected during a chain, and the chain can be undone.
    await game.click("a1");
    await game.noticeIs(/^Keep capturing: click a broken ring\.$/);
    await game.page.keyboard.press("Tab");
    while (!(await game.focusedPoint())) await game.page.keyboard.press("Tab");
    await game.page.keyboard.press("Escape");
    await game.page.waitForFunction(() => !document.querySelector("#board [aria-label*='selected']"));
    assert.equal(await game.position(), before);
    await game.play(["b2", "b4", "d2"]);
    assert.equal((await game.moves()).at(-1), "b2xb4xd2");
  });

onPage("a chain continues by itself if there is no choice", { saved: saved("choiceInChain"), settings: TWO_PEOPLE },
  async ({ game }) => {
    await game.play(["b2", "d4"]);
    assert.equal((await game.moves()).at(-1), "b2xd4xb4xb2");
    assert.match(await game.label("b2"), /^b2, light piece/);
  });

onPage("dragging can make the first jump of a chain", { saved: saved("choiceInChain"), settings: TWO_PEOPLE },
  async ({ game }) => {
    const count = (await game.moves()).length;
    await game.drag("b2", "b4");
    assert.equal(await game.wasPut("b4", count), false);
    await game.drag("b4", "d4");
    assert.equal(await game.wasPut("d4", count), true);
    assert.equal((await game.moves()).at(-1), "b2xb4xd4xb2");
  });

onPage("a second click or Escape deselects a piece", {}, async ({ page, game }) => {
  await game.click("c2");
  await game.isInHand("c2");
  await game.click("c2");
  await page.waitForFunction(() => !document.querySelector("#board [aria-label*='selected']"));
  await game.drag("c2", "d2");
  await game.noticeIs(/Click a dot\.$/);
  assert.equal(await game.position(), START);
});

onPage("undo goes back to the human's last turn, and steps go forward", {}, async ({ page, game }) => {
  assert.equal(await page.getAttribute("#undo", "aria-disabled"), "true");
  const choose = chooser(21);
  const positions = [await game.position()];
  for (let turn = 0; turn < 2; turn += 1) {
    assert.match(await game.playAny(choose), /^Your move/);
    positions.push(await game.position());
  }
  const moves = await game.moves();
  const isAt = async (position, played, status = /^Your move/) => {
    await page.waitForFunction(
      (count) => document.querySelectorAll("#moves .ply:not(.undone)").length === count, played,
    );
    assert.equal(await game.position(), position);
    assert.match(await game.status(), status);
    await game.textIs("light-controller", /^You$/);
  };
  await page.click("#undo");
  await isAt(positions[1], 2);
  assert.deepEqual(await game.undoneMoves(), moves.slice(2));
  await page.click("#undo");
  await isAt(positions[0], 0);
  assert.equal(await page.getAttribute("#undo", "aria-disabled"), "true");
  await page.click("#step-next");
  await page.click("#step-next");
  await isAt(positions[1], 2, /^Looking back: move 1 of 2$/);
  await page.click("#step-last");
  await isAt(positions[2], 4);
  assert.deepEqual(await game.moves(), moves);
  assert.equal(await page.getAttribute("#step-next", "aria-disabled"), "true");
  // A different move after undo discards the undone ones.
  await page.click("#undo");
  await isAt(positions[1], 2);
  await game.playAny(chooser(22));
  assert.deepEqual(await game.undoneMoves(), []);
});

onPage("undo while the AI thinks undoes the human's move", { settings: THINKING },
  async ({ page, game }) => {
    await game.play(["d2", "c3"]);
    await game.statusIs(/^Dark is thinking/);
    await page.click("#undo");
    await game.statusIs(/^Your move/);
    await game.textIs("light-controller", /^You$/);
    assert.equal(await game.position(), START);
    await game.play(["c2", "c3"]);
    await game.answered(1);
    assert.deepEqual(await game.moves(), ["c2-c3", "c4xc2"], "the only reply");
  });

onPage("the game survives a reload in mid-game", {}, async ({ page, game }) => {
  const choose = chooser(31);
  await game.playAny(choose);
  await game.playAny(choose);
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#moves .undone").length === 2);
  const seen = async () => [await game.position(), await game.moves(), await game.undoneMoves(), await game.status()];
  const before = await seen();
  await page.reload();
  await game.isStarted();
  assert.deepEqual(await seen(), before);
  assert.match(await game.playAny(choose), /^Your move/);
});

onPage("after a reload while the AI thinks, it thinks again", { settings: THINKING },
  async ({ page, game }) => {
    await game.play(["d2", "c3"]);
    await game.statusIs(/^Dark is thinking/);
    await page.reload();
    await game.isStarted();
    assert.deepEqual(await game.moves(), ["d2-c3"]);
    await game.statusIs(/^Dark is thinking/);
    // Don't click Move now: on a busy machine the AI may move first.
    assert.match(await game.answered(1), /^Your move/);
  });

/** Records every board shown, until `stop` returns them. */
async function record(page) {
  await page.evaluate(() => {
    const board = document.getElementById("board");
    const look = () => {
      const cells = [...board.querySelectorAll("[role=gridcell]")].sort((a, b) => a.dataset.spot - b.dataset.spot);
      const letters = cells.map((cell) => {
        const [, content] = cell.getAttribute("aria-label").split(", ");
        return content === "empty" ? "." : content[0];
      });
      const text = letters.join("").replace(/.{5}(?=.)/g, "$&/");
      if (window.seenBoards.at(-1) !== text) window.seenBoards.push(text);
    };
    window.seenBoards = [];
    look();
    new MutationObserver(look).observe(board, { attributes: true, attributeFilter: ["aria-label"], childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.seenBoards);
}

onPage("a new game started while the AI thinks gets no reply to the old game",
  { settings: SLOW({ dark: "ai" }), saved: saved("captureCompulsory", THOUGHT_ABOUT) },
  async ({ page, game }) => {
    await game.play(["b2", "b4"]);
    await game.statusIs(/^Dark is thinking/);
    await page.waitForFunction(() => document.getElementById("progress").value > 0);
    await game.newGame();
    assert.match(await game.status(), /^Your move/);
    await game.textIs("light-controller", /^You$/);
    const boards = await record(page);
    // The worker answers in order, so a reply to the old game would have arrived before the reply to the new one.
    await game.play(["d2", "c3"]);
    await game.statusIs(/^Dark is thinking/);
    await page.click("#move-now");
    await game.answered(1);
    const moves = await game.moves();
    assert.equal(moves.length, 2);
    assert.equal(moves[0], "d2-c3");
    assert.match(moves[1], /^[bd]4xd2$/);
    const after = { b4xd2: "ddddd/d.ddd/dd.ll/llldl/lllll", d4xd2: "ddddd/ddd.d/dd.ll/llldl/lllll" }[moves[1]];
    // Ignore boards with a piece selected or moving: the position changes turn by turn.
    assert.deepEqual(await boards(), [START, "ddddd/ddddd/ddlll/lll.l/lllll", after]);
  });

onPage("a new game started while the AI thinks about its first move as light",
  { settings: SLOW({ light: "ai" }), saved: saved("captureCompulsory", THOUGHT_ABOUT) },
  async ({ page, game }) => {
    await game.statusIs(/^Light is thinking/);
    await game.newGame();
    const boards = await record(page);
    await game.statusIs(/^Light is thinking/);
    await page.click("#move-now");
    assert.match(await game.answered(0), /^Your move/);
    await game.textIs("dark-controller", /^You$/);
    const seen = await boards();
    assert.equal(seen[0], START);
    assert.equal(seen.length, 2, `a single move by light: ${seen}`);
    assert.deepEqual((await game.moves()).length, 1);
    assert.match((await game.moves())[0], /-c3$/);
  });

onPage("a replaced game can be restored", { saved: saved("captureCompulsory") },
  async ({ page, game }) => {
    const before = await game.position();
    await game.newGame();
    await game.noticeIs(/^New game started\./);
    assert.equal(await game.position(), START);
    await page.click("#bring-back");
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 2);
    assert.equal(await game.position(), before);
    assert.match(await game.status(), /^Your move/);
    await game.textIs("light-controller", /^You$/);
  });

onPage("the end of a game, and a rematch with sides swapped", { saved: saved("lastMove") }, async ({ page, game }) => {
  await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
  await game.statusIs(/^You won! (Dark has no legal move|You captured every piece)\.$/);
  assert.match(await page.getAttribute("#light-player", "class"), /winner/);
  await page.locator("#end-card").getByRole("button", { name: "Close" }).click();
  await page.click("#rematch");
  // Until the new game is rendered, the page shows the old one's moves and result.
  await game.statusIs(/^Your move/);
  await game.textIs("dark-controller", /^You$/);
  assert.match(await game.text("light-controller"), /^Newcomer/);
  assert.equal((await game.moves()).length, 1);
  await game.playAny(chooser(41));
});

onPage("a revenge match: the AI lost, so it chooses", { saved: saved("lastMove") }, async ({ page, game }) => {
  await game.open("new");
  assert.equal(await game.shown("revenge"), false);
  await game.close();
  await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
  await game.statusIs(/^(Light wins|You won)/);
  await game.open("new");
  await page.getByRole("button", { name: "Let the loser choose" }).click();
  await game.textIs("new-revenge", /^The computer lost, so it chose the rules/);
  assert.deepEqual([await page.inputValue("#new-rules"), await page.locator("[name=new-you]:checked").inputValue()], ["medieval", "dark"]);
  await page.click("#play");
  await game.statusIs(/^Your move/);
  await game.textIs("dark-controller", /^You$/);
  assert.doesNotMatch(page.url(), /#/);
  await game.open("new");
  assert.equal(await game.shown("new-revenge"), false);
});

onPage("after the end, undo lets the game continue differently", { saved: saved("lastMove") }, async ({ page, game }) => {
  await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
  await game.statusIs(/wins|^You (won|lost)/);
  await page.keyboard.press("u");
  await game.statusIs(/^Your move/);
  await game.textIs("light-controller", /^You$/);
  await page.reload();
  await game.isStarted();
  assert.match(await game.status(), /^Your move/);
  await game.textIs("light-controller", /^You$/);
  await page.click("#step-last");
  await game.statusIs(/^(Light wins|You won)/);
});

for (const [what, text] of Object.entries({
  "no JSON": "{nonsense",
  "another version": JSON.stringify({ ...savedGame([]), version: 99 }),
  "an illegal move": JSON.stringify(savedGame(["c2-c3", "a5-a1"])),
  "unknown rules": JSON.stringify(savedGame([], { rules: "chess" })),
  "another form": JSON.stringify([1, 2, 3]),
})) {
  onPage(`a saved game that is ${what} is set aside with a notice`, { saved: text }, async ({ page, game }) => {
    await game.noticeIs(/^Your saved Alquerque game is damaged \(.+\)\. A copy was saved/);
    assert.equal(await game.position(), START);
    assert.equal(await page.evaluate(() => localStorage.getItem("alquerque.game.unreadable")), text);
    await game.playAny(chooser(51));
    await page.reload();
    await game.isStarted();
    assert.equal(await game.shown("notice"), false, "reported once");
    assert.equal((await game.moves()).length, 2, "the new game is saved");
    assert.equal(await page.evaluate(() => localStorage.getItem("alquerque.game.unreadable")), text);
  });
}

onPage("unreadable options are set aside with a notice", { settings: '{"version":1,"level":"high"}' },
  async ({ page, game }) => {
    await game.noticeIs(/^Your saved options are damaged/);
    assert.equal(
      await page.evaluate(() => localStorage.getItem("alquerque.settings.unreadable")), '{"version":1,"level":"high"}',
    );
    assert.match(await game.text("light-controller"), /^You$/);
    assert.match(await game.text("dark-controller"), /^Learner/);
  });
