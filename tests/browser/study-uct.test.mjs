// The UCT tab: the growing tree and single iterations, by pointer and keyboard, on large and small screens.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible, assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";
import { recordTasks } from "./lib/tasks.mjs";

const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"];
/** The CPU time of the longest task of the main thread, in milliseconds. */
const MAX_TASK_MILLIS = 50;
/** The number of redraws of the tree during the trace. */
const VIEWS = 20;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 } },
};

const study = { version: 1, rules: "merkel,invert=allowed", moves: MOVES, played: 6 };
const options = {
  path: "study.html",
  init: { content: `localStorage.getItem("alquerque.study") ?? localStorage.setItem("alquerque.study", ${JSON.stringify(JSON.stringify(study))});` },
};
const onPage = suite();

const text = (page, id) => page.$eval(`#${id}`, (element) => element.textContent);
const isSaid = (page, id, pattern) =>
  page.waitForFunction(([id, source]) => new RegExp(source).test(document.getElementById(id).textContent), [id, pattern.source]);
const openTab = (page) => page.click("#tab-uct");
/** The pieces on the visible board. */
const pieces = (page) => page.$$eval("#preview .pieces [href], #board:not(:has(#preview)) > .pieces [href]", (all) =>
  all.map((piece) => `${piece.getAttribute("transform")} ${piece.getAttribute("href")}`).join("\n"));
const plies = (page) => page.$$eval("#tree button", (all) => all.length);

async function think(page, playouts = 20) {
  await openTab(page);
  await page.click("#uct-run");
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length >= 5);
  await page.waitForFunction((least) => parseFloat(document.getElementById("uct-figures").textContent.replaceAll("\u202f", "")) >= least, playouts);
}

async function toSteps(page) {
  await openTab(page);
  await page.locator("label", { has: page.locator("#uct-mode-steps") }).click();
  await page.waitForSelector("#uct-drawing .boxes g");
  await isSaid(page, "uct-said", /has only the position/);
}

for (const [size, device] of Object.entries(SIZES)) {
  onPage(`UCT, live, by pointer: ${size}`, { ...options, ...device }, async ({ page }) => {
    await think(page);
    assert.equal(await text(page, "uct-run"), "Stop");
    const before = [await pieces(page), await plies(page)];
    await page.locator("#uct-tree .block[aria-level='2']").first().click({ position: { x: 4, y: 4 } });
    await isSaid(page, "uct-way", /^[a-e]\d/);
    await isSaid(page, "uct-formula", /^0\.\d{3} \+ √2 × √\(ln [\d\s]+ \/ [\d\s]+\) = \d\.\d{3}$/);
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
  assert.match((await focused())[1], /^The position on the board: [\d\s]+ playouts$/);
  await page.keyboard.press("ArrowDown");
  await isAt("2");
  assert.match((await focused())[1], /: [\d\s]+ visits, mean [01]\.\d\d/);
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

onPage("UCT by keyboard: step by step", options, async ({ page }) => {
  await openTab(page);
  await focusOn(page, "#uct-mode-live");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#uct-drawing .boxes g");
  assert.equal(await page.locator("#preview").count(), 0, "no preview: the position of the search is on the board, which can be played on");
  await focusOn(page, "#uct-step-on");
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("Enter");
  await isSaid(page, "uct-said", /^(From here on|Random move)/);
  await focusOn(page, "#uct-number");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await isSaid(page, "uct-said", /^Choose .*: its sum is the highest/);
  const detail = await text(page, "uct-detail");
  assert.match(detail, /√\(ln (499|500) \/ \d+\) = /);
  // The same iteration with another constant and another seed.
  for (const [field, value] of [["#uct-exploration", "0.2"], ["#uct-seed", "7"]]) {
    const before = await text(page, "uct-detail");
    await page.locator(field).fill(value);
    await page.keyboard.press("Enter");
    await page.waitForFunction((shown) => document.getElementById("uct-number").value === "500" && ![shown, ""].includes(document.getElementById("uct-detail").textContent), before);
  }
  await focusOn(page, "#uct-play");
  await page.keyboard.press("Enter");
  await isSaid(page, "uct-iteration", /^step ([3-9]|\d\d+) of/);
  await page.keyboard.press("Enter");
});

  for (const size of ["desktop", "small"]) {
    onPage(`axe: UCT, in both themes, ${size}`, { ...options, ...SIZES[size] }, async ({ page }) => {
      await openTab(page);
      await assertAccessibleInBothThemes(page, "before the search");
      await think(page);
      await page.click("#uct-fold summary");
      await page.waitForSelector("#uct-table tbody tr:nth-child(3)");
      await page.click("#uct-run");
      await isSaid(page, "uct-figures", /paused|Done/);
      await focusOn(page, "#uct-tree [tabindex='0']");
      await page.keyboard.press("ArrowDown");
      await page.waitForSelector("#preview");
      await assertAccessibleInBothThemes(page, "a block");
      await page.locator("label", { has: page.locator("#uct-mode-steps") }).click();
      await page.click("#uct-step-on");
      await isSaid(page, "uct-said", /^Choose/);
      await assertAccessibleInBothThemes(page, "step by step");
    });
  }

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

/** Positions of Othello: one in which White's win is proven within a second, and one far from any end. */
const LOST = "c4c3f5c5b3f4e3d2f3a3e2b4c2d1d3e1b1b2c1f6f7g5d6a1h6f1f2h5a5a4g6d7c7g1g4a6g2h3h1b7d8e8g7c8b8c6h4h8a2a8";
const OPEN = "f5d6c3d3c4f4c5b3c2e3d2b4";
const othello = (transcript) => ({ path: "study.html", settings: playing("othello"), kind: "othello", saved: savedGame(transcript.match(/../g), { rules: "othello" }) });

onPage("a proven node has its true mean and no formula", { ...othello(LOST), ...SIZES.desktop }, async ({ page }) => {
  await openTab(page);
  await page.click("#uct-run");
  await page.waitForFunction(() => /Proven: White wins/.test(document.getElementById("uct-figures").textContent), null, { timeout: 60_000 });
  await page.locator("#uct-tree .block[aria-level='3'][aria-label*='proven win']").first().click({ position: { x: 4, y: 4 } });
  await isSaid(page, "uct-formula", /^Proven: White wins$/);
  const [, visits, points, mean] = (await text(page, "uct-numbers")).replaceAll("\u202f", "").match(/N = (\d+), Q = ([\d.]+), mean Q \/ N = ([\d.]+)/);
  assert.ok(Math.abs(Number(points) / Number(visits) - Number(mean)) < 0.001, `${points} / ${visits} = ${mean}`);
});

onPage("the last iteration that is shown says why it is the last, and the panel's buttons stay", { ...othello(OPEN), ...SIZES.phone }, async ({ page }) => {
  await openTab(page);
  await page.locator("label", { has: page.locator("#uct-mode-steps") }).click();
  await isSaid(page, "uct-said", /has only the position/);
  await page.fill("#uct-number", "150000");
  await page.press("#uct-number", "Enter");
  await page.waitForFunction(() => document.getElementById("uct-number").value === "100000", null, { timeout: 60_000 });
  const seen = await page.locator("#uct-step-iteration").evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + 3)) && button.contains(document.elementFromPoint(left + width / 2, top + height - 3));
  });
  assert.ok(seen, "nothing covers it");
  await page.click("#uct-step-iteration");
  await isSaid(page, "uct-said", /Only the first 100\s000 iterations can be shown/);
  assert.doesNotMatch(await text(page, "uct-said"), /can’t change/);
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

/** A move as its box shows it: a long chain only by its ends. */
const short = (mv) => (mv.length > 8 ? mv.replace(/(x..)x.*x/, "$1…") : mv);
/** The drawing's state: the boxes on the path, where the token is, and what is out of view. */
const drawn = (page) => page.evaluate(() => {
  const box = (element) => element.getBoundingClientRect();
  const frame = box(document.getElementById("uct-drawing-frame"));
  const now = document.querySelector("#uct-drawing .boxes .now");
  const ring = document.querySelector("#uct-drawing .token");
  const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return {
    path: texts("#uct-drawing .boxes .path .name"), gains: texts("#uct-drawing .boxes .path .gain").filter(Boolean),
    now: now?.querySelector(".numbers").textContent,
    isInSight: !ring.hasAttribute("hidden") && box(ring).left >= frame.left && box(ring).right <= frame.right && box(ring).top >= frame.top - 1 && box(ring).bottom <= frame.bottom + 1,
    playout: document.querySelector("#uct-drawing .playout").getAttribute("d"),
  };
});
const fractions = (page) => page.$$eval("#uct-drawing .boxes .path .numbers", (all) => all.map((element) => element.textContent));

for (const [size, device] of Object.entries(SIZES)) {
  onPage(`an iteration is drawn: the path, the playout and the changing numbers: ${size}`, { ...options, ...device }, async ({ page }) => {
    await toSteps(page);
    await page.fill("#uct-number", "60");
    await page.press("#uct-number", "Enter");
    await isSaid(page, "uct-said", /^Choose /);
    assert.equal(await page.getAttribute("#uct-drawing-frame", "tabindex"), "0");
    const moves = [];
    while (/^Choose /.test(await text(page, "uct-said"))) {
      moves.push((await text(page, "uct-said")).match(/^Choose (\S+):/)[1]);
      const { path, isInSight } = await drawn(page);
      assert.deepEqual(path, ["root", ...moves.map(short)], "the path so far is highlighted");
      assert.ok(isInSight, "the drawing follows it");
      assert.ok((await page.getAttribute("#uct-drawing", "aria-label")).endsWith(moves.join(" ")));
      await page.click("#uct-step-on");
      await page.waitForFunction((before) => !document.getElementById("uct-said").textContent.includes(`Choose ${before}:`), moves.at(-1));
    }
    const before = await fractions(page);
    while (!/one more visit|Back at the root/.test(await text(page, "uct-said"))) {
      const said = await text(page, "uct-said");
      await page.click("#uct-step-phase");
      await page.waitForFunction((said) => document.getElementById("uct-said").textContent !== said, said);
    }
    assert.match((await drawn(page)).playout, /^M[\d.]+ .*L/, "the playout is a line");
    // From the leaf, the last in both path and list, up to the root.
    for (let up = 0; up <= moves.length; up += 1) {
      const place = moves.length - up;
      const after = await fractions(page);
      const count = (fraction) => Number(fraction.split("/")[1]);
      assert.equal(count(after[place]), count(before[place] || "0/0") + 1);
      const { now, gains, isInSight } = await drawn(page);
      assert.equal(now, after[place]);
      assert.equal(gains.length, up + 1);
      assert.ok(isInSight, "the drawing follows the result");
      const rows = await page.$$eval("#uct-detail li", (all) => all.map((row) => row.classList.contains("marked")));
      assert.equal(rows.indexOf(true), place, "list and drawing agree");
      if (place > 0) {
        await page.click("#uct-step-on");
        await page.waitForFunction((place) => document.querySelectorAll("#uct-detail li")[place].classList.contains("marked"), place - 1);
      }
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, "only the drawing scrolls sideways");
  });
}

onPage("the drawing by keyboard: arrows step, and the space bar plays and pauses", options, async ({ page }) => {
  await toSteps(page);
  await focusOn(page, "#uct-drawing-frame");
  await page.keyboard.press("ArrowRight");
  await isSaid(page, "uct-said", /^Choose /);
  await page.keyboard.press("ArrowRight");
  await isSaid(page, "uct-said", /^The tree grows/);
  await page.keyboard.press("ArrowLeft");
  await isSaid(page, "uct-said", /^Choose /);
  await page.keyboard.press(" ");
  await page.waitForSelector("#uct-play[aria-pressed=true]");
  await isSaid(page, "uct-said", /^(The tree grows|From here on)/);
  await page.keyboard.press(" ");
  await page.waitForSelector("#uct-play[aria-pressed=false]");
  await page.keyboard.press("Home");
  await isSaid(page, "uct-said", /has only the position/);
});

onPage("a link opens one iteration of a search, and afterwards everything works as usual", { isAlone: true, ...options, permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, context }) => {
  await toSteps(page);
  await page.fill("#uct-number", "60");
  await page.press("#uct-number", "Enter");
  await isSaid(page, "uct-said", /^Choose /);
  const rows = () => page.$$eval("#uct-detail li", (all) => all.map((row) => row.textContent).join());
  const before = await rows();
  await page.getByRole("button", { name: "Copy link to this iteration" }).click();
  await page.getByText("Link copied.").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /study\.html\?iteration=60&seed=1&c=1\.4142135#g1\./);
  const open = async (address) => {
    const other = await context.newPage();
    await other.goto(address);
    await other.waitForFunction(() => document.getElementById("uct-number").value === "60" && /^Choose /.test(document.getElementById("uct-said").textContent));
    const read = await other.$$eval("#uct-detail li", (all) => all.map((row) => row.textContent).join());
    assert.ok(!other.url().includes("?"), "a reload continues with the current state");
    await other.close();
    return read;
  };
  assert.equal(await open(link), before, "the same search");
  const changed = await open(link.replace("seed=1&c=1.4142135", "seed=2&c=0.5"));
  assert.ok(changed.includes("0.50 ×") && changed !== before, "another seed and constant");
});

onPage("a prediction before each phase, by touch and by keyboard, with the reason", { ...options, ...SIZES.phone }, async ({ page }) => {
  await toSteps(page);
  const step = page.getByRole("button", { name: "One step on" });
  await page.getByRole("switch", { name: "Predict first" }).tap();
  await page.fill("#uct-number", "20");
  await page.press("#uct-number", "Enter");
  const answers = page.getByRole("list", { name: "Numbers in this step" }).getByRole("button");
  await isSaid(page, "uct-said", /^Which branch does UCT choose next\? /);
  assert.equal(await page.locator("#uct-said[role=status]").count(), 1, "screen readers hear the question");
  assert.equal(await page.locator("#uct-drawing .path:not(.now)").count(), 0, "the path is not shown yet");
  // A box of the tree answers, too.
  await page.locator("#uct-drawing [data-study=uct-answer]").first().tap();
  await isSaid(page, "uct-said", /^(Right!|Not quite\.) \S+ (has|is the first).*\s=\s\d\.\d{3}\.$/);
  assert.equal(await answers.count(), 0);
  const asked = async (question) => {
    for (let steps = 0; steps < 60 && await answers.count() === 0; steps += 1) {
      const before = await text(page, "uct-iteration");
      await step.press("Enter");
      await page.waitForFunction((before) => document.getElementById("uct-iteration").textContent !== before, before);
    }
    assert.match(await text(page, "uct-said"), question);
  };
  await asked(/^Does the tree grow here\?$/);
  await answers.first().focus();
  await page.keyboard.press("Enter");
  await isSaid(page, "uct-said", /^(Right!|Not quite\.) The (tree|result) /);
  assert.ok(await step.evaluate((button) => button === document.activeElement), "the keyboard goes on from there");
  await asked(/^Guess: how will the random game end\?$/);
  await assertAccessibleInBothThemes(page, "a question in step mode");
  await answers.last().press("Space");
  await isSaid(page, "uct-said", /^(Right!|Not quite\.) The playout is over\. /);
  await asked(/\(Q\)\. How many has it now\?$/);
  await answers.first().tap();
  await isSaid(page, "uct-said", /^(Right!|Not quite\.) .*Q (=|stays) /);
  await page.getByRole("switch", { name: "Predict first" }).tap();
  await step.tap();
  assert.equal(await answers.count(), 0);
});

onPage("a game for the blackboard, with a worksheet of its whole tree", { ...options, ...SIZES.desktop }, async ({ page }) => {
  await openTab(page);
  await page.getByRole("button", { name: "A game for the blackboard" }).click();
  await isSaid(page, "uct-said", /^A tree small enough for a blackboard/);
  const sheet = await page.evaluate(() => new Promise((resolve) => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      const all = (selector) => [...document.querySelectorAll(`#uct-sheet ${selector}`)];
      const cells = all(".hand").map((table) => [...table.querySelectorAll("tr:nth-child(n + 3) td")].map((cell) => cell.textContent));
      resolve({ titles: all("h1").map((title) => title.textContent), cells, questions: all("> ol > li").length, boxes: all(".pair .boxes > g").length, answers: all(".answers > ol > li").map((answer) => answer.textContent) });
      window.dispatchEvent(new Event("afterprint"));
    };
    document.getElementById("uct-print").click();
  }));
  assert.deepEqual(sheet.titles, ["A game for the blackboard", "Answers"]);
  assert.deepEqual([sheet.questions, sheet.boxes], [3, 10]);
  const [toFill, filled] = sheet.cells;
  assert.equal(toFill.length, 7 * 9);
  assert.equal(toFill.filter((cell) => cell !== "").length, 7 * 2, "the number and the playout's result are given");
  assert.ok(filled.every((cell) => cell !== "") && filled.includes("2.177"));
  assert.match(sheet.answers[0], /^c2xa2$/);
  await page.getByRole("button", { name: "To the next iteration" }).click();
  await isSaid(page, "uct-said", /^Choose c2xe2/);
  // The next time it is the same study.
  await page.getByRole("button", { name: "A game for the blackboard" }).click();
  await page.click("#tab-analysis");
  await page.getByRole("link", { name: "Chapters" }).click();
  const listed = page.locator("#studies-list > li", { hasText: "A game for the blackboard" });
  await listed.first().waitFor();
  assert.equal(await listed.count(), 1);
});

onPage("a worksheet shows the position, the tree before the iteration, its numbers and questions", options, async ({ page }) => {
  await toSteps(page);
  await page.fill("#uct-number", "60");
  await page.press("#uct-number", "Enter");
  await isSaid(page, "uct-said", /^Choose /);
  await page.click("#uct-step-phase");
  const sheet = await page.evaluate(() => new Promise((resolve) => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const all = (selector) => [...document.querySelectorAll(`#uct-sheet ${selector}`)].map((element) => element.textContent);
      resolve({
        title: all("h1").join(), questions: all("li"), rows: all("tr").length, link: all(".link").join(),
        boards: all("#board").length, lit: all(".uct-drawing .path").length, boxes: all(".uct-drawing .boxes > g").length,
        previews: all("#preview").length, isSeen: getComputedStyle(document.getElementById("uct-sheet")).display !== "none",
      });
      dispatchEvent(new Event("afterprint"));
    };
    document.getElementById("uct-print").click();
  }));
  assert.equal(sheet.title, "UCT: iteration 60,Answers");
  assert.equal(sheet.questions.length, 8, "four questions and their answers");
  assert.match(sheet.link, /\?iteration=60&seed=1&/);
  assert.ok(sheet.rows > 2 && sheet.boxes > 10 && sheet.boards === 1 && sheet.previews === 0);
  assert.equal(sheet.lit, 1, "only the root: the path is the question");
  assert.ok(!sheet.isSeen, "it is only for paper");
  assert.equal(await page.locator("#uct-sheet").count(), 0, "it is removed again");
  // Elsewhere the page itself is printed.
  await page.click("#tab-analysis");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("#uct-sheet").count(), 0);
});
