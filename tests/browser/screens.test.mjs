// Every screen at every size: seven windows, text at 100 % and 200 %, English, German and Arabic, both themes; the game, a lesson, the
// dialogs and the card at the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ARGS, launch } from "./lib/chromium.mjs";
import { cutOff, gaps, overlapping, stickingOut, unreachable } from "./lib/layout.mjs";
import { serve } from "./lib/server.mjs";
import { QUICK, playing, savedGame, suite, visit } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const SIZES = [[390, 844], [320, 568], [820, 1180], [844, 390], [1024, 768], [1440, 900], [1920, 1080]];
const LARGE = { width: 1440, height: 900 };
/** All dialogs but the articles, which have no controls; `languages.test.mjs` tests those. */
const DIALOGS = ["menu", "new", "options", "shortcuts", "rules", "record", "library", "statistics", "backup", "help", "editor", "share"];

/** Hides the drawings, which do not affect the layout: this makes resizing much faster. */
const withoutDrawings = (page) => page.evaluate(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg use { display: none; }");
  document.adoptedStyleSheets = [sheet];
});

const sideways = (page) => page.evaluate(() => [document.scrollingElement, document.querySelector("dialog[open]")]
  .map((element) => (element ? element.scrollWidth - element.clientWidth : 0)).filter((more) => more > 1));

/** The layout problems of the current screen, at each size. */
async function problems(page, what, colorScheme) {
  const found = [];
  await page.emulateMedia({ colorScheme });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const looks = { "cut off": cutOff, "sticks out": stickingOut, overlaps: overlapping, unreachable, "scrolls sideways": sideways };
    const lists = await Promise.all(Object.values(looks).map((look) => look(page)));
    for (const [index, kind] of Object.keys(looks).entries()) {
      if (lists[index].length > 0) found.push(`${what} at ${width} x ${height}: ${kind}: ${[...new Set(lists[index])].slice(0, 4).join("; ")}`);
    }
  }
  await page.setViewportSize(LARGE);
  return found;
}

for (const scale of [1, 2]) {
  for (const locale of ["en", "de", "ar"]) {
    test(`every screen at every size: ${locale}, text of ${100 * scale} %`, async (t) => {
      const server = await serve();
      const browser = await launch({ args: [...ARGS, `--blink-settings=defaultFontSize=${16 * scale}`] });
      try {
        await visit(t, { server, browser, locale, viewport: LARGE, settings: QUICK, saved: savedGame(games.lastMove.moves) }, async ({ page, game }) => {
          await withoutDrawings(page);
          const found = await problems(page, "the game", "light");
          for (const [index, id] of DIALOGS.entries()) {
            await game.open(id);
            found.push(...await problems(page, id, index % 2 === 0 ? "dark" : "light"));
            await game.close();
          }
          await game.open("help");
          await page.click("#help [data-do=learn]");
          await page.locator("#leave-lesson").waitFor();
          found.push(...await problems(page, "a lesson", "dark"));
          await page.click("#leave-lesson");
          await page.locator("#leave-lesson").waitFor({ state: "hidden" });
          // High enough for the field at any text size.
          await page.setViewportSize({ width: 1920, height: 1400 });
          await page.fill("#typed", "e3xe5xc5xa3xa5xc5xe3");
          await page.press("#typed", "Enter");
          await page.locator("#end-card").waitFor();
          await page.locator("#end-looking").waitFor({ state: "hidden" });
          found.push(...await problems(page, "the end card", "light"));
          assert.deepEqual(found, []);
        });
      } finally {
        await browser.close();
        await server.stop();
      }
    });
  }
}

test("the options at 320 px and 200 % while the drawings load", async (t) => {
  const server = await serve();
  const browser = await launch({ args: [...ARGS, "--blink-settings=defaultFontSize=32"] });
  try {
    await visit(t, { server, browser, viewport: { width: 320, height: 568 } }, async ({ page }) => {
      let load;
      const drawings = new Promise((resolve) => { load = resolve; });
      server.line = (name) => (name.includes("/art") ? drawings : true);
      await page.evaluate(() => { location.hash = "options"; });
      await page.getByRole("progressbar", { name: "Loading" }).waitFor();
      assert.deepEqual([await stickingOut(page), await sideways(page)], [[], []]);
      load(true);
      await page.getByRole("progressbar", { name: "Loading" }).waitFor({ state: "detached" });
    });
  } finally {
    await browser.close();
    await server.stop();
  }
});

for (const [kind, options] of [["alquerque", {}], ["othello", {}], ["draughts", {}], ["alquerque", { dark: "ai" }], ["othello", { light: "ai" }], ["alquerque", { rules: "murray" }]]) {
  const rules = options.rules ?? (kind === "alquerque" ? "merkel" : kind);
  onPage(`no wide gap in the row of actions: ${rules}, ${Object.keys(options).join() || "two players"}`,
    { viewport: LARGE, kind, settings: playing(kind, { rules, ...options }), saved: savedGame([], { rules }) },
    async ({ page }) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await gaps(page), [], `${width} x ${height}`);
      }
    });
}

onPage("a tablet in portrait shows four rows of moves, beside the actions", { viewport: { width: 820, height: 1180 }, hasTouch: true, saved: savedGame(games.lastMove.moves) },
  async ({ page }) => {
    assert.equal(await page.locator("#pull").isVisible(), false);
    const rows = await page.evaluate(() => {
      const { top, bottom } = document.getElementById("moves").getBoundingClientRect();
      return [...document.querySelectorAll("#moves li:not(.start)")].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
      }).length;
    });
    assert.ok(rows >= 4, `${rows} rows`);
    await page.locator("#ai-info summary").scrollIntoViewIfNeeded();
  });

for (const [path, saved] of [["", savedGame(games.lastMove.moves)], ["study.html", savedGame(games.lastMove.moves)]]) {
  onPage(`the panel beside the board has 340 px on a laptop at 200 % and on a small screen${path && ", in the study"}`, { path, saved, viewport: LARGE }, async ({ page }) => {
    for (const [width, height] of [[640, 400], [1024, 768], [704, 400]]) {
      await page.setViewportSize({ width, height });
      const box = await page.locator("#panel").boundingBox();
      assert.ok(box.width >= 339.5, `${width} x ${height}: ${box.width}`);
      assert.deepEqual(await cutOff(page), [], `${width} x ${height}`);
      assert.deepEqual(await stickingOut(page), [], `${width} x ${height}`);
      assert.deepEqual(await unreachable(page), [], `${width} x ${height}`);
    }
  });
}
