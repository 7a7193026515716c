// What every browser must be able to do.

import assert from "node:assert/strict";
import { chooser } from "./game.mjs";
import { Player } from "./player.mjs";

/** Plays three turns against the AI, reloads, and plays a fourth. */
export async function playSome(tab, url) {
  const player = new Player(tab, chooser(101));
  await tab.go(url);
  const first = await player.started();
  assert.ok(first.width > 200, `the board is to be seen: ${first.width}`);
  assert.match(first.status, /^Your turn: light/);
  let seen;
  for (let number = 0; number < 3; number += 1) seen = await player.turn();
  assert.equal(seen.moves.length, 6);
  await tab.go(`${url}?again`);
  assert.deepEqual((await player.started()).moves, seen.moves, "the game was kept");
  seen = await player.turn();
  assert.equal(seen.moves.length, 8);
}
