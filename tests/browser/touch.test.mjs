// All controls are at least 44 px high and wide, on two phones: in the game, the dialogs, a lesson and at the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const LAST = ["e3", "e5", "c5", "a3", "a5", "c5", "e3"];
/** The second is a narrow window without touch support. */
const SIZES = [[390, 844, true], [320, 568, false]];
const DIALOGS = ["menu", "new", "options", "rules", "record", "library", "statistics", "backup", "help", "editor", "share", "marks", "about", "who-wins"];

/** Visible controls that are too small for a finger, except links within sentences. */
const small = (page) => page.evaluate(() => {
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const found = [];
  for (const control of scope.querySelectorAll("button, a[href], select, input, textarea, summary, [role=tab], [role=slider]")) {
    if (control.closest("dialog:not([open]), svg, .visually-hidden") || !control.checkVisibility({ visibilityProperty: true })) continue;
    const isInSentence = control.matches("p a, li a:not(.button), article a:not(.button)");
    // A radio button, a switch or a file field is pressed by its label.
    const pressed = control.matches("[type=radio], [type=checkbox], [type=file]") ? control.closest("label") ?? control : control;
    const { width, height } = pressed.getBoundingClientRect();
    if (isInSentence || width < 2 || (width >= 43.5 && height >= 43.5)) continue;
    found.push(`${control.tagName}#${control.id}.${control.className} "${(control.ariaLabel ?? pressed.textContent).trim().slice(0, 20)}": ${width.toFixed(1)} x ${height.toFixed(1)}`);
  }
  return [...new Set(found)];
});

for (const [width, height, hasTouch] of SIZES) {
  onPage(`controls are large enough for a finger at ${width} x ${height}`,
    { viewport: { width, height }, hasTouch, settings: QUICK, saved: savedGame(games.lastMove.moves) }, async ({ page, game }) => {
      const found = [];
      const look = async (what) => found.push(...(await small(page)).map((one) => `${what}: ${one}`));
      await look("the game");
      await page.click("#pull");
      await look("the moves");
      await page.click("#pull");
      await game.open("help");
      await page.click("#help [data-do=learn]");
      await page.locator("#leave-lesson").waitFor();
      await look("a lesson");
      await page.click("#leave-lesson");
      await game.play(LAST);
      await page.locator("#end-card").waitFor();
      await page.locator("#end-looking").waitFor({ state: "hidden" });
      await look("the end card");
      await page.getByRole("button", { name: "Close" }).click();
      for (const id of DIALOGS) {
        await game.open(id);
        await page.evaluate(() => document.querySelectorAll("dialog[open] details").forEach((details) => { details.open = true; }));
        await look(id);
        await game.close();
      }
      assert.deepEqual(found, []);
    });
}
