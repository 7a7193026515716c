// The board fills the window and nothing is cut off, from the smallest phone to a large desktop.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mostAtOnce } from "./lib/game.mjs";
import { inSight, stickingOut } from "./lib/layout.mjs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
/** Width, height, and the share of the window's shorter side that the board must take at least. */
const SIZES = [
  [320, 568, 0.9], [360, 640, 0.9], [390, 844, 0.9], [844, 390, 0.9],
  [768, 1024, 0.9], [1024, 768, 0.84], [1440, 900, 0.9], [1920, 1080, 0.9],
  [568, 320, 0.9], [640, 360, 0.9], [667, 375, 0.9], [720, 450, 0.75], [740, 360, 0.9], [800, 600, 0.7], [480, 400, 0.5],
];

async function assertInWindow(page, selector) {
  const { width, height } = page.viewportSize();
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, `${selector} is there`);
  const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5;
  assert.ok(inside, `${selector} is in the window of ${width} x ${height}: ${JSON.stringify(box)}`);
  return box;
}

/** By how many pixels the page is larger than its window. */
const overflow = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.scrollingElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
});

/** Asserts that the game fits into the window. */
async function assertFits({ page, game }, [width, height, share]) {
  const at = `${width} x ${height}`;
  assert.deepEqual(await overflow(page), [0, 0], `${at}: the page does not scroll`);
  assert.deepEqual(await stickingOut(page), [], at);
  const board = await assertInWindow(page, "#board");
  assert.ok(Math.abs(board.width - board.height) < 1, `${at}: the board is a square`);
  for (const other of ["#panel", "header"]) {
    const box = await page.locator(other).boundingBox();
    const apart = box.x >= board.x + board.width - 1 || box.y >= board.y + board.height - 1
      || box.y + box.height <= board.y + 1;
    assert.ok(apart, `${at}: ${other} does not cover the board: ${JSON.stringify({ box, board })}`);
  }
  for (const [one, other] of [["header h1 a", "header nav"], ["header", "#dark-player"], ["header", "#light-player"], ["#dark-player", "#message"], ["#light-player", "#message"], ["#dark-player", "#board"], ["#light-player", "#board"], ["#light-player", "#actions"], ["#message", "#actions"], ["#actions", "#sheet"], ["#light-player", "#sheet"]]) {
    const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()];
    const apart = a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5 || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;
    assert.ok(apart, `${at}: ${one} and ${other} do not overlap: ${JSON.stringify({ a, b })}`);
  }
  // The panel beside the board is as wide as on a phone, unless the window itself is a phone's.
  const beside = await page.locator("#panel").boundingBox();
  if (width > height && width >= 704) assert.ok(beside.width >= 339.5, `${at}: the panel is wide enough: ${beside.width}`);
  const least = share * Math.min(width, height);
  assert.ok(board.width >= Math.min(least, 1000), `${at}: the board is large: ${board.width} of at least ${least}`);
  for (const selector of ["#open-menu", "#dark-player", "#light-player", "#status", "#undo", "#new-game"]) {
    await assertInWindow(page, selector);
  }
  // A notice must not move the board.
  await game.click("a1");
  await game.noticeIs(/You must capture/);
  assert.deepEqual(await page.locator("#board").boundingBox(), board, at);
  await assertInWindow(page, "#status");
  assert.deepEqual(await stickingOut(page), [], at);
  await page.click("#notice .quiet[data-do=dismiss]");
  await page.locator("#notice").waitFor({ state: "hidden" });
}

for (const hasTouch of [true, false]) {
  const sizes = SIZES.filter(([width]) => (width < 1000) === hasTouch);
  onPage(`everything fits into ${sizes.length} windows ${hasTouch ? "with" : "without"} touch`,
    { hasTouch, saved: savedGame(games.choiceInChain.moves), settings: { ...QUICK, showNotation: true } },
    async ({ page, game }) => {
      const resize = ([width, height]) => page.setViewportSize({ width, height });
      for (const size of sizes) {
        await resize(size);
        await assertFits({ page, game }, size);
      }
      for (const id of ["menu", "new", "editor", "record", "library", "rules", "options", "who-wins", "marks", "about"]) {
        await game.open(id);
        for (const size of sizes) {
          await resize(size);
          await assertInWindow(page, "dialog[open]");
          assert.deepEqual(await stickingOut(page), [], `${id} at ${size}`);
          assert.deepEqual(await overflow(page), [0, 0], `${id} at ${size}`);
        }
        await game.close();
      }
    });
}

/** Controls too small for a finger. Not the squares of an 8x8 board, which depend on the screen, nor links within text. */
const tooSmall = (page) => page.evaluate(() => {
  const controls = "button:not(.visually-hidden), .button, summary, select, input[type=range], .segmented label, .switch, .card, header h1 a";
  const size = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return { element, width, height };
  };
  return [...document.querySelectorAll(`:is(${controls}), #board [role=gridcell] rect`)].map(size)
    .filter(({ element, width, height }) => width > 0 && height > 0 && getComputedStyle(element).visibility === "visible" && (width < 43.5 || height < 43.5))
    .map(({ element, width, height }) => `${element.tagName}#${element.id} ${element.textContent.trim().slice(0, 20)} ${width} x ${height}`);
});

for (const [width, height] of [[320, 568], [390, 844], [844, 390]]) {
  onPage(`touch targets are large enough at ${width} x ${height}`,
    { viewport: { width, height }, hasTouch: true, isMobile: true, settings: { ...QUICK, dark: "human" }, saved: savedGame(["d2-c3", "b4xd2", "e1xc3"]) },
    async ({ page, game }) => {
      assert.deepEqual(await tooSmall(page), []);
      // With an alternative beside the move that was played first.
      await page.locator("#undo").tap();
      await game.play(["b2", "b4"], (point) => game.tap(point));
      await page.locator("#moves .other").waitFor({ state: "attached" });
      assert.deepEqual(await tooSmall(page), []);
      for (const id of ["menu", "new", "options", "statistics", "record", "library"]) {
        await game.open(id);
        for (const closed of await page.locator(`#${id} details:not([open]) > summary`).all()) await closed.tap();
        assert.deepEqual(await tooSmall(page), [], id);
        await game.close();
      }
    });
}

onPage("touch targets of the study are large enough",
  { path: "study.html", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, saved: savedGame(["d2-c3", "b4xd2", "e1xc3"]) },
  async ({ page }) => {
    for (const tab of ["analysis", "review", "uct", "lab"]) {
      await page.locator(`#tab-${tab}`).tap();
      await page.locator(`#panel-${tab}`).waitFor();
      assert.deepEqual(await tooSmall(page), [], tab);
    }
  });

onPage("zooming is allowed", {}, async ({ page }) => {
  const content = await page.getAttribute("meta[name=viewport]", "content");
  assert.doesNotMatch(content, /user-scalable|maximum-scale/);
  assert.match(content, /viewport-fit=cover/);
});

onPage("pieces slide, except with reduced motion", { reducedMotion: "no-preference" },
  async ({ page, game }) => {
    const running = () => page.evaluate(() => document.getAnimations().length);
    const most = await mostAtOnce(page, { animations: () => document.getAnimations().length });
    await game.click("c2");
    await game.isInHand("c2");
    await game.click("c3");
    await most("animations", 1);
    await game.answered(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await game.isStarted();
    await page.evaluate(() => {
      window.animated = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function count(...options) {
        window.animated += 1;
        return animate.apply(this, options);
      };
    });
    const path = [(await game.points("movable"))[0]];
    await game.click(path[0]);
    await game.isInHand(path[0]);
    await game.click((await game.points("target"))[0]);
    await game.answered(3);
    assert.equal(await page.evaluate(() => window.animated), 0);
    assert.equal(await running(), 0);
  });

onPage("text of twice the size on a phone cuts off neither the title nor the players", { viewport: { width: 390, height: 844 } }, async ({ page }) => {
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  for (const id of ["title", "ruleset", "light-controller", "dark-controller"]) {
    const [own, row] = await page.locator(`#${id}`).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = (element.closest(".who") ?? element).getBoundingClientRect();
      return [range.getBoundingClientRect(), box].map(({ left, right, width }) => ({ left, right, width }));
    });
    assert.ok(own.width > 40 && own.left >= row.left - 1 && own.right <= row.right + 1, `${id}: ${JSON.stringify([own, row])}`);
  }
});

onPage("at 683 x 328, a laptop's window at 200 %, a row of moves is in sight", { viewport: { width: 683, height: 328 }, settings: QUICK, saved: savedGame(["d2-c3", "b4xd2"]) },
  async ({ page }) => { await inSight(page, ["#moves .current", "#stepping"]); });

onPage("on a laptop, More options is in sight after a game, and what the computer thought where it is opened",
  { viewport: { width: 1366, height: 657 }, settings: QUICK, saved: savedGame(games.lastMove.moves) }, async ({ page, game }) => {
    const summary = page.locator("#ai-info summary");
    if (await page.locator("#ai-info[open]").count()) await summary.click();
    await summary.click();
    await page.locator("#ai-info[open]").waitFor();
    await inSight(page, ["#ai-info", "#to-watch", "#moves .current"]);
    await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
    await game.statusIs(/^(Light wins|You won)/);
    await game.open("new");
    await page.locator("#revenge").waitFor();
    const [more, footer] = [await page.locator("#new-more summary").boundingBox(), await page.locator("#new .sheet-actions").boundingBox()];
    assert.ok(more.y + more.height <= footer.y, JSON.stringify({ more, footer }));
  });

for (const [width, height] of [[1366, 657], [390, 844], [360, 640], [844, 390]]) {
  onPage(`before the first move, the solution and its button are below each other: ${width}x${height}`,
    { viewport: { width, height } }, async ({ page }) => {
      await page.click("#open-menu");
      await page.click("#menu-solve");
      await page.locator("#verdict", { hasText: "can force a win" }).waitFor({ state: "attached" });
      const notice = page.locator("#notice .square[data-do=dismiss]");
      if (await notice.isVisible()) await notice.click();
      const button = page.locator("#show-line");
      await button.waitFor();
      const [above, below] = [await page.locator("#verdict").boundingBox(), await button.boundingBox()];
      assert.ok(below.y >= above.y + above.height - 1, JSON.stringify([above, below]));
    });
}
