// A review of Alquerque with what is certain: the prover's worker is loaded when a review begins, its verdicts stand in place of
// estimates, and a review goes on without it.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launch } from "./lib/chromium.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { playing, savedGame, suite, visit } from "./lib/suite.mjs";

const onPage = suite();

/** An endgame that was won for light, who gave the win away by the third move. */
const ENDGAME = savedGame(["d2-c2", "b2xd2", "e3xc1", "a5-a4", "c1-b2", "a1xc3", "e2-d2", "c3xe1"],
  { start: "d2l1/5/4l/1d1ll/d4 l a5-b5,b2-a2" });
const STUDY = { path: "study.html", settings: playing("merkel"), saved: ENDGAME };

const ofProver = (server) => server.responses.filter(({ name }) => name.startsWith("parts/truth/")).length;

/** Reviews the game, and waits for the end of that. */
async function review(page, effort) {
  await page.click("#tab-review");
  await page.getByLabel("How thoroughly").selectOption(effort);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Review again" }).waitFor({ timeout: 60_000 });
}

onPage("a win that was thrown away in an endgame is said to be one, and is kept", STUDY, async ({ page, game, server }) => {
  const before = ofProver(server);
  await review(page, "quick");
  assert.ok(ofProver(server) > before, "the prover was loaded");
  const mistakes = page.getByRole("list", { name: "What was given away" });
  await mistakes.getByRole("button", { name: /^3\. c1.b2 .*threw away a win/ }).waitFor();
  assert.equal(await page.textContent("[data-figure=light-wins]"), "1");
  await page.getByText("All positions as a table").click();
  const rows = page.locator("#review-rows tr");
  await rows.nth(4).filter({ hasText: "Light wins for certain" }).waitFor();
  await rows.nth(5).filter({ hasNotText: "Light wins" }).filter({ hasText: "for certain" }).waitFor();
  // The record has it.
  await page.reload();
  await game.isStarted();
  await page.click("#tab-review");
  await mistakes.getByText("threw away a win").waitFor();
});

onPage("whoever stops the review stops the prover", STUDY, async ({ page }) => {
  await page.click("#tab-review");
  await page.getByLabel("How thoroughly").selectOption("thorough");
  const begun = page.waitForEvent("worker", (worker) => worker.url().includes("prover"));
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const ended = (await begun).waitForEvent("close");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("#review-stop").waitFor({ state: "hidden" });
  await ended;
});

onPage("a review of Othello loads nothing of the prover",
  { path: "study.html", kind: "othello", settings: playing("othello"), saved: savedGame(["f5", "d6", "c3"], { rules: "othello" }) },
  async ({ page, server }) => {
    const before = ofProver(server);
    await review(page, "quick");
    assert.equal(ofProver(server), before);
  });

test("without the prover's module a review goes on", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch();
  t.after(() => browser.close());
  for (const file of await readdir(join(DIST, "parts", "truth"))) {
    if (file.startsWith("module-")) server.files.set(`parts/truth/${file}`, null);
  }
  const expected = [/status 404/, /Failed to load resource/, /the module that proves cannot be loaded/];
  await visit(t, { server, browser, ...STUDY, expected }, async ({ page }) => {
    await review(page, "quick");
    assert.equal(await page.textContent("[data-figure=light-moves]"), "4");
    assert.equal(await page.textContent("#review-said"), "");
  });
});
