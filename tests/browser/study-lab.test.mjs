// The study's laboratory: comparisons, many runs, alpha-beta, exports; by mouse, touch and keyboard.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIZES = { desktop: { viewport: { width: 1280, height: 800 } }, phone: PHONE };
const STUDY = { path: "study.html", settings: null };
const MOVES = ["d2-c3", "b4xd2", "e1xc3"];

/** Opens the laboratory; on a phone, pulls up the sheet. */
async function open(page) {
  await page.click("#tab-lab");
  if (await page.locator("#pull").isVisible()) await page.click("#pull");
}

const section = (page, value) => page.locator(`#lab-sections input[value="${value}"]`).check({ force: true });
const said = (page, pattern) => page.waitForFunction(([source]) => new RegExp(source).test(document.getElementById("lab-said").textContent), [pattern.source]);

/** Presses Start, and waits until the run is done. */
async function run(page, press) {
  await press(page.locator("#lab-toggle"));
  await said(page, /choose|chose|deep/);
  await page.waitForFunction(() => document.getElementById("lab-toggle").dataset.study === "lab-begin");
}

/** The numbers of a side's bars. */
const figures = (page, side, part = "figure") =>
  page.$$eval(`#lab-rows .lab-bar[data-side="${side}"] .${part}`, (all) => all.map((one) => one.textContent));

/** The places of elements, to see that nothing moves. */
const places = (page) => page.$$eval("#lab-toggle, #lab-said, #lab-settings, #lab-moves, #lab-rows li, #lab-search, #lab-figures, #lab-trees, #lab-levels, #lab-export",
  (all) => all.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return `${one.id || one.tagName} ${Math.round(top)} ${Math.round(height)}`;
  }));

for (const [name, size] of Object.entries(SIZES)) {
  onPage(`two settings are compared, and nothing moves: ${name}`, { ...STUDY, ...size, saved: savedGame(MOVES, { played: 0 }) }, async ({ page }) => {
    await open(page);
    await assertAccessible(page, "the laboratory");
    const before = await places(page);
    await run(page, (button) => (name === "phone" ? button.tap() : button.click()));
    assert.deepEqual(await places(page), before);
    for (const side of ["a", "b"]) {
      const shares = (await figures(page, side)).map((text) => Number.parseInt(text.replace(/^<\s1/, "0").replace(/^>\s99/, "100"), 10));
      assert.equal(shares.length, 4);
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share) - 100) <= 3, shares.join());
      assert.match(await page.textContent(`#lab-line-${side}`), /^\w\d/);
    }
    assert.match(await page.textContent("#lab-figures tbody tr:nth-child(2)"), /Playouts10.00010.000/);
    assert.ok(await page.locator("#lab-levels rect").count() > 8);
    await page.waitForFunction(() => ["a", "b"].every((side) => document.querySelectorAll(`#lab-tree-${side} rect`).length > 8));
    assert.match(await page.textContent("#lab-tree-says-a"), /^A: the most tried moves were \w\d.+\s%/);
    const [a, b] = await Promise.all(["a", "b"].map((side) => page.locator(`#lab-tree-${side}`).boundingBox()));
    assert.ok(name === "phone" ? b.y >= a.y + a.height : b.x >= a.x + a.width && b.y === a.y, "one above the other, or side by side");
    assert.match(await page.textContent("#lab-levels-a"), /^A: the tree has .+ nodes, \d+ plies deep/);
    await assertAccessible(page, "two settings compared");
    // Results belong to their position.
    await page.locator("body").press("ArrowRight");
    await page.waitForFunction(() => [...document.querySelectorAll("#lab-rows .figure")].every((one) => one.textContent === ""));
    await page.locator("body").press("ArrowLeft");
    await page.waitForFunction(() => document.querySelector("#lab-rows .figure").textContent !== "");
  });

  onPage(`settings are chosen, and equal settings find the same: ${name}`, { ...STUDY, ...size }, async ({ page }) => {
    await open(page);
    await page.click("#lab-settings summary");
    await assertAccessible(page, "the settings");
    await page.selectOption("#lab-exploration-b", "1.41");
    await page.waitForFunction(() => document.getElementById("lab-differs").textContent === "");
    await page.selectOption("#lab-playouts-a", "1000");
    await page.selectOption("#lab-playouts-b", "1000");
    await run(page, (button) => button.click());
    assert.deepEqual(await figures(page, "a"), await figures(page, "b"));
    await page.fill("#lab-seed-b", "2");
    await page.press("#lab-seed-b", "Tab");
    await page.waitForFunction(() => document.getElementById("lab-differs").textContent === "Seed: A 1, B 2");
    assert.ok((await figures(page, "b")).every((text) => text === ""));
    for (const [field, value] of [["policy", "decisive"], ["proofs", "false"], ["per-leaf", "8"]]) await page.selectOption(`#lab-${field}-b`, value);
    await run(page, (button) => button.click());
    assert.notDeepEqual(await figures(page, "a"), await figures(page, "b"));
    // An empty field is not a number.
    await page.fill("#lab-seed-b", "");
    await page.press("#lab-seed-b", "Tab");
    await page.waitForFunction(() => document.getElementById("lab-seed-b").value === "2");
  });

  onPage(`many runs are counted, and can be stopped: ${name}`, { ...STUDY, ...size }, async ({ page }) => {
    await open(page);
    await section(page, "runs");
    await page.locator("#lab-runs").waitFor();
    await page.locator("#lab-runs input[value='10']").check({ force: true });
    await run(page, (button) => (name === "phone" ? button.tap() : button.click()));
    await said(page, /^A chose .+ in \d+ of 10 runs\. B chose .+ in \d+ of 10 runs\.$/);
    for (const side of ["a", "b"]) {
      assert.equal((await figures(page, side)).reduce((sum, count) => sum + Number(count), 0), 10);
      assert.ok((await figures(page, side, "more")).every((text) => /^\d+–\d+%$/.test(text)));
    }
    await assertAccessible(page, "many runs");
    await page.locator("#lab-runs input[value='a']").check({ force: true });
    await page.locator("#lab-rows .lab-bar[data-side='b']").first().waitFor({ state: "hidden" });
    await page.click("#lab-settings summary");
    await page.selectOption("#lab-playouts-a", "1000000");
    await page.click("#lab-toggle");
    await page.waitForFunction(() => document.getElementById("lab-toggle").dataset.study === "lab-stop");
    await page.waitForFunction(() => document.getElementById("lab-progress").className === "");
    await page.click("#lab-toggle");
    await page.waitForFunction(() => document.getElementById("lab-toggle").dataset.study === "lab-begin");
    await page.waitForFunction(() => document.getElementById("lab-progress").className === "idle");
  });
}

onPage("the keyboard alone compares, repeats, goes deeper and exports", { ...STUDY, ...SIZES.desktop }, async ({ page }) => {
  await focusOn(page, "#tab-analysis");
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press("ArrowRight");
  await page.locator("#panel-lab").waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.value), "compare");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "lab-toggle");
  const enter = (button) => button.press("Enter");
  await run(page, enter);
  // It is the same button throughout, and keeps the focus.
  assert.equal(await page.evaluate(() => document.activeElement.id), "lab-toggle");
  await focusOn(page, "#lab-settings summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "lab-exploration-a");
  await focusOn(page, "#lab-export summary");
  await page.keyboard.press("Enter");
  await focusOn(page, "#lab-json");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  assert.equal(download.suggestedFilename(), "uct-tree-a.json");
  await page.locator("#lab-sections input:checked").press("ArrowRight");
  await page.locator("#lab-runs").waitFor();
  await page.locator("#lab-runs input[value='30']").press("ArrowLeft");
  await run(page, enter);
  await said(page, /of 10 runs\./);
  await page.locator("#lab-sections input:checked").press("ArrowRight");
  await page.locator("#lab-alpha-beta").waitFor();
  await page.locator("#lab-toggle").press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#lab-iterations tbody th").length >= 4);
  await page.locator("#lab-toggle").press("Enter");
  await said(page, /^Looking \d+ plies ahead, it plays/);
});

onPage("alpha-beta reports each iteration", { ...STUDY, ...PHONE, settings: playing("draughts") }, async ({ page }) => {
  await open(page);
  await section(page, "alpha-beta");
  await page.locator("#lab-toggle").tap();
  await page.waitForFunction(() => document.querySelectorAll("#lab-iterations tbody th").length >= 5);
  await page.locator("#lab-toggle").tap();
  await said(page, /^Looking \d+ plies ahead, it plays \d+\u2011\d+\.$/);
  // The last report may still come, so all rows are read at once.
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll("#lab-iterations tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent)));
  for (let depth = 1; depth <= 5; depth += 1) {
    // The newest is on top, and each has its line below it.
    const [row, [line]] = rows.slice(rows.length - 2 * depth);
    assert.equal(row[0], String(depth));
    assert.match(row[1], /^([+−]?\d+\.\d\d|wins in \d+|loses in \d+)$/);
    assert.match(row[4], /^[\d,]+$/);
    assert.match(row[5], /^(([<>]\s)?\d+%|–)$/);
    assert.ok(line.split(" ").length >= 1);
  }
  await assertAccessible(page, "alpha-beta's iterations");
});

onPage("files of the tree and of the figures are downloaded", { ...STUDY, ...PHONE }, async ({ page }) => {
  await open(page);
  await page.locator("#lab-export summary").tap();
  assert.equal(await page.getAttribute("#lab-png", "aria-disabled"), "true");
  await run(page, (button) => button.tap());
  await page.locator("#lab-export input[value='b']").check({ force: true });
  const file = async (kind) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#lab-${kind}`).tap()]);
    assert.equal(download.suggestedFilename(), kind === "csv" ? "experiments.csv" : `uct-tree-b.${kind}`);
    return readFile(await download.path());
  };
  const tree = JSON.parse(await file("json"));
  assert.equal(tree.format, "alquerque-uct-tree");
  assert.equal(tree.nodes[0].visits, 10_000);
  assert.ok(tree.nodes.length > 500 && tree.nodes.length <= 5000);
  assert.match(String(await file("dot")), /^digraph uct \{[^]+\}\n$/);
  const svg = String(await file("svg"));
  const bars = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    return parsed.querySelector("parsererror") ? 0 : parsed.querySelectorAll("rect").length;
  }, svg);
  assert.ok(bars > 20);
  const png = await file("png");
  assert.deepEqual([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join(""), "PNG");
  // Twice the size of the drawing, and not empty.
  assert.equal(png.readUInt32BE(16), 3200);
  assert.ok(png.length > 5000);
  const rows = String(await file("csv")).trim().split("\r\n").map((row) => row.split(","));
  assert.ok(rows.every((row) => row.length === 4));
  assert.ok(rows.some((row) => row[0] === "B" && row[1] === "playouts" && row[3] === "10000"));
  await assertAccessible(page, "the exports");
});

onPage("on the smallest phone nothing sticks out", { ...STUDY, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  await open(page);
  await page.click("#lab-settings summary");
  await page.click("#lab-export summary");
  for (const kind of ["compare", "runs", "alpha-beta"]) {
    await section(page, kind);
    const out = await page.$$eval("#panel-lab *", (all) => all.filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
    }).map((one) => one.outerHTML.slice(0, 80)));
    assert.deepEqual(out, [], kind);
  }
});

for (const width of [320, 390]) {
  for (const locale of ["en", "es", "de", "fr", "ar"]) {
    onPage(`all of alpha-beta's columns are visible: ${width} px, ${locale}`, { ...STUDY, viewport: { width, height: 640 }, hasTouch: true, isMobile: true, locale, settings: playing("othello") }, async ({ page }) => {
      await open(page);
      await section(page, "alpha-beta");
      await page.locator("#lab-toggle").tap();
      await page.waitForFunction(() => document.querySelectorAll("#lab-iterations tbody th").length >= 6);
      await page.locator("#lab-toggle").tap();
      await page.waitForFunction(() => document.getElementById("lab-toggle").dataset.study === "lab-begin");
      const out = await page.$$eval("#lab-iterations :is(table, th, td)", (all) => all.filter((one) => {
        const { left, right } = one.closest("#panel-lab").getBoundingClientRect();
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5 || one.scrollWidth > one.clientWidth + 1);
      }).map((one) => one.outerHTML.slice(0, 60)));
      assert.deepEqual(out, []);
      assert.ok(await page.locator("#lab-iterations thead th:last-child").isVisible());
      if (locale === "en") assert.match(await page.textContent("#lab-unit"), /in discs/);
    });
  }
}

/** White has a forced win here, and a search proves it. */
const LOST = "c4c3f5c5b3f4e3d2f3a3e2b4c2d1d3e1b1b2c1f6f7g5d6a1h6f1f2h5a5a4g6d7c7g1g4a6g2h3h1b7d8e8g7c8b8c6h4h8a8h7".match(/../g);

onPage("proven results are given for the side to move", { ...STUDY, ...SIZES.desktop, kind: "othello", settings: playing("othello"), saved: savedGame(LOST, { rules: "othello" }) }, async ({ page }) => {
  await open(page);
  await page.click("#lab-settings summary");
  for (const side of ["a", "b"]) await page.selectOption(`#lab-playouts-${side}`, "1000000");
  await page.click("#lab-toggle");
  await page.waitForFunction(() => document.querySelector("#lab-figures tbody td").textContent === "loss");
  assert.equal(await page.textContent("#lab-expects"), "Expected for Black");
  assert.ok((await figures(page, "a", "more")).every((text) => text === "loss" || /%$/.test(text)));
  assert.ok(await page.locator("#lab-rows .certain").count() > 0);
});

onPage("a link opens an experiment", { isAlone: true, ...STUDY, ...SIZES.desktop, permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, context }) => {
  await page.click("#tab-lab");
  await page.click("#lab-settings summary");
  await page.selectOption("#lab-exploration-b", "4");
  await page.selectOption("#lab-playouts-a", "300");
  await page.getByRole("button", { name: "Copy link to this experiment" }).click();
  await page.getByText("Link copied.").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /study\.html\?experiment=compare&runs=30&of=both&a=1\.41,usual,true,1,300,1&b=4,usual,true,1,10000,1#g1\./);
  const other = await context.newPage();
  await other.goto(link.replace("experiment=compare", "experiment=runs").replace("runs=30", "runs=10"));
  await other.waitForFunction(() => document.getElementById("lab-exploration-b").value === "4");
  assert.equal(await other.inputValue("#lab-playouts-a"), "300");
  assert.ok(await other.isVisible("#lab-runs") && await other.isChecked("input[name=lab-count][value='10']"));
});
