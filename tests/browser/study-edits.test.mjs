// The study's record: annotations and their undo, all kinds of symbols, reading the tree, lossless texts, and the
// review's list.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const REVIEWED = JSON.parse(readFileSync(new URL("data/reviewed.json", import.meta.url)));
const WIDE = { viewport: { width: 1280, height: 900 } };
const STUDY = { path: "study.html", settings: null, ...WIDE };
const OTHELLO = { path: "study.html", kind: "othello", settings: { version: 2, game: "othello", games: {} } };
const NESTED = '[GameType "21"] 1. 11-15 23-19 (23-18 8-11 (9-14) 27-23) 2. 8-11 22-17';

/** Imports a game from text. */
async function read(page, game, text) {
  await game.open("record");
  await page.fill("#record-input", text);
  await page.click("[data-do='record-read']");
  await game.isClosed();
}
/** The move that the tree highlights. */
const current = (page, text) => page.locator("#tree [aria-current]", { hasText: text }).waitFor();
const shown = async (locator) => (await locator.textContent()).replaceAll("\u2011", "-").replaceAll("\u00a0", " ");

onPage("undoing a symbol or a comment removes it from the tree, and the board shows its position", STUDY, async ({ page, game }) => {
  await read(page, game, '[Ruleset "merkel"] 1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4');
  const last = page.locator("#tree button").last();
  await last.click();
  await page.selectOption("#symbol", "1");
  await current(page, "d4xd2xb4!");
  await page.fill("#note", "Forced.");
  await page.press("#note", "Tab");
  await page.locator("#tree .comment", { hasText: "Forced." }).waitFor();
  await page.click("#step-first");
  await page.locator("#tree [aria-current]").waitFor({ state: "detached" });
  await page.click("#undo-edit");
  await page.locator("#tree .comment").waitFor({ state: "detached" });
  await current(page, "d4xd2xb4!");
  await focusOn(page, "#undo-edit");
  await page.keyboard.press("Enter");
  await page.locator("#tree button", { hasText: "d4xd2xb4!" }).waitFor({ state: "detached" });
  assert.equal(await shown(last), "d4xd2xb4");
  await page.click("#step-first");
  await page.click("#redo-edit");
  await current(page, "d4xd2xb4!");
});

onPage("a comment that is still being typed survives a reload, and is undone as a whole", STUDY, async ({ page, game }) => {
  await read(page, game, '[Ruleset "merkel"] 1. d2-c3 b4xd2');
  await page.locator("#tree button").last().click();
  const comment = page.getByLabel("Comment on this position");
  await comment.click();
  await page.keyboard.type("Unfinish");
  await page.reload();
  await game.isStarted();
  await page.locator("#tree .comment", { hasText: "Unfinish" }).waitFor();
  assert.equal(await comment.inputValue(), "Unfinish");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("#tree .comment").waitFor({ state: "detached" });
  assert.equal(await page.locator("#tree button").count(), 2, "only the comment");
});

onPage("a study is printed with its names, the board and all moves, over as many pages as they need", STUDY, async ({ page, game }) => {
  const much = "So much to say. ".repeat(120);
  const long = `[StudyName "Captures"] [ChapterName "The first"] [Ruleset "merkel"] 1. d2-c3 {${much}} b4xd2 {${much}} 2. e1xc3 {${much}} d4xd2xb4 {The end.}`;
  await read(page, game, long);
  await page.locator("#tree .comment", { hasText: "The end." }).waitFor();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.ok(pdf.match(/\/Type\s*\/Page\b/g).length >= 2);
  await page.locator("#study-sheet").waitFor({ state: "detached" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("#study-sheet");
  assert.deepEqual(await sheet.getByRole("heading").allTextContents(), ["Captures", "The first"]);
  assert.equal(await sheet.locator("#board").count(), 1);
  assert.match(await shown(sheet), /1\.d2-c3.*So much.*b4xd2.*2\.e1xc3.*d4xd2xb4.*The end\.\s*$/s);
  const others = await page.$$eval("body > :not(.print-sheet)", (all) => all.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 0).length);
  assert.equal(others, 0, "nothing else");
});

for (const locale of ["en", "ar"]) {
  onPage(`each depth of variations is indented further, on the smallest phone as well: ${locale}`,
    { ...STUDY, locale, viewport: { width: 320, height: 568 } }, async ({ page, game }) => {
      await read(page, game, NESTED);
      const depths = await page.$$eval("#tree .block", (blocks) => blocks.map((block) => {
        const style = getComputedStyle(block);
        const [{ left, right }, outer] = [block.getBoundingClientRect(), block.parentElement.getBoundingClientRect()];
        return [Number(block.dataset.depth ?? 0), Math.round(style.direction === "rtl" ? outer.right - right : left - outer.left)];
      }));
      const at = new Map(depths);
      assert.ok(at.get(0) < at.get(1) && at.get(1) < at.get(2), JSON.stringify(depths));
      assert.ok(at.get(2) < 40, "there is room for more");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
}

onPage("positions have their own symbols, and symbols that are not offered are kept", STUDY, async ({ page, game }) => {
  await read(page, game, '[GameType "21"] 1. 11-15 $1 $14 23-19 $18 $140 *');
  const [first, second] = [page.locator("#tree button").first(), page.locator("#tree button").nth(1)];
  assert.deepEqual([await shown(first), await shown(second)], ["11-15! +=", "23-19 +\u2212 $140"]);
  await second.click();
  await page.waitForFunction(() => document.getElementById("symbol").value === "18");
  await page.getByLabel("Mark the move").selectOption({ value: "4" });
  await current(page, "23\u201119??\u00a0+\u2212\u00a0$140");
  await page.selectOption("#symbol", "10");
  await current(page, "23\u201119??\u00a0=\u00a0$140");
  await page.selectOption("#symbol", "");
  await page.waitForFunction(() => document.querySelector("#tree [aria-current]").textContent === "23\u201119\u00a0$140");
  assert.deepEqual(await page.$$eval("#symbol optgroup", (all) => all.map((group) => group.label)), ["Move", "Position"]);
  assert.equal(await page.getAttribute("#symbol option[value='15']", "aria-label"), "=+ Dark slightly better");
  await assertAccessible(page, "the list of symbols");
});

onPage("a move played after a hint is marked, for screen readers as well", STUDY, async ({ page, game }) => {
  await read(page, game, '[GameType "21"] 1. 11-15 {[%h]} 23-19 *');
  await page.getByRole("button", { name: "11\u201115 (played after a hint)" }).waitFor();
  assert.equal(await page.locator("#tree .helped").count(), 1);
  assert.equal(await page.locator("#tree .helped").evaluate((move) => getComputedStyle(move, "::after").borderRadius), "50%");
});

onPage("a reviewed game of Othello is exported completely, and the page says what a transcript omits", { ...OTHELLO, saved: REVIEWED }, async ({ page, game }) => {
  await game.open("record");
  await page.waitForFunction(() => /\[%e /.test(document.getElementById("record-text").value));
  await page.locator("#record-form-note").waitFor({ state: "hidden" });
  await page.getByLabel("Format").selectOption({ label: "Transcript" });
  await page.locator("#record-form-note", { hasText: /are left out\.$/ }).waitFor();
  assert.match(await page.inputValue("#record-text"), /^(\w\d){60}\s*$/);
  await assertAccessible(page, "the note on transcripts");
});

onPage("a game of Othello with only moves is exported as a transcript", { ...OTHELLO, saved: savedGame(["f5", "d6"], { rules: "othello" }) }, async ({ page, game }) => {
  await game.open("record");
  await page.waitForFunction(() => document.getElementById("record-text").value.trim() === "f5d6");
  await page.locator("#record-form-note").waitFor({ state: "hidden" });
});

onPage("the list of mistakes shows the better line, in one row", { ...OTHELLO, saved: REVIEWED, viewport: { width: 320, height: 568 } }, async ({ page }) => {
  await page.click("#tab-review");
  await page.click("#pull");
  const better = page.locator(".error-better").first();
  await better.waitFor();
  assert.match(await better.textContent(), /^better: \w\d, then (\w\d\b ?){1,5}$/);
  assert.equal(await better.getAttribute("title"), await better.textContent());
  const rows = await page.$$eval(".error-better", (all) => all.map((line) => line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)));
  assert.ok(rows.every((lines) => lines < 1.5), JSON.stringify(rows));
  await assertAccessible(page, "better lines");
});

onPage("moves marked as mistakes are listed, reviewed or not", STUDY, async ({ page, game }) => {
  await read(page, game, "1. d2-c3 b4xd2 2. e1xc3? d4xd2xb4");
  await page.click("#tab-review");
  await page.locator("#review-errors .error", { hasText: "e1xc3" }).filter({ hasText: "marked as a mistake" }).waitFor();
  await page.locator("#review-part", { hasText: "0 of 4 moves reviewed." }).waitFor();
});

onPage("a stopped review says how much is reviewed", { ...OTHELLO, ...WIDE, saved: savedGame(["f5", "d6", "c3", "d3", "c4", "f4"], { rules: "othello" }) }, async ({ page }) => {
  await page.click("#tab-review");
  await page.selectOption("#review-effort", "thorough");
  await page.click("#review-start");
  await page.locator("#review-said", { hasText: /^[2-4] of 7$/ }).waitFor({ timeout: 60_000 });
  await page.click("#review-stop");
  await page.locator("#review-part", { hasText: /^[1-4] of 6 moves reviewed\.$/ }).waitFor();
});
