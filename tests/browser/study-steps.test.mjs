// UCT step by step: single iterations, predictions and worksheets, by pointer and keyboard, on large and small screens.

import assert from "node:assert/strict";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { savedGame, suite } from "./lib/suite.mjs";
import { isSaid, openTab, options, othello, SIZES, text, think, toSteps } from "./lib/uct.mjs";

const onPage = suite();

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
  assert.match(detail, /√\(\(ln (499|500)\) \/ \d+\) = /);
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

/** A position of Othello far from any end. */
const OPEN = "f5d6c3d3c4f4c5b3c2e3d2b4";

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
  await isSaid(page, "uct-said", /Only the first 100,000 iterations can be shown/);
  assert.doesNotMatch(await text(page, "uct-said"), /can’t change/);
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
  await asked(/\(Q\)\. How many does it have now\?$/);
  await answers.first().tap();
  await isSaid(page, "uct-said", /^(Right!|Not quite\.) .*Q (=|stays) /);
  await page.getByRole("switch", { name: "Predict first" }).tap();
  await step.tap();
  assert.equal(await answers.count(), 0);
});

onPage("a game for the blackboard, with a worksheet of its whole tree", { ...options, ...SIZES.desktop }, async ({ page }) => {
  await openTab(page);
  await page.getByRole("button", { name: "A game for the blackboard" }).click();
  await isSaid(page, "uct-said", /^A tree small enough for a blackboard\. Light to move:/);
  const sheet = await page.evaluate(() => new Promise((resolve) => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      const all = (selector) => [...document.querySelectorAll(`#uct-sheet ${selector}`)];
      const cells = all(".hand").map((table) => [...table.querySelectorAll("tr:nth-child(n + 3) td")].map((cell) => cell.textContent));
      resolve({ setting: all("p")[0].textContent, titles: all("h1").map((title) => title.textContent), cells, questions: all("> ol > li").length, boxes: all(".pair .boxes > g").length, answers: all(".answers > ol > li").map((answer) => answer.textContent) });
      window.dispatchEvent(new Event("afterprint"));
    };
    document.getElementById("uct-print").click();
  }));
  assert.deepEqual(sheet.titles, ["A game for the blackboard", "Answers"]);
  assert.match(sheet.setting, /^Merkel’s rules\. Light to move\./);
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

for (const viewport of [{ width: 1920, height: 1080 }, { width: 1024, height: 768 }]) {
  onPage(`the large view has the board beside the tree, and its settings in sight: ${viewport.width} px`, { ...options, viewport }, async ({ page }) => {
    await toSteps(page);
    await page.getByRole("button", { name: "Large view" }).click();
    await page.waitForFunction(() => document.body.hasAttribute("data-large"));
    const place = (id) => page.locator(`#${id}`).boundingBox();
    const [board, drawing, settings] = [await place("board"), await place("uct-drawing-frame"), await place("uct-settings")];
    assert.ok(board.width > 250 && board.x + board.width <= drawing.x, "a playout can be watched");
    assert.ok(drawing.width > 1.5 * board.width && drawing.height > 200, `${drawing.width} × ${drawing.height}`);
    assert.ok(settings.y > drawing.y + drawing.height && settings.y + settings.height <= viewport.height);
  });
}

for (const viewport of [{ width: 1920, height: 1080 }, { width: 1366, height: 657 }, { width: 1024, height: 768 }]) {
  onPage(`in the large view each answer can be read: ${viewport.width} px`, {
    ...options, viewport, init: undefined, saved: savedGame([], { start: "dd1dd/d1d1d/4l/ll2l/ll1ll d -" }),
  }, async ({ page }) => {
    await toSteps(page);
    await page.getByRole("button", { name: "Large view" }).click();
    await page.fill("#uct-number", "40");
    await page.press("#uct-number", "Enter");
    await isSaid(page, "uct-said", /^Choose /);
    await page.locator("#uct-predicts").check({ force: true });
    await page.click("#uct-step-iteration");
    await isSaid(page, "uct-said", /^Which of these branches/);
    const cut = await page.$eval("#uct-detail", (list) => {
      const { bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll("button")].filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const [outer, inner] = [button, text].map((part) => part.getBoundingClientRect());
        return inner.left < outer.left + 2 || inner.right > outer.right - 2 || outer.bottom > bottom + 1;
      }).map((button) => button.textContent);
    });
    assert.deepEqual(cut, []);
    assert.ok(await page.locator("#uct-detail button").count() >= 4);
  });
}

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
  // Other tabs have no worksheet.
  await page.click("#tab-lab");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator(".print-sheet").count(), 0);
});

onPage("a worksheet and its answers are two pages", othello("f5d6c3"), async ({ page }) => {
  await toSteps(page);
  await page.fill("#uct-number", "11");
  await page.press("#uct-number", "Enter");
  await isSaid(page, "uct-said", /^Choose /);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 2);
});

for (const [size, device] of Object.entries({ phone: SIZES.phone, laptop: { viewport: { width: 1366, height: 768 } } })) {
  onPage(`the drawing grows with the size of the text: ${size}`, { ...options, ...device, init: { content: `${options.init.content}
    new MutationObserver(() => document.documentElement?.style.setProperty("font-size", "32px")).observe(document, { childList: true });` } }, async ({ page }) => {
    await page.locator("#tab-uct").dispatchEvent("click");
    await page.locator("#uct-mode-steps").dispatchEvent("click");
    await page.waitForSelector("#uct-drawing .boxes g", { state: "attached" });
    await page.fill("#uct-number", "60");
    await page.press("#uct-number", "Enter");
    await isSaid(page, "uct-said", /^Choose /);
    const wrong = await page.$$eval("#uct-drawing .tried .body", (boxes) => boxes.flatMap((body) => {
      const box = (selector) => body.querySelector(selector).getBoundingClientRect();
      const [frame, name, numbers] = [box("rect"), box(".name"), box(".numbers")];
      const isInside = [name, numbers].every((text) => text.left >= frame.left && text.right <= frame.right && text.top >= frame.top && text.bottom <= frame.bottom);
      const { fontSize } = getComputedStyle(body.querySelector(".name"));
      return isInside && frame.height > 70 ? [] : [`${body.textContent} in ${frame.width} x ${frame.height}, ${fontSize}`];
    }));
    assert.deepEqual(wrong, []);
  });
}

onPage("a question comes into sight with its answers, wherever the tab is scrolled", { ...options, ...SIZES.desktop }, async ({ page }) => {
  await toSteps(page);
  await page.fill("#uct-number", "60");
  await page.press("#uct-number", "Enter");
  await isSaid(page, "uct-said", /^Choose /);
  await page.locator("#panel-uct").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await page.getByLabel("Predict first").check({ force: true });
  await page.getByRole("button", { name: "To the next iteration" }).click();
  await isSaid(page, "uct-said", /^Which branch/);
  for (const id of ["uct-said", "uct-detail"]) {
    const isSeen = await page.locator(`#${id}`).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 5, y)));
    });
    assert.ok(isSeen, id);
  }
});

onPage("step by step, nothing is left of the bar of a reviewed position", { ...options, ...SIZES.desktop }, async ({ page, game }) => {
  await game.open("record");
  await page.fill("#record-input", '[Ruleset "merkel"] 1. d2-c3 {[%e 61.3]} *');
  await page.click("[data-do='record-read']");
  await game.isClosed();
  const label = page.getByText("Light’s chances");
  await label.first().waitFor();
  await toSteps(page);
  await page.waitForFunction(() => !document.getElementById("balance-label").checkVisibility());
  await page.getByRole("button", { name: "Large view" }).click();
  await page.locator("label", { has: page.locator("#uct-mode-live") }).click();
  assert.ok(!await page.evaluate(() => document.getElementById("balance-label").checkVisibility()));
});

onPage("a reload comes back to the open tab", options, async ({ page, game }) => {
  for (const name of ["UCT", "Experiments", "Analysis"]) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tab", { name, selected: true }).waitFor();
    await page.reload();
    await game.isStarted();
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }
});
