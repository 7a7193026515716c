// The study's Review tab: the review, its graph, its list, and mistakes as exercises.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { devices } from "playwright-core";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { savedGame, suite } from "./lib/suite.mjs";
import { recordTasks } from "./lib/tasks.mjs";

const onPage = suite();
/** A reviewed game of Othello with 60 plies. */
const REVIEWED = JSON.parse(readFileSync(new URL("data/reviewed.json", import.meta.url)));
/** A game of draughts with 420 plies: kings move about, and a man moves whenever the draw by quiet plies is near. */
const LONG = JSON.parse(readFileSync(new URL("data/long.json", import.meta.url)));
const OTHELLO = { path: "study.html", kind: "othello", settings: { version: 2, game: "othello", games: {} } };
const SHORT = { ...OTHELLO, saved: savedGame(["f5", "d6", "c3", "d3", "c4", "f4"], { rules: "othello" }) };
const KNOWN = { ...OTHELLO, saved: REVIEWED };
const PHONE = devices["Pixel 7"];
/** Milliseconds of processor time that a task may take while a long game is drawn. */
const MAX_TASK_MILLIS = 200;

const kept = (page) => page.evaluate(() => JSON.parse(localStorage["alquerque.study.othello"]));
/** Opens the Review tab, pressing its button with `press`. */
async function open(page, press = (button) => button.click()) {
  await press(page.locator("#tab-review"));
  await page.locator("#panel-review").waitFor();
}
/** Waits until the graph says that this many plies are played. */
const isAt = (page, ply) => page.locator(`#curve[aria-valuenow="${ply}"]`).waitFor();
const says = (page, pattern) => page.locator("#exercise-text").filter({ hasText: pattern }).waitFor();
const isReviewed = (page) => page.locator("#review-again").waitFor({ timeout: 60_000 });
/** Asserts that these elements neither overlap nor stick out. */
async function assertApart(page, ids) {
  const boxes = await Promise.all(ids.map(async (id) => ({ id, box: await page.locator(`#${id}`).boundingBox() })));
  const { width } = page.viewportSize();
  for (const { id, box } of boxes) {
    assert.ok(box && box.x >= 0 && box.x + box.width <= width, `${id} is within the page`);
    for (const other of boxes.filter(({ id: name }) => name > id)) {
      const apart = box.x + box.width <= other.box.x + 0.5 || other.box.x + other.box.width <= box.x + 0.5
        || box.y + box.height <= other.box.y + 0.5 || other.box.y + other.box.height <= box.y + 0.5;
      assert.ok(apart, `${id} and ${other.id} are apart`);
    }
  }
}

onPage("a game is reviewed by mouse, and the results are saved", SHORT, async ({ page, game }) => {
  await open(page);
  await page.selectOption("#review-effort", "quick");
  await page.click("#review-start");
  await isReviewed(page);
  assert.match((await kept(page)).record, /./, "the record contains the assessments");
  assert.equal(await page.textContent("[data-figure=light-moves]"), "3");
  assert.equal(await page.textContent("[data-figure=dark-moves]"), "3");
  await assertAccessible(page);
  await page.reload();
  await game.isStarted();
  await open(page);
  await isReviewed(page);
  assert.equal(await page.getAttribute("#curve", "aria-valuemax"), "6");
});

onPage("a reviewed game has a score beside each move, in numbers and in words", KNOWN, async ({ page }) => {
  const scores = page.locator("#tree .block:not([data-depth]) .score");
  await scores.first().waitFor();
  // Moves that keep a proven result have none.
  const count = await scores.count();
  assert.ok(count >= 40 && count <= 60, `${count} scores`);
  for (const text of await scores.allTextContents()) assert.match(text.replace(/[\u2066-\u2069]/g, ""), /^([+\u2212]\d+|0|1\u20130|0\u20131|=)$/);
  const first = page.locator("#tree button").first();
  assert.match(await first.getAttribute("aria-description"), /^Estimate for White, in discs: /);
  await assertAccessible(page, "moves with their scores");
});

onPage("a review is started and stopped by keyboard, and resumes where it was stopped", KNOWN, async ({ page }) => {
  await open(page, async (button) => {
    await focusOn(page, "#tab-analysis");
    await page.keyboard.press("ArrowRight");
    await button.and(page.locator(":focus")).waitFor();
  });
  await page.selectOption("#review-effort", "thorough");
  await focusOn(page, "#review-again");
  await page.keyboard.press("Enter");
  await page.locator("#review-said").filter({ hasText: /^\d+ of \d\d$/ }).waitFor();
  await page.locator("#review-stop:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#review-again:focus").waitFor();
  assert.equal(await page.textContent("#review-said"), "");
  assert.equal(await page.textContent("[data-figure=light-moves]"), "30", "earlier results are still shown");
});

onPage("graph and list lead to moves by mouse", KNOWN, async ({ page }) => {
  await open(page);
  const { x, y, width, height } = await page.locator("#curve").boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await isAt(page, 30);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await isAt(page, 0);
  const first = page.locator("#review-errors .error").first();
  const text = await first.textContent();
  await first.click();
  await page.locator("#review-errors .error[aria-current]").first().waitFor();
  assert.match(await page.getAttribute("#curve", "aria-valuetext"), new RegExp(`^${text.match(/^\S+\s\S+/)[0].replace(/[.…]/, "\\$&")}`));
  await page.locator("#review-table summary").click();
  await page.locator("#review-rows tr").nth(60).waitFor();
  assert.match(await page.locator("#review-rows tr").last().textContent(), /Black has a forced win/);
  await assertAccessible(page);
});

onPage("graph and list lead to moves by keyboard", KNOWN, async ({ page }) => {
  await open(page);
  await focusOn(page, "#curve");
  for (const [key, ply] of [["Home", 0], ["ArrowRight", 1], ["ArrowUp", 2], ["ArrowLeft", 1], ["PageUp", 11], ["PageDown", 1], ["End", 60]]) {
    await page.keyboard.press(key);
    await isAt(page, ply);
  }
  assert.match(await page.getAttribute("#curve", "aria-valuetext"), /^60\..\w\d\. Black has a forced win$/);
  await page.locator("#review-errors .error").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("#review-errors .error[aria-current]").first().waitFor();
});

onPage("numbers in Arabic contain no character codes", { ...KNOWN, settings: { ...KNOWN.settings, language: "ar" } }, async ({ page }) => {
  const written = (id) => page.locator(`#${id}`).innerText();
  await open(page);
  assert.match(await page.textContent("[data-figure=dark-moves]"), /\d/);
  assert.doesNotMatch(await written("panel-review"), /U\+/);
  // At the end the game is over, and there is nothing to search.
  await page.click("#step-first");
  await page.click("#tab-uct");
  await page.click("#uct-run");
  await page.waitForFunction(() => document.querySelectorAll("#uct-moves .numbers b").length > 3);
  assert.doesNotMatch(await written("panel-uct"), /U\+/);
});

/** Moves the focus to a square by arrow keys, and plays there. */
async function press(page, square) {
  for (;;) {
    const here = await page.evaluate(() => document.activeElement.dataset.point);
    if (here === square) return page.keyboard.press("Enter");
    const right = square.charCodeAt(0) - here.charCodeAt(0);
    // Row 1 is at the top.
    const down = Number(square[1]) - Number(here[1]);
    await page.keyboard.press(right > 0 ? "ArrowRight" : right < 0 ? "ArrowLeft" : down > 0 ? "ArrowDown" : "ArrowUp");
    await page.waitForFunction((old) => document.activeElement?.dataset.point !== old, here);
  }
}
/** The spots that can be played on. */
const spots = (game) => game.points("set");

onPage("a mistake is an exercise: an attempt, the response, a hint, the solution, by mouse", KNOWN, async ({ page, game }) => {
  await open(page);
  const before = await kept(page);
  await page.click("#review-begin");
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  const mistake = (await page.textContent("#exercise-text")).match(/\d+[.…]\s(\w\d)/)[1];
  await game.click(mistake);
  await says(page, new RegExp(`^${mistake} is the move from the game: it costs \\d+ percentage points?\\.( (Black|White) answers \\w\\d\\.)?$`));
  await says(page, /(Black|White|Light|Dark) answers/);
  assert.equal(await page.locator("#review-marks .answer").count(), 1);
  assert.equal((await kept(page)).record, before.record, "an attempt is not saved");
  await page.click("#exercise-again");
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  assert.ok((await spots(game)).includes(mistake));
  // After a bad move, a tap that is no reply leads back, too.
  await game.click(mistake);
  await says(page, /(Black|White|Light|Dark) answers/);
  await page.getByRole("button", { name: "Keep this move" }).waitFor({ state: "hidden" });
  await game.click("d4");
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  await page.click("#exercise-hint");
  await says(page, /^Hint: look at (column \w|row \d)\.$/);
  assert.ok(await page.locator("#review-marks .ring").count() > 0);
  // The disc's square would be the whole solution, which has its own button.
  await page.locator("#exercise-hint[aria-disabled=true]").waitFor();
  assert.notEqual(await page.getAttribute("#exercise-solution", "aria-disabled"), "true");
  assert.doesNotMatch(await page.getAttribute("#exercise-next", "class"), /primary/);
  await page.click("#exercise-solution");
  await says(page, /^Better: /);
  const better = (await page.textContent("#exercise-text")).match(/^Better: (\w\d)/)[1];
  await game.click(better);
  await says(page, `Good! ${better} gives nothing away.`);
  await assertAccessible(page);
  await page.getByRole("button", { name: "Next", exact: true }).and(page.locator(".primary")).click();
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  assert.match(await page.textContent("#exercise-place"), /^2 of \d+$/);
  await page.click("#exercise-leave");
  await page.locator("#exercise").waitFor({ state: "hidden" });
  await isAt(page, 60);
  assert.equal((await kept(page)).record, before.record);
});

onPage("an exercise by keyboard, for one side, and an attempt that is kept", KNOWN, async ({ page, game }) => {
  await open(page);
  const before = await kept(page);
  await page.selectOption("#review-side", "light");
  await focusOn(page, "#review-begin");
  await page.keyboard.press("Enter");
  await says(page, /^Find a better move for White than .*\.$/);
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-point"));
  const mistake = (await page.textContent("#exercise-text")).match(/\d+[.…]\s(\w\d)/)[1];
  await press(page, (await spots(game)).find((spot) => spot !== mistake));
  await says(page, /gives nothing away\.$|costs \d+%/);
  await focusOn(page, "#exercise-keep");
  await page.keyboard.press("Enter");
  await page.locator("#exercise-keep[aria-disabled=true]").waitFor();
  await focusOn(page, "#exercise-again");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-point"));
  await focusOn(page, "#exercise-hint");
  await page.keyboard.press("Enter");
  await says(page, /^Hint: /);
  await focusOn(page, "#exercise-solution");
  await page.keyboard.press("Enter");
  await says(page, /^Better: /);
  assert.match(await page.textContent("#review-live"), /^Better: /, "announced");
  await focusOn(page, "#exercise-leave");
  await page.keyboard.press("Enter");
  await page.locator("#review-begin:focus").waitFor();
  assert.notEqual((await kept(page)).record, before.record);
});

onPage("the verdict names its attempt while the line is explored, and the last exercise is completed", KNOWN, async ({ page, game }) => {
  await open(page);
  await page.locator("#review-errors [data-exercise=begin-at]").last().click();
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  const mistake = (await page.textContent("#exercise-text")).match(/\d+[.…]\s(\w\d)/)[1];
  await game.click(mistake);
  await says(page, /(Black|White|Light|Dark) answers/);
  const verdict = await page.textContent("#exercise-text");
  await game.click(verdict.match(/answers (\w\d)/)[1]);
  await page.locator("#review-marks .answer").waitFor({ state: "detached" });
  assert.equal(await page.textContent("#exercise-text"), verdict);
  await page.click("#exercise-again");
  await page.click("#exercise-solution");
  await says(page, /^Better: /);
  await page.getByRole("button", { name: "Finish", exact: true }).and(page.locator(".primary")).focus();
  await page.keyboard.press("Enter");
  await page.locator("#review-begin:focus").waitFor();
  assert.equal(await page.locator("#exercise").isVisible(), false);
});

onPage("an exercise by touch, on a phone, with the sheet down", { ...KNOWN, ...PHONE }, async ({ page, game }) => {
  await open(page, (button) => button.tap());
  await assertApart(page, ["board", "stepping", "tabs", "curve", "review-controls", "review-learn"]);
  await page.tap("#review-begin");
  await says(page, /^Find a better move for (Black|White) than .*\.$/);
  await assertApart(page, ["board", "stepping", "tabs", "curve", "exercise-head", "exercise-actions"]);
  const sheet = await page.locator("#sheet").boundingBox();
  const actions = await page.locator("#exercise-actions").boundingBox();
  assert.ok(actions.y + actions.height <= sheet.y + sheet.height, "all that is needed is visible");
  const mistake = (await page.textContent("#exercise-text")).match(/\d+[.…]\s(\w\d)/)[1];
  await game.tap(mistake);
  await says(page, /is the move from the game/);
  await page.tap("#exercise-again");
  await page.tap("#exercise-solution");
  await says(page, /^Better: /);
  await assertAccessible(page);
  await page.tap("#tab-analysis");
  await page.locator("#panel-analysis").waitFor();
  assert.equal(await page.locator("#review-marks .review-mark").count(), 0);
});

onPage("on the smallest phone the graph, the button and an exercise are visible",
  { ...KNOWN, viewport: { width: 320, height: 568 } }, async ({ page }) => {
    await open(page);
    await assertApart(page, ["board", "stepping", "tabs", "curve", "review-again"]);
    await page.click("#pull");
    await page.click("#review-begin");
    await page.locator("#exercise-actions").waitFor();
    assert.equal(await page.getAttribute("#pull", "aria-expanded"), "false", "the board is visible again");
    await assertApart(page, ["board", "stepping", "exercise-head", "exercise-actions"]);
    const { y, height } = await page.locator("#exercise-actions").boundingBox();
    assert.ok(y + height <= 568, "all that is needed is visible");
    await assertAccessible(page);
  });

for (const speech of ["de", "es", "fr", "ar"]) {
  onPage(`on the smallest phone the captions of an exercise's buttons fit: ${speech}`,
    { ...KNOWN, locale: speech, viewport: { width: 320, height: 568 } }, async ({ page, game }) => {
      await page.click("#tab-review");
      await page.click("#pull");
      await page.click("#review-begin");
      const fit = async (button) => {
        await page.locator(button).waitFor();
        const wide = await page.$$eval("#exercise-actions button", (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.id));
        assert.deepEqual(wide, []);
      };
      await fit("#exercise-hint");
      const [, mistake] = (await page.textContent("#exercise-text")).match(/\d+[.…]\s(\w\d)/);
      await game.click(mistake);
      await fit("#exercise-again");
      // After the last exercise the captions differ.
      const told = (id) => page.textContent(id);
      for (const first = await told("#exercise-next"); await told("#exercise-next") === first;) {
        const place = await told("#exercise-place");
        await page.click("#exercise-next");
        await page.locator("#exercise-place").filter({ hasNotText: place }).waitFor();
      }
      await fit("#exercise-hint");
    });
}

for (const [width, height] of [[390, 844], [360, 640]]) {
  onPage(`on a phone the first mistake is in sight, and the review says how long it takes: ${width} px`, { ...KNOWN, viewport: { width, height }, hasTouch: true, isMobile: true }, async ({ page }) => {
    await open(page, (button) => button.tap());
    await isReviewed(page);
    const move = page.locator("#review-errors .error-move").first();
    const { y, height: tall } = await move.boundingBox();
    assert.ok(y + tall <= height, `the first mistake ends at ${y + tall}`);
    await page.locator("#review-again").tap();
    await page.locator("#review-said", { hasText: /^\d+ of \d+/ }).waitFor();
    assert.ok(await page.locator("#review-said").isVisible());
  });
}

onPage("on a laptop two mistakes are in sight", { ...KNOWN, viewport: { width: 1366, height: 657 } }, async ({ page }) => {
  await open(page);
  await assertApart(page, ["stepping", "tabs", "curve", "review-again", "review-effort", "review-learn", "review-errors"]);
  const panel = await page.locator("#panel-review").boundingBox();
  const second = await page.locator("#review-errors .error-move").nth(1).boundingBox();
  assert.ok(second.y + second.height <= panel.y + panel.height, JSON.stringify({ panel, second }));
});

onPage("on a phone in landscape the effort and the list are within reach", { ...KNOWN, viewport: { width: 844, height: 390 } }, async ({ page }) => {
  await open(page);
  await assertApart(page, ["board", "stepping", "tabs", "curve", "review-effort", "review-again", "review-learn"]);
  const list = await page.locator("#review-errors").boundingBox();
  assert.ok(list.y + 44 < 390, "the start of the list is visible");
  await page.selectOption("#review-effort", "quick");
  await assertAccessible(page);
});

onPage("a long game is drawn quickly", {
  ...OTHELLO, kind: "draughts", settings: { version: 2, game: "draughts", games: {} },
  saved: savedGame(LONG, { rules: "draughts" }),
}, async ({ page }) => {
  await open(page);
  const recorded = await recordTasks(page);
  await focusOn(page, "#curve");
  for (const key of ["Home", "PageUp", "PageUp", "ArrowRight", "End"]) {
    const before = await page.getAttribute("#curve", "aria-valuenow");
    await page.keyboard.press(key);
    await page.waitForFunction((value) => document.getElementById("curve").getAttribute("aria-valuenow") !== value, before);
  }
  await isAt(page, LONG.length);
  const { tasks: [longest] } = await recorded();
  assert.ok(longest < MAX_TASK_MILLIS, `a task took ${longest} ms of processor time`);
});
