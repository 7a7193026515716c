// Page object: operates the board through its cells' labels and reads the panel's texts.

import assert from "node:assert/strict";

/** Returns a function that makes pseudorandom choices, the same in every run. */
export function chooser(seed = 1) {
  let state = seed;
  return (list) => {
    // A linear congruential generator, of which only the high bits are used.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
}

/** The dialogs of hashes that share one with others. */
const SHARED = { statistics: "library", backup: "library", record: "share" };

export class Game {
  constructor(page) {
    this.page = page;
  }

  async isStarted() {
    await this.page.waitForSelector("html[data-started]");
    await this.page.waitForFunction(() => !document.getElementById("status").textContent.startsWith("Loading"));
  }

  // Reading.

  /**
   * All points, from the top left as light sees them, even if the board is flipped:
   * { point, piece: "light" | "dark" | null, inHand, target, set, movable, last }.
   */
  cells() {
    return this.page.$$eval("#board [role=gridcell]", (cells) => cells.sort((a, b) => a.dataset.spot - b.dataset.spot).map((cell) => {
      const [name, content, ...rest] = cell.getAttribute("aria-label").split(", ");
      return {
        point: name.replace("square ", ""),
        piece: { empty: null, black: "dark", white: "light" }[content.split(" ")[0]] ?? (content === "empty" ? null : content.split(" ")[0]),
        isKing: content.endsWith(" king"),
        inHand: rest.includes("selected"),
        target: rest.includes("you can go here"),
        set: rest.includes("you can play here"),
        movable: rest.includes("can move"),
        last: rest.includes("last move"),
      };
    }));
  }

  async points(property) {
    return (await this.cells()).filter((cell) => cell[property]).map((cell) => cell.point).sort();
  }

  /** The board as text, row 5 first: "ddddd/ddddd/dd.ll/lllll/lllll". */
  async position() {
    const letters = (await this.cells()).map(({ piece }) => (piece ? piece[0] : "."));
    return [0, 5, 10, 15, 20].map((start) => letters.slice(start, start + 5).join("")).join("/");
  }

  label(point) {
    return this.page.getAttribute(`#board [data-point='${point}']`, "aria-label");
  }

  text(id) {
    return this.page.textContent(`#${id}`);
  }

  status() {
    return this.text("status");
  }

  /** The moves played, without undone ones. */
  moves() {
    return this.page.$$eval("#moves .ply:not(.undone)", (plies) => plies.map((ply) => ply.textContent));
  }

  undoneMoves() {
    return this.page.$$eval("#moves .ply.undone", (plies) => plies.map((ply) => ply.textContent));
  }

  shown(id) {
    return this.page.locator(`#${id}`).isVisible();
  }

  // Waiting.

  async statusIs(pattern) {
    await this.page.waitForFunction(
      ([source, flags]) => new RegExp(source, flags).test(document.getElementById("status").textContent),
      [pattern.source, pattern.flags],
    );
    return this.status();
  }

  async textIs(id, pattern) {
    await this.page.waitForFunction(
      ([name, source]) => new RegExp(source).test(document.getElementById(name).textContent),
      [id, pattern.source],
    );
  }

  noticeIs(pattern) {
    // The page waits thirty seconds in total for a worker that fails to load.
    const options = { timeout: 60_000 };
    return this.page.locator("#notice-text").filter({ hasText: pattern, visible: true }).waitFor(options);
  }

  /** Waits for more moves than `count`, and then for a human's turn or the end; returns the status. */
  async answered(count) {
    await this.page.waitForFunction((before) => {
      if (document.querySelectorAll("#moves .ply:not(.undone)").length <= before) return false;
      const isOver = /wins|^You (won|lost)|^Draw/.test(document.getElementById("status").textContent);
      const canSet = document.querySelector("#board [role=gridcell][aria-label*='you can play here']") !== null;
      return isOver || canSet || document.querySelector("#board [role=gridcell][aria-label*='can move']") !== null;
    }, count);
    return this.status();
  }

  // Dialogs.

  /** Starts a new game with the button in the bar and the dialog's. */
  async newGame() {
    const { page } = this;
    await page.click("#new-game");
    await page.click("#play");
    await this.isClosed();
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length === 0);
  }

  /** Asks for the proven result in the menu. */
  async solve() {
    await this.page.click("#open-menu");
    await this.page.getByRole("button", { name: "Solve this position" }).click();
  }

  /** Opens a dialog by its hash. */
  async open(id) {
    await this.page.evaluate((name) => { location.hash = name; }, id);
    await this.isOpen(id);
  }

  /** Waits until the dialog of this hash is open and has loaded completely. */
  async isOpen(hash) {
    const id = SHARED[hash] ?? hash;
    await this.page.locator(`dialog#${id}[open]`).waitFor();
    await this.page.waitForFunction((name) => [...document.querySelectorAll(`#${name} [data-part]`)]
      .every((part) => part.hidden || (part.querySelector("h3") && !part.querySelector("figure svg:empty"))), id);
  }

  /** Closes the open dialog with Escape. */
  async close() {
    await this.page.keyboard.press("Escape");
    await this.isClosed();
  }

  async isClosed() {
    await this.page.waitForFunction(() => !document.querySelector("dialog[open]") && location.hash === "");
  }

  // Actions.

  async centre(point) {
    const box = await this.page.locator(`#board [data-point='${point}'] rect`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async click(point) {
    const { x, y } = await this.centre(point);
    await this.page.mouse.click(x, y);
  }

  async tap(point) {
    const { x, y } = await this.centre(point);
    await this.page.touchscreen.tap(x, y);
  }

  async drag(from, to) {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Real touch events, as from a finger. */
  async touchDrag(from, to) {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [start]);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await send("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
    }
    await send("touchEnd", []);
    await session.detach();
  }

  /** The point of the board that has the focus. */
  focusedPoint() {
    return this.page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? null);
  }

  async press(point, key = "Enter") {
    const number = (name) => [name.charCodeAt(0), Number(name[1])];
    const [column, row] = number(point);
    for (;;) {
      const focused = await this.focusedPoint();
      assert.ok(focused, "the board has the focus");
      const [hereColumn, hereRow] = number(focused);
      let arrow = null;
      if (hereColumn !== column) arrow = hereColumn < column ? "ArrowRight" : "ArrowLeft";
      else if (hereRow !== row) arrow = hereRow < row ? "ArrowUp" : "ArrowDown";
      if (!arrow) break;
      await this.page.keyboard.press(arrow);
      await this.page.waitForFunction(
        (old) => document.activeElement?.getAttribute("data-point") !== old, focused,
      );
    }
    await this.page.keyboard.press(key);
  }

  /** Waits until the piece on `point` is selected. */
  async isInHand(point) {
    await this.page.waitForFunction(
      (name) => /, selected/.test(document.querySelector(`#board [data-point='${name}']`).getAttribute("aria-label")),
      point,
    );
  }

  /** Waits until the turn is over or the piece is selected on `point`; returns whether the turn is over. */
  async wasPut(point, count) {
    const result = await this.page.waitForFunction(([name, before]) => {
      if (document.querySelectorAll("#moves .ply:not(.undone)").length > before) return "over";
      const label = document.querySelector(`#board [data-point='${name}']`).getAttribute("aria-label");
      return /, selected/.test(label) ? "further" : false;
    }, [point, count]);
    return (await result.jsonValue()) === "over";
  }

  /**
   * Waits until the turn is over or the piece from `here` is selected elsewhere; returns where, or null if the turn is over. After the jump to
   * a target the piece goes on by itself while it has no choice.
   */
  async landed(here, count) {
    const result = await this.page.waitForFunction(([name, before]) => {
      if (document.querySelectorAll("#moves .ply:not(.undone)").length > before) return "over";
      const point = document.querySelector("#board [aria-label*=', selected']")?.getAttribute("data-point");
      return point !== name && point;
    }, [here, count]);
    const point = await result.jsonValue();
    return point === "over" ? null : point;
  }

  /** Plays a turn along `path`, with `touch(point)`: click, tap or key. Returns when the turn is over. */
  async play(path, touch = (point) => this.click(point)) {
    await touch(path[0]);
    await this.isInHand(path[0]);
    // Only now is everything before it certainly rendered.
    const count = (await this.moves()).length;
    for (const point of path.slice(1)) {
      await touch(point);
      if (await this.wasPut(point, count)) return;
    }
    assert.fail(`the turn ${path.join(" ")} is not over`);
  }

  /** Plays a turn that the board offers, jump by jump; returns the number of moves before it. */
  async putAny(choose, touch = (point) => this.click(point)) {
    let here = choose(await this.points("movable"));
    assert.ok(here, `some piece can move (${await this.status()})`);
    await touch(here);
    await this.isInHand(here);
    const count = (await this.moves()).length;
    while (here) {
      const target = choose(await this.points("target"));
      assert.ok(target, `the piece on ${here} can move`);
      await touch(target);
      here = await this.landed(here, count);
    }
    return count;
  }

  /** Plays a turn; returns the status at the next human turn or the end. */
  async playAny(choose, touch) {
    return this.answered(await this.putAny(choose, touch));
  }

  /** Places a piece on a spot that the board offers; returns the status at the next human turn or the end. */
  async setAny(choose, touch = (point) => this.click(point)) {
    const count = (await this.moves()).length;
    const spot = choose(await this.points("set"));
    assert.ok(spot, `a piece can be placed (${await this.status()})`);
    await touch(spot);
    return this.answered(count);
  }

  /** Plays to the end; returns the last status. */
  async playToTheEnd(choose, touch) {
    let status = await this.status();
    for (let turn = 0; !isOver(status); turn += 1) {
      assert.ok(turn < 100, `the game ends (${await this.position()})`);
      status = await this.playAny(choose, touch);
    }
    return status;
  }
}

/**
 * Counts things that are too short-lived for a test to see: the page calls the functions `counts` after each change of the board and in
 * each frame, as a busy machine may draw the next frame only when an animation is over. Returns a function that waits until a count has
 * reached a number at some moment.
 */
export async function mostAtOnce(page, counts) {
  const texts = Object.entries(counts).map(([name, count]) => `${JSON.stringify(name)}: ${count}`);
  await page.evaluate(`(() => {
    const counts = { ${texts.join(", ")} };
    window.mostAtOnce = {};
    const look = () => {
      for (const [name, count] of Object.entries(counts)) window.mostAtOnce[name] = Math.max(window.mostAtOnce[name] ?? 0, count());
    };
    new MutationObserver(look).observe(document.getElementById("board"), { subtree: true, childList: true, attributes: true });
    const lookInFrame = () => {
      look();
      requestAnimationFrame(lookInFrame);
    };
    lookInFrame();
  })()`);
  return (name, least) => page.waitForFunction(([kind, wanted]) => window.mostAtOnce[kind] >= wanted, [name, least]);
}

/** Whether a status is a result. */
export function isOver(status) {
  return /wins|^You (won|lost)|^Draw/.test(status);
}
