// Every option: its effect is to be seen, and it is kept over a reload.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { choose as fill, valuesIn } from "./lib/fields.mjs";
import { Game } from "./lib/game.mjs";
import { savedGame, QUICK, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();

async function choose(page, id, value) {
  await new Game(page).open("options");
  await fill(page, `option-${id}`, value);
}

function closeOptions(page) {
  return new Game(page).close();
}

/** Reloads the page and gives back the field's value. */
async function valueAfterReload(page, game, id) {
  await page.reload();
  await game.isStarted();
  return (await valuesIn(page, "#options-form"))[`option-${id}`];
}

onPage("the defaults are the original's, but for shown targets", { settings: null }, async ({ page }) => {
  const values = Object.entries(await valuesIn(page, "#options-form")).map(([id, value]) => [id.replace("option-", ""), value]);
  assert.deepEqual(Object.fromEntries(values), {
    light: "human", dark: "ai", level: "3", inverting: "forbidden", targets: true, notation: false, theme: "system",
    "ai-info": true, exploration: "1.41", engine: "uct", depth: "4", side: "yours",
    sound: true, volume: "60", vibration: true, keys: true, "dark-engine": "uct", "dark-level": "3", "dark-depth": "4",
  });
});

onPage("light played by the AI", {}, async ({ page, game }) => {
  await choose(page, "light", "ai");
  await choose(page, "dark", "human");
  await closeOptions(page);
  assert.match(await game.answered(0), /^Your turn: dark/);
  await game.textIs("light-controller", /^AI/);
  assert.equal(await valueAfterReload(page, game, "light"), "ai");
});

onPage("dark played by a human", {}, async ({ page, game }) => {
  await choose(page, "dark", "human");
  await closeOptions(page);
  await game.textIs("dark-controller", /^Human/);
  await game.play(["c2", "c3"]);
  await game.statusIs(/^Dark (to move|must capture)$/);
  await game.click("c4");
  await game.isInHand("c4");
  assert.equal(await valueAfterReload(page, game, "dark"), "human");
  assert.match(await game.status(), /^Dark (to move|must capture)$/);
});

onPage("taking over from the AI while it thinks", { settings: { ...QUICK, level: 10 } }, async ({ page, game }) => {
  await game.play(["d2", "c3"]);
  await game.statusIs(/^Dark is thinking/);
  await choose(page, "dark", "human");
  await closeOptions(page);
  await game.statusIs(/^Dark (to move|must capture)$/);
  assert.deepEqual(await game.moves(), ["d2-c3"]);
  await game.play(["b4", "d2"]);
  await game.statusIs(/^Light (to move|must capture)$/);
});

onPage("inverting allowed holds at once before the first move", {}, async ({ page, game }) => {
  await choose(page, "inverting", "allowed");
  await closeOptions(page);
  await game.play(["c2", "c3"]);
  assert.equal(await page.locator("#inverting-later").getAttribute("hidden"), "");
  const rules = await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.game")).rules);
  assert.equal(rules, "merkel,invert=allowed");
  assert.equal(await valueAfterReload(page, game, "inverting"), "allowed");
});

onPage("inverting changed in a running game says when it holds",
  { saved: savedGame(games.inverting.moves), settings: { ...QUICK, dark: "human" } },
  async ({ page, game }) => {
    await choose(page, "inverting", "allowed");
    await page.locator("#inverting-later").waitFor();
    assert.match(await game.text("inverting-later"), /next new game/);
    await closeOptions(page);
    // The running game goes on by its own rules.
    await game.click("d3");
    await game.isInHand("d3");
    assert.ok(!(await game.points("target")).includes("e3"));
    assert.equal(await valueAfterReload(page, game, "inverting"), "allowed");
    await page.click("#new-game");
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.game")).rules),
      "merkel,invert=allowed");
    await game.open("options");
    await page.locator("#inverting-later").waitFor({ state: "hidden" });
  });

onPage("inverting allowed lets a piece go back",
  { saved: savedGame(games.inverting.moves, { rules: "merkel,invert=allowed" }),
    settings: { ...QUICK, dark: "human", invertingAllowed: true } },
  async ({ game }) => {
    await game.play(["d3", "e3"]);
    assert.equal((await game.moves()).at(-1), "d3-e3");
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
  assert.deepEqual(await game.points("target"), ["c3"], "who cannot see still hears them");
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

onPage("what the AI computes, hidden and shown", {}, async ({ page, game }) => {
  await game.play(["d2", "c3"]);
  await game.answered(1);
  assert.equal(await game.shown("ai-figures"), false, "closed until somebody wants to see it");
  await page.locator("#ai-info summary").click();
  await page.locator("#ai-figures").waitFor();
  assert.equal(await game.text("ai-playouts"), "10", "level 1");
  assert.match(await game.text("ai-expected"), /^\d+ % for dark$/);
  // What took next to no time has no speed.
  assert.match(await game.text("ai-per-second"), /^(\d[\d\s]*|\u2013)$/);
  assert.ok((await page.locator("#ai-moves tr").count()) > 0);
  await choose(page, "ai-info", false);
  await closeOptions(page);
  await page.locator("#ai-info").waitFor({ state: "hidden" });
  assert.equal(await valueAfterReload(page, game, "ai-info"), false);
  assert.equal(await game.shown("ai-info"), false);
});

onPage("two AIs, each in its own way", { settings: { ...QUICK, light: "ai" } }, async ({ page, game }) => {
  await page.click("#pause");
  await choose(page, "engine", "random");
  await choose(page, "dark-engine", "alpha-beta");
  await choose(page, "dark-depth", "2");
  await closeOptions(page);
  await game.textIs("light-controller", /^AI, random moves$/);
  await game.textIs("dark-controller", /^AI, depth 2$/);
  await page.click("#resume");
  await game.textIs("ai-depth", /^[12]$/);
  assert.equal(await valueAfterReload(page, game, "dark-engine"), "alpha-beta");
});

onPage("the AI's strength holds from its next move on", {}, async ({ page, game }) => {
  await choose(page, "level", "4");
  await game.textIs("option-level-label", /^Strength: level 4 of 10/);
  await closeOptions(page);
  await game.textIs("dark-controller", /^AI, level 4$/);
  await game.play(["d2", "c3"]);
  await game.answered(1);
  const playouts = Number((await game.text("ai-playouts")).replace(/\D/g, ""));
  assert.ok(playouts > 10, `level 4 plays more out than level 1: ${playouts}`);
  assert.equal(await valueAfterReload(page, game, "level"), "4");
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
