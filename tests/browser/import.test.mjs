// Importing large files: read in slices with visible progress; the page stays responsive, and the import can be
// cancelled.

import assert from "node:assert/strict";
import { assertAccessible } from "./lib/axe.mjs";
import { library } from "./lib/library.mjs";
import { playing, suite } from "./lib/suite.mjs";

const onPage = suite();
const TWO = { settings: playing("merkel") };
/** The size limit of imported texts, in bytes. */
const MAX_TEXT_LEN = 1 << 22;

/** This many different games, with comments that fill `bytes`. */
function manyGames(number, bytes = 0) {
  const comment = "x".repeat(Math.max(0, Math.floor(bytes / number) - 100));
  return Array.from({ length: number }, (_, game) => `[Light "Player ${game}"]\n[Ruleset "merkel"]\n\n1. c2-c3 {${comment}} c4xc2 *\n`).join("\n");
}

/** Gives the page a file, and records its long tasks from then on. */
async function giveFile(page, text) {
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: "longtask" });
  });
  await page.evaluate(() => { location.hash = "record"; });
  await page.locator("dialog#share[open]").waitFor();
  await page.setInputFiles("#record-file", { name: "many.pdn", mimeType: "text/plain", buffer: Buffer.from(text) });
}

for (const [what, games, text] of [["2,400 games", 2400, manyGames(2400, 1 << 20)], ["4 MB", 900, manyGames(900, MAX_TEXT_LEN - 1000)]]) {
  onPage(`${what} are read with visible progress`, TWO, async ({ t, page, game }) => {
    assert.ok(Buffer.byteLength(text) <= MAX_TEXT_LEN);
    // Records each visible line of progress. Not once per frame: a busy machine draws few.
    await page.evaluate(() => {
      window.seen = new Set();
      const reading = document.getElementById("record-reading");
      new MutationObserver(() => {
        if (reading.checkVisibility()) window.seen.add(document.getElementById("record-progress").textContent);
      }).observe(reading, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await giveFile(page, text);
    await game.textIs("notice-text", /^Imported: \d+ games\. They’re in the library, and the first is on the board\./);
    // The text of the progress line loads when it is first needed.
    const seen = (await page.evaluate(() => [...window.seen])).filter((line) => line !== "…");
    assert.ok(seen.length >= 3 && seen.every((line) => /^Loading: \d+%, \d+ games? so far\.$/.test(line)), seen.join("\n"));
    t.diagnostic(`tasks above 50 ms: ${await page.evaluate(() => window.tasks.join(", ")) || "none"}`);
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    await library(page, games);
  });
}

onPage("a canceled import leaves nothing behind", TWO, async ({ page, game }) => {
  // Cancels at the first progress report, so that the rest is never read, however fast the machine.
  await page.evaluate(() => {
    const reading = document.getElementById("record-reading");
    new MutationObserver(() => {
      if (!reading.hidden) reading.querySelector("button").click();
    }).observe(reading, { attributes: true });
  });
  await giveFile(page, manyGames(900, MAX_TEXT_LEN - 1000));
  await game.textIs("record-done", /^Stopped\. Nothing was imported\.$/);
  assert.equal(await page.locator("#record-reading").isVisible(), false);
  assert.equal(await page.locator("dialog#share[open]").count(), 1);
  await library(page, 0);
  await assertAccessible(page, "after reading was stopped");
});

onPage("five of a thousand problems are listed, and invisible characters are named", TWO, async ({ page }) => {
  await giveFile(page, "[Ruleset \"merkel\"]\n1. c2-\u0003 *\n\n".repeat(1000));
  await page.locator("#record-problems li", { hasText: "more" }).waitFor();
  const problems = await page.locator("#record-problems li").allTextContents();
  assert.equal(problems.length, 6);
  assert.match(problems[0], /^Game 1, line 2, character \d+: .*U\+0003/);
  assert.ok(!problems.join().includes("\\"), problems[0]);
  assert.equal(problems[5], "… and 995 more.");
});

onPage("pasted games of every kind open alike, with the players of the options", { settings: { ...playing("draughts"), games: {} } }, async ({ page, game }) => {
  const paste = async (text) => {
    await game.open("record");
    await page.fill("#record-input", text);
    await page.locator("[data-do=record-read]").click();
    await game.isClosed();
  };
  // A finished game is between the two people who played it.
  await paste("1. 11-15 23-19 2. 8-11 22-17 1-0");
  for (const [text, status, told] of [
    ["1. 11-15 23-19 2. 8-11 22-17", /^Your move/, "To play on, make a move."],
    ["1. 11-15 23-19 2. 8-11", /^Paused\. Light to move/, "To play on, press “Resume”."],
    ["f5d6c3d3", /^Your move/, "To play on, make a move."],
    ["f5d6c3", /^Paused\. White to move/, "To play on, press “Resume”."],
    ["c2-c3 c4xc2", /^Your move/, "To play on, make a move."],
    ["c2-c3", /^Paused\. Dark must capture|^Paused\. Dark to move/, "To play on, press “Resume”."],
  ]) {
    await paste(text);
    await game.statusIs(status);
    assert.equal(await page.locator("#goal").innerText(), told, text);
    assert.equal(await game.shown("resume"), told.includes("Resume"), text);
  }
});
