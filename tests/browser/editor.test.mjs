// The position editor in each game: mouse, touch, keyboard and text; rejected positions; the game in progress stays
// untouched.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { tabTo } from "./lib/keyboard.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const TWO_PEOPLE = { ...QUICK, dark: "human" };

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };

/** Page object of the editor. */
class Editor {
  constructor(page, game) {
    Object.assign(this, { page, game });
  }

  cell(spot) {
    return this.page.locator(`#editor-board [data-point='${spot}']`);
  }

  /** Opens the editor, for another game than that on the board if `other` names one. */
  async open(other) {
    await this.page.click("#open-new");
    if (other) await this.page.check(`#new-game-${other}`);
    const more = this.page.locator("#new-more");
    if (!(await more.evaluate((details) => details.open))) await more.locator("summary").click();
    await this.page.getByRole("link", { name: "Set up a position" }).click();
    await this.page.locator("dialog#editor[open]").waitFor();
  }

  /** Waits for the label of a spot, without the spot's name. */
  async is(spot, content) {
    await this.page.waitForFunction(([name, wanted]) => {
      const label = document.querySelector(`#editor-board [data-point='${name}']`).getAttribute("aria-label");
      return label.replace("square ", "") === `${name}, ${wanted}`;
    }, [spot, content]);
  }

  /** Waits until there is a piece on a spot. */
  async holds(spot) {
    const label = (name) => !document.querySelector(`#editor-board [data-point='${name}']`).getAttribute("aria-label").includes("empty");
    await this.page.waitForFunction(label, spot);
  }

  async centre(spot) {
    const cell = this.cell(spot).locator("rect");
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async put(tool, ...spots) {
    await this.page.check(`#editor [value='${tool}']`, { force: true });
    for (const spot of spots) {
      const { x, y } = await this.centre(spot);
      await this.page.mouse.click(x, y);
    }
  }

  async drag(from, end) {
    const start = await this.centre(from);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  do(action) {
    return this.page.click(`#editor [data-edit='${action}']`);
  }

  toMove(side) {
    return this.page.check(`#editor [name='editor-to-move'][value='${side}']`, { force: true });
  }

  says(pattern) {
    return this.page.locator("#editor-message").filter({ hasText: pattern }).waitFor();
  }

  async textIs(text) {
    await this.page.waitForFunction((wanted) => document.getElementById("editor-text").value === wanted, text);
  }

  async play() {
    await this.do("play");
    await this.game.isClosed();
  }
}

function onEditor(name, options, body) {
  onPage(name, options, async (given) => {
    const editor = new Editor(given.page, given.game);
    await editor.open();
    await body({ ...given, editor });
  });
}

for (const [shown, edited, piece, spots] of [
  ["alquerque", "othello", "light-man", ["a1", "e1", "h8"]],
  ["alquerque", "draughts", "light-king", ["1", "16", "32"]],
  ["draughts", "alquerque", "dark-man", ["a1", "b4", "e5"]],
]) {
  const settings = shown === "alquerque" ? TWO_PEOPLE : playing(shown);
  onPage(`a click sets up a position of ${edited} while the board shows ${shown}`, { settings }, async (given) => {
    const editor = new Editor(given.page, given.game);
    await editor.open(edited);
    assert.equal(await given.page.getByRole("button", { name: "Current position" }).isVisible(), false);
    await editor.do("clear");
    await editor.put(piece, ...spots);
    for (const spot of spots) await editor.holds(spot);
  });
}

onEditor("Alquerque: one capture is set up and played", { settings: TWO_PEOPLE }, async ({ editor, game }) => {
  await editor.is("c3", "empty");
  await editor.do("clear");
  await editor.put("light-man", "c2");
  await editor.put("dark-man", "c3", "e5");
  await editor.is("c3", "dark piece");
  await editor.textIs("4d/5/2d2/2l2/5 l -");
  await editor.says(/^Light to move\. Light 1, Dark 2\.$/);
  await editor.play();
  assert.equal(await game.position(), "....d/...../..d../..l../.....");
  await game.statusIs(/^Light must capture$/);
  await game.play(["c2", "c4"]);
  assert.deepEqual(await game.moves(), ["c2xc4"]);
  await game.page.reload();
  await game.isStarted();
  assert.deepEqual(await game.moves(), ["c2xc4"], "the position is saved with the game");
  await game.page.click("#undo");
  await game.statusIs(/^Light must capture$/);
});

onEditor("draughts: a king is set up, captures, and cannot be placed on a light square", { settings: playing("draughts") },
  async ({ editor, game }) => {
    await editor.do("clear");
    await editor.put("light-king", "18");
    await editor.put("dark-man", "15", "1");
    await editor.is("18", "light king");
    await editor.toMove("light");
    await editor.textIs("W:WK18:B1,15");
    const { x, y } = await editor.centre("18");
    const square = (await editor.cell("18").locator("rect").boundingBox()).width;
    await editor.drag("18", { x: x + square, y });
    await editor.is("18", "light king");
    await editor.drag("1", { x: x - 20 * square, y });
    await editor.is("1", "empty");
    await editor.put("dark-man", "1");
    assert.equal(await editor.page.locator("#editor-board [role=gridcell]").count(), 32);
    await editor.play();
    await game.play(["18", "11"]);
    assert.deepEqual(await game.moves(), ["18x11"]);
  });

onEditor("Othello: discs are set up and flipped", { settings: playing("othello") }, async ({ editor, game, page }) => {
  assert.equal(await page.locator("#editor .tool:visible [name='editor-tool']").count(), 3, "there are no kings");
  await editor.do("clear");
  await editor.says(/^There are no discs/);
  await editor.put("light-man", "a1", "h8");
  await editor.put("dark-man", "b1", "h7");
  await editor.toMove("light");
  await editor.play();
  await game.statusIs(/^White to move$/);
  await game.click("c1");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length > 0);
  assert.deepEqual(await game.moves(), ["c1"]);
  assert.equal(await game.label("b1").then((label) => label.split(", ")[1]), "white disc");
});

onEditor("impossible positions are explained and cannot be played", { settings: TWO_PEOPLE }, async ({ editor, game, page }) => {
  const before = await game.position();
  await editor.put("light-man", "c3");
  await editor.says(/^Light has 13 pieces; expected at most twelve on each side\.$/);
  assert.equal(await page.getAttribute("#editor-play", "aria-disabled"), "true");
  await page.locator("#editor-play").click({ force: true });
  await page.waitForFunction(() => /13 pieces/.test(document.getElementById("editor-live").textContent));
  assert.equal(await page.locator("dialog#editor[open]").count(), 1);
  await game.close();
  assert.equal(await game.position(), before);
});

onEditor("a man on its crowning row is rejected, a king is accepted", { settings: playing("draughts") },
  async ({ editor }) => {
    await editor.put("light-man", "14");
    await editor.says(/^Light has 13 pieces; expected at most twelve on each side\.$/);
    await editor.put("erase", "14", "32", "3");
    await editor.put("light-man", "3");
    await editor.says(/^A light man on 3 would have been crowned; expected a king there, “K3”\.$/);
    await editor.put("light-king", "3");
    await editor.says(/^Dark to move\. Light 12, Dark 11\.$/);
  });

onEditor("the text field sets the board and reports errors", { settings: TWO_PEOPLE },
  async ({ editor, game, page }) => {
    await page.fill("#editor-text", "5/ll3/l4/5/4d l a3-b3");
    await editor.is("e1", "dark piece");
    await editor.says(/^Light to move/);
    await page.fill("#editor-text", "5/ll3/l4/x4/4d l -");
    await editor.says(/^Character 10: “x” isn’t a piece; expected/);
    await editor.is("e1", "dark piece");
    assert.equal(await page.getAttribute("#editor-text", "aria-invalid"), "true");
    await page.fill("#editor-text", "5/ll3/l4/5/4d l a3-b3");
    await editor.play();
    await game.click("a3");
    await game.noticeIs(/can’t go straight back/);
  });

onEditor("by keyboard alone", { settings: TWO_PEOPLE }, async ({ editor, game, page }) => {
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await tabTo(page, "#editor [data-edit='clear']");
  await keys("Enter");
  await tabTo(page, "#editor-board [role=gridcell]");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.point), "c3");
  await keys("ArrowDown");
  await page.waitForFunction(() => document.activeElement.dataset.point === "c2");
  await keys("Enter");
  await editor.is("c2", "light piece");
  await page.waitForFunction(() => /^c2, light piece\./.test(document.getElementById("editor-live").textContent));
  await tabTo(page, "#editor [name='editor-tool']");
  await keys("ArrowRight");
  await tabTo(page, "#editor-board [role=gridcell]");
  for (const [arrow, point] of [["ArrowUp", "c3"], ["ArrowRight", "d3"]]) {
    await keys(arrow);
    await page.waitForFunction((name) => document.activeElement.dataset.point === name, point);
    await keys("Enter");
    await editor.is(point, "dark piece");
  }
  await keys("Delete");
  await editor.is("d3", "empty");
  await keys("Enter");
  await editor.is("d3", "dark piece");
  await tabTo(page, "#editor [name='editor-to-move']");
  await tabTo(page, "#editor-play");
  await keys("Enter");
  await game.isClosed();
  await game.statusIs(/^Light must capture$/);
  await game.press("c2");
  await game.isInHand("c2");
  await game.press("c4");
  await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 1);
  assert.deepEqual(await game.moves(), ["c2xc4"]);
});

onEditor("leaving loses nothing; a new position offers the previous game", { saved: savedGame(games.captureCompulsory.moves) },
  async ({ editor, game, page }) => {
    const before = await game.position();
    const moves = await game.moves();
    await editor.do("clear");
    await editor.put("light-man", "c2");
    await page.goBack();
    await game.isClosed();
    assert.equal(await game.position(), before);
    assert.deepEqual(await game.moves(), moves);
    await editor.open();
    await editor.is("c2", "light piece");
    await editor.do("current");
    const light = before.replaceAll(/[^l]/g, "").length;
    await page.waitForFunction(
      (count) => document.querySelectorAll("#editor-board [role=gridcell][aria-label*=light]").length === count, light,
    );
    await page.keyboard.press("Escape");
    await game.isClosed();
    assert.equal(await game.position(), before);
    await editor.open();
    await editor.do("start");
    await editor.play();
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
    await page.click("#bring-back");
    await page.waitForFunction((count) => document.querySelectorAll("#moves .ply").length === count, moves.length);
    assert.equal(await game.position(), before);
  });

onPage("the AI plays from a position that was set up", { path: "#editor" }, async ({ game, page }) => {
  const editor = new Editor(page, game);
  await page.fill("#editor-text", "4d/5/2d2/2l2/l4 d -");
  await editor.is("a1", "light piece");
  await editor.play();
  await game.answered(0);
  assert.equal((await game.moves()).length, 1);
});

for (const name of ["alquerque", "othello", "draughts"]) {
  const settings = name === "alquerque" ? TWO_PEOPLE : playing(name);
  onEditor(`axe in both themes and the smallest screen: ${name}`, { settings, ...SMALL },
    async ({ editor, page }) => {
      await assertAccessibleInBothThemes(page, "the editor", async () => {
        const outside = await page.evaluate(() => {
          const dialog = document.getElementById("editor");
          const area = dialog.getBoundingClientRect();
          const wide = [...dialog.querySelectorAll("*:not(svg *)")].filter((element) => {
            const box = element.getBoundingClientRect();
            return !element.closest(".visually-hidden") && box.width > 0 && (box.left < area.left || box.right > area.right);
          });
          return [dialog.scrollWidth - dialog.clientWidth, ...wide.map((element) => element.outerHTML.slice(0, 80))];
        });
        assert.deepEqual(outside, [0]);
        const small = await page.$$eval("#editor button, #editor .tool", (elements) => elements
          .map((element) => [element, element.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < 40 || box.height < 40))
          .map(([element, box]) => `${element.outerHTML.slice(0, 60)} ${box.width} x ${box.height}`));
        assert.deepEqual(small, []);
      });
      const [spot] = await page.$$eval("#editor-board [role=gridcell][aria-label*=empty]", (cells) => cells.map((cell) => cell.dataset.point));
      const { x, y } = await editor.centre(spot);
      await page.touchscreen.tap(x, y);
      await page.waitForFunction(
        (point) => /light|white/.test(document.querySelector(`#editor-board [data-point='${point}']`).getAttribute("aria-label")),
        spot,
      );
      await assertAccessibleInBothThemes(page, "with one more piece");
    });
}
