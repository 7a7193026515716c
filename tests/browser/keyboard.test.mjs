// The lessons and the end of a game of each kind by keyboard alone, as seen in the accessibility tree: the focus, the names of the
// board's rows and points, and the announcements.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { tabTo } from "./lib/keyboard.mjs";
import { QUICK, TIMEOUT, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const STEPS = { alquerque: 6, othello: 4, draughts: 4 };
const ON_BOARD = "#board [role=gridcell]";

/** Records every text of the live region, as a screen reader would announce it. */
const listen = () => {
  window.heard = [];
  document.addEventListener("DOMContentLoaded", () => {
    const live = document.getElementById("live");
    new MutationObserver(() => {
      if (live.textContent && window.heard.at(-1) !== live.textContent) window.heard.push(live.textContent);
    }).observe(live, { childList: true, characterData: true, subtree: true });
  });
};

const heard = (page) => page.evaluate(() => window.heard);

/** A page that is read only through its accessibility tree, and operated only by keys. */
class Reader {
  constructor(page, session) {
    Object.assign(this, { page, session });
  }

  static async of(page) {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Reader(page, session);
  }

  /** The nodes of the tree that are not ignored: { role, name, focused, disabled }. */
  async nodes() {
    const { nodes } = await this.session.send("Accessibility.getFullAXTree");
    return nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties = [] }) => {
      const is = (wanted) => properties.some((property) => property.name === wanted && property.value.value === true);
      return { role: role.value, name: name?.value ?? "", focused: is("focused"), disabled: is("disabled") };
    });
  }

  async names(role, pattern = /./) {
    return (await this.nodes()).filter((node) => node.role === role && pattern.test(node.name)).map(({ name }) => name);
  }

  /** The points whose labels match, by name: c3, or 12. */
  async points(pattern) {
    return (await this.names("gridcell", pattern)).map((name) => name.split(",")[0].replace("square ", ""));
  }

  async focused() {
    return (await this.nodes()).filter(({ focused, role }) => focused && role !== "RootWebArea").at(-1);
  }

  /** Waits until the tree contains such a node. */
  async sees(role, pattern) {
    const end = Date.now() + TIMEOUT;
    for (;;) {
      const found = await this.names(role, pattern);
      if (found.length > 0) return found;
      assert.ok(Date.now() < end, `there is ${role} ${pattern}`);
      await this.page.evaluate(() => new Promise((done) => { requestAnimationFrame(done); }));
    }
  }

  /** Moves the focus on the board by arrow keys, and presses Enter there. */
  async press(point) {
    for (let presses = 0; presses < 30; presses += 1) {
      const way = await this.page.evaluate((wanted) => {
        const middle = (cell) => {
          const box = cell.querySelector("rect").getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        };
        const here = document.activeElement;
        if (here.dataset.point === wanted) return null;
        const [[fromX, fromY], [toX, toY]] = [here, document.querySelector(`#board [data-point='${wanted}']`)].map(middle);
        if (Math.abs(toY - fromY) > 4) return toY < fromY ? "ArrowUp" : "ArrowDown";
        return toX < fromX ? "ArrowLeft" : "ArrowRight";
      }, point);
      if (!way) {
        const { role, name } = await this.focused();
        assert.equal(role, "gridcell");
        assert.ok(name.startsWith(point) || name.startsWith(`square ${point},`), `${name} has the focus`);
        await this.page.keyboard.press("Enter");
        return;
      }
      const before = await this.page.evaluate(() => document.activeElement.dataset.point);
      await this.page.keyboard.press(way);
      await this.page.waitForFunction((old) => document.activeElement.dataset.point !== old, before);
    }
    assert.fail(`${point} is reached`);
  }
}

/** Completes the current step of the lesson, using the points' labels. */
async function doStep(reader, page) {
  await tabTo(page, ON_BOARD);
  const [set] = await reader.points(/you can play here/);
  await reader.press(set ?? (await reader.points(/can move/))[0]);
  for (;;) {
    if (await page.locator("#learn-on:not([aria-disabled=true])").isVisible()) return;
    const [target] = await reader.points(/you can go here/);
    if (target) await reader.press(target);
  }
}

for (const [kind, count] of Object.entries(STEPS)) {
  onPage(`the whole lesson by keyboard: ${kind}`, { kind, settings: kind === "alquerque" ? QUICK : playing(kind), init: listen }, async ({ page, game }) => {
    const reader = await Reader.of(page);
    await tabTo(page, "#learn");
    assert.deepEqual((({ role, name }) => [role, name])(await reader.focused()), ["button", "Show me how"]);
    await page.keyboard.press("Enter");
    for (let step = 1; step <= count; step += 1) {
      await game.statusIs(new RegExp(`^${step} of ${count}: `));
      const task = await game.status();
      assert.ok((await heard(page)).some((text) => text.startsWith(task)), `the task is announced: ${task}`);
      await doStep(reader, page);
      const done = await game.status();
      assert.notEqual(done, task);
      assert.ok((await heard(page)).some((text) => text.includes(done)), `the result is announced: ${done}`);
      await tabTo(page, "#learn-on");
      await page.keyboard.press("Enter");
    }
    if (kind === "alquerque") {
      await game.statusIs(/^Your move/);
      assert.ok((await heard(page)).some((text) => /Your move/.test(text)), "the start of the game is announced");
      const { role, name } = await reader.focused();
      assert.deepEqual([role, /^[a-e][1-5], /.test(name)], ["gridcell", true], `the focus is on the board, not on ${role} ${name}`);
      return;
    }
    // Two people are asked first.
    await game.isOpen("new");
    await reader.sees("dialog", /./);
    await tabTo(page, "#play", 60);
    await page.keyboard.press("Enter");
    await game.isClosed();
  });
}

const ENDS = {
  alquerque: { settings: QUICK, saved: savedGame(games.lastMove.moves), path: ["e3", "e5", "c5", "a3", "a5", "c5", "e3"], result: /^You won! / },
  draughts: { settings: playing("draughts", { light: "ai" }), saved: savedGame([], { rules: "draughts", start: "B:W15:B11" }), path: ["11", "18"], result: /^You won! / },
  othello: { settings: playing("othello", { light: "ai" }), saved: savedGame([], { rules: "othello", start: `${"X".repeat(62)}O- X` }), path: ["h8"], result: /^You won / },
};

for (const [kind, { settings, saved, path, result }] of Object.entries(ENDS)) {
  onPage(`the end of a game by keyboard: ${kind}`, { kind, settings, saved, init: listen }, async ({ page, game }) => {
    const reader = await Reader.of(page);
    const rows = await reader.names("row");
    const board = rows.join(" ");
    assert.ok(rows.every((row) => /^(Row \d|Squares \d+–\d+): .+\.$/.test(row)), `rows are sentences: ${board}`);
    await page.keyboard.press("s");
    await game.textIs("live", /^It’s your move\. You play \w+\. Pieces: /);
    await tabTo(page, ON_BOARD);
    const before = (await heard(page)).length;
    for (const point of path) await reader.press(point);
    await reader.sees("heading", result);
    await page.locator("#end-looking").waitFor({ state: "hidden" });
    await reader.sees("button", /^(Rematch|Next)/);
    const ends = (await heard(page)).slice(before).filter((text) => /You won/.test(text));
    assert.equal(ends.length, 1, `the end is announced once: ${ends.join(" | ")}`);
    assert.notEqual((await reader.names("row")).join(" "), board, "the rows describe the new position");
    await tabTo(page, "#end-card :is(a, button)");
  });
}

onPage("the player's own move is announced before the reply, and one key announces the state of the game", { settings: QUICK, saved: savedGame(games.captureCompulsory.moves), init: listen }, async ({ page, game }) => {
  const reader = await Reader.of(page);
  await tabTo(page, ON_BOARD);
  await reader.press("b2");
  await reader.press("b4");
  await game.textIs("live", /^You: b2xb4\. Dark \(.+\): \S+\. Your move/);
  await page.keyboard.press("s");
  await game.textIs("live", /^It’s your move\. You play Light\. Pieces: Light \d+, Dark \d+\. Last move: \S+\./);
  await page.keyboard.press("b");
  await game.textIs("live", /^Row 5: a5 \w+, b5 .* Row 1: /);
});

onPage("Escape empties the field for moves, then leaves it", {}, async ({ page }) => {
  await page.fill("#typed", "c2");
  await page.keyboard.press("Escape");
  assert.equal(await page.inputValue("#typed"), "");
  assert.equal(await page.evaluate(() => document.activeElement.id), "typed");
  await page.keyboard.press("Escape");
  assert.notEqual(await page.evaluate(() => document.activeElement.id), "typed");
});
