// The guided tour of UCT: each step runs the real search; by touch on a phone, by keyboard on a desktop.

import assert from "node:assert/strict";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { playing, suite } from "./lib/suite.mjs";

const STEPS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
/** The number of playouts at the third step. */
const COUNTED = 500;
const onPage = suite();
const study = { path: "study.html" };

const tour = (page) => page.getByRole("region").and(page.locator("#tour"));
const button = (page, name) => tour(page).getByRole("button", { name, exact: true });
const isAt = (page, step) => page.waitForFunction(
  (text) => document.getElementById("tour-place").textContent === text && document.activeElement.id === "tour-title",
  `Step ${step} of ${STEPS}`,
);
const isSaid = (page, pattern) => page.waitForFunction(
  (source) => new RegExp(source).test(document.getElementById("tour-now").textContent), pattern.source);
const pieces = (page) => page.$$eval("#preview .pieces [href], #board:not(:has(#preview)) > .pieces [href]", (all) =>
  all.map((piece) => `${piece.getAttribute("transform")} ${piece.getAttribute("href")}`).join("\n"));
/** The playouts through each move, according to the bars. */
const visits = (page) => page.$$eval("#uct-moves .numbers b", (all) => all.map((count) => parseInt(count.textContent.replaceAll(",", ""), 10) || 0));
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Answers the question of this step with a button or, if there is one, a box of the tree; checks the response. */
async function answer(page, press, question, onTree = false) {
  assert.ok(await page.isHidden("#tour-question"), "the explanation comes first");
  await assertRead(page);
  await press();
  await page.getByRole("group", { name: question }).waitFor();
  await assertAnswersInSight(page);
  assert.ok(await page.isHidden("#tour-told"), "the answer is not revealed yet");
  assert.ok(await page.locator("#tour-answers button").count() >= 2);
  await assertInSight(page);
  if (onTree) {
    await page.locator("#uct-drawing [data-study=uct-answer]").first().click();
    // From there arrow keys continue the tour.
    await page.waitForFunction(() => document.activeElement.id === "tour-title");
  } else {
    await page.locator("#tour-answers button").first().click();
  }
  await isTold(page, /^(Right!|Not quite\.) ./);
  await assertAnswersInSight(page);
  assert.equal(await page.locator("#tour-answers [data-mark=right]").count(), 1);
  assert.equal(await page.locator("#tour-answers [aria-disabled=true]").count(), await page.locator("#tour-answers button").count());
  assert.equal((await page.textContent("#tour-told")).startsWith("Right!"), await page.locator("#tour-answers [data-mark=wrong]").count() === 0);
}
/** Asserts that the explanation is shown, and can be scrolled to its end. */
async function assertRead(page) {
  const text = page.locator("#tour-text");
  assert.ok(await text.isVisible() && (await text.textContent()).length > 50);
}

/** Asserts that all answers are visible in the scrolling box, at least in landscape. */
async function assertAnswersInSight(page) {
  const hidden = await page.evaluate(() => {
    const body = document.getElementById("tour-body").getBoundingClientRect();
    const answers = [...document.querySelectorAll("#tour-answers button")].map((answer) => answer.getBoundingClientRect());
    return answers.filter(({ top, bottom }) => top < body.top - 1 || bottom > body.bottom + 1).length;
  });
  assert.equal(hidden, 0, "no answer is out of view");
}

const isTold = (page, pattern) => page.waitForFunction(
  (source) => new RegExp(source).test(document.getElementById("tour-told").textContent), pattern.source);

/** Goes to the next step, skipping its question. */
async function goTo(page, step) {
  const place = `Step ${step} of ${STEPS}`;
  const wasAsked = await page.isVisible("#tour-question");
  await button(page, "Next").click();
  if (!wasAsked) {
    await page.locator("#tour-question:not([hidden])").or(page.getByText(place, { exact: true })).first().waitFor();
    if (await page.textContent("#tour-place") !== place) await button(page, "Next").click();
  }
  await isAt(page, step);
}

async function begin(page) {
  await page.getByRole("tab", { name: "UCT" }).click();
  await page.getByRole("button", { name: "Take the tour" }).first().click();
  await isAt(page, 1);
}

/** Asserts that the box, the board and what the step points at are visible and do not overlap. */
async function assertInSight(page) {
  const wrong = await page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const [board, tour, panel] = ["board", "tour", "panel-uct"].map((id) => box(document.getElementById(id)));
    const apart = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1 || other.right <= one.left + 1;
    const within = (inner, outer) => inner.top >= outer.top - 1 && inner.top + 20 <= outer.bottom;
    const problems = [];
    if (!apart(board, tour)) problems.push("the box covers the board");
    if (!apart(panel, tour)) problems.push("the box covers the panel");
    if (board.top < 0 || tour.bottom > innerHeight || tour.right > innerWidth || tour.left < 0) problems.push("out of view");
    for (const element of document.querySelectorAll("[data-spoken-of]")) {
      if (element.id !== "board" && element === document.querySelector("[data-spoken-of]") && !within(box(element), panel)) problems.push(`${element.id} is out of view`);
    }
    const [first] = document.querySelectorAll("[data-spoken-of]");
    if (panel.top < box(first).top + 1 && panel.bottom > box(first).top + 8) {
      const shown = document.elementFromPoint(box(first).left + box(first).width / 2, box(first).top + 6);
      if (!first.contains(shown)) problems.push(`${first.id} is covered by ${shown?.closest("[id]").id}`);
    }
    // Bars are meant to be compared with each other.
    const bars = [...document.querySelectorAll("#uct-moves[data-spoken-of] li")].slice(0, 4);
    const seen = bars.filter((bar) => box(bar).top >= panel.top - 1 && box(bar).bottom <= panel.bottom + 1);
    if (seen.length < bars.length) problems.push(`only ${seen.length} of ${bars.length} bars are visible`);
    if (!document.querySelector("[data-spoken-of]")) problems.push("nothing is marked");
    if (document.documentElement.scrollWidth > innerWidth) problems.push("too wide");
    return problems;
  });
  assert.deepEqual(wrong, []);
}

/** Goes through the tour; `press` presses the button for the next step. */
async function walk(page, press) {
  const next = async (step) => {
    await press();
    await isAt(page, step);
  };
  const before = await pieces(page);
  assert.equal(sum(await visits(page)), 0, "nothing has been searched yet");
  await isSaid(page, /^Light: \d+ moves to choose from\.$/);
  await assertInSight(page);
  await next(2);
  await isSaid(page, /^The playout is over\. /);
  assert.notEqual(await pieces(page), before, "a playout was played on the board");
  await assertInSight(page);
  await next(3);
  await isSaid(page, new RegExp(`^Of ${COUNTED} playouts, \\d+ began with \\S+, the move tried most often\\. It scored \\d+% of the points it could get\\.$`));
  const counted = await visits(page);
  assert.equal(sum(counted), COUNTED);
  assert.equal(await page.$eval("#tour-now", (now) => parseInt(now.textContent.split(", ")[1], 10)), Math.max(...counted), "the text has the search's own numbers");
  assert.equal(await pieces(page), before, "the board is back");
  await assertInSight(page);
  await next(4);
  await isSaid(page, /^\S+: \d\.\d{3}\s\+\s\d\.\d{3}\s=\s\d\.\d{3}\. .* Next, UCT tries \S+\.$/);
  await page.waitForFunction((counted) =>
    [...document.querySelectorAll("#uct-moves .numbers b")].reduce((all, count) => all + parseInt(count.textContent, 10), 0) > counted, COUNTED);
  await answer(page, press, /^Suppose every bonus were twice as large\. Would UCT then try a different move next\?$/);
  await assertInSight(page);
  await next(5);
  await answer(page, press, /^Which branch does UCT choose next\?/, true);
  await isSaid(page, /^Iteration \d+, move \d+: /);
  await page.waitForSelector("#uct-phase-selection[aria-current]");
  await assertInSight(page);
  await next(6);
  await isSaid(page, /^The tree grows: /);
  await page.waitForSelector("#uct-phase-expansion[aria-current]");
  await assertInSight(page);
  await next(7);
  await answer(page, press, /had [\d.]+ points? \(Q\)\. How many does it have now\?$/);
  await isSaid(page, /^At the top: \d+ playouts in total\.$/);
  await page.waitForSelector("#uct-phase-backpropagation[aria-current]");
  await assertInSight(page);
  await next(8);
  await isSaid(page, /^Of 64,000 playouts, /);
  assert.ok(await page.locator("#uct-tree .block").count() > 10);
  await assertInSight(page);
  await next(9);
  await isSaid(page, /UCT would play \S+, with \d+% of \S+ playouts/);
  await assertInSight(page);
}

async function isOver(page, before) {
  await page.waitForFunction(() => document.getElementById("tour").hidden && !document.querySelector("[data-spoken-of]"));
  await page.waitForFunction(() => document.getElementById("uct-run").textContent === "Start");
  await page.waitForFunction(() => !document.getElementById("preview"));
  assert.equal(await pieces(page), before);
  assert.ok(await page.isVisible("#tabs"));
  assert.ok(await page.evaluate(() => document.activeElement.id === "uct-run" && document.getElementById("panel-uct").scrollTop === 0), "the focus is on the next control to use");
}

for (const [size, device] of Object.entries({ phone: PHONE, landscape: LANDSCAPE, small: SMALL })) {
  onPage(`the tour by touch: ${size}`, { ...study, ...device }, async ({ page }) => {
    const before = await pieces(page);
    await begin(page);
    assert.notEqual(await pieces(page), before, "an example is on the board, as the opening has too few choices");
    await walk(page, () => button(page, "Next").tap());
    await button(page, "Finish").tap();
    await isOver(page, before);
  });
}

onPage("a move on the board answers which branch is chosen, and is undone", { ...study, ...PHONE }, async ({ page }) => {
  await begin(page);
  for (let step = 2; step <= 5; step += 1) await goTo(page, step);
  await page.getByRole("group", { name: /^Which branch does UCT choose next\?/ }).waitFor({ state: "hidden" });
  await button(page, "Next").tap();
  await page.getByRole("group", { name: /^Which branch does UCT choose next\?/ }).waitFor();
  const seen = () => page.evaluate(() => [document.getElementById("board").getBoundingClientRect().width, document.querySelectorAll("#tree .numbered button").length]);
  const before = await seen();
  const move = (await page.locator("#tour-answers button").first().textContent()).split(":")[0].replaceAll("\u2011", "-");
  for (const point of move.split(/[-x]/)) await page.locator(`#board [data-point='${point}']`).tap();
  await isTold(page, /^(Right!|Not quite\.) ./);
  assert.notEqual(await page.locator("#tour-answers button").first().getAttribute("data-mark"), "", "it counts as the answer");
  assert.deepEqual(await seen(), before, "the board keeps its size, and the move is undone");
});

onPage("the tour by keyboard: arrows go forward and back, Escape ends it", { ...study, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
  const before = await pieces(page);
  await page.getByRole("tab", { name: "UCT" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Take the tour" }).first().focus();
  await page.keyboard.press("Enter");
  await isAt(page, 1);
  await page.keyboard.press("ArrowLeft");
  await isAt(page, 1);
  await walk(page, () => page.keyboard.press("ArrowRight"));
  await page.keyboard.press("ArrowLeft");
  await isAt(page, 8);
  await isSaid(page, /^Of 64,000 playouts, /);
  await page.keyboard.press("Escape");
  await isOver(page, before);
  assert.equal(await page.locator("#tree button").count(), 0, "no key played a move or stepped");
});

onPage("an animated tour plays, counts and comes to rest", { ...study, reducedMotion: "no-preference" }, async ({ page }) => {
  await begin(page);
  await button(page, "Next").click();
  await isSaid(page, /^Random move \d+ of \d+/);
  assert.equal(await page.getAttribute("#tour-now", "aria-live"), "off");
  await isSaid(page, /^The playout is over/);
  await page.waitForSelector("#tour-now[aria-live=polite]");
  await button(page, "Next").click();
  await isSaid(page, /^Of (8|16|32|64|128|256) playouts, /);
  await isSaid(page, /^Of 500 playouts, /);
  await button(page, "Next").click();
  await isSaid(page, /Next, UCT tries/);
  await goTo(page, 5);
  await answer(page, () => button(page, "Next").click(), /^Which branch/);
  await isSaid(page, /^Iteration \d+, move 1: /);
  await isSaid(page, /^Iteration \d+, move 2: /);
  await button(page, "Next").click();
  await isSaid(page, /^The tree grows/);
  await isSaid(page, /^Random move/);
  await button(page, "End the tour").click();
  await page.waitForFunction(() => document.getElementById("tour").hidden);
});

onPage("the tour follows the board, and its last step leads on", { ...study, kind: "draughts", settings: playing("draughts") }, async ({ page, game }) => {
  await begin(page);
  for (const step of [2, 3]) {
    await button(page, "Next").click();
    await isAt(page, step);
  }
  await isSaid(page, /^Of 500 playouts, /);
  const moves = () => page.$$eval("#uct-moves button", (all) => all.map((move) => move.textContent).join());
  const before = await moves();
  const [piece] = await game.points("movable");
  await game.click(piece);
  await game.isInHand(piece);
  const [target] = await game.points("target");
  await game.click(target);
  await page.waitForFunction((before) => [...document.querySelectorAll("#uct-moves button")].map((move) => move.textContent).join() !== before, before);
  await isSaid(page, /^Of 500 playouts, /);
  assert.equal(await page.textContent("#tour-place"), `Step 3 of ${STEPS}`);
  for (let step = 4; step <= STEPS; step += 1) await goTo(page, step);
  await button(page, "Experiments").click();
  await page.waitForSelector("#panel-lab:not([hidden])");
  await page.getByRole("tab", { name: "UCT" }).click();
  await page.waitForSelector("#panel-uct:not([hidden])");
  assert.ok(await page.isHidden("#tour"), "it is over");
});

onPage("the tour's address starts it, at any step, and a reload continues it", { path: "study.html#tour", ...PHONE }, async ({ page }) => {
  await isAt(page, 1);
  await assertInSight(page);
  await button(page, "Next").tap();
  await isAt(page, 2);
  await page.reload();
  await isAt(page, 2);
  await page.evaluate(() => { location.hash = "tour-5"; });
  await isAt(page, 5);
  assert.equal(await page.evaluate(() => location.hash), "");
  await button(page, "End the tour").click();
  await page.waitForFunction(() => document.getElementById("tour").hidden);
  await page.evaluate(() => { location.hash = "tour"; });
  await isAt(page, 1);
  await button(page, "End the tour").click();
  await page.waitForFunction(() => document.getElementById("tour").hidden);
  await page.reload();
  await page.getByRole("tab", { name: "UCT" }).waitFor();
  assert.ok(await page.isHidden("#tour"), "it is over for good");
});

onPage("axe: the tour, in both themes", { ...study, ...SMALL }, async ({ page }) => {
  await begin(page);
  for (let step = 2; step <= STEPS; step += 1) {
    await goTo(page, step);
    if ([4, 5, 7].includes(step)) {
      await assertAccessibleInBothThemes(page, `the explanation of step ${step}`);
      await button(page, "Next").tap();
      await page.locator("#tour-answers button").first().waitFor();
      await assertAccessibleInBothThemes(page, `the question of step ${step}`);
      await page.locator("#tour-answers button").first().tap();
    }
    // During the search, block labels are updated only occasionally.
    await page.waitForSelector("#tour-now[aria-live=polite]:not(:empty)", { state: "attached" });
    await tour(page).getByText("Formula and papers").tap();
    await assertAccessibleInBothThemes(page, `step ${step}`);
    assert.ok(await page.locator("#tour-papers a[rel=noopener]").count() >= 1);
    await tour(page).getByText("Formula and papers").tap();
  }
});
