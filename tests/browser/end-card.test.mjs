// The card at the end of a game: its text, its turning point, and what comes next; the board stays visible.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const BEFORE_END = savedGame(games.lastMove.moves);
const LAST = ["e3", "e5", "c5", "a3", "a5", "c5", "e3"];
/** A game that is long enough for an accuracy, before its last move. */
const LONG = savedGame(games.longWin.moves);
const LAST_OF_LONG = ["b2", "d4"];
const SIZES = {
  phone: { width: 390, height: 844 }, short: { width: 360, height: 640 }, small: { width: 320, height: 568 }, tablet: { width: 820, height: 1180 },
  wide: { width: 844, height: 390 }, desktop: { width: 1280, height: 800 },
};

/** Without the hyphens at which no line breaks. */
const plain = (text) => text.replaceAll("\u2011", "-");

/** Plays the winning move and waits for the card with its review. */
async function win(page, game, last = LAST) {
  await game.play(last);
  await page.getByRole("heading", { name: /^You won/ }).waitFor();
  await page.locator("#end-looking").waitFor({ state: "hidden" });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  onPage(`a win has a card with the turning point and the next level: ${size}`, { viewport, saved: LONG }, async ({ page, game }) => {
    await win(page, game, LAST_OF_LONG);
    const card = page.getByRole("region", { name: /^You won/ });
    assert.match(await card.innerText(), /Accuracy about \d+%|turning point/);
    // The final board stays visible, and the card has the only headline, completely visible.
    const seen = await page.evaluate(() => {
      const box = document.getElementById("end-card");
      const card = box.getBoundingClientRect();
      const board = document.getElementById("board").getBoundingClientRect();
      const beside = card.left >= board.right || card.right <= board.left;
      const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
      };
      const count = (elements, text) => [...elements].filter((element) => isSeen(element) && element.textContent.trim().startsWith(text)).length;
      const facts = document.getElementById("end-facts").getBoundingClientRect();
      const lines = [...document.querySelectorAll("#end-facts > li:not([hidden])")].map((line) => line.getBoundingClientRect());
      return {
        facts: lines.filter((line) => line.left < facts.right && line.right > facts.left).length,
        cutFacts: lines.filter((line) => line.left < facts.right && line.right > facts.left && line.bottom > facts.bottom + 1).length,
        hiddenShare: beside ? 0 : Math.max(0, board.bottom - card.top) / board.height,
        cutOff: box.scrollHeight - box.clientHeight,
        sticksOut: card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight + 1,
        results: count(document.querySelectorAll("#status, #end-title"), "You won"),
        primary: [...box.querySelectorAll(".primary")].filter(isSeen).length,
      };
    });
    assert.ok(seen.hiddenShare < 0.02, JSON.stringify(seen));
    assert.deepEqual([seen.cutOff, seen.sticksOut, seen.results, seen.primary], [0, false, 1, 1], JSON.stringify(seen));
    // As many facts as there is room for.
    if (["phone", "desktop"].includes(size)) assert.equal(seen.facts, 2, JSON.stringify(seen));
    assert.equal(seen.cutFacts, 0, JSON.stringify(seen));
    await assertAccessible(page, "the card");
    await card.getByRole("button", { name: /^Next: / }).click();
    await game.statusIs(/^Your move/);
    await game.textIs("light-controller", /^You$/);
    assert.match(await game.text("dark-controller"), /Beginner/);
    assert.equal(await card.isVisible(), false);
  });
}

onPage("the turning point leads to the board before it", { saved: LONG }, async ({ page, game }) => {
  await win(page, game, LAST_OF_LONG);
  const moment = page.getByRole("button", { name: /(Perhaps the turning point was \d+\S+ \S+: Dark.s chances fell from \d+% to \d+%|The turning point was \d+\S+ \S+: it turned Dark.s forced win into a forced loss)\./ });
  const turn = plain(/was \d+\S+\s(\S+):/.exec(await moment.innerText())[1]);
  assert.ok(await moment.locator("svg .piece, svg use").count() > 4, "a small board");
  await moment.click();
  await page.waitForFunction((text) => document.querySelector("#moves .ply.undone")?.textContent === text, turn);
  assert.equal(await game.shown("end-card"), false);
  // The move that was played is drawn, and the notice says the same as the card.
  assert.equal(await page.locator("#board .arrow.drawn").count(), 1);
  await game.noticeIs(/^(Perhaps the|The) turning point was /);
  const better = /Better: (\S+)\.$/.exec(plain(await game.text("notice-text")))?.[1];
  assert.notEqual(better, turn);
  assert.equal(await page.locator("#board .arrow.hint").count(), better === undefined ? 0 : 1);
  // One tap or Escape brings the card back.
  await page.getByRole("button", { name: "Back to result" }).click();
  await moment.click();
  await game.noticeIs(/^(Perhaps the|The) turning point was /);
  await page.keyboard.press("Escape");
  await moment.waitFor();
  // So does the browser's Back, also after a look at a dialog.
  await moment.click();
  await page.waitForFunction(() => location.hash === "#turning-point");
  await page.click("#open-menu");
  await page.locator("dialog#menu[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => location.hash === "#turning-point");
  await game.noticeIs(/^(Perhaps the|The) turning point was /);
  await page.goBack();
  await moment.waitFor();
  await page.waitForFunction(() => location.hash === "");
  // So does a step to the end of the game, and another step hides it.
  await moment.click();
  await page.keyboard.press("End");
  await moment.waitFor();
  assert.equal(await page.locator("#board .arrow").count(), 0);
  await page.keyboard.press("Home");
  await page.locator("#end-card").waitFor({ state: "hidden" });
});

onPage("the review in the study starts over and searches deeper", { saved: BEFORE_END }, async ({ page, game }) => {
  await win(page, game);
  await page.getByRole("link", { name: "Review" }).click();
  // The quick review blames a move that the normal one does not.
  await page.getByText("No mistakes.").waitFor();
  await page.getByRole("button", { name: "Review again" }).waitFor();
  await page.keyboard.press("Home");
  await page.locator("#balance-source", { hasText: /^Review$/ }).waitFor();
  assert.equal(await page.getByText("This is the quick review saved with the game.").isVisible(), false);
});

onPage("the card is closed by its button and by Escape, and a rematch swaps sides", { saved: BEFORE_END }, async ({ page, game }) => {
  await win(page, game);
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator("#end-card").waitFor({ state: "hidden" });
  await page.reload();
  await game.isStarted();
  assert.equal(await game.shown("end-card"), false, "a reload doesn't bring it back");
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply.undone").length > 0);
  await win(page, game);
  await focusOn(page, "#board [tabindex='0']");
  await page.keyboard.press("Escape");
  await page.locator("#end-card").waitFor({ state: "hidden" });
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply.undone").length > 0);
  await win(page, game);
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator("#end-card").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Rematch" }).click();
  await game.statusIs(/^Your move/);
  await game.textIs("dark-controller", /^You$/);
});

onPage("the card is back after a reload and after the review", { saved: BEFORE_END }, async ({ page, game }) => {
  await win(page, game);
  await page.reload();
  await page.getByRole("heading", { name: /^You won/ }).waitFor();
  await page.getByRole("link", { name: "Review" }).click();
  await page.locator("#tab-review[aria-selected='true']").waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.getByRole("heading", { name: /^You won/ }).waitFor();
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator("#puzzle-text").filter({ hasText: /to move and/ }).waitFor();
});

onPage("after resigning against the weakest level, the card offers the lesson, but no other level", { settings: QUICK, saved: savedGame(games.captureCompulsory.moves) }, async ({ page, game }) => {
  await game.open("menu");
  await page.click("#resign");
  await page.click("#resign-now");
  const card = page.getByRole("region", { name: /resigned/ });
  await card.waitFor();
  assert.equal(await card.getByText(/^Tip: /).count(), 0, "no advice after so few moves");
  assert.equal(await card.getByRole("button", { name: /^Easier/ }).count(), 0);
  await card.getByRole("button", { name: "Try the lesson" }).click();
  await game.statusIs(/^1 of \d+: /);
  assert.equal(await card.isVisible(), false);
});

onPage("two players see both accuracies", { settings: { ...QUICK, dark: "human" }, saved: LONG }, async ({ page, game }) => {
  await game.play(LAST_OF_LONG);
  const card = page.getByRole("region", { name: /^Light wins/ });
  await card.getByText(/^Accuracy: Light (about \d+%|–), Dark (about \d+%|–)$/).waitFor();
  await card.getByText("Good game! A rematch swaps the sides.").waitFor();
  assert.equal(await card.getByText(/first win/).count(), 0);
});

onPage("a loss on time says so, and offers an easier level", { isAlone: true, settings: { ...QUICK, level: 3 }, saved: savedGame(games.captureCompulsory.moves),
  init: () => {
    localStorage.setItem("alquerque.clock", JSON.stringify({ version: 1, games: { alquerque: { control: "3+2", light: 5_000, dark: 180_000 } } }));
  } }, async ({ page, game }) => {
  await page.clock.install();
  await page.clock.runFor(8_000);
  const card = page.getByRole("region", { name: /^You lost on time/ });
  await card.getByText("Tip: choose more time").waitFor();
  await card.getByRole("button", { name: /^Easier: / }).click();
  await game.statusIs(/^Your move/);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("alquerque.settings")).games.alquerque.ai.level), 2);
});

onPage("a draw between two people has its own card", { kind: "draughts", settings: playing("draughts"), saved: savedGame(["10-15", "23-19"], { rules: "draughts" }) }, async ({ page, game }) => {
  await game.open("menu");
  await page.click("#offer-draw");
  await page.click("#accept-draw");
  const card = page.getByRole("region", { name: /^Draw/ });
  await card.waitFor();
});

onPage("a game between two AIs has its own card", { settings: { ...QUICK, light: "ai" }, saved: BEFORE_END }, async ({ page }) => {
  await page.click("#resume");
  const card = page.getByRole("region", { name: /^(Light|Dark) wins|^Draw/ });
  await card.getByText(/^The computer (played|couldn’t beat) itself\./).waitFor();
  await card.getByRole("button", { name: "Play again" }).waitFor();
});

onPage("a muted end makes no sound", { settings: QUICK, saved: BEFORE_END, init: () => {
  window.sounds = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function count(...options) { window.sounds += 1; return start.apply(this, options); };
} }, async ({ page, game }) => {
  await win(page, game);
  assert.equal(await page.evaluate(() => window.sounds), 0, "muted");
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply.undone").length > 0);
  await game.open("options");
  await page.locator("#option-sound").check();
  await game.close();
  await win(page, game);
  assert.ok(await page.evaluate(() => window.sounds) > 0, "the same end makes a sound when not muted");
});

/** The running animations of the pieces and of the stars over the board, by name. */
const celebrations = (page) => page.evaluate(() => {
  const names = (elements) => [...new Set([...elements].flatMap((element) => element.getAnimations()).map(({ animationName }) => animationName))].sort();
  return { burst: names(document.querySelectorAll("#end-burst, #end-burst > g")), light: names(document.querySelectorAll("#board .piece[href*='-light']")) };
});

onPage("a win is celebrated on the board, which can still be used", { saved: BEFORE_END, reducedMotion: "no-preference" }, async ({ page, game }) => {
  await game.play(LAST);
  await page.locator("#end-card.won").waitFor();
  await page.waitForFunction(() => document.getElementById("end-burst").getAnimations().length > 0);
  assert.deepEqual(await celebrations(page), { burst: ["end-burst", "end-turn"], light: ["end-hop"] });
  assert.equal(await page.locator("#end-burst").evaluate((burst) => getComputedStyle(burst).pointerEvents), "none");
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply.undone").length > 0);
  assert.deepEqual((await celebrations(page)).burst, []);
  // A selected piece is raised at once, wherever it stands.
  const delays = await page.$$eval("#board .piece", (pieces) => pieces.map((piece) => getComputedStyle(piece).animationDelay));
  assert.deepEqual([...new Set(delays)], ["0s"]);
});

onPage("with reduced motion neither a win nor a loss is animated", { saved: BEFORE_END }, async ({ page, game }) => {
  await win(page, game);
  assert.deepEqual(await celebrations(page), { burst: [], light: [] });
  assert.equal(await page.locator("#end-burst").evaluate((burst) => getComputedStyle(burst).opacity), "0");
});

onPage("a loss has no stars", { saved: BEFORE_END, reducedMotion: "no-preference" }, async ({ page, game }) => {
  await game.open("menu");
  await page.click("#resign");
  await page.click("#resign-now");
  await page.locator("#end-card.lost").waitFor();
  assert.deepEqual((await celebrations(page)).burst, []);
});

onPage("a finished game of the library keeps its players, and its end is no new result", { saved: BEFORE_END }, async ({ page, game }) => {
  await win(page, game);
  await page.getByRole("button", { name: "Rematch" }).click();
  await game.textIs("dark-controller", /^You$/);
  await game.open("library");
  await page.getByRole("button", { name: /^Open / }).last().click();
  await game.statusIs(/^You won/);
  await game.textIs("light-controller", /^You$/);
  await game.textIs("dark-controller", /^Newcomer$/);
  await page.keyboard.press("ArrowLeft");
  await game.statusIs(/^Looking back/);
  await game.play(LAST);
  await game.statusIs(/^You won/);
  assert.equal(await game.shown("end-card"), false);
});

for (const viewport of [{ width: 1366, height: 657 }, SIZES.phone]) {
  onPage(`the card ignores a tap meant for the bar that it covers: ${viewport.width}`, { viewport, saved: BEFORE_END }, async ({ page, game }) => {
    const undo = await page.locator("#undo").boundingBox();
    await game.play(LAST);
    // The moment the card appears, whatever is under the pointer.
    const hit = await page.evaluate(([x, y]) => new Promise((resolve) => {
      const card = document.getElementById("end-card");
      const look = () => (card.hidden ? requestAnimationFrame(look) : resolve(document.elementFromPoint(x, y)?.closest("button, a, #end-card")?.id ?? ""));
      look();
    }), [undo.x + undo.width / 2, undo.y + undo.height / 2]);
    assert.equal(hit, "");
    await page.mouse.click(undo.x + undo.width / 2, undo.y + undo.height / 2);
    assert.ok(await game.shown("end-card"), "the card stays");
    // The keyboard works at once, and soon the pointer does.
    await page.locator("#end-rematch").focus();
    await page.locator("#end-rematch").click();
    await page.locator("#end-card").waitFor({ state: "hidden" });
    await game.open("library");
    await page.locator("#library-games", { hasText: "You beat" }).waitFor();
  });
}

onPage("after Undo, chances are shown only if the options say so", { saved: LONG, settings: { ...QUICK, showChances: false } }, async ({ page, game }) => {
  await win(page, game, LAST_OF_LONG);
  await page.click("#end-card .end-head button");
  await page.click("#step-previous");
  await page.locator("#balance-row:not(.idle)").waitFor({ state: "attached" });
  await page.click("#step-last");
  await page.click("#end-card .end-head button");
  await page.click("#undo");
  await game.statusIs(/^Your move/);
  assert.equal(await page.locator("#balance-row.idle").count(), 1);
});
