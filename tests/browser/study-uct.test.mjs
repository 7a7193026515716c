// UCT live: the growing tree, its table and its files, by pointer and keyboard, on large and small screens.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { suite } from "./lib/suite.mjs";
import { recordTasks } from "./lib/tasks.mjs";
import { isSaid, openTab, options, othello, pieces, plies, SIZES, text, think, toSteps } from "./lib/uct.mjs";

/** The CPU time of the longest task of the main thread, in milliseconds. */
const MAX_TASK_MILLIS = 50;
/** The number of redraws of the tree during the trace. */
const VIEWS = 20;
const onPage = suite();

for (const [size, device] of Object.entries(SIZES)) {
  onPage(`UCT, live, by pointer: ${size}`, { ...options, ...device }, async ({ page }) => {
    await think(page);
    assert.equal(await text(page, "uct-run"), "Stop");
    const before = [await pieces(page), await plies(page)];
    await page.locator("#uct-tree .block[aria-level='2']").first().click({ position: { x: 4, y: 4 } });
    await isSaid(page, "uct-way", /^[a-e]\d/);
    await isSaid(page, "uct-formula", /^0\.\d{3} \+ √2 × √\(\(ln [\d,]+\) \/ [\d,]+\) = \d\.\d{3}$/);
    assert.notEqual(await pieces(page), before[0], "the board shows the position of the block");
    assert.equal(await plies(page), before[1], "the record is unchanged");
    await page.click("#uct-zoom");
    await page.waitForFunction(() => document.querySelector("#uct-tree [aria-level='1'] text").textContent.match(/[a-e]\d/));
    await page.click("#uct-whole");
    await page.click("#uct-leave");
    await page.waitForFunction(() => !document.getElementById("preview"));
    assert.equal(await pieces(page), before[0]);
    await page.locator("#uct-moves button").first().click();
    await page.waitForSelector("#preview");
    await page.click("#uct-fold summary");
    await page.waitForSelector("#uct-table tbody tr:nth-child(3)");
    await page.click("#uct-run");
    await isSaid(page, "uct-figures", /paused|Done/);
    assert.equal(await text(page, "uct-run"), "Start");
    await page.click("#uct-keep");
    await page.waitForFunction(() => !document.getElementById("preview"));
    assert.ok(await plies(page) >= before[1], "the path is a variation, or already was");
  });

  onPage(`UCT step by step, by pointer: ${size}`, { ...options, ...device }, async ({ page }) => {
    await toSteps(page);
    const before = [await pieces(page), await plies(page)];
    await page.click("#uct-step-on");
    await isSaid(page, "uct-said", /^Choose .*: an untried move goes first/);
    await page.click("#uct-step-phase");
    await isSaid(page, "uct-said", /^The tree grows/);
    await page.click("#uct-step-phase");
    await isSaid(page, "uct-said", /^From here on, both sides play random moves/);
    await page.click("#uct-step-on");
    await isSaid(page, "uct-said", /^Random move 1 of/);
    assert.notEqual(await pieces(page), before[0], "the board shows the playout");
    await page.click("#uct-step-phase");
    await isSaid(page, "uct-said", /one more visit \(N\)/);
    assert.match(await text(page, "uct-detail"), /N 0 → 1/);
    await page.click("#uct-step-back");
    await isSaid(page, "uct-said", /^The playout is over/);
    await page.click("#uct-step-iteration");
    await page.waitForFunction(() => document.getElementById("uct-number").value === "2");
    await page.click("#uct-step-first");
    await isSaid(page, "uct-said", /has only the position/);
    assert.deepEqual([await pieces(page), await plies(page)], before, "nothing has changed");
    await page.selectOption("#uct-speed", "iterations");
    await page.click("#uct-play");
    await page.waitForFunction(() => Number(document.getElementById("uct-number").value) >= 3);
    await page.click("#uct-play");
    await page.waitForSelector("#uct-play[aria-pressed=false]");
    // The board and the controls must be visible together.
    const seen = await page.evaluate(() => {
      document.getElementById("panel-uct").scrollTop = 0;
      const box = (id) => document.getElementById(id).getBoundingClientRect();
      const [board, controls, says] = [box("board"), box("uct-controls"), box("uct-said")];
      return board.top >= 0 && controls.bottom <= innerHeight && says.top + 20 <= innerHeight
        && (controls.top >= board.bottom || controls.left >= board.right);
    });
    assert.ok(seen, "board, controls and text are visible");
  });
}

for (const [size, device] of Object.entries(SIZES)) {
  onPage(`status and piece counts are those of the position shown: ${size}`, { ...options, ...device }, async ({ page }) => {
    const told = () => page.evaluate(() => {
      const text = (id) => document.getElementById(id).textContent;
      const tops = ["board", "tabs"].map((id) => document.getElementById(id).getBoundingClientRect().top);
      return { status: text("status"), light: text("light-captured"), dark: text("dark-captured"), tops,
        turn: document.querySelector(".player.to-move").id };
    });
    await think(page);
    await page.click("#uct-run");
    await isSaid(page, "uct-figures", /paused|Done/);
    const before = await told();
    assert.deepEqual([before.status, before.light, before.dark, before.turn], ["Light must capture", "1", "3", "light-player"]);
    const block = page.locator("#uct-tree .block[aria-level='2']").first();
    await block.click({ position: { x: 4, y: 4 } });
    await isSaid(page, "status", /^Position after b2x/);
    const after = await told();
    const captured = (await text(page, "uct-way")).match(/x/g).length;
    assert.deepEqual([after.light, after.dark, after.turn], [`${1 + captured}`, "3", "dark-player"]);
    assert.deepEqual(after.tops, before.tops, "nothing moves under the pointer");
    await page.click("#uct-leave");
    await isSaid(page, "status", /^Light must capture$/);
    assert.deepEqual(await told(), before);
    await page.click("#tab-analysis");
    assert.deepEqual({ ...await told(), tops: before.tops }, before);
    await toSteps(page);
    for (let phase = 0; phase < 3; phase += 1) await page.click("#uct-step-phase");
    for (let move = 0; move < 4; move += 1) await page.click("#uct-step-on");
    await isSaid(page, "uct-said", /^Random move 4 of/);
    // Only the last moves of many are shown.
    await isSaid(page, "status", /^Position after … \S+ \S+$/);
  });
}

onPage("a solved tree cannot be stopped", {
  ...options,
  init: { content: `localStorage.setItem("alquerque.study", ${JSON.stringify(JSON.stringify({ version: 1, rules: "merkel", start: "d4/5/5/5/2l1l l -", moves: [], played: 0 }))});` },
}, async ({ page }) => {
  await openTab(page);
  await page.click("#uct-run");
  await isSaid(page, "uct-figures", /Done/);
  await isSaid(page, "uct-run", /^Start$/);
  assert.equal(await page.getAttribute("#uct-run", "aria-disabled"), "true");
});

onPage("UCT by keyboard: the tree is one tab stop, and arrows go through it", options, async ({ page }) => {
  await openTab(page);
  await focusOn(page, "#uct-run");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length >= 8);
  // A running search may reorder the moves between two key presses.
  await page.keyboard.press("Enter");
  await isSaid(page, "uct-figures", /paused|Done/);
  assert.equal(await page.locator("#uct-tree [tabindex='0']").count(), 1);
  await focusOn(page, "#uct-tree [tabindex='0']");
  const focused = () => page.evaluate(() => [document.activeElement.getAttribute("aria-level"), document.activeElement.getAttribute("aria-label")]);
  const isAt = (level) => page.waitForFunction((level) => document.activeElement.getAttribute("aria-level") === level, level);
  assert.match((await focused())[1], /^The position on the board: [\d,]+ playouts$/);
  await page.keyboard.press("ArrowDown");
  await isAt("2");
  assert.match((await focused())[1], /: [\d,]+ visits, mean [01]\.\d\d/);
  const way = await text(page, "uct-way");
  await page.keyboard.press("ArrowDown");
  await isAt("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await isAt("3");
  await page.keyboard.press("ArrowUp");
  await isAt("2");
  assert.equal(await text(page, "uct-way"), way);
  await page.keyboard.press("Enter");
  await isAt("1");
  await page.keyboard.press(" ");
  await isAt("2");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.getElementById("preview"));
  await isAt("1");
});

// On a desktop the drawings are the largest.
onPage("while UCT thinks, no long task blocks the page", { ...options, ...SIZES.desktop }, async ({ page }) => {
  await openTab(page);
  const recorded = await recordTasks(page);
  await page.evaluate(() => {
    window.views = 0;
    new MutationObserver(() => { window.views += 1; }).observe(document.getElementById("uct-figures"), { childList: true });
  });
  const began = Date.now();
  await page.click("#uct-run");
  await page.waitForFunction((views) => window.views >= views, VIEWS);
  const elapsed = Date.now() - began;
  const { tasks, events } = await recorded();
  assert.ok(tasks.length > 100, `${tasks.length} tasks`);
  console.log(`The longest tasks took ${tasks.slice(0, 5).map((millis) => millis.toFixed(1)).join(", ")} ms; all together ${((100 * tasks.reduce((a, b) => a + b)) / elapsed).toFixed(1)} % of the time.`);
  // CPU caches shared with other programs slow down single tasks; a slow view would be slow every time.
  const typical = tasks[VIEWS / 4];
  assert.ok(typical < MAX_TASK_MILLIS, `${typical} ms`);
  // Restyling the whole page with every view would by itself take a third of the time on a phone.
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount).sort((a, b) => a - b);
  const all = await page.evaluate(() => document.querySelectorAll("*").length);
  const median = styled[styled.length >> 1];
  console.log(`In the median, ${median} of ${all} elements are restyled.`);
  assert.ok(median < all / 8, `${median} of ${all} elements`);
});

/** A position of Othello in which White's win is proven within a second. */
const LOST = "c4c3f5c5b3f4e3d2f3a3e2b4c2d1d3e1b1b2c1f6f7g5d6a1h6f1f2h5a5a4g6d7c7g1g4a6g2h3h1b7d8e8g7c8b8c6h4h8a2a8";

onPage("a proven node has its true mean and no formula", { ...othello(LOST), ...SIZES.desktop }, async ({ page }) => {
  await openTab(page);
  await page.click("#uct-run");
  await page.waitForFunction(() => /Proven: White wins/.test(document.getElementById("uct-figures").textContent), null, { timeout: 60_000 });
  await page.locator("#uct-tree .block[aria-level='3'][aria-label*='proven win']").first().click({ position: { x: 4, y: 4 } });
  await isSaid(page, "uct-formula", /^Proven: White wins$/);
  const [, visits, points, mean] = (await text(page, "uct-numbers")).replace(/(\d),(?=\d)/g, "$1").match(/N = (\d+), Q = ([\d.]+), mean Q \/ N = ([\d.]+)/);
  assert.ok(Math.abs(Number(points) / Number(visits) - Number(mean)) < 0.001, `${points} / ${visits} = ${mean}`);
});

for (const [size, device] of Object.entries(SIZES)) {
  onPage(`the growing tree is exported: ${size}`, { ...options, ...device }, async ({ page }) => {
    await openTab(page);
    if (await page.locator("#pull").isVisible()) await page.click("#pull");
    await page.click("#uct-export summary");
    assert.equal(await page.getAttribute("#uct-file-json", "aria-disabled"), "true");
    await think(page);
    await page.click("#uct-run");
    await isSaid(page, "uct-figures", /paused|Done/);
    const file = async (kind) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#uct-file-${kind}`)]);
      assert.equal(download.suggestedFilename(), kind === "csv" ? "uct-development.csv" : `uct-tree.${kind}`);
      return readFile(await download.path());
    };
    const tree = JSON.parse(await file("json"));
    assert.equal(tree.format, "alquerque-uct-tree");
    assert.ok(tree.nodes.length >= await page.locator("#uct-tree .block").count(), "at least the blocks shown");
    assert.match(String(await file("dot")), /^digraph uct \{[^]+\}\n$/);
    assert.ok(String(await file("svg")).match(/<rect/g).length > 4);
    assert.equal((await file("png")).readUInt32BE(16), 3200);
    assert.match(String(await file("csv")), /^playouts,move,visits,mean,best\r\n8,/);
    await assertAccessible(page, "the exports");
  });
}

onPage("the table is filled when opened while the search is paused", options, async ({ page }) => {
  await page.click("#tab-uct");
  await page.click("#uct-run");
  await page.waitForFunction(() => document.querySelectorAll("#uct-key > span").length > 0);
  await page.click("#uct-run");
  await page.waitForFunction(() => /paused/.test(document.getElementById("uct-figures").textContent));
  await page.getByText("As a table").click();
  await page.locator("#uct-table tbody tr").first().waitFor();
});
