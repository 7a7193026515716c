// A review of Alquerque with the prover: its worker loads with the review, its verdicts replace estimates, and reviews
// work without it.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launch } from "./lib/chromium.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { playing, savedGame, suite, visit } from "./lib/suite.mjs";

const onPage = suite();

/** An endgame won for light, who gives the win away with the third move. */
const ENDGAME = savedGame(["d2-c2", "b2xd2", "e3xc1", "a5-a4", "c1-b2", "a1xc3", "e2-d2", "c3xe1"],
  { start: "d2l1/5/4l/1d1ll/d4 l a5-b5,b2-a2" });
/** The opening of a game. */
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];
const STUDY = { path: "study.html", settings: playing("merkel"), saved: ENDGAME };

const ofProver = (server) => server.responses.filter(({ name }) => name.startsWith("parts/prover/")).length;

/** Reviews the game, and waits until the review is done. */
async function review(page, effort) {
  await page.click("#tab-review");
  await page.getByLabel("Depth of the review").selectOption(effort);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Review again" }).waitFor({ timeout: 60_000 });
}

onPage("a missed win in an endgame is reported and saved", { isAlone: true, ...STUDY }, async ({ page, game, server }) => {
  const before = ofProver(server);
  await review(page, "quick");
  assert.ok(ofProver(server) > before, "the prover was loaded");
  assert.ok(await page.isHidden("#review-unproven"));
  const mistakes = page.getByRole("list", { name: "Lost points" });
  await mistakes.getByRole("button", { name: /^3\..c1.b2 .*gave away a forced win/ }).waitFor();
  assert.equal(await page.textContent("[data-figure=light-wins]"), "1");
  await page.getByText("All positions in a table").click();
  const rows = page.locator("#review-rows tr");
  await rows.nth(4).filter({ hasText: "Light has a forced win" }).waitFor();
  await rows.nth(5).filter({ hasNotText: "Light has" }).filter({ hasText: /[Ff]orced/ }).waitFor();
  // It is saved with the record.
  await page.reload();
  await game.isStarted();
  await page.click("#tab-review");
  await mistakes.getByText("gave away a forced win").waitFor();
});

onPage("a mistake found by a review becomes a puzzle the next day", { isAlone: true, ...STUDY }, async ({ page, game }) => {
  await review(page, "quick");
  await page.waitForFunction(() => localStorage["alquerque.puzzles"]?.includes("c1-b2"));
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000);
  await page.reload();
  await game.isStarted();
  await page.getByRole("tab", { name: "Puzzles" }).click();
  const panel = page.getByRole("tabpanel", { name: "Puzzles" });
  await panel.getByRole("button", { name: "Retry mistakes (1)" }).click();
  const says = (text) => page.locator("#puzzle-text").filter({ hasText: text }).waitFor();
  await says(/^From your game: Light to move\. You played .*c1.+b2.*Find the better move\.$/);
  for (const point of ["c1", "b2"]) await game.click(point);
  await says(/c1.+b2.* isn’t the move that the review found\./);
  await panel.getByRole("button", { name: "Try again" }).click();
  await panel.getByRole("button", { name: "Hint" }).click();
  await panel.getByRole("button", { name: "Solution" }).click();
  await says(/^Here’s the solution: /);
});

test("a slower machine gives the same game the same review", async (t) => {
  const [server, browser] = [await serve(), await launch()];
  t.after(() => Promise.all([browser.close(), server.stop()]));
  const reviews = [];
  for (const rate of [1, 6]) {
    await visit(t, { server, browser, ...STUDY, saved: savedGame(MOVES) }, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      await review(page, "quick");
      await page.waitForFunction(() => localStorage["alquerque.study"].includes("record"));
      reviews.push(await page.evaluate(() => [JSON.parse(localStorage["alquerque.study"]).record, document.getElementById("review-rows").textContent]));
    });
  }
  assert.ok(reviews[0][0].length > 100, "the assessments are in the record");
  assert.deepEqual(reviews[1], reviews[0]);
});

onPage("stopping the review stops the prover", STUDY, async ({ page }) => {
  await page.click("#tab-review");
  await page.getByLabel("Depth of the review").selectOption("thorough");
  const begun = page.waitForEvent("worker", (worker) => worker.url().includes("prover"));
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const ended = (await begun).waitForEvent("close");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("#review-stop").waitFor({ state: "hidden" });
  await ended;
});

onPage("a review of Othello does not load the prover",
  { isAlone: true, path: "study.html", kind: "othello", settings: playing("othello"), saved: savedGame(["f5", "d6", "c3"], { rules: "othello" }) },
  async ({ page, server }) => {
    const before = ofProver(server);
    await review(page, "quick");
    assert.equal(ofProver(server), before);
  });

onPage("without the prover's module a review continues", {
  ...STUDY,
  expected: [/status 404/, /Failed to load resource/, /the module that proves cannot be loaded/],
  prepare: async (server) => {
    for (const file of await readdir(join(DIST, "parts", "prover"))) {
      if (file.startsWith("module-")) server.files.set(`parts/prover/${file}`, null);
    }
  },
}, async ({ page }) => {
  await review(page, "quick");
  assert.equal(await page.textContent("[data-figure=light-moves]"), "4");
  assert.equal(await page.textContent("#review-said"), "");
  assert.equal(await page.innerText("#review-unproven"), "Reviewed without the solver, which couldn’t be loaded.");
});
