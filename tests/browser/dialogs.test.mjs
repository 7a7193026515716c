// Menu, rules, options, who wins and about: opened by link, closed by Escape, by a button and by Back; and the menu by
// keyboard alone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { devices } from "playwright-core";
import { Game } from "./lib/game.mjs";
import { tabTo } from "./lib/keyboard.mjs";
import { savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const PAGES = ["new", "rules", "options", "who-wins", "marks", "about"];

const focusedId = (page) => page.evaluate(() => document.activeElement?.id);
const hash = (page) => new URL(page.url()).hash;

async function opens(page, id, name = id) {
  await page.locator(`dialog#${id}`).waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 1, "one dialog at a time");
  await page.waitForFunction((wanted) => location.hash === `#${wanted}`, name);
}

function closes(page) {
  return new Game(page).isClosed();
}

/** Opens a dialog by its entry in the menu or in Help. */
async function openFrom(page, list, id) {
  await page.click(`#open-${list}`);
  await opens(page, list);
  await page.click(`#${list} a[href='#${id}']`);
  await opens(page, id);
}

onPage("the menu opens by link and closes by Escape, and the focus returns", {}, async ({ page }) => {
  await page.click("#open-menu");
  await opens(page, "menu");
  await page.keyboard.press("Escape");
  await closes(page);
  assert.equal(await focusedId(page), "open-menu");
});

for (const id of PAGES) {
  onPage(`${id} closes by Escape, by its button, by Back, and by a click beside it`, {}, async ({ page }) => {
    const list = ["new", "options"].includes(id) ? "menu" : "help";
    const open = () => openFrom(page, list, id);
    await open();
    await page.keyboard.press("Escape");
    await closes(page);
    assert.equal(await focusedId(page), `open-${list}`, "the focus has returned");
    await open();
    await page.click(`#${id} .dialog-head button`);
    await closes(page);
    await open();
    await page.goBack();
    await closes(page);
    assert.ok(await page.locator("html[data-started]").count(), "Back closed the dialog, not the game");
    await open();
    await page.mouse.click(2, 2);
    await closes(page);
  });

  onPage(`${id} can be linked to`, { path: `#${id}` }, async ({ page }) => {
    await opens(page, id);
    await page.keyboard.press("Escape");
    await closes(page);
    assert.equal(new URL(page.url()).pathname, "/alquerque/");
  });
}

onPage("Back after a dialog leads to the previous page", {}, async ({ page, server }) => {
  const before = await page.evaluate(() => history.length);
  await openFrom(page, "help", "rules");
  await page.keyboard.press("Escape");
  await closes(page);
  assert.ok(await page.evaluate(() => history.length) <= before + 1, "dialogs do not fill the history");
  assert.equal(page.url(), server.url);
});

onPage("the menu by keyboard alone", { saved: savedGame(games.captureCompulsory.moves) }, async ({ page, game }) => {
  const pressUntil = (selector) => tabTo(page, selector);
  await pressUntil("#open-menu");
  await page.keyboard.press("Enter");
  await opens(page, "menu");
  await pressUntil("#menu a[href='#options']");
  await page.keyboard.press("Enter");
  await opens(page, "options");
  await pressUntil("#option-notation");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.getElementById("option-notation").checked);
  await page.keyboard.press("Escape");
  await closes(page);
  await page.keyboard.press("Enter");
  await opens(page, "menu");
  await pressUntil("#menu a[href='#new']");
  await page.keyboard.press("Enter");
  await opens(page, "new");
  await pressUntil("#play");
  await page.keyboard.press("Enter");
  await closes(page);
  assert.deepEqual(await game.moves(), []);
  await game.noticeIs(/^New game started\./);
});

onPage("the rules show their figures", { path: "#rules" }, async ({ page, game }) => {
  await game.isOpen("rules");
  const pieces = (figure) => page.locator(`#figure-${figure} .pieces use[href]`).count();
  assert.equal(await pieces("notation"), 0);
  assert.equal(await pieces("start"), 24);
  assert.ok((await pieces("capture")) >= 4);
  assert.equal(await page.locator("#figure-capture .figure-path").count(), 1);
  for (const figure of ["notation", "start", "capture"]) {
    assert.equal(await page.locator(`#figure-${figure} .notation text`).count(), 10);
  }
});

onPage("the rules print a board with coordinates, one without, and the pieces", { path: "#rules-othello" }, async ({ page }) => {
  // Tests have no printer: as in a browser, the page is printed until `afterprint`.
  await page.evaluate(() => { window.print = () => dispatchEvent(new Event("beforeprint")); });
  await page.getByRole("button", { name: "Print a board" }).click();
  await page.emulateMedia({ media: "print" });
  const sheets = page.locator(".print-page");
  assert.deepEqual(await sheets.locator("h1").allTextContents(), ["Othello", "Othello", "Othello"]);
  assert.deepEqual(await sheets.evaluateAll((all) => all.map((sheet) => sheet.querySelectorAll("text").length)), [32, 0, 0]);
  const boxes = await sheets.locator("svg").evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
  assert.ok(boxes.every((height) => height > 300), `drawn in full: ${boxes}`);
  await page.getByText("Cut out the discs in pairs.").waitFor();
  assert.equal(await page.locator("#rules").evaluate((dialog) => dialog.getBoundingClientRect().width), 0, "only the sheet is printed");
  await page.emulateMedia({ media: "screen" });
  await sheets.first().waitFor({ state: "hidden" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await sheets.count(), 0);
  await page.getByRole("dialog", { name: "Rules" }).waitFor();
});

onPage("about names and links to the original and the licences", { path: "#about" }, async ({ page, game, server }) => {
  await game.isOpen("about");
  const text = await page.textContent("#about");
  for (const name of ["Oliver Merkel", "MIT", "UCT", "Libro de los juegos"]) assert.ok(text.includes(name), name);
  const licences = await page.locator("#about a[href*='licences']").getAttribute("href");
  const { status, length } = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return { status: response.status, length: (await response.text()).length };
  }, new URL(licences, server.url).href);
  assert.equal(status, 200);
  assert.ok(length > 1000);
});

onPage("a tap opens the menu on a phone", { ...devices["Pixel 7"] }, async ({ page }) => {
  await page.tap("#open-menu");
  await opens(page, "menu");
  await page.tap("#menu a[href='#options']");
  await opens(page, "options");
  await page.goBack();
  await closes(page);
  assert.equal(hash(page), "");
});

onPage("a dialog opened again in the frame that closed it stays open", {}, async ({ page, game }) => {
  await game.open("record");
  await page.fill("#record-input", "d2-c3");
  // The `close` event of the first closing arrives after this frame.
  await page.evaluate(() => new Promise((resolve) => {
    document.querySelector("#record [data-do=record-read]").click();
    requestAnimationFrame(function check() {
      if (document.getElementById("share").open) return requestAnimationFrame(check);
      const link = Object.assign(document.createElement("a"), { href: "#record" });
      document.body.append(link);
      link.click();
      link.remove();
      resolve();
    });
  }));
  await opens(page, "share", "record");
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  await opens(page, "share", "record");
});
