// What must work in every browser.

import assert from "node:assert/strict";
import { chooser } from "./game.mjs";
import { Player, pageStarted, until } from "./player.mjs";

/** Plays three turns against the AI, reloads, and plays a fourth. */
export async function playSome(tab, url) {
  const player = new Player(tab, chooser(101));
  await tab.go(url);
  const first = await player.started();
  assert.ok(first.width > 200, `the board is visible: ${first.width}`);
  assert.match(first.status, /^Your move/);
  let seen;
  for (let number = 0; number < 3; number += 1) seen = await player.turn();
  assert.equal(seen.moves.length, 6);
  await tab.go(`${url}?again`);
  assert.deepEqual((await player.started()).moves, seen.moves, "the game was saved");
  seen = await player.turn();
  assert.equal(seen.moves.length, 8);
}

/** Opens the game of eight moves in the study, lets both engines think, and watches UCT's tree grow. */
export async function studySome(tab, url) {
  const press = (selector) => tab.run((found) => document.querySelector(found).click(), selector);
  const grows = (selector, count) => until(`there are ${count} elements ${selector}`, async () => (
    await tab.run((found) => document.querySelectorAll(found).length, selector) >= count
  ));
  await tab.go(`${url}study.html?game`);
  await pageStarted(tab);
  await grows("#tree .numbered button", 8);
  for (const engine of ["uct", "alpha-beta"]) await press(`#engine-${engine}`);
  for (const engine of ["uct", "alpha-beta"]) await grows(`#engine-${engine}-lines li`, 1);
  for (const engine of ["uct", "alpha-beta"]) await press(`#engine-${engine}`);
  await press("#tab-uct");
  await press("#uct-run");
  await grows("#uct-tree .block", 10);
  await press("#uct-run");
  await press("#uct-mode-steps");
  await press("#uct-step-iteration");
  await until("an iteration is described", () => tab.run(() => document.getElementById("uct-said").textContent));
}
