// The game record: the move list, the library, games as text.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { assertAccessible, assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { LAST, library, win } from "./lib/library.mjs";
import { Game } from "./lib/game.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const TWO = { ...QUICK, dark: "human" };
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "e3-d3", "c4-d4"];

const current = (page) => page.textContent("#moves [aria-current]");
const currentIs = (page, text) => page.locator("#moves [aria-current]", { hasText: text }).waitFor();
const storage = (page, key) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), key);
const focusIn = (page) => page.evaluate(() => document.activeElement?.textContent);
/** The link to the game on the board. */
async function link(page) {
  await page.click("#open-menu");
  await page.click("#menu [data-do=links]");
  await page.locator("dialog#share[open]").waitFor();
  return page.inputValue("#share-link");
}

onPage("a click on a move shows its position, and steps and a new line continue from there",
  { settings: TWO, saved: savedGame(MOVES) }, async ({ page, game }) => {
    assert.equal(await current(page), "c4-d4");
    const last = await game.position();
    await page.click("#moves .ply >> nth=1");
    await currentIs(page, "b4xd2");
    assert.deepEqual(await game.undoneMoves(), MOVES.slice(2));
    await game.textIs("live", /^Move 1 of 3: b4xd2\. Light to move/);
    await page.click("#step-next");
    await currentIs(page, "e1xc3");
    await page.click("#step-last");
    await currentIs(page, "c4-d4");
    assert.equal(await game.position(), last);
    await page.click("#moves .ply >> nth=3");
    await currentIs(page, MOVES[3]);
    await game.playAny((list) => list.find((point) => point !== "d3"));
    assert.equal((await game.moves()).length, 5);
    assert.deepEqual(await game.undoneMoves(), [], "the other move started a new line");
  });

onPage("an alternative move is listed, and leads to its line",
  { settings: TWO, saved: savedGame(["c2-c3", "c4xc2"]) }, async ({ page, game }) => {
    const other = (name) => page.getByRole("list", { name: "Moves of the game" }).getByRole("button", { name });
    assert.equal(await other(/^Another move/).count(), 0);
    await page.click("#step-first");
    await currentIs(page, "Start");
    await game.play(["d2", "c3"]);
    assert.deepEqual(await game.moves(), ["d2-c3"]);
    await other("Another move was tried: c2-c3").click();
    await currentIs(page, "c2-c3");
    assert.deepEqual(await game.undoneMoves(), ["c4xc2"], "no played move is lost");
    await game.textIs("live", /^Move 1 of 1: c2-c3\. Dark to move/);
    await assertAccessible(page);
    await page.reload();
    await currentIs(page, "c2-c3");
    await other("Another move was tried: d2-c3").focus();
    await page.keyboard.press("Enter");
    await currentIs(page, "d2-c3");
    assert.match(await link(page), /#g2\./, "a link contains both");
  });

onPage("the list of moves by keyboard", { settings: TWO, saved: savedGame(MOVES) }, async ({ page, game }) => {
  await focusOn(page, "#moves [tabindex='0']");
  await page.keyboard.press("ArrowLeft");
  await currentIs(page, "e3-d3");
  assert.equal(await focusIn(page), "e3-d3", "the focus follows");
  await page.keyboard.press("Home");
  await currentIs(page, "Start");
  assert.deepEqual(await game.moves(), []);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await currentIs(page, "b4xd2");
  await page.keyboard.press("End");
  await currentIs(page, "c4-d4");
  assert.equal(await page.locator("#moves [tabindex='0']").count(), 1, "one tab stop");
});

onPage("buttons step through the game and play it back", { settings: TWO, saved: savedGame(MOVES) },
  async ({ page, game }) => {
    await page.click("#step-first");
    await currentIs(page, "Start");
    await page.click("#step-next");
    await currentIs(page, "d2-c3");
    await page.click("#step-previous");
    await currentIs(page, "Start");
    assert.equal(await page.getAttribute("#step-previous", "aria-disabled"), "true");
    await page.click("#step-last");
    await page.click("#play-back");
    await currentIs(page, "Start");
    await currentIs(page, "b4xd2");
    // It doesn't look like a game in progress.
    await game.statusIs(/^Replaying…$/);
    assert.deepEqual([await game.points("movable"), await page.locator(".player.to-move").count()], [[], 0]);
    const button = (name) => page.locator("#stepping").getByRole("button", { name, exact: true });
    await button("Stop").click();
    await game.textIs("live", /^Stopped\.$/);
    assert.ok((await game.moves()).length < MOVES.length, "playback stopped midway");
    await button("Replay").click();
    await button("Stop").waitFor();
    await page.click("#undo");
    await button("Replay").waitFor();
  });

onPage("the AI waits while an earlier position is shown", { saved: savedGame(MOVES) }, async ({ page, game }) => {
  await page.click("#moves .ply >> nth=2");
  await game.statusIs(/^Looking back: move 2 of /);
  assert.equal(await game.shown("move-now"), false, "the AI is not thinking");
  await page.getByRole("button", { name: "Continue from here" }).click();
  await game.answered(3);
  assert.equal((await game.moves()).length, 4);
});

onPage("a finished game is in the library: replayed, deleted, restored, exported, opened",
  { settings: TWO, saved: savedGame(LAST), acceptDownloads: true }, async ({ page, game }) => {
    await page.click("#open-menu");
    await page.click("#menu a[href='#library']");
    // The running game alone.
    await page.getByText("On the board").waitFor();
    await game.close();
    await win(game);
    const [kept] = await library(page, 1);
    assert.deepEqual([kept.result, kept.moves], ["Light wins", 13]);
    assert.match(kept.record, /^g\d\./);
    await page.locator("#end-card").getByRole("button", { name: "Close" }).click();
    await game.newGame();
    await game.statusIs(/^Light to move/);
    await game.play(["d2", "c3"]);
    await page.reload();
    await game.isStarted();
    await page.click("#open-menu");
    await page.click("#menu a[href='#library']");
    await assertAccessible(page);
    await page.getByRole("button", { name: /^Delete / }).click();
    await page.locator("#library-done", { hasText: /^Deleted: .+\.$/ }).waitFor();
    await library(page, 0);
    await page.locator("#library-undelete:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.locator("#library-games [data-do=library-open]:focus").waitFor();
    await library(page, 1);
    const download = page.waitForEvent("download");
    await page.click("#library-export");
    const file = await download;
    assert.match(file.suggestedFilename(), /^library-\d{4}-\d\d-\d\d\.pdn$/);
    assert.match(await readFile(await file.path(), "utf8"), /\[Result "light"\][\s\S]*e3xe5xc5/);
    await page.getByRole("button", { name: /^Replay Alquerque/ }).click();
    await game.isClosed();
    await currentIs(page, LAST[0]);
    await page.click("#bring-back");
    await currentIs(page, "d2-c3");
    await game.open("library");
    await page.getByRole("button", { name: /^Open Alquerque/ }).click();
    await game.isClosed();
    await game.statusIs(/^(Light wins|You won)/);
    await page.click("#bring-back");
    await currentIs(page, "d2-c3");
  });

onPage("unreadable parts of the library are set aside", {
  init: () => {
    if (localStorage.getItem("alquerque.library.unreadable")) return;
    localStorage.setItem("alquerque.library", JSON.stringify({ version: 1, told: false, games: [{ record: 5 }, "?"] }));
  },
}, async ({ page, game }) => {
  await game.noticeIs(/Damaged in your library: 2 games/);
  const aside = await storage(page, "alquerque.library.unreadable");
  assert.deepEqual(aside, ['{"record":5}', '"?"']);
  await page.waitForFunction(() => localStorage.getItem("alquerque.library") === null);
  await library(page, 0);
});

onPage("in the text of an Othello game the players are White and Black", { settings: playing("othello"), kind: "othello" }, async ({ page, game }) => {
  await game.open("record");
  await page.getByText("Names and date").click();
  await page.getByRole("textbox", { name: "White" }).waitFor();
  await page.getByRole("textbox", { name: "Black" }).waitFor();
});

onPage("the game as text: headers, copy, download", {
  settings: TWO, saved: savedGame(MOVES), acceptDownloads: true, permissions: ["clipboard-read", "clipboard-write"],
}, async ({ page, game }) => {
  await page.click("#open-menu");
  await page.click("#menu [data-do=links]");
  await page.locator("#record > summary").click();
  await page.getByText("Names and date").click();
  await page.fill("#header-light", "Ann \"the\" Queen");
  await page.fill("#header-date", "2026-13-01");
  await page.keyboard.press("Tab");
  await page.locator("#header-date-problem", { hasText: "not a valid date" }).waitFor();
  await page.fill("#header-date", "2026-11-21");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.getElementById("record-text").value.includes("2026.11.21"));
  const text = await page.inputValue("#record-text");
  assert.match(text, /\[Light "Ann \\"the\\" Queen"\]/);
  await assertAccessible(page);
  await page.click("#record [data-do=record-copy]");
  await page.locator("#copy-record", { hasText: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  const download = page.waitForEvent("download");
  await page.click("#record [data-do=record-download]");
  const file = await download;
  assert.equal(file.suggestedFilename(), "alquerque-2026-11-21.pdn");
  assert.equal(await readFile(await file.path(), "utf8"), text);
  await game.close();
  await page.reload();
  await game.isStarted();
  await game.open("record");
  assert.equal(await page.inputValue("#header-light"), "Ann \"the\" Queen", "kept across a reload");
});

onPage("games are pasted, chosen as files and dropped; errors say where, and nothing is lost", { settings: TWO, saved: savedGame(MOVES) },
  async ({ page, game }) => {
    await game.open("record");
    await page.fill("#record-input", "1.\n d2-a9");
    await page.click("#record [data-do=record-read]");
    await page.locator("#record-problems", { hasText: /^Game 1, line 2, character \d: .*a9/ }).waitFor();
    assert.equal(await page.inputValue("#record-input"), "1.\n d2-a9");
    assert.deepEqual(await game.moves(), MOVES);
    await assertAccessible(page);
    await page.fill("#record-input", "[Game \"Alquerque\"]\n\n1. c2-c3 *\n\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n");
    await page.click("#record [data-do=record-read]");
    await game.isClosed();
    await game.noticeIs(/^Imported: 2 games\. They’re in the library/);
    assert.deepEqual(await game.moves(), ["c2-c3"]);
    await page.click("#bring-back");
    await currentIs(page, "c4-d4");
    await game.open("record");
    const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array((1 << 26) + 1)], "big.pdn"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.locator("#record-problems", { hasText: "big.pdn is too large: the limit is 64 MB." }).waitFor();
    await page.setInputFiles("#record-file", { name: "a.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0]) });
    await page.locator("#record-problems", { hasText: "a.png isn’t a text file." }).waitFor();
    await page.setInputFiles("#record-file", [file("a.pdn", "1. 11-15 *"), file("b.txt", "f5d6")]);
    await game.isClosed();
    await game.noticeIs(/^Imported: 2 games\./);
    await page.click("#bring-back");
    await game.open("record");
    await page.setInputFiles("#record-file", file("othello.txt", "f5d6c3"));
    await game.isClosed();
    await game.noticeIs(/^Imported: Othello\. You’ll find it in the library\. Your previous game is saved\.$/);
    assert.deepEqual(await game.moves(), ["f5", "d6", "c3"]);
    const drop = (text) => page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "dropped.pdn"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
    await drop("[GameType \"21\"]\n\n1. 9-99 *");
    await game.isOpen("record");
    await page.locator("#record-problems", { hasText: /^Game 1, line 3, / }).waitFor();
    assert.match(await page.inputValue("#record-input"), /9-99/);
    await game.close();
    await drop("[GameType \"21\"]\n\n1. 11-15 *");
    await game.noticeIs(/^Imported: English draughts\./);
    assert.deepEqual(await game.moves(), ["11-15"]);
  });

onPage("a file's headers are shown", { settings: TWO }, async ({ page, game }) => {
  await game.open("record");
  await page.fill("#record-input", '[Light "Ada"]\n[Dark "Bo"]\n[Ruleset "murray"]\n\n{A quiet start.} d2-c3 {Bold!} b4xd2 light\n');
  await page.locator("#record [data-do=record-read]").click();
  await game.isClosed();
  await game.textIs("light-controller", /^Ada$/);
  await game.textIs("dark-controller", /^Bo$/);
  assert.equal(await game.text("ruleset"), "Murray’s rules");
  await game.statusIs(/^Light won, according to the file$/);
  await page.click("#step-first");
  await game.textIs("comment", /^A quiet start\.$/);
  await page.click("#step-next");
  await game.textIs("comment", /^Bold!$/);
});

onPage("axe in both themes, and narrow screens", { settings: TWO, saved: savedGame(MOVES), viewport: { width: 320, height: 568 } },
  async ({ page, game }) => {
    await assertAccessibleInBothThemes(page, "the board");
    for (const id of ["record", "library", "share"]) {
      await game.open(id);
      await assertAccessibleInBothThemes(page, id, async () => {
        const wide = await page.evaluate((name) => {
          const dialog = document.getElementById(name);
          return dialog.scrollWidth - dialog.clientWidth;
        }, id);
        assert.equal(wide, 0, `${id} is not wider than the screen`);
      });
      await game.close();
    }
  });
