// Studies and their chapters: named, moved, deleted and restored; files; two tabs; undo after a reload; drawings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./lib/axe.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
const WIDE = { viewport: { width: 1280, height: 900 } };
const STUDY = { path: "study.html", settings: playing("alquerque", { rules: "merkel" }), saved: savedGame(MOVES), ...WIDE };
const PHONES = [["en", { width: 390, height: 844 }], ["ar", { width: 320, height: 568 }]];

const dialog = (page) => page.locator("#studies");
const openList = async (page, game) => {
  await page.click("#chapters a");
  await game.isOpen("studies");
};
/** The names of the chapters, or the text in their place; the current one in brackets. */
const chapters = (page) => page.$$eval("#study-chapters li", (rows) => rows.map((row) => {
  const field = row.querySelector("input");
  const name = field.value || field.placeholder;
  return row.hasAttribute("aria-current") ? `[${name}]` : name;
}));
const chaptersAre = async (page, names) => {
  await page.waitForFunction((count) => document.querySelectorAll("#study-chapters li").length === count, names.length);
  await page.waitForFunction((here) => document.querySelector("#study-chapters [aria-current] input")?.getAttribute("aria-label").endsWith(here),
    ` ${names.findIndex((name) => name.startsWith("[")) + 1}`);
  assert.deepEqual(await chapters(page), names);
};
const movesAre = (page, count) => page.waitForFunction((all) => document.querySelectorAll("#tree .numbered button").length === all, count);
/** Drags the pointer from one point of the board to another. */
async function draw(page, from, to) {
  const middle = async (point) => {
    const { x, y, width, height } = await page.locator(`#board [data-point='${point}']`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...await middle(from));
  await page.mouse.down();
  await page.mouse.move(...await middle(to));
  await page.mouse.up();
}

onPage("chapters are added, named, moved, deleted and restored, and survive a reload", STUDY, async ({ page, game }) => {
  await openList(page, game);
  await chaptersAre(page, ["[Chapter 1]"]);
  assert.equal(await page.getAttribute("#study-chapters [data-study=chapter-delete]", "aria-disabled"), "true", "the only chapter cannot be deleted");
  await page.getByRole("textbox", { name: "Study name" }).fill("Openings");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Add chapter from this position" }).click();
  await chaptersAre(page, ["Chapter 1", "[Chapter 2]"]);
  await page.getByRole("textbox", { name: "Name of chapter 2" }).fill("The middle");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Add chapter", exact: true }).click();
  await chaptersAre(page, ["Chapter 1", "The middle", "[Chapter 3]"]);
  const up = page.getByRole("button", { name: "Move up: Chapter 3" });
  await up.focus();
  await page.keyboard.press("Enter");
  await chaptersAre(page, ["Chapter 1", "[Chapter 2]", "The middle"]);
  assert.match(await page.evaluate(() => document.activeElement.id), /^chapter-up-/, "the focus follows");
  await assertAccessible(page);
  await page.getByRole("button", { name: "Delete chapter: The middle" }).click();
  await page.locator("#studies-done", { hasText: "Deleted: The middle." }).waitFor();
  await chaptersAre(page, ["Chapter 1", "[Chapter 2]"]);
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await chaptersAre(page, ["Chapter 1", "[Chapter 2]", "The middle"]);
  await page.keyboard.press("Escape");
  await game.isClosed();
  await page.getByRole("combobox", { name: "Chapter", exact: true }).selectOption({ label: "Chapter 1" });
  await movesAre(page, MOVES.length);
  await page.reload();
  await game.isStarted();
  await movesAre(page, MOVES.length);
  await openList(page, game);
  await chaptersAre(page, ["[Chapter 1]", "Chapter 2", "The middle"]);
  assert.equal(await page.inputValue("#study-name"), "Openings");
});

onPage("a file of several games becomes a study, and is saved as such a file", STUDY, async ({ page, game }) => {
  const text = "[Game \"Othello\"]\n[ChapterName \"One\"]\n[StudyName \"Mine\"]\n\n1. f5 d6 {[%csl Ge6]good} *\n\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n";
  await openList(page, game);
  await page.setInputFiles("#studies-file", { name: "games.pdn", mimeType: "text/plain", buffer: Buffer.from(text) });
  await game.isClosed();
  await movesAre(page, 2);
  await page.locator("#drawn-text", { hasText: "e6" }).waitFor();
  await openList(page, game);
  await chaptersAre(page, ["[One]", "Chapter 2"]);
  assert.equal(await page.inputValue("#study-name"), "Mine");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save study as file" }).click()]);
  const written = await readFile(await download.path(), "utf8");
  assert.match(written, /\[StudyName "Mine"\]\n\[ChapterName "One"\]/);
  assert.match(written, /\{\[%csl Ge6\] good\}/);
  assert.match(written, /11-15 23-19/);
  // The previous game is a separate study.
  assert.equal(await page.locator("#studies-list li").count(), 2);
  await page.waitForFunction(() => [...document.querySelectorAll("#studies-list .board")].filter((board) => board.childElementCount > 0).length === 2);
  await page.getByRole("dialog", { name: "My studies" }).waitFor();
  assert.match(await page.locator("#studies-list .facts").first().textContent(), /^today \d{1,2}:\d{2} /, "when it was edited");
  await page.locator("#studies-list li").nth(1).getByRole("button", { name: /^Open/ }).click();
  await page.keyboard.press("Escape");
  await game.isClosed();
  await movesAre(page, MOVES.length);
  await openList(page, game);
  await page.locator("#studies-list").getByRole("button", { name: /^Delete study: .*Mine|^Delete study: Mine/ }).click();
  await page.waitForFunction(() => document.querySelectorAll("#studies-list li").length === 1);
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#studies-list li").length === 2);
});

onPage("circles and arrows are drawn by pen or keyboard, belong to a position, and can be undone after a reload", STUDY, async ({ page, game }) => {
  const drawn = (page, names) => page.waitForFunction((all) => {
    const arrows = [...document.querySelectorAll("#board .arrow.drawn")].map((arrow) => arrow.getAttribute("class").split(" ").at(-1));
    return arrows.join() === all;
  }, names.join());
  await page.getByRole("combobox", { name: "Draw on the board" }).selectOption("red");
  await draw(page, "c2", "c3");
  await drawn(page, ["red"]);
  await page.getByRole("combobox", { name: "Draw on the board" }).selectOption("blue");
  await page.locator("#board [data-point='b2']").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  // Circles come first.
  await drawn(page, ["blue", "red"]);
  await page.getByRole("combobox", { name: "Draw on the board" }).selectOption("");
  assert.equal(await page.textContent("#drawn-text"), "Drawn: b2, c2→c3");
  await page.fill("#note", "Look {here}.");
  await page.press("#note", "Tab");
  await page.click("#step-previous");
  await drawn(page, []);
  await page.click("#step-next");
  await drawn(page, ["blue", "red"]);
  await page.reload();
  await game.isStarted();
  await drawn(page, ["blue", "red"]);
  assert.equal(await page.inputValue("#note"), "Look {here}.");
  await page.click("#undo-edit");
  await page.click("#undo-edit");
  await drawn(page, ["red"]);
  await page.click("#redo-edit");
  await drawn(page, ["blue", "red"]);
  await page.getByRole("button", { name: "Erase drawings" }).click();
  await drawn(page, []);
});

onPage("two tabs with different chapters do not disturb each other", { isAlone: true, ...STUDY }, async ({ page, game, context }) => {
  await movesAre(page, MOVES.length);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector("html[data-started]");
  await movesAre(other, MOVES.length);
  await other.click("#chapters a");
  await other.getByRole("button", { name: "Add chapter", exact: true }).click();
  await movesAre(other, 0);
  await other.evaluate(() => { window.heard = new Promise((done) => { addEventListener("storage", done, { once: true }); }); });
  await page.fill("#note", "mine");
  await page.press("#note", "Tab");
  await page.locator("#tree .comment", { hasText: "mine" }).waitFor();
  // The other tab has been notified, and has had time to draw.
  await other.evaluate(() => window.heard.then(() => new Promise(requestAnimationFrame)));
  await movesAre(other, 0);
  await other.keyboard.press("Escape");
  await other.getByRole("combobox", { name: "Chapter", exact: true }).selectOption({ label: "Chapter 1" });
  await other.locator("#tree .comment", { hasText: "mine" }).waitFor();
  await movesAre(page, MOVES.length);
});

onPage("a link opens a tab, and invalid values are reported", STUDY, async ({ page, game }) => {
  for (const tab of ["uct", "lab", "review"]) {
    await page.goto(new URL(`study.html#${tab}`, page.url()).href);
    await page.locator(`#tab-${tab}[aria-selected=true]`).waitFor();
  }
  for (const query of ["?iteration=many", "?experiment=other"]) {
    await page.goto(new URL(`study.html${query}`, page.url()).href);
    await game.isStarted();
    await page.locator("#notice-text", { hasText: "This link has invalid values" }).waitFor();
  }
});

for (const [locale, viewport] of PHONES) {
  onPage(`the list of studies fits a phone, with targets for a finger: ${locale}`, { ...STUDY, viewport, locale, hasTouch: true, isMobile: true }, async ({ page, game }) => {
    await page.click("#pull");
    await openList(page, game);
    await page.click("[data-study=chapter-add]");
    await page.waitForFunction(() => document.querySelectorAll("#study-chapters li").length === 2);
    const small = await page.$$eval("#studies :is(button, input:not([type=file]), .button)", (all) => all.filter((one) => one.checkVisibility())
      .map((one) => [one.id || one.dataset.study || one.className, one.getBoundingClientRect()]).filter(([, box]) => box.height < 43.5 || box.width < 43.5).map(([id, box]) => `${id} ${box.width}x${box.height}`));
    assert.deepEqual(small, []);
    assert.ok(await page.$eval("#studies", (element) => element.scrollWidth <= element.clientWidth), "nothing to scroll sideways");
    await assertAccessible(page);
  });
}

onPage("a position that was set up becomes a chapter, and Open closes the dialog", STUDY, async ({ page, game }) => {
  await game.open("editor");
  const use = page.getByRole("button", { name: "Add as a new chapter" });
  await page.getByRole("button", { name: "Start position" }).click();
  await use.click();
  await game.isClosed();
  await page.getByText("Added as a new chapter of this study.").first().waitFor();
  await openList(page, game);
  await chaptersAre(page, ["Chapter 1", "[Chapter 2]"]);
  await page.getByRole("button", { name: "Open Chapter 1" }).click();
  await game.isClosed();
  await movesAre(page, MOVES.length);
  assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true");
});
