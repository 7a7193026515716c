// Feedback on the board: marks that cannot be mistaken for ornament, the selected piece, premoves, drawings, and the legend.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { choose } from "./lib/fields.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** An AI that thinks until `letMove(page)`. These rules have no opening book, which would answer at once. */
const THINKING = { settings: { ...QUICK, level: 10, invertingAllowed: true }, init: holdMove };
const TWO_PEOPLE = { ...QUICK, dark: "human" };

/** Runs in the page: holds back the AI's first move, repeating its last progress report until `window.letMove()`. */
function holdMove() {
  let isHeld = true;
  window.letMove = () => { isHeld = false; };
  const answer = ({ data }) => data?.ProcessOutput?.[1];
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(hear) {
      let progress;
      const tell = (event) => {
        if (answer(event)?.progress) progress = event;
        if (!isHeld || !answer(event)?.done) {
          hear.call(this, event);
          return;
        }
        if (progress) hear.call(this, progress);
        setTimeout(tell, 100, event);
      };
      set.call(this, hear && tell);
    },
  });
}

const letMove = (page) => page.evaluate(() => window.letMove());
const marks = (page, name) => page.locator(`#board .marks use[href='#art-mark-${name}']`);
const arrows = (page, kind) => page.locator(`#board .arrow.${kind}`);
const gone = (locator) => locator.first().waitFor({ state: "detached" });

/** Waits until so many moves have been played and it is a human's turn. */
async function isPlayed(page, game, count) {
  await page.waitForFunction((wanted) => document.querySelectorAll("#moves .ply:not(.undone)").length === wanted, count);
  return game.moves();
}

for (const [device, options, touch] of [["a phone", PHONE, "tap"], ["a desktop", DESKTOP, "click"]]) {
  onPage(`a dot marks a step and a broken ring a capture, on ${device}`, { ...options, settings: TWO_PEOPLE }, async ({ page, game }) => {
    await game[touch]("d2");
    await game.isInHand("d2");
    assert.deepEqual([await marks(page, "target").count(), await marks(page, "capture").count()], [1, 0]);
    await game[touch]("c3");
    await isPlayed(page, game, 1);
    await game[touch]("b4");
    await game.isInHand("b4");
    assert.deepEqual([await marks(page, "target").count(), await marks(page, "capture").count()], [0, 1]);
    await page.locator("#board .piece.raised").waitFor();
  });

  onPage(`a premove is played after the reply, on ${device}`, { ...options, ...THINKING }, async ({ page, game }) => {
    await game.play(["d2", "c3"], (point) => game[touch](point));
    await game.statusIs(/^Dark is thinking/);
    await game[touch]("b2");
    await page.locator("#board .piece.raised").waitFor();
    await game[touch]("b4");
    await arrows(page, "premove").waitFor();
    await game.textIs("live", /^Premove: b2–b4\./);
    await letMove(page);
    // Dark must capture with the piece on b4.
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply:not(.undone)").length >= 3);
    assert.match((await game.moves()).slice(0, 3).join(" "), /^d2-c3 b4xd2 b2xb4/);
    await gone(arrows(page, "premove"));
  });
}

onPage("a tap cancels a premove", { ...PHONE, ...THINKING }, async ({ page, game }) => {
  await game.play(["d2", "c3"], (point) => game.tap(point));
  await game.statusIs(/^Dark is thinking/);
  await game.tap("b2");
  await page.locator("#board .piece.raised").waitFor();
  await game.tap("b4");
  await arrows(page, "premove").waitFor();
  await game.tap("a5");
  await gone(arrows(page, "premove"));
  await letMove(page);
  await game.answered(1);
  assert.deepEqual(await game.moves(), ["d2-c3", "b4xd2"]);
  assert.match(await game.status(), /^Your move/);
});

onPage("a piece dragged for a premove is enlarged, and an illegal premove is rejected", { ...DESKTOP, ...THINKING },
  async ({ page, game }) => {
    await game.play(["d2", "c3"]);
    await game.statusIs(/^Dark is thinking/);
    const [from, to] = [await game.centre("a1"), await game.centre("d4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator("#board .piece.carried[transform*='scale(1.25)']").waitFor();
    await page.mouse.up();
    await arrows(page, "premove").waitFor();
    await letMove(page);
    await game.statusIs(/^Your premove isn’t legal any more/);
    assert.deepEqual(await game.moves(), ["d2-c3", "b4xd2"]);
    await gone(arrows(page, "premove"));
  });

onPage("the spot under a dragged piece lights up before it is dropped", { ...DESKTOP, settings: TWO_PEOPLE, saved: savedGame(games.choiceInChain.moves) },
  async ({ page, game }) => {
    const [from, to] = [await game.centre("b2"), await game.centre("b4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator("#board [data-point=b4].aimed .aim").waitFor();
    assert.equal(await page.locator("#board .aimed").count(), 1);
    await page.locator("#board > g:last-child > .piece.carried").waitFor();
    await page.mouse.up();
    await game.isInHand("b4");
  });

for (const path of ["", "study.html"]) {
  onPage(`the right mouse button draws arrows and circles${path && " in the study"}`, { ...DESKTOP, path, settings: TWO_PEOPLE }, async ({ page, game }) => {
    const draw = async (from, to) => {
      const [start, end] = [await game.centre(from), await game.centre(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down({ button: "right" });
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up({ button: "right" });
    };
    const circles = page.locator("#board .arrow.drawn circle");
    const count = (wanted) => page.waitForFunction((number) => document.querySelectorAll("#board .arrow.drawn").length === number, wanted);
    await draw("a1", "c3");
    await count(1);
    await draw("e5", "e5");
    await count(2);
    assert.equal(await circles.count(), 1);
    await draw("e5", "e5");
    await count(1);
    assert.equal(await circles.count(), 0, "drawing it again removes it");
    if (path === "") {
      await game.click("d3");
      await count(0);
    } else {
      // A study saves them with the position.
      await draw("a1", "c3");
      await count(0);
    }
    assert.deepEqual(await game.moves(), []);
  });
}

onPage("a hint is an arrow", { ...PHONE, saved: savedGame(["c2-c3", "c4xc2", "c1xc3", "a3xc1"]) }, async ({ page, game }) => {
  await page.locator("#hint").tap();
  await game.statusIs(/^Hint: c3xa3$/);
  assert.equal(await arrows(page, "hint").count(), 1);
});

for (const [device, options] of [["a phone", PHONE], ["a desktop", DESKTOP]]) {
  onPage(`Help has the legend, on ${device}`, options, async ({ page, game }) => {
    await page.getByRole("link", { name: "Help" }).first().click();
    await page.getByRole("link", { name: "What the marks mean" }).click();
    await game.isOpen("marks");
    await page.getByText("A broken ring: you capture and land here.").waitFor();
    const [pictures, meanings] = await page.$$eval("#marks .legend li", (rows) => [
      rows.filter((row) => row.firstElementChild.getBoundingClientRect().width > 0).length,
      rows.filter((row) => row.lastElementChild.textContent.length > 0).length,
    ]);
    // Drawing arrows needs a mouse.
    assert.equal(await page.getByText("A violet arrow or circle").isVisible(), device === "a desktop");
    // The study's arrows are hidden, too.
    const hidden = device === "a desktop" ? 1 : 2;
    assert.ok(pictures >= 15 && pictures + hidden === meanings, `${pictures} pictures, ${meanings} meanings`);
    await game.close();
  });
}

onPage("the legend shows only Othello's marks", { ...DESKTOP, settings: playing("othello"), kind: "othello" }, async ({ page, game }) => {
  await game.open("marks");
  await page.getByText("A dot: you can go here.").waitFor();
  for (const lacking of ["A ring: this piece can move.", "A thick ring:", "A dashed square:", "Solve:", "This move wins", "A number beside a move:", "Nobody can force a win."]) {
    assert.equal(await page.getByText(lacking).isVisible(), false, lacking);
  }
});

onPage("pieces that can move are ringed always or never, depending on the option", { settings: playing("alquerque", { rules: "merkel" }) },
  async ({ page, game }) => {
    assert.ok(await marks(page, "movable").count() > 0, "they are ringed in the first games");
    const set = async (value) => {
      await game.open("options");
      await choose(page, "option-rings", value);
      await game.close();
    };
    await set("never");
    await gone(marks(page, "movable"));
    await page.reload();
    await game.isStarted();
    assert.equal(await marks(page, "movable").count(), 0, "the choice is saved");
    await set("always");
    await marks(page, "movable").first().waitFor();
  });
