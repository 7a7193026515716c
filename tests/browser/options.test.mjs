// Options have visible effects and survive a reload. Premoves are tested in board-feedback.test.mjs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { choose as fill, valuesIn } from "./lib/fields.mjs";
import { Game, chooser } from "./lib/game.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();

async function choose(page, id, value) {
  await new Game(page).open("options");
  await fill(page, `option-${id}`, value);
}

function closeOptions(page) {
  return new Game(page).close();
}

/** Reloads the page and returns the field's value. */
async function valueAfterReload(page, game, id) {
  await page.reload();
  await game.isStarted();
  return (await valuesIn(page, "#options-form"))[`option-${id}`];
}

onPage("the defaults are the original's, except that targets and coordinates are shown", { settings: null }, async ({ page }) => {
  const values = Object.entries(await valuesIn(page, "#options-form")).map(([id, value]) => [id.replace("option-", ""), value]);
  assert.deepEqual(Object.fromEntries(values), {
    inverting: "forbidden", passing: "must", targets: true, notation: true, "all-sides": false, language: "system", theme: "system", board: "inlaid", pieces: "turned", speed: "usual",
    chances: false, "ai-info": true, book: true, exploration: "1.41", side: "yours", "player-name": "",
    verdicts: false, premoves: true, rings: "first-games", sound: true, volume: "60", vibration: true, keys: true,
  });
});

onPage("light played by the AI", {}, async ({ page, game }) => {
  await game.open("new");
  await fill(page, "new-you", "dark");
  await page.click("#play");
  assert.match(await game.answered(0), /^Your move/);
  await game.textIs("dark-controller", /^You$/);
  await game.textIs("light-controller", /^Newcomer/);
});

onPage("coordinates on all four sides can be read by a player opposite", {}, async ({ page, game }) => {
  const labels = (turned) => page.locator(`#board .notation text${turned ? "[transform]" : ":not([transform])"}`);
  assert.deepEqual([await labels(false).count(), await labels(true).count()], [10, 0]);
  await choose(page, "notation", true);
  await choose(page, "all-sides", true);
  await closeOptions(page);
  await labels(true).nth(9).waitFor();
  const places = await page.$$eval("#board .notation text", (all) => all.map((label) => {
    const { left, top } = label.getBoundingClientRect();
    return { text: label.textContent, left, top, isTurned: label.hasAttribute("transform") };
  }));
  const [below, above] = [false, true].map((turned) => places.find((label) => label.text === "c" && label.isTurned === turned));
  assert.ok(above.top < below.top && Math.abs(above.left - below.left) < 4, "the letters are at the top, too");
  assert.equal(await valueAfterReload(page, game, "all-sides"), true);
});

onPage("a game goes on with a human in the AI's place", {}, async ({ page, game }) => {
  await game.play(["c2", "c3"]);
  await game.answered(1);
  const before = await game.moves();
  await game.open("new");
  await fill(page, "new-opponent", "friend");
  await page.getByRole("button", { name: "Continue with these players" }).click();
  await game.isClosed();
  await game.textIs("dark-controller", /^Player 2/);
  assert.deepEqual(await game.moves(), before);
  await game.playAny(chooser(1));
  await game.statusIs(/^Dark (to move|must capture)$/);
  await page.reload();
  await game.isStarted();
  await game.textIs("dark-controller", /^Player 2/);
  assert.match(await game.status(), /^Dark (to move|must capture)$/);
});

onPage("before the first move, allowing inversion takes effect at once", {}, async ({ page, game }) => {
  await choose(page, "inverting", "allowed");
  await closeOptions(page);
  await game.play(["c2", "c3"]);
  assert.equal(await page.locator("#rules-later").getAttribute("hidden"), "");
  const rules = await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.game")).rules);
  assert.equal(rules, "merkel,invert=allowed");
  assert.equal(await valueAfterReload(page, game, "inverting"), "allowed");
});

onPage("during a game, the option for inversion says when it takes effect",
  { saved: savedGame(games.inverting.moves), settings: { ...QUICK, dark: "human" } },
  async ({ page, game }) => {
    await choose(page, "inverting", "allowed");
    await page.locator("#rules-later").waitFor();
    assert.match(await game.text("rules-later"), /from your next game/);
    await closeOptions(page);
    // The game in progress keeps its rules.
    await game.click("d3");
    await game.isInHand("d3");
    assert.ok(!(await game.points("target")).includes("e3"));
    assert.equal(await valueAfterReload(page, game, "inverting"), "allowed");
    await game.newGame();
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.game")).rules),
      "merkel,invert=allowed");
    await game.open("options");
    await page.locator("#rules-later").waitFor({ state: "hidden" });
  });

onPage("a game goes on from its position under a new rule, and the game so far is in the library",
  { saved: savedGame(games.inverting.moves), settings: { ...QUICK, dark: "human" } },
  async ({ page, game }) => {
    await choose(page, "inverting", "allowed");
    const apply = async () => {
      await game.open("options");
      await page.getByRole("button", { name: "Start a new game from this position" }).click();
      await game.isClosed();
      await game.textIs("ruleset", /straight back allowed$/);
    };
    await apply();
    assert.equal((await game.moves()).length, 0);
    // The game so far can be brought back.
    await page.locator("#notice").getByRole("button", { name: "Back to my game" }).click();
    await page.waitForFunction((count) => document.querySelectorAll("#moves .ply").length === count, games.inverting.moves.length);
    await game.textIs("ruleset", /^Merkel’s rules$/);
    await apply();
    await game.click("d3");
    await game.isInHand("d3");
    assert.ok((await game.points("target")).includes("e3"));
  });

onPage("Othello’s rule for a side without a move is in the options",
  { settings: playing("othello", { light: "human", dark: "human" }) },
  async ({ page, game }) => {
    await game.open("options");
    await page.getByRole("combobox", { name: "No legal move" }).selectOption({ label: "The game ends" });
    await closeOptions(page);
    await game.textIs("ruleset", /^Without passing$/);
  });

onPage("target points hidden and shown", {}, async ({ page, game }) => {
  const marks = page.locator("#board .marks use[href='#art-mark-target']");
  await game.click("c2");
  await game.isInHand("c2");
  assert.equal(await marks.count(), 1);
  await choose(page, "targets", false);
  await closeOptions(page);
  await marks.waitFor({ state: "detached" });
  assert.equal(await valueAfterReload(page, game, "targets"), false);
  await game.click("c2");
  await game.isInHand("c2");
  assert.equal(await marks.count(), 0);
  assert.deepEqual(await game.points("target"), ["c3"], "screen readers still get them");
});

onPage("algebraic notation hidden and shown", {}, async ({ page, game }) => {
  const name = page.locator("#board .notation text").first();
  assert.equal(await name.isVisible(), false);
  await choose(page, "notation", true);
  await closeOptions(page);
  await name.waitFor();
  const texts = await page.locator("#board .notation text").allTextContents();
  assert.deepEqual(texts.sort(), [..."12345abcde"]);
  assert.equal(await valueAfterReload(page, game, "notation"), true);
  assert.equal(await name.isVisible(), true);
});

onPage("the AI's figures hidden and shown", {}, async ({ page, game }) => {
  await game.play(["d2", "c3"]);
  await game.answered(1);
  assert.equal(await game.shown("ai-figures"), false, "closed by default");
  await page.locator("#ai-info summary").click();
  await page.locator("#ai-figures").waitFor();
  assert.equal(await game.text("ai-playouts"), "10", "level 1");
  assert.match(await game.text("ai-expected"), /^about \d+% for Dark$/);
  // A very short search shows no speed.
  assert.match(await game.text("ai-per-second"), /^(\d[\d,]*|\u2013)$/);
  assert.ok((await page.locator("#ai-moves tr").count()) > 0);
  await choose(page, "ai-info", false);
  await closeOptions(page);
  await page.locator("#ai-info").waitFor({ state: "hidden" });
  assert.equal(await valueAfterReload(page, game, "ai-info"), false);
  assert.equal(await game.shown("ai-info"), false);
});

onPage("two AIs with different settings", { settings: { ...QUICK, light: "ai" } }, async ({ page, game }) => {
  await page.click("#pause");
  await game.open("new");
  await fill(page, "new-engine", "random");
  await fill(page, "new-dark-engine", "alpha-beta");
  await fill(page, "new-dark-depth", "2");
  await page.click("#play");
  await game.isClosed();
  await game.textIs("light-controller", /^Computer, random moves$/);
  await game.textIs("dark-controller", /^Computer, depth 2$/);
  await game.textIs("ai-depth", /^[12]$/);
  await page.reload();
  await game.isStarted();
  await game.textIs("dark-controller", /^Computer, depth 2$/);
});

onPage("the AI's strength applies from its next move", { saved: savedGame(games.captureCompulsory.moves) }, async ({ page, game }) => {
  await game.open("new");
  await fill(page, "new-level", "4");
  await game.textIs("new-level-label", /^Strength: Improver \(4 of 12\)/);
  await page.getByRole("button", { name: "Continue with these players" }).click();
  await game.isClosed();
  await game.textIs("dark-controller", /^Improver$/);
  const { length } = await game.moves();
  await game.playAny(chooser(1));
  await game.answered(length + 1);
  const playouts = Number((await game.text("ai-playouts")).replace(/\D/g, ""));
  assert.ok(playouts > 10, `level 4 makes more playouts than level 1: ${playouts}`);
});

onPage("the exploration constant", {}, async ({ page, game }) => {
  await game.open("options");
  await page.locator("#options summary").click();
  await choose(page, "exploration", "0.5");
  await game.textIs("option-exploration-label", /: 0\.50$/);
  await closeOptions(page);
  await game.play(["c2", "c3"]);
  await game.answered(1);
  assert.equal(Number(await valueAfterReload(page, game, "exploration")), 0.5);
});

/** Drawings that the page refers to but that do not exist. */
const missing = (page) => page.$$eval("use[href^='#']", (uses) => uses.map((use) => use.getAttribute("href"))
  .filter((href) => !document.querySelector(href)));

for (const kind of ["alquerque", "othello", "draughts"]) {
  onPage(`the choice of boards and pieces, in ${kind}`, { kind, settings: kind === "alquerque" ? QUICK : playing(kind) }, async ({ page, game }) => {
    assert.equal(await page.locator("#art-lozenge").count(), 0, "their drawings load later");
    const [board, piece] = [page.locator("#board > use"), page.locator("#board .pieces use[href]").first()];
    const usual = [await board.getAttribute("href"), await piece.getAttribute("href")];
    await game.open("options");
    for (const [style, set] of [["parchment", "stones"], ["contrast", "plain"]]) {
      await fill(page, "option-board", style);
      await fill(page, "option-pieces", set);
      await page.locator(`#board[data-board=${style}]`).waitFor();
      await page.locator(`#board .pieces use[href$='-${set}']`).first().waitFor();
      assert.deepEqual([await board.getAttribute("href"), await piece.getAttribute("href")], [`${usual[0]}-${style}`, `${usual[1]}-${set}`]);
      assert.deepEqual(await missing(page), []);
      await assertAccessible(page, `${kind} on ${style}`);
    }
    await page.reload();
    await page.locator("#board[data-board=contrast]").waitFor();
    await game.open("options");
    await fill(page, "option-board", "inlaid");
    await fill(page, "option-pieces", "turned");
    // Each choice is rendered separately, in the frame after it is made.
    await page.locator(`#board > use[href='${usual[0]}']`).waitFor({ state: "attached" });
    await page.locator(`#board .pieces use[href='${usual[1]}']`).first().waitFor({ state: "attached" });
  });
}

for (const [speed, rate] of [["slow", 0.5], ["usual", 1], ["fast", 2.5]]) {
  onPage(`motion: ${speed}`, { reducedMotion: "no-preference", settings: { ...QUICK, dark: "human" } }, async ({ page, game }) => {
    await game.open("options");
    await fill(page, "option-speed", speed);
    await game.close();
    await game.click("d2");
    // An animation may be over before the test, or the next frame, could see it.
    await page.evaluate(() => {
      window.animations = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function keep(...options) {
        const animation = animate.apply(this, options);
        window.animations.push(animation);
        return animation;
      };
    });
    await game.click("c3");
    await game.answered(0);
    await page.waitForFunction(() => window.animations.length > 0);
    const rates = await page.evaluate(() => window.animations.map(({ playbackRate }) => playbackRate));
    assert.ok(rates.length > 0 && rates.every((each) => each === rate), rates.join());
  });
}

onPage("no motion", { reducedMotion: "no-preference", settings: { ...QUICK, dark: "human" } }, async ({ page, game }) => {
  await game.open("options");
  await fill(page, "option-speed", "none");
  await game.close();
  await game.click("d2");
  await game.click("c3");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 1);
  assert.equal(await page.evaluate(() => document.getElementById("board").getAnimations({ subtree: true }).length), 0);
});
