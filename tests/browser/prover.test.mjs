// The prover: its worker loads on demand and is cached from then on; if it is damaged or missing, only proofs are
// unavailable; verdicts, the winning line, and perfect play.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launchPersistent, temporaryFolder } from "./lib/chromium.mjs";
import { chooser, isOver } from "./lib/game.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { QUICK, playing, savedGame, suite, visit } from "./lib/suite.mjs";

const onPage = suite();

/** Two people play, and verdicts are shown. */
const WEAK = { ...QUICK, verdicts: true };
const TWO = { ...WEAK, dark: "human" };
const STRONG = { ...WEAK, level: 10 };
/** Moves by which the first player has given the win away. */
const LOST = ["b2-c3"];
const FEW = "5/1d1d1/2l2/1l3/2l2 l -";
const KNOWN = /^Light can force a win in at most \d+ moves$/;

const isOfProver = (name) => name.startsWith("parts/prover/");

/** The text under the status, once the search has an answer or has failed. */
async function asked({ page, game }) {
  await game.solve();
  await game.textIs("verdict", /\d|[Ff]orce/);
  return game.text("verdict");
}

onPage("the prover loads only on request, and says who wins", { isAlone: true, settings: WEAK },
  async ({ page, game, server }) => {
    const before = server.responses.length;
    await game.playAny(chooser(3));
    assert.deepEqual(server.responses.slice(before).map(({ name }) => name).filter(isOfProver), []);
    assert.equal(await game.text("verdict"), "");
    await game.newGame();
    assert.match(await asked({ page, game }), KNOWN);
    const loaded = server.responses.slice(before).map(({ name }) => name.replace(/-[0-9a-f]{12}\./, ".")).filter(isOfProver);
    assert.deepEqual([...new Set(loaded)].sort(), ["parts/prover/book-merkel.book", "parts/prover/glue.js", "parts/prover/module.wasm"]);
    // Using a verdict counts as help: a small line and the record say so. The answer comes first, and what to do stays.
    await game.textIs("goal", /^Help used once – this game doesn’t count$/);
    await game.statusIs(/^Your move/);
    assert.equal(await game.shown("notice"), false);
    const [answer, move, help] = await page.evaluate(() => ["verdict", "status", "goal"].map((id) => {
      const element = document.getElementById(id);
      const { fontSize, fontWeight } = getComputedStyle(element);
      return { top: element.getBoundingClientRect().top, size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
    }));
    assert.ok(answer.top < move.top && move.top < help.top, JSON.stringify([answer, move, help]));
    assert.ok(answer.weight > move.weight && answer.size > help.size, JSON.stringify([answer, move, help]));
    assert.equal(await game.shown("show-line"), true);
    await game.open("record");
    await game.textIs("record-help", /^Help used once – this game doesn’t count$/);
  });

onPage("in draughts the result is known with four pieces or fewer", {
  isAlone: true,
  kind: "draughts",
  settings: playing("draughts"),
  saved: savedGame([], { rules: "draughts", start: "W:WK1,K3:BK32" }),
}, async ({ page, game, server }) => {
  assert.match(await asked({ page, game }), /^Light can force a win in \d+ moves/);
  assert.equal(server.responses.filter(({ name }) => /^parts\/weights\/draughts/.test(name)).length, 1);
});

onPage("verdicts on the board, in the points' labels and in the list of moves", { settings: TWO }, async ({ page, game }) => {
  await game.textIs("verdict", KNOWN);
  assert.match(await game.label("c2"), /wins/);
  assert.match(await game.label("b2"), /loses/);
  const marks = (kind) => page.locator(`#board use[href="#art-mark-${kind}"]`).count();
  assert.deepEqual([await marks("wins"), await marks("loses"), await marks("draws")], [1, 3, 0]);
  // With a piece selected, its targets have verdicts.
  await game.click("d2");
  await game.isInHand("d2");
  assert.match(await game.label("c3"), /loses/);
  assert.deepEqual([await marks("wins"), await marks("loses")], [0, 1]);
  await game.click("d2");
  await game.play(["b2", "c3"]);
  await game.textIs("verdict", /^Dark can force a win/);
  await page.locator("#moves .verdict").waitFor();
  // Switched off, no verdicts are shown.
  await game.open("options");
  await page.locator("#option-verdicts").uncheck();
  await game.close();
  await page.locator("#verdict").waitFor({ state: "hidden" });
  assert.deepEqual([await marks("wins"), await marks("loses"), await marks("draws")], [0, 0, 0]);
});

onPage("the proven line is played out and stepped through", { settings: TWO, saved: savedGame([], { start: FEW }) },
  async ({ page, game }) => {
    await game.textIs("verdict", / can force a win.*in \d+ move/);
    const [, moves] = (await game.text("verdict")).match(/(\d+) move/);
    await page.click("#show-line");
    await page.waitForFunction((most) => {
      const count = document.querySelectorAll("#moves .ply").length;
      return count > 0 && count <= most;
    }, 2 * Number(moves));
    // It plays on automatically to the end.
    await game.statusIs(/wins/);
    await page.keyboard.press("Home");
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply:not(.undone)").length === 0);
  });

onPage("a line shown in a game against the AI plays to its end, and leads back", { settings: WEAK, saved: savedGame([], { start: FEW }) },
  async ({ page, game }) => {
    assert.match(await asked({ page, game }), / can force a win/);
    await page.click("#show-line");
    // Beside the board and in the move list.
    await page.waitForFunction(() => document.getElementById("stop-line").checkVisibility());
    await game.statusIs(/^(Light|Dark) wins/);
    // It is not saved.
    await page.reload();
    await game.statusIs(/^Your move/);
    assert.deepEqual(await game.moves(), []);
    assert.match(await asked({ page, game }), / can force a win/);
    await page.click("#show-line");
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply:not(.undone)").length > 1);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await game.statusIs(/^Your move/);
    assert.equal(await game.shown("leave-line"), false);
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
  });

onPage("the AI at full strength never gives a win away", { settings: STRONG, saved: savedGame(LOST) }, async ({ game }) => {
  const choose = chooser(11);
  // The AI is to move first.
  await game.answered(LOST.length);
  while (!isOver(await game.status())) await game.playAny(choose);
  assert.match(await game.status(), /^You lost|Dark wins/);
});

/** The same with changed files. */
function onChanged(name, change, options, body) {
  const prepare = async (server) => {
    for (const file of await readdir(join(DIST, "parts", "prover"))) {
      const changed = change(file);
      if (changed !== undefined) server.files.set(`parts/prover/${file}`, changed);
    }
  };
  onPage(name, { prepare, settings: TWO, ...options }, body);
}

const FAILED = [/status 404/, /Failed to load resource/, /the module that proves cannot be loaded/];
const damaged = (bytes) => Buffer.concat([bytes.subarray(0, 100), Buffer.from([bytes[100] ^ 1]), bytes.subarray(101)]);

for (const [what, change] of [["damaged", damaged], ["missing", null]]) {
  onChanged(`a book that is ${what} only loses the book's positions, and is reported once`,
    (file) => (file.startsWith("book-") ? change : undefined), { expected: FAILED, saved: savedGame([], { start: FEW }) },
    async ({ page, game }) => {
      await game.noticeIs(/Some solver data couldn’t be loaded/);
      // The remaining worker proves it.
      await game.textIs("verdict", /can force a win/);
      await page.getByRole("button", { name: "Dismiss message" }).click();
      await game.playAny(chooser(5));
      await game.textIs("verdict", / win| draw/);
      assert.equal(await game.shown("notice"), false);
    });
}

onChanged("without the module the game continues", (file) => (file.startsWith("module-") ? null : undefined), { expected: FAILED },
  async ({ game }) => {
    await game.noticeIs(/The solver (couldn’t be loaded|stopped loading)/);
    await game.playAny(chooser(7));
    assert.equal((await game.moves()).length, 1);
  });

test("a loaded prover works offline", async (t) => {
  const server = await serve();
  const folder = await temporaryFolder(t, "prover");
  const visitor = async (body) => {
    const context = await launchPersistent(folder, { reducedMotion: "reduce" });
    await visit(t, { context, server }, body);
  };
  await visitor(async ({ page, game }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await game.isStarted();
    assert.match(await asked({ page, game }), KNOWN);
  });
  await server.stop();
  await visitor(async ({ page, game }) => {
    await assert.rejects(fetch(server.url), "the server is gone");
    assert.match(await asked({ page, game }), KNOWN);
  });
});
