// The other games: choosing them, Othello's appearance and passes, kings in draughts, chains that may stop early.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { assertAccessible } from "./lib/axe.mjs";
import { choose } from "./lib/fields.mjs";
import { chooser, isOver, mostAtOnce } from "./lib/game.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const TWO_PEOPLE = { ...QUICK, dark: "human" };
const OTHELLO = playing("othello", { light: "ai" });
const DRAUGHTS = playing("draughts", { dark: "ai", ai: { engine: "alpha-beta", level: 1, depth: 2 } });

/** Chooses a game in the sheet and starts it. */
async function begin(page, game, name, fields = {}) {
  await game.open("new");
  await page.check(`#new-game-${name}`);
  for (const [id, value] of Object.entries(fields)) await choose(page, `new-${id}`, value);
  await page.click("#play");
  await game.isClosed();
  await page.waitForFunction((id) => new RegExp(id, "i").test(document.getElementById("title").textContent), name);
}

onPage("a newcomer chooses Othello, then draughts, and each game continues where it was", {}, async ({ page, game }) => {
  await game.play(["d2", "c3"]);
  await game.answered(1);
  const alquerque = await game.moves();
  await page.click("#open-new");
  await page.locator("dialog#new[open]").waitFor();
  await page.check("#new-game-othello");
  await choose(page, "new-opponent", "friend");
  await page.click("#play");
  await game.isClosed();
  await game.statusIs(/^Black to move$/);
  assert.equal((await game.cells()).length, 64);
  await game.setAny(chooser(1));
  const othello = await game.moves();
  assert.equal(othello.length, 1);
  await begin(page, game, "draughts");
  assert.equal((await game.cells()).length, 32);
  await page.reload();
  await game.isStarted();
  assert.match(await game.text("title"), /draughts/i, "a reload continues the last game");
  await game.open("new");
  await page.check("#new-game-othello");
  await page.click("#go-on");
  await game.isClosed();
  await game.statusIs(/^White to move$/);
  assert.deepEqual(await game.moves(), othello);
  await game.open("new");
  await page.check("#new-game-alquerque");
  await page.click("#go-on");
  await game.statusIs(/^Your move/);
  await game.textIs("light-controller", /^You$/);
  assert.deepEqual(await game.moves(), alquerque);
});

onPage("UCT plays Othello with as many playouts as in UCThello, and shows its tree's figures", {}, async ({ page, game }) => {
  await page.click("#open-new");
  await page.getByRole("radio", { name: "Othello" }).check();
  await page.getByText("More options").click();
  await page.getByRole("radio", { name: "UCT" }).check();
  await page.getByRole("combobox", { name: "Random games (playouts) or time per move" }).selectOption({ label: "32,000 playouts, as in UCThello" });
  await page.getByRole("slider", { name: /^Exploration/ }).fill("1");
  await page.click("#play");
  await game.isClosed();
  await game.textIs("light-controller", /UCT, 32.000 playouts$/);
  await game.setAny(chooser(1));
  await game.answered(1);
  await page.evaluate(() => document.getElementById("ai-info").setAttribute("open", ""));
  await game.textIs("ai-playouts", /^32.000$/);
  assert.equal(await game.text("ai-nodes-of"), "Nodes in the tree");
  await game.open("options");
  assert.equal(await page.inputValue("#option-exploration"), "1");
  await page.reload();
  await game.isStarted();
  await game.textIs("light-controller", /32.000 playouts$/);
});

onPage("before the first move each game starts with one click, and a running one goes on", {}, async ({ page, game }) => {
  const tile = (name) => page.locator("#first").getByRole("button", { name });
  assert.equal(await tile("Alquerque").getAttribute("aria-current"), "true");
  await tile("Othello").click();
  await game.textIs("title", /^Othello$/);
  assert.match(await game.status(), /^Your move: click a dot\.$/);
  await game.setAny((list) => list[0]);
  await page.locator("#first").waitFor({ state: "hidden" });
  await page.locator("#actions").waitFor();
  await game.open("new");
  await page.check("#new-game-draughts");
  await page.click("#play");
  await game.isClosed();
  await tile("Othello").click();
  await game.textIs("title", /^Othello$/);
  assert.equal((await game.moves()).length, 2, "the running game");
});

onPage("the first screen offers the levels, the lesson and the puzzle of the day", {
  init: () => {
    const today = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);
    localStorage.setItem("alquerque.puzzles", JSON.stringify({ version: 1, lastDay: today, streak: 3, bestStreak: 3, games: [] }));
  },
}, async ({ page, game }) => {
  const first = page.locator("#first");
  assert.match(await first.getByRole("link", { name: /^Puzzle of the day/ }).innerText(), /3 days in a row/);
  await first.getByRole("link", { name: "Change level" }).click();
  await game.isOpen("new");
  await game.close();
  await first.getByRole("button", { name: "Show me how" }).click();
  await game.statusIs(/^1 of 6: /);
  await first.waitFor({ state: "hidden" });
});

onPage("a whole game of Othello against the AI, with its score", { settings: OTHELLO }, async ({ page, game }) => {
  const choose = chooser(9);
  let status = await game.status();
  for (let turn = 0; !isOver(status); turn += 1) {
    assert.ok(turn < 40, status);
    status = await game.setAny(choose);
  }
  assert.match(status, /^((White|Black) wins|You (won|lost)) \d+ to \d+\.|^Draw: 32 to 32\.$/);
  const score = status.match(/\d+/g).map(Number);
  const counted = [Number(await game.text("light-captured")), Number(await game.text("dark-captured"))];
  assert.ok(Math.max(...score) >= Math.max(...counted), "empty squares go to the winner");
  const discs = (await game.cells()).filter(({ piece }) => piece === "light").length;
  assert.equal(counted[0], discs);
  await page.getByRole("button", { name: "Rematch" }).first().waitFor();
});

onPage("discs visibly flip", { settings: OTHELLO, reducedMotion: "no-preference" },
  async ({ page, game }) => {
    const most = await mostAtOnce(page, {
      animations: () => document.getAnimations().length,
      ghosts: () => document.querySelectorAll("#board .ghosts use").length,
    });
    await game.click((await game.points("set"))[0]);
    await most("animations", 3);
    await most("ghosts", 1);
    assert.match(await game.answered(1), /^Your move/);
    await game.textIs("dark-controller", /^You$/);
    await page.waitForFunction(() => document.querySelectorAll("#board .ghosts use").length === 0);
  });

onPage("draughts against alpha-beta, by keyboard", { settings: DRAUGHTS }, async ({ page, game }) => {
  await game.answered(0);
  assert.match(await game.text("dark-controller"), /^Computer, depth 2$/);
  const [from] = await game.points("movable");
  await focusOn(page, `#board [data-point='${from}']`);
  await page.keyboard.press("Enter");
  await game.isInHand(from);
  // The target is the square straight ahead or a neighbour of it.
  const [target] = await game.points("target");
  for (const arrow of ["ArrowUp", "ArrowRight", "ArrowLeft", "ArrowLeft"]) {
    const before = await game.focusedPoint();
    if (before === target) break;
    await page.keyboard.press(arrow);
    await page.waitForFunction((old) => document.activeElement?.getAttribute("data-point") !== old, before);
  }
  assert.equal(await game.focusedPoint(), target);
  await page.keyboard.press("Enter");
  await game.answered(2);
  assert.equal((await game.moves()).length, 3);
  assert.match(await game.text("ai-depth"), /^\d+$/);
});

onPage("custom rules are explained and played", {}, async ({ page, game }) => {
  await game.open("new");
  await choose(page, "new-rules", "");
  await choose(page, "new-rule-chain", "optional");
  await page.waitForFunction(() => /you can stop after any jump/.test(document.getElementById("new-rules-hint").textContent));
  await assertAccessible(page, "the sheet with custom rules");
  await choose(page, "new-opponent", "friend");
  await page.click("#play");
  await game.isClosed();
  const rules = await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.game")).rules);
  assert.equal(rules, "merkel,chain=optional");
  await game.open("new");
  assert.equal(await page.inputValue("#new-rules"), "", "remembered");
  assert.equal(await page.inputValue("#new-rule-chain"), "optional");
});

onPage("the board is flipped, and stays flipped", {}, async ({ page, game }) => {
  const first = () => page.getAttribute("#board [role=gridcell]", "data-point");
  assert.equal(await first(), "a5");
  await page.click("#flip");
  await page.waitForFunction(() => document.querySelector("#board [role=gridcell]").dataset.point === "e1");
  await page.reload();
  await game.isStarted();
  assert.equal(await first(), "e1");
  await game.play(["d2", "c3"]);
  await game.answered(1);
});

onPage("two people agree on a draw", { settings: TWO_PEOPLE, saved: savedGame(["c2-c3"], { rules: "medieval" }) },
  async ({ page, game }) => {
    await game.open("menu");
    await page.click("#offer-draw");
    await game.noticeIs(/^Dark offers a draw\. Light, do you accept\?$/);
    await page.click("#accept-draw");
    await game.statusIs(/^Draw by agreement\.$/);
    await page.reload();
    await game.isStarted();
    assert.equal(await game.status(), "Draw by agreement.");
  });

for (const [name, settings] of Object.entries({ othello: OTHELLO, draughts: DRAUGHTS })) {
  for (const [width, height] of [[320, 568], [390, 844], [1440, 900]]) {
    onPage(`axe and sizes: ${name}, ${width} x ${height}`,
      { settings: { ...settings, showNotation: true }, viewport: { width, height } }, async ({ page, game }) => {
        await game.statusIs(/^Your move/);
        await assertAccessible(page, name);
        const cut = await page.evaluate(() => [...document.querySelectorAll("header, header *, #board, .player, .player *, #status")]
          .filter((element) => !element.closest("svg *, .visually-hidden"))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map((element) => `${element.tagName}#${element.id}`));
        assert.deepEqual(cut, []);
      });
  }
}

/** The colour in the middle of a point's piece, as red, green and blue. */
async function colourOf(page, point) {
  const cell = await page.locator(`#board [data-point='${point}']`).boundingBox();
  const clip = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2, width: 1, height: 1 };
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const surface = new OffscreenCanvas(1, 1).getContext("2d");
    surface.drawImage(image, 0, 0);
    return [...surface.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, picture);
}

for (const [name, light, dark] of [["othello", "d4", "e4"], ["draughts", "21", "12"]]) {
  // The extension's styles are not subject to the page's policy.
  onPage(`the extension Dark Reader leaves the colours of the pieces (${name})`, {
    settings: playing(name), kind: name, isAlone: true, bypassCSP: true, colorScheme: "light",
    init: { path: fileURLToPath(new URL("node_modules/darkreader/darkreader.js", import.meta.url)) },
  }, async ({ page }) => {
    const before = [await colourOf(page, light), await colourOf(page, dark)];
    await page.evaluate(() => globalThis.DarkReader.enable({ brightness: 100, contrast: 90, sepia: 10 }));
    // It changes colours in the following frames.
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))); }));
    assert.deepEqual([await colourOf(page, light), await colourOf(page, dark)], before);
  });
}
