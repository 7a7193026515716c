// The lesson: offered before the first move, played on the board, left at any time.

import assert from "node:assert/strict";
import { assertAccessible } from "./lib/axe.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const STEPS = { alquerque: 6, othello: 4, draughts: 4 };

/** Completes the current step, using the marks on the board. */
async function doStep(page, game) {
  const next = page.locator("#learn-on");
  const [set] = await game.points("set");
  if (set) {
    await game.click(set);
    return next.waitFor();
  }
  await game.click((await game.points("movable"))[0]);
  while (!(await next.isVisible())) {
    const [target] = await game.points("target");
    // There are none while the last leg is still animated.
    if (target) await game.click(target);
  }
}

/** Asserts that the message fits, in three lines at most. */
async function assertFits(page) {
  const [lines, outside, wide] = await page.evaluate(() => {
    const status = document.getElementById("status");
    const box = status.getBoundingClientRect();
    const message = document.getElementById("message").getBoundingClientRect();
    const lines = box.height / Number.parseFloat(getComputedStyle(status).lineHeight);
    return [lines, Math.max(message.top - box.top, box.bottom - message.bottom), document.documentElement.scrollWidth - innerWidth];
  });
  assert.ok(lines < 3.5 && outside <= 1 && wide <= 0, `${await page.textContent("#status")}: ${lines} lines, ${outside} px outside, ${wide} px too wide`);
}

for (const [kind, count] of Object.entries(STEPS)) {
  for (const [width, height] of [[320, 568], [1280, 800]]) {
    onPage(`the lesson in ${kind} at ${width} x ${height}`, { kind, settings: kind === "alquerque" ? QUICK : playing(kind), viewport: { width, height } }, async ({ page, game }) => {
      const board = await page.locator("#board").boundingBox();
      await page.getByRole("button", { name: "Show me how" }).click();
      for (let step = 1; step <= count; step += 1) {
        await game.statusIs(new RegExp(`^${step} of ${count}: `));
        await assertFits(page);
        if (step === 1) await assertAccessible(page, "a lesson");
        const asked = await game.status();
        await doStep(page, game);
        assert.notEqual(await game.status(), asked);
        await assertFits(page);
        assert.deepEqual(await page.locator("#board").boundingBox(), board, "the board stays where it is");
        const next = page.getByRole("button", { name: step === count ? "Play" : "Next", exact: true });
        assert.equal(await next.isVisible(), true);
        await next.click();
      }
      // A game starts at the level that is set, and waits for the first move. Two people are asked first.
      if (kind !== "alquerque") {
        await game.isOpen("new");
        assert.equal(await page.locator("#new-level").inputValue(), "1");
        await page.locator("#play").click();
        await game.isClosed();
      }
      await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
      assert.match(await game.status(), /^(Your move|You )/);
      assert.match(await page.textContent("#table"), /Newcomer/);
    });
  }
}

onPage("leaving a lesson restores the game and saves nothing",
  { saved: savedGame(["d2-c3", "b4xd2"]) }, async ({ page, game }) => {
    const position = await game.position();
    assert.equal(await game.shown("learn"), false, "not offered once a move has been played");
    await game.open("help");
    await page.getByRole("button", { name: "How to play" }).click();
    await game.statusIs(/^1 of 6: /);
    await doStep(page, game);
    await page.reload();
    await game.isStarted();
    await game.statusIs(/^1 of 6: /);
    await page.getByRole("button", { name: "Leave lesson" }).click();
    await game.statusIs(/^(Your move|You )/);
    assert.deepEqual([await game.position(), await game.moves()], [position, ["d2-c3", "b4xd2"]]);
  });

onPage("a lesson cut off by a failed reload doesn't start in the study", { saved: savedGame(["d2-c3", "b4xd2"]) }, async ({ page, game }) => {
  const study = new URL("study.html", page.url()).href;
  await page.goto(study);
  await game.isStarted();
  const position = await game.position();
  await page.goto(new URL("./", study).href);
  await game.isStarted();
  await game.open("help");
  await page.getByRole("button", { name: "How to play" }).click();
  await game.statusIs(/^1 of 6: /);
  await game.open("options");
  await page.context().route("**/*", (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()));
  await Promise.all([page.waitForEvent("requestfailed", (request) => request.isNavigationRequest()), page.locator("#option-language").selectOption("de")]);
  await page.context().unroute("**/*");
  await page.goto(study);
  await game.isStarted();
  // The page is in German now: "heller Stein", "leer".
  assert.equal(await game.position(), position.replaceAll("l", "h").replaceAll(".", "l"));
  assert.equal(await game.shown("leave-lesson"), false);
});
