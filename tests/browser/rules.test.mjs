// The articles: the rules and figures of each game, which of them comes first, and how to reach the others; who wins; about.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { assertAccessible, assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { half, webPage } from "./lib/faults/inject.mjs";
import { DIST } from "./lib/server.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
/** The figures of each game and their numbers of pieces. */
const FIGURES = {
  alquerque: { notation: 0, start: 24, capture: 7, "ancient-inner": 8 },
  othello: { "othello-start": 4, "othello-turn": 16, "othello-choices": 11, "othello-broken": 16 },
  draughts: { "draughts-start": 24, "draughts-capture": 12, "draughts-crown": 7 },
};

const settings = (name) => (name === "alquerque" ? QUICK : playing(name));

const shown = (page) => page.$$eval("#rules article", (articles) => articles
  .filter((article) => article.getBoundingClientRect().height > 0).map((article) => article.id));

async function assertFigures(page, name) {
  assert.deepEqual(await shown(page), [`rules-${name}`]);
  for (const [figure, pieces] of Object.entries(FIGURES[name])) {
    const root = page.locator(`#figure-${figure}`);
    assert.equal(await root.locator(".pieces use[href]").count(), pieces, figure);
    assert.ok(await root.locator(".notation text").count() >= 10, `${figure} names its spots`);
  }
  assert.equal(await page.locator(`#rules-${name} figure svg`).count(), Object.keys(FIGURES[name]).length);
}

for (const name of Object.keys(FIGURES)) {
  onPage(`the rules of ${name}, in both themes`, { path: "#rules", settings: settings(name), viewport: { width: 320, height: 568 } },
    async ({ page, game }) => {
      await game.isOpen("rules");
      await page.$$eval("#rules details", (sections) => sections.forEach((section) => { section.open = true; }));
      const dialog = page.locator("#rules");
      await assertAccessibleInBothThemes(page, name, async () => {
        await assertFigures(page, name);
        assert.equal(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), 0);
      });
    });
}

onPage("the current ruleset is expanded, the others are collapsed", { path: "#rules", saved: savedGame([], { rules: "ancient" }) },
  async ({ page, game }) => {
    await game.isOpen("rules");
    const open = await page.$$eval("#rules details[open]", (sections) => sections.map((section) => section.id));
    assert.deepEqual(open, ["rules-ancient"]);
    assert.ok(await page.locator("#figure-ancient-inner").isVisible());
  });

onPage("the rules of the other games are reached by keyboard, and the address stays", { path: "#rules" },
  async ({ page, game }) => {
    await game.isOpen("rules");
    for (const name of ["othello", "draughts", "alquerque"]) {
      await page.locator(`#rules [data-rules='${name}']`).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((id) => !document.getElementById(id).hidden, `rules-${name}`);
      await game.isOpen("rules");
      await assertFigures(page, name);
      assert.equal(await page.getAttribute(`#rules [data-rules='${name}']`, "aria-current"), "true");
      assert.equal(await page.locator("#rules [aria-current='true']").count(), 1);
      assert.equal(new URL(page.url()).hash, "#rules");
    }
    await page.click("#rules [data-rules='othello']");
    await page.keyboard.press("Escape");
    await game.isClosed();
    await game.open("rules");
    assert.deepEqual(await shown(page), ["rules-alquerque"], "the current game's rules come first");
  });

for (const [what, change, expected] of [
  ["missing", () => null, [/404/]], ["truncated", () => half, []], ["a web page", () => webPage, []],
]) {
  onPage(`rules whose file is ${what} are reported, and can be reloaded`, { isAlone: true, expected }, async ({ page, game, server }) => {
    const [name] = (await readdir(join(DIST, "parts", "en"))).filter((file) => file.startsWith("rules-alquerque"));
    server.files.set(`parts/en/${name}`, change());
    await page.evaluate(() => { location.hash = "rules"; });
    await page.locator("#rules").getByText("The rules couldn’t be loaded").waitFor();
    await assertAccessible(page, "rules that could not be loaded");
    server.files.delete(`parts/en/${name}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await game.isOpen("rules");
    await assertFigures(page, "alquerque");
  });
}

onPage("without JavaScript all rules, who wins, and about can be read", { isAlone: true, javaScriptEnabled: false, wait: false },
  async ({ page }) => {
    for (const [name, words] of [["Alquerque", "twelve pieces each"], ["Othello", "flip"], ["draughts", "Crowning ends the turn"], ["who wins in Alquerque", "certificate"], ["about the games", "Oliver Merkel"]]) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByText(words).first().waitFor();
      await page.goBack();
    }
  });

onPage("who wins is explained with figures and tables, in both themes", { path: "#who-wins", viewport: { width: 320, height: 568 } },
  async ({ page, game }) => {
    await game.isOpen("who-wins");
    const dialog = page.locator("#who-wins");
    const pieces = (figure) => dialog.locator(`#figure-${figure} .pieces use[href]`).count();
    await assertAccessibleInBothThemes(page, "who wins", async () => {
      assert.deepEqual([await pieces("first-moves"), await pieces("two-one")], [24, 3]);
      const first = await dialog.getByRole("row", { name: "c2-c3" }).getByRole("cell").allTextContents();
      assert.deepEqual(first, ["Light wins", "Light wins"]);
      assert.equal(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), 0);
    });
  });

onPage("the rules and about lead to who wins, with its figures, and Back leads to the board", {}, async ({ page, game }) => {
  for (const id of ["rules", "about"]) {
    await game.open(id);
    await page.click(`#${id} a[href="#who-wins"]`);
    await game.isOpen("who-wins");
    await page.locator("#figure-two-one .pieces use[href]").first().waitFor();
    await page.goBack();
    await game.isClosed();
  }
});

onPage("about describes all games and both kinds of search", { path: "#about" }, async ({ page, game }) => {
  await game.isOpen("about");
  const text = await page.textContent("#about");
  for (const name of ["UCThello", "Oliver Merkel", "MIT", "Ludii", "Checkers", "UCT", "Alpha-beta", "Reversi", "Libro de los juegos"]) {
    assert.ok(text.includes(name), name);
  }
});
