// Whole games against the AI: by mouse, by touch, by keyboard alone; and the AI against itself.

import assert from "node:assert/strict";
import { devices } from "playwright-core";
import { chooser } from "./lib/game.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { QUICK, suite } from "./lib/suite.mjs";

const onPage = suite();
const START = "ddddd/ddddd/dd.ll/lllll/lllll";
const RESULT = /^(Light wins\. Dark|Dark wins\. Light|You won! (Light|Dark)|You lost\. You) (has|have) no (legal move|pieces left)\.$|^You won! You captured every piece\.$|^You lost\. All your pieces were captured\.$/;

async function assertIsOver(game) {
  const status = await game.status();
  assert.match(status, RESULT);
  assert.deepEqual(await game.points("movable"), []);
  // The result is announced, and a rematch is offered.
  assert.ok((await game.text("live")).includes(status), "the result is announced");
  // On a phone the card covers the panel's buttons, but has its own.
  assert.ok(await game.shown("rematch") || await game.shown("end-rematch"), "a rematch is offered");
  const pieces = (await game.cells()).filter((cell) => cell.piece);
  const count = (side) => pieces.filter((cell) => cell.piece === side).length;
  assert.equal(Number(await game.text("light-captured")), 12 - count("dark"));
  assert.equal(Number(await game.text("dark-captured")), 12 - count("light"));
}

onPage("a full game by mouse, with animations", { reducedMotion: "no-preference" }, async ({ game }) => {
  assert.equal(await game.position(), START);
  assert.match(await game.status(), /^Your move/);
  await game.textIs("light-controller", /^You$/);
  await game.playToTheEnd(chooser(3));
  await assertIsOver(game);
  const moves = await game.moves();
  assert.ok(moves.length >= 10 && moves.every((text) => /^[a-e][1-5]([-x][a-e][1-5])+$/.test(text)), `${moves}`);
});

onPage("a full game by touch on a phone", { ...devices["Pixel 7"] }, async ({ game }) => {
  await game.playToTheEnd(chooser(5), (point) => game.tap(point));
  await assertIsOver(game);
});

onPage("a full game by keyboard alone", {}, async ({ page, game }) => {
  let steps = 0;
  while (!(await game.focusedPoint())) {
    assert.ok((steps += 1) < 10, "a few presses of Tab reach the board");
    await page.keyboard.press("Tab");
  }
  await game.playToTheEnd(chooser(7), (point) => game.press(point));
  await assertIsOver(game);
  assert.ok(await game.focusedPoint(), "the focus stayed on the board");
});

onPage("the arrow keys start from the focused point, whatever the AI has played", {}, async ({ page, game }) => {
  await focusOn(page, "#board [role=gridcell][tabindex='0']");
  await game.press("c2");
  await game.press("c3");
  assert.match(await game.answered(1), /^Your move/);
  assert.equal(await game.focusedPoint(), "c3");
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.activeElement.getAttribute("data-point") !== "c3");
  assert.equal(await game.focusedPoint(), "c4");
  assert.equal(await page.getAttribute("[data-point=c4]", "tabindex"), "0");
});

onPage("a piece is dragged with the mouse", {}, async ({ game }) => {
  await game.drag("c2", "c3");
  assert.match(await game.answered(0), /^Your move/);
  const [first, second] = await game.moves();
  assert.equal(first, "c2-c3");
  assert.match(second, /x/, "dark had to capture");
});

onPage("a piece is dragged with a finger", { ...devices["Pixel 7"] }, async ({ game }) => {
  await game.touchDrag("d2", "c3");
  assert.match(await game.answered(0), /^Your move/);
  assert.equal((await game.moves())[0], "d2-c3");
});

onPage("the AI against itself, paused and resumed", { settings: { ...QUICK, light: "ai" } }, async ({ page, game }) => {
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length >= 3);
  await page.click("#pause");
  await game.statusIs(/^Paused\. (Light|Dark) to move$/);
  const [moves, position] = [await game.moves(), await game.position()];
  // While paused, undo and steps do not make the AI move.
  await page.click("#undo");
  await page.waitForFunction((count) => document.querySelectorAll("#moves .undone").length === count, 1);
  await page.click("#step-next");
  await page.waitForFunction((count) => document.querySelectorAll("#moves .undone").length === count, 0);
  assert.deepEqual(await game.moves(), moves, "nothing moves while it is paused");
  assert.equal(await game.position(), position);
  assert.match(await game.status(), /^Paused/);
  await page.click("#resume");
  await game.statusIs(RESULT);
  await assertIsOver(game);
});

onPage("two people, one after the other", { settings: { ...QUICK, dark: "human" } }, async ({ page, game }) => {
  assert.match(await game.status(), /^Light (to move|must capture)$/);
  await game.play(["c2", "c3"]);
  await game.statusIs(/^Dark must capture$/);
  const choose = chooser(11);
  await game.playToTheEnd(choose);
  await assertIsOver(game);
  assert.equal(await game.shown("ai-info"), false, "the AI was not asked");
});
