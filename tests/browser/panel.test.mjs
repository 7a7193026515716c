// Around the board: themes, the sheet, keys, typed moves, sounds, the goal of the game, resigning.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { choose } from "./lib/fields.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const TWO = { ...QUICK, dark: "human" };
const MOVES = ["d2-c3", "b4xd2", "e1xc3"];

const colours = (page) => page.evaluate(() => [
  getComputedStyle(document.documentElement).getPropertyValue("--surface").trim(),
  [...document.querySelectorAll("meta[name=theme-color]")].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content).join(),
]);
const LIGHT = ["#fbf6ea", "#eae0cc"];
const DARK = ["#201d3c", "#15132a"];

for (const [device, other, theirs, ours] of [["light", "dark", LIGHT, DARK], ["dark", "light", DARK, LIGHT]]) {
  onPage(`colours: ${other} is chosen on a ${device} device`, { colorScheme: device }, async ({ page, game }) => {
    assert.deepEqual(await colours(page), theirs);
    await game.open("options");
    await choose(page, "option-theme", other);
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, other);
    assert.deepEqual(await colours(page), ours);
    await page.reload();
    assert.deepEqual(await colours(page), ours, "at once, before the game has loaded");
    await game.isStarted();
    await game.open("options");
    await assertAccessible(page, `options, ${other}`);
    await choose(page, "option-theme", "system");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "system");
    assert.deepEqual(await colours(page), theirs);
  });
}

onPage("the sheet is pulled up by tap, swipe and keyboard, and makes way for the board",
  { viewport: { width: 320, height: 568 }, hasTouch: true, saved: savedGame(MOVES), settings: TWO }, async ({ page }) => {
    const handle = page.locator("#pull");
    const isPulled = async (pulled) => {
      await page.waitForFunction((is) => document.getElementById("pull").getAttribute("aria-expanded") === String(is), pulled);
      assert.equal(await page.locator("#step-first").isVisible(), pulled);
    };
    await isPulled(false);
    await handle.tap();
    await isPulled(true);
    await assertAccessible(page, "the sheet");
    await handle.tap();
    await isPulled(false);
    await handle.focus();
    await page.keyboard.press("Enter");
    await isPulled(true);
    await page.keyboard.press("Escape");
    await isPulled(false);
    const swipe = async (way) => {
      const { x, y, width, height } = await handle.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 + way, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(-120);
    await isPulled(true);
    await swipe(120);
    await isPulled(false);
    await handle.tap();
    await isPulled(true);
    await page.mouse.click(160, 110);
    await isPulled(false);
  });

onPage("letter keys undo, flip the board and start a new game, unless switched off", { saved: savedGame(MOVES), settings: TWO },
  async ({ page, game }) => {
    const played = (count) => page.waitForFunction((left) => document.querySelectorAll("#moves .ply:not(.undone)").length === left, count);
    await page.keyboard.press("u");
    await played(2);
    await page.keyboard.press("ArrowRight");
    await played(3);
    await page.keyboard.press("f");
    await page.waitForFunction(() => document.getElementById("table").classList.contains("flipped"));
    await page.keyboard.press("?");
    await page.locator("dialog#shortcuts[open]").waitFor();
    await page.keyboard.press("u");
    await game.close();
    await played(3);
    await game.open("options");
    await choose(page, "option-keys", false);
    await game.close();
    await page.keyboard.press("u");
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowLeft");
    await played(2);
    await game.open("options");
    await choose(page, "option-keys", true);
    await game.close();
    await page.keyboard.press("n");
    await game.isOpen("new");
    await page.keyboard.press("Enter");
    await played(0);
  });

onPage("the list of shortcuts names the keys that work, and a question mark can be typed", { settings: TWO, viewport: { width: 1280, height: 800 } },
  async ({ page, game }) => {
    await page.click("#open-help");
    await page.locator("#help").getByRole("link", { name: "Keyboard shortcuts" }).click();
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    const row = (name) => list.getByRole("row", { name }).locator("kbd");
    await list.getByRole("rowheader", { name: "Flip the board" }).waitFor();
    const key = (await row("Flip the board").textContent()).toLowerCase();
    assert.equal(await row("Tell a screen reader the score").textContent(), "S");
    assert.deepEqual(await row("First or last position").allTextContents(), ["Home", "End"]);
    assert.equal(await list.getByRole("rowheader", { name: "Zoom" }).count(), 0, "the study's keys are not listed");
    await assertAccessible(page, "keyboard shortcuts");
    await game.close();
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.getElementById("table").classList.contains("flipped"));
    await page.keyboard.press("m");
    await page.keyboard.type("?");
    assert.equal(await page.inputValue("#typed"), "?");
    assert.equal(await page.locator("dialog[open]").count(), 0);
  });

onPage("moves can be typed", { settings: TWO, viewport: { width: 1280, height: 800 } }, async ({ page, game }) => {
  await page.keyboard.press("m");
  await page.keyboard.type("d2-c3");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 1);
  await page.keyboard.type("a1 a9");
  await page.keyboard.press("Enter");
  await game.noticeIs(/^“a1 a9” isn’t a legal move\. Try b4xd2 or d4xd2\.$/);
  assert.deepEqual(await game.moves(), ["d2-c3"]);
});

onPage("the goal is shown until the first move", {}, async ({ page, game }) => {
  assert.match(await game.text("goal"), /^Capture or block all/);
  assert.equal(await game.shown("goal"), true);
  await game.play(["d2", "c3"]);
  await page.locator("#goal").waitFor({ state: "hidden" });
});

/** Runs in the page: counts the tones played. */
function listenToTones() {
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function count(...options) {
    window.tones += 1;
    return start.apply(this, options);
  };
}

onPage("moves have sounds, unless switched off", { settings: { ...TWO, sound: true }, init: listenToTones }, async ({ page, game }) => {
  await game.play(["d2", "c3"]);
  await page.waitForFunction(() => window.tones > 0);
  await game.open("options");
  await choose(page, "option-sound", false);
  await game.close();
  const before = await page.evaluate(() => window.tones);
  await game.play(["b4", "d2"]);
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 2);
  assert.equal(await page.evaluate(() => window.tones), before);
});

onPage("resigning loses, and can be undone", { saved: savedGame(MOVES.slice(0, 2)) }, async ({ page, game }) => {
  await page.click("#open-menu");
  await page.locator("#menu").getByRole("button", { name: "Resign" }).click();
  await game.noticeIs(/^Resign this game\?/);
  await page.locator("#notice").getByRole("button", { name: "Resign" }).click();
  await game.statusIs(/^You resigned\. Dark wins\.$/);
  await page.reload();
  await game.isStarted();
  await game.statusIs(/^You resigned\. Dark wins\.$/);
  await page.locator("#end-card").getByRole("button", { name: "Close" }).click();
  await page.click("#undo");
  await game.statusIs(/^Your move/);
});

onPage("games against the AI are counted, and the counts can be deleted and restored",
  { viewport: { width: 320, height: 568 }, saved: savedGame(MOVES) }, async ({ page, game }) => {
    // Wait for the texts that load later.
    const rowsAre = (expected) => page.waitForFunction((wanted) => wanted === JSON.stringify(
      [...document.querySelectorAll("#statistics-rows tr")].map((row) => [...row.children].map((cell) => cell.textContent))), JSON.stringify(expected));
    await game.open("statistics");
    await page.getByText("No results yet. Finished games against the computer are counted here").waitFor();
    await game.close();
    await page.locator("#board [aria-label*='can move']").first().waitFor();
    await game.open("menu");
    await page.getByRole("button", { name: "Resign" }).click();
    await game.noticeIs(/^Resign this game\?/);
    await page.locator("#notice").getByRole("button", { name: "Resign" }).click();
    await game.statusIs(/^You resigned/);
    await game.open("statistics");
    const counted = [["Alquerque against Newcomer", "0", "0", "0", "0", "1", "0 (best\u00a00)"]];
    await rowsAre(counted);
    await assertAccessible(page, "statistics");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is not wider than the screen");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download" }).click()]);
    assert.equal(download.suggestedFilename(), "alquerque-statistics.csv");
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByText("No results yet. Finished games against the computer are counted here").waitFor();
    await page.locator("#my-statistics").getByText("All results deleted.").waitFor();
    await page.locator("#my-statistics").getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelectorAll("#statistics-rows tr").length === 1);
    await page.reload();
    await game.isStarted();
    await rowsAre(counted);
  });

onPage("if a disc would flip nothing, the rows that it does not close are shown",
  { kind: "othello", settings: playing("othello") }, async ({ page, game }) => {
    await game.click("c3");
    await game.noticeIs(/^That would flip nothing/);
    assert.equal(await page.locator("#board .open-row").count(), 1);
    await game.click("d3");
    await page.waitForFunction(() => document.querySelectorAll("#board .open-row").length === 0);
  });

onPage("a refused move is forgotten with its game", { saved: savedGame(MOVES) }, async ({ page, game }) => {
  const field = page.getByLabel("Type a move");
  // The AI's move would end the notice.
  await game.statusIs(/^Your move/);
  await field.fill("a1-e5");
  await field.press("Enter");
  await game.noticeIs(/a1-e5/);
  assert.equal(await field.inputValue(), "a1-e5", "it can be corrected");
  await field.evaluate((element) => element.blur());
  await game.newGame();
  assert.equal(await field.inputValue(), "");
});

onPage("the list of moves shows the current one when it is opened again",
  { settings: TWO, saved: savedGame(games.longWin.moves), viewport: { width: 1024, height: 650 } }, async ({ page }) => {
    const summary = page.locator("#move-list summary");
    for (const key of ["Home", "End"]) {
      await summary.click();
      await page.locator("#moves").waitFor({ state: "hidden" });
      await page.keyboard.press(key);
      await summary.click();
      await page.waitForFunction((atEnd) => {
        const [list, current] = ["#moves", "#moves .current"].map((name) => document.querySelector(name).getBoundingClientRect());
        return current.height > 0 && current.top >= list.top - 1 && current.bottom <= list.bottom + 1
          && document.querySelector("#moves .current").matches(atEnd ? ".ply" : ".to-start");
      }, key === "End");
    }
  });

onPage("a key and a button describe the board in words", { settings: TWO }, async ({ page, game }) => {
  const said = (pattern) => page.waitForFunction((text) => document.getElementById("live").textContent.includes(text), pattern);
  await game.click("d2");
  await game.click("c3");
  await page.keyboard.press("b");
  await said("c3 light, d3 light");
  const button = page.getByRole("button", { name: "Describe the board" });
  await button.focus();
  const { width, height } = await button.boundingBox();
  assert.ok(width > 40 && height > 20, "the focus is visible");
  await page.keyboard.press("Enter");
  await said("Dark must capture");
});

onPage("the link to the game is also shown as a QR code", { settings: TWO, saved: savedGame(MOVES) }, async ({ page, game }) => {
  await page.evaluate(() => { Object.defineProperty(Navigator.prototype, "share", { value: undefined }); });
  await game.open("menu");
  await page.getByRole("button", { name: "Share" }).click();
  await game.isOpen("share");
  await page.getByText("As a QR code").click();
  const code = page.getByRole("img", { name: "QR code of the link to the game" });
  await code.waitFor();
  const { width } = await code.boundingBox();
  assert.ok(width >= 180, `${width} pixels wide`);
  assert.equal(await code.getAttribute("data-link"), await page.inputValue("#share-link"));
  await assertAccessible(page, "the code");
});

onPage("a clock is chosen, runs, survives a reload, and ends the game",
  { isAlone: true, viewport: { width: 320, height: 568 }, settings: TWO }, async ({ page, game }) => {
    const clock = (side) => page.locator(`#${side}-clock`);
    assert.equal(await clock("light").isVisible(), false);
    await game.open("new");
    await choose(page, "new-clock", "3+2");
    await assertAccessible(page, "the choice of a clock");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await game.isClosed();
    assert.deepEqual([await clock("light").textContent(), await clock("dark").textContent()], ["3:00", "3:00"]);
    await page.clock.install();
    await game.click("d2");
    await game.click("c3");
    await game.statusIs(/^Dark must capture/);
    await page.clock.runFor(5_000);
    // Rounded up; a tick may be up to a second late, and the time that the machine itself takes counts as well.
    assert.match(await clock("dark").textContent(), /^2:5[0-6]$/);
    assert.equal(await clock("light").textContent(), "3:00");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "all of it is on the screen");
    await game.open("menu");
    await game.close();
    await page.reload();
    await game.isStarted();
    assert.match(await clock("dark").textContent(), /^2:[45]\d$/);
    await assertAccessible(page, "a running clock");
    // Only until the end of the game: what is fetched then arrives in real time.
    while (await clock("dark").textContent() !== "0:00.0") await page.clock.runFor(1_000);
    await game.statusIs(/^Light wins on time/);
    assert.equal(await clock("dark").textContent(), "0:00.0");
  });
