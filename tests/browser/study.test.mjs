// The study: variations by mouse, touch and keyboard; comments and symbols; engines; from the game's page and back;
// offline use.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible } from "./lib/axe.mjs";
import { choose } from "./lib/fields.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { inSight } from "./lib/layout.mjs";
import { cachedParts, isCached } from "./lib/offline.mjs";
import { until } from "./lib/player.mjs";
import { QUICK, TIMEOUT, playing, savedGame, suite } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const MOVES = games.choiceInChain.moves;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIZES = { desktop: { viewport: { width: 1280, height: 800 } }, phone: PHONE };
const STUDY = { path: "study.html", settings: null };

/** The tree as text, one line per block, indented by depth; the current move in brackets. */
function tree(page) {
  return page.$$eval("#tree .block", (blocks) => blocks.map((block) => "  ".repeat(Number(block.dataset.depth ?? 0))
    + [...block.querySelectorAll(".numbered, .comment")].map((part) => {
      const button = part.querySelector("button");
      const text = part.textContent.trim().replaceAll("\u2011", "-");
      return button?.getAttribute("aria-current") ? `[${text}]` : text;
    }).join(" ")));
}

async function treeIs(page, lines) {
  await page.waitForFunction((wanted) => document.querySelectorAll("#tree .block").length === wanted, lines.length);
  const isIt = async () => JSON.stringify(await tree(page)) === JSON.stringify(lines);
  for (const end = Date.now() + TIMEOUT; Date.now() < end && !await isIt();) await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(await tree(page), lines);
}

/** Waits until the cache has a file for each of these parts of names. */
function areCached(page, parts) {
  return until(`${parts.join(", ")} are cached`, async () => {
    const addresses = await cachedParts(page);
    return parts.every((part) => addresses.some((address) => address.includes(part)));
  });
}

/** Plays a move by clicking one spot after another. */
async function play(game, ...points) {
  for (const point of points) await game.click(point);
}

for (const [name, size] of Object.entries(SIZES)) {
  onPage(`both sides can be moved, and an alternative move is a variation: ${name}`, { ...STUDY, ...size }, async ({ page, game }) => {
    await play(game, "c2", "c3");
    await treeIs(page, ["[1.c2-c3]"]);
    await game.statusIs(/^Dark must capture/);
    await page.click("#step-previous");
    await play(game, "d2", "c3");
    await treeIs(page, ["1.c2-c3", "  [1.d2-c3]"]);
    await page.locator("#tree button", { hasText: "c2" }).click();
    await treeIs(page, ["[1.c2-c3]", "  1.d2-c3"]);
    await assertAccessible(page, "a tree of variations");
  });
}

onPage("the keyboard steps through the game, from variation to variation, and plays", { ...STUDY, saved: savedGame(MOVES, { played: 0 }) }, async ({ page, game }) => {
  const currentIs = (mv) => page.waitForFunction((wanted) => document.querySelector("#tree [aria-current]")?.textContent.replaceAll("\u2011", "-") === wanted, mv);
  await page.locator("body").press("ArrowRight");
  await page.locator("body").press("ArrowRight");
  await currentIs(MOVES[1]);
  await page.locator("body").press("End");
  await currentIs(MOVES.at(-1));
  await page.locator("body").press("Home");
  await currentIs(undefined);
  await page.locator("#pull").isVisible() && await page.click("#pull");
  await page.fill("#typed", "c2-c3");
  await page.press("#typed", "Enter");
  await game.statusIs(/^Dark must capture/);
  await page.locator("#board [tabindex='0']").evaluate((cell) => cell.blur());
  await page.locator("#typed").evaluate((field) => field.blur());
  await page.locator("body").press("ArrowUp");
  await currentIs(MOVES[0]);
});

onPage("the wheel and a swipe step through the game", { ...STUDY, saved: savedGame(MOVES, { played: 0 }) }, async ({ page }) => {
  const at = (ply) => page.waitForFunction(([mv]) => (document.querySelector("#tree [aria-current]")?.textContent ?? "").replaceAll("\u2011", "-") === mv, [ply ? MOVES[ply - 1] : ""]);
  const board = await page.locator("#board").boundingBox();
  await page.mouse.move(board.x + 100, board.y + 100);
  await page.mouse.wheel(0, 100);
  await at(1);
  await page.mouse.wheel(0, -100);
  await at(0);
  const bar = await page.locator("#message").boundingBox();
  const y = bar.y + bar.height / 2;
  await page.mouse.move(bar.x + bar.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.2, y);
  await page.mouse.up();
  await at(1);
});

onPage("moves get symbols and comments, variations are reordered and deleted, and all of it can be undone",
  { ...STUDY, viewport: { width: 1280, height: 900 } }, async ({ page, game }) => {
    await play(game, "c2", "c3");
    await page.selectOption("#symbol", "1");
    await page.fill("#note", "The middle.");
    await page.press("#note", "Tab");
    await treeIs(page, ["[1.c2-c3!] The middle."]);
    await page.click("#step-previous");
    await play(game, "d2", "c3");
    await treeIs(page, ["1.c2-c3! The middle.", "  [1.d2-c3]"]);
    await page.click("#promote");
    await treeIs(page, ["[1.d2-c3]", "  1.c2-c3! The middle."]);
    await focusOn(page, "#delete");
    await page.keyboard.press("Enter");
    await treeIs(page, ["1.c2-c3! The middle."]);
    await focusOn(page, "#undo-edit");
    for (const lines of [["[1.d2-c3]", "  1.c2-c3! The middle."], ["1.c2-c3! The middle.", "  [1.d2-c3]"]]) {
      await page.keyboard.press("Enter");
      await treeIs(page, lines);
    }
    await page.click("#redo-edit");
    await treeIs(page, ["[1.d2-c3]", "  1.c2-c3! The middle."]);
    // It is saved, and the game's page is unaffected.
    await page.reload();
    await game.isStarted();
    await treeIs(page, ["[1.d2-c3]", "  1.c2-c3! The middle."]);
    await page.click("#back");
    await page.waitForURL(/\/alquerque\/$/);
    await game.isStarted();
    assert.deepEqual(await game.moves(), []);
  });

onPage("pointing at a move of a line shows its position on a small board, by mouse and keyboard", { ...STUDY, ...SIZES.desktop }, async ({ page }) => {
  const preview = page.locator("#line-preview");
  const moves = page.locator("#engine-alpha-beta-lines li").first().locator("button:not([hidden])");
  await page.locator("#engine-alpha-beta").press("Space");
  await moves.nth(3).waitFor();
  assert.ok(await preview.isHidden());
  await moves.nth(2).hover();
  await preview.locator("svg .piece").first().waitFor({ state: "attached" });
  // Both are measured at once, as the lines grow.
  assert.ok(await page.evaluate(() => {
    const [board, lines] = ["line-preview", "engines"].map((id) => document.getElementById(id).getBoundingClientRect());
    return board.top >= lines.bottom || board.bottom <= lines.top;
  }), "the lines stay visible");
  assert.match(await page.textContent("#line-preview-words"), /^Position after \S+ \S+ \S+\. Light: \d+, Dark: \d+$/);
  assert.equal(await page.locator("#tree button").count(), 0, "nothing is played");
  await page.locator("#board").hover();
  await preview.waitFor({ state: "hidden" });
  await focusOn(page, "#engine-alpha-beta-lines button:not([hidden])");
  await preview.waitFor();
  const described = await moves.first().getAttribute("aria-describedby");
  assert.equal(described, "line-preview-words");
  await assertAccessible(page, "the small board of a line");
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "hidden" });
  // Pressing it plays it, and the line starts from another position.
  await moves.first().press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 1);
  assert.ok(await page.locator("#engine-alpha-beta-lines li").first().evaluate((row) => row.clientHeight < 50), "a line has one row");
});

for (const [name, size] of Object.entries(SIZES)) {
  onPage(`engines are off by default, follow the board, and their lines can be played: ${name}`,
    { ...STUDY, ...size, saved: savedGame([], { rules: "merkel,invert=allowed" }) }, async ({ page, game }) => {
    const uct = page.locator("#engine-uct-lines li button:not([hidden])");
    assert.equal(await uct.count(), 0);
    assert.ok(await page.locator("#balance").evaluate((bar) => bar.classList.contains("idle")));
    if (name === "phone") await page.locator("#engine-uct").tap();
    else await page.locator("#engine-uct").press("Space");
    await uct.nth(4).waitFor();
    await page.locator("#arrows .arrow").first().waitFor({ state: "attached" });
    await page.waitForFunction(() => /Light: about \d+%/.test(document.getElementById("balance-text").textContent));
    assert.equal(await page.locator("#engine-uct-lines li").count(), 3);
    await page.selectOption("#engine-count", "5");
    await page.waitForFunction(() => [...document.querySelectorAll("#engine-uct-lines .value")].filter((value) => value.textContent).length === 4);
    await assertAccessible(page, "an engine's lines");
    const first = await uct.first().textContent();
    await uct.nth(1).click();
    await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 2);
    // The board has another position now, and so does the engine.
    await page.waitForFunction((mv) => document.querySelector("#engine-uct-lines li button")?.textContent !== mv, first);
    await page.locator("#engine-alpha-beta").check({ force: true });
    await page.waitForFunction(() => /depth ([5-9]|\d\d)/.test(document.getElementById("engine-alpha-beta-figures").textContent));
    await page.locator("#engine-uct").uncheck({ force: true });
    await page.locator("#engine-uct-report").waitFor({ state: "hidden" });
    assert.ok(await page.locator("#arrows .arrow[data-engine='alpha-beta']").count() > 0);
    assert.equal(await page.locator("#arrows .arrow[data-engine='uct']").count(), 0);
    await game.statusIs(/to move|must capture/);
  });
}

for (const [width, height, least] of [[390, 844, 3], [820, 1180, 5], [1024, 768, 5], [1366, 657, 5], [1440, 900, 3]]) {
  onPage(`with both engines on, rows of moves are in sight beside a large board: ${width} px`, { ...STUDY, saved: savedGame(["d2-c3", "b4xd2"]), viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 }, async ({ page }) => {
    const place = () => page.locator("#engine-alpha-beta").boundingBox();
    const before = await place();
    await page.locator("#engine-uct").check({ force: true });
    await page.locator("#engine-alpha-beta").check({ force: true });
    await page.locator("#engine-alpha-beta-lines button:not([hidden])").first().waitFor();
    if (width > height) assert.deepEqual(await place(), before, "the switches stay under the pointer");
    const rows = await page.locator("#tree").evaluate((tree) => {
      const style = getComputedStyle(tree);
      const room = tree.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      const button = document.createElement("button");
      button.textContent = "d2-c3";
      tree.append(button);
      const row = button.getBoundingClientRect().height;
      button.remove();
      return room / row;
    });
    assert.ok(rows >= least, `${rows} rows`);
    const besideEngines = await page.locator("#board").evaluate((board) => board.getBoundingClientRect().width);
    assert.ok(besideEngines >= 280, `${besideEngines} px`);
    if (width > height) {
      for (const engine of ["uct", "alpha-beta"]) {
        const cut = await page.$$eval(`#engine-${engine}-lines li`, (lines) => {
          const bottom = lines[0].parentElement.getBoundingClientRect().bottom;
          return lines.map((line) => line.getBoundingClientRect()).filter((line) => line.top < bottom - 1 && line.bottom > bottom + 1).length;
        });
        assert.equal(cut, 0, "no line is cut through");
        // The last line can be scrolled to. In one step, as the engine may find another line meanwhile.
        await page.waitForFunction((id) => {
          const list = document.getElementById(id);
          list.lastElementChild.scrollIntoView({ block: "nearest" });
          const [row, room] = [list.lastElementChild, list].map((element) => element.getBoundingClientRect());
          return row.top >= room.top - 1 && row.bottom <= room.bottom + 1;
        }, `engine-${engine}-lines`);
      }
      await page.locator("#engine-uct").focus();
      await page.keyboard.press("m");
      await page.waitForFunction(() => document.activeElement.id === "typed" && document.activeElement.clientWidth > 100);
    }
    await page.getByRole("tab", { name: "Puzzles" }).click();
    // The engines take no room on another tab.
    if (height > width) await page.waitForFunction((before) => document.getElementById("board").getBoundingClientRect().width > before, besideEngines);
  });
}

onPage("on a laptop, the field for moves, the comment and the pen are in sight", { ...STUDY, saved: savedGame(games.longWin.moves), viewport: { width: 1366, height: 657 } }, async ({ page }) => {
  await inSight(page, ["#typed", "#note", "#pen", "#edit button"]);
  const tree = await page.locator("#tree").boundingBox();
  assert.ok(tree.height >= 3 * 28, `the moves have ${tree.height} px`);
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [667, 375]]) {
  onPage(`on a phone the current move is in sight while stepping: ${width} x ${height}`, { ...STUDY, viewport: { width, height }, hasTouch: true, isMobile: true, saved: savedGame(games.longWin.moves, { played: 0 }) }, async ({ page }) => {
    const step = async () => {
      const before = await page.evaluate(() => document.querySelector("#tree [aria-current]")?.dataset.node);
      await page.click("#step-next");
      await page.waitForFunction((node) => document.querySelector("#tree [aria-current]")?.dataset.node !== node, before);
    };
    const room = async () => {
      const [list, sheet] = [await page.locator("#tree").boundingBox(), await page.locator("#sheet").boundingBox()];
      return { top: Math.max(list.y, sheet.y), bottom: Math.min(list.y + list.height, sheet.y + sheet.height, height) };
    };
    const isInSight = async (what) => {
      const [move, { top, bottom }] = [await page.locator("#tree [aria-current]").boundingBox(), await room()];
      assert.ok(move.y >= top - 1 && move.y + move.height <= bottom + 1, `${what}: ${move.y} to ${move.y + move.height} in ${top} to ${bottom}`);
    };
    for (let count = 0; count < 8; count += 1) await step();
    if (width !== 320) await isInSight("beside the board");
    if (width > height) return;
    const { top, bottom } = await room();
    await page.getByRole("button", { name: "Show moves and comments" }).tap();
    await page.locator("[data-pulled] #chapters").waitFor();
    await isInSight("on the raised sheet");
    const raised = await room();
    assert.ok(raised.bottom - raised.top > bottom - top, "more moves are in sight");
    for (let count = 0; count < 4; count += 1) await step();
    await isInSight("after more steps");
  });
}

/** A game of Othello whose list of moves is longer than its room. */
const LONG = "f5f4c3d6g4e3d7c7d3e7e2g3e6e1f1h4d1g6f6c4d8b3g5c5f7h6d2c2b5e8f2c6f8g7f3g1b4a4a3a2h3b2g8h8b8c1c8a8b6b7a6a7h5h7b1a1g2h2h1a5";

for (const [width, height] of [[1366, 657], [844, 390]]) {
  onPage(`the list is at its top at the start, and at the current move when its tab is opened again: ${width} x ${height}`, {
    ...STUDY, kind: "othello", settings: playing("othello"), saved: savedGame(LONG.match(/../g), { rules: "othello" }), viewport: { width, height },
  }, async ({ page }) => {
    const isInSight = (selector) => page.waitForFunction((wanted) => {
      const [move, list] = [document.querySelector(wanted)?.getBoundingClientRect(), document.getElementById("tree").getBoundingClientRect()];
      return move && list.height > 0 && move.top >= list.top - 1 && move.bottom <= Math.min(list.bottom, innerHeight) + 1;
    }, selector);
    await isInSight("#tree [aria-current][data-node='60']");
    await page.click("#step-first");
    await isInSight("#tree [data-node='1']");
    await page.click("#step-last");
    await isInSight("#tree [aria-current][data-node='60']");
    for (const other of ["Review", "Puzzles"]) {
      await page.getByRole("tab", { name: other }).click();
      await page.locator("#tree").waitFor({ state: "hidden" });
      await page.getByRole("tab", { name: "Analysis" }).click();
      await isInSight("#tree [aria-current][data-node='60']");
    }
  });
}

// As wide as a phone with text of twice the size.
onPage("with large text, the tabs take two or three rows", { ...STUDY, path: "study.html#puzzles", viewport: { width: 195, height: 422 } }, async ({ page }) => {
  await page.locator("#panel-puzzles").waitFor();
  const [row, ...tabs] = await page.$$eval("#tabs, #tabs button", (all) => all.map((element) => element.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })));
  assert.equal(tabs.length, 5);
  assert.ok(new Set(tabs.map(({ top }) => top)).size <= 3, JSON.stringify(tabs));
  for (const tab of tabs) assert.ok(tab.left >= row.left && tab.right <= row.right + 1, JSON.stringify([row, tab]));
  assert.ok(await page.$$eval("#tabs button", (all) => all.every((tab) => tab.scrollWidth <= tab.clientWidth && parseFloat(getComputedStyle(tab).fontSize) >= 15)));
});

onPage("a notice of two lines takes the message's place, and nothing moves", { ...STUDY, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  const places = () => page.evaluate(() => ["stepping", "sheet"].map((id) => Math.round(document.getElementById(id).getBoundingClientRect().top)));
  const before = await places();
  await page.evaluate(() => {
    document.getElementById("notice").hidden = false;
    document.getElementById("notice-text").textContent = "This is a notice whose text is so long that it needs two lines of a phone’s width.";
  });
  assert.deepEqual(await places(), before);
});

onPage("an engine stops at its time limit, and continues with more time", { ...STUDY, viewport: { width: 1280, height: 900 } }, async ({ page }) => {
  const figures = (pattern) => page.waitForFunction(([source]) => new RegExp(source).test(document.getElementById("engine-uct-figures").textContent), [pattern.source]);
  await page.locator("#engine-uct").check({ force: true });
  assert.equal(await page.inputValue("#engine-limit"), "60");
  await page.getByLabel("Time limit for each engine").selectOption("10");
  await figures(/k\/s · /);
  await figures(/time’s up/);
  assert.ok(await page.locator("#engine-uct-lines button:not([hidden])").count() > 0, "its lines stay");
  await page.getByLabel("Time limit for each engine").selectOption("No limit");
  await figures(/k\/s · /);
  // On another tab it pauses; back on its tab, it continues.
  const playouts = () => page.evaluate(() => Number(/ ([\d,]+) k playouts/.exec(document.getElementById("engine-uct-figures").textContent)[1].replaceAll(",", "")));
  const before = await playouts();
  await page.click("#tab-review");
  await page.click("#tab-analysis");
  for (const end = Date.now() + TIMEOUT; Date.now() < end && await playouts() <= before;) await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await playouts() > before);
});

onPage("a study open in two tabs loses nothing", { isAlone: true, ...STUDY, viewport: { width: 1280, height: 900 }, saved: savedGame(MOVES.slice(0, 2), { played: 1 }) }, async ({ page, game, context }) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector("html[data-started]");
  const comment = async (tab, text) => {
    await tab.fill("#note", text);
    await tab.press("#note", "Tab");
  };
  await comment(other, "second");
  await page.locator("#tree .comment", { hasText: "second" }).waitFor();
  await page.click("#step-next");
  await comment(page, "third");
  await other.locator("#tree .comment", { hasText: "third" }).waitFor();
  const texts = (tab) => tab.$$eval("#tree .comment", (comments) => comments.map((comment) => comment.textContent.trim()));
  assert.deepEqual([...await texts(other)].sort(), ["second", "third"]);
  await page.reload();
  await game.isStarted();
  await page.locator("#tree .comment", { hasText: "third" }).waitFor();
  assert.deepEqual([...await texts(page)].sort(), ["second", "third"]);
});

onPage("proven results replace estimates", { ...STUDY, settings: playing("alquerque", { rules: "merkel" }) }, async ({ page, game }) => {
  await page.locator("#engine-alpha-beta").check({ force: true });
  await game.textIs("verdict", /Light can force a win/);
  await page.locator("#balance.certain").waitFor();
  assert.match(await game.text("balance-text"), /^Light has a forced win$/);
  // A proven result may be a loss, so it doesn't have the colour of a win.
  await page.locator(".engine-lines .solved:not([hidden])").first().waitFor();
  const colours = await page.evaluate(() => {
    const good = document.createElement("i");
    good.className = "good-colour";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".good-colour { color: var(--good); }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.append(good);
    const solved = [...document.querySelectorAll(".engine-lines .solved:not([hidden])")].map((element) => getComputedStyle(element).color);
    return { good: getComputedStyle(good).color, seen: [...solved, getComputedStyle(document.getElementById("balance")).borderTopColor] };
  });
  assert.ok(!colours.seen.includes(colours.good), JSON.stringify(colours));
});

const BEGUN = {
  "nothing is kept yet": { settings: null },
  "settings of the first version": { settings: { ...QUICK, verdicts: true } },
  "with a clock": { settings: { ...playing("alquerque", { rules: "merkel", dark: "ai" }), verdicts: true }, clock: "3+2" },
};
for (const [name, { settings, clock }] of Object.entries(BEGUN)) {
  onPage(`a visit to the study does not change a game against the AI: ${name}`, { settings }, async ({ page, game }) => {
    if (clock) {
      await game.open("new");
      await choose(page, "new-clock", clock);
      await page.click("#play");
      await game.isClosed();
    }
    await game.play(["d2", "c3"]);
    await game.answered(1);
    const moves = await game.moves();
    const seen = () => page.evaluate(() => ({
      status: document.getElementById("status").textContent,
      dark: document.getElementById("dark-controller").textContent,
      hasClock: !document.getElementById("dark-clock").hidden,
      hasHint: !document.getElementById("hint").hidden,
      verdict: document.getElementById("verdict").textContent,
    }));
    const before = await seen();
    assert.match(before.status, /^Your move/);
    assert.deepEqual([before.hasClock, before.hasHint, before.verdict], [clock !== undefined, true, ""]);
    for (const query of ["?watch", "?game", "?review"]) {
      await page.goto(new URL(`study.html${query}`, page.url()).href);
      await game.isStarted();
      await page.waitForFunction((count) => document.querySelectorAll("#tree .numbered button").length === count, moves.length);
      await page.click("#back");
      await game.isStarted();
      await game.statusIs(/^Your move/);
      assert.deepEqual(await seen(), before, query);
      assert.deepEqual(await game.moves(), moves);
    }
  });
}

onPage("the study opens the current game, and the game does not change", { saved: savedGame(MOVES, { played: 5 }), settings: playing("alquerque", { rules: "merkel" }) }, async ({ page, game }) => {
  await page.click("#open-menu");
  await page.click("#menu a[href^='study.html?game']");
  await page.waitForURL(/study\.html$/);
  await game.isStarted();
  await page.waitForFunction((mv) => document.querySelector("#tree [aria-current]")?.textContent.replaceAll("\u2011", "-") === mv, MOVES[4]);
  await page.click("#step-first");
  await play(game, "c2", "c3");
  await page.waitForFunction(() => document.querySelectorAll("#tree .block").length > 1);
  await page.click("#back");
  await game.isStarted();
  assert.deepEqual(await game.moves(), MOVES.slice(0, 5));
  // Additions stay in the study.
  await page.click("#open-menu");
  await page.click("#menu a[href^='study.html?game']");
  await game.isStarted();
  await page.waitForFunction(() => document.querySelectorAll("#tree .block").length > 1);
  assert.equal((await page.locator("#tree [aria-current]").textContent()).replaceAll("\u2011", "-"), MOVES[4]);
});

const ANNOTATED = `[GameType "21"]
1. 11-15 {A comment at the start of the game, which says what this opening is about.} 23-19 2. 8-11 (2. 9-13 {another idea, with a comment} 22-18) 22-17
3. 4-8 17-13 {The end of the main line of the opening.} 4. 15-18 24-20 5. 11-15 *`;

for (const [width, height] of [[1366, 657], [1366, 640], [1280, 657], [1280, 720]]) {
  onPage(`beside two engines the moves have a box of their own, and the comment is in sight: ${width} × ${height}`, { path: "study.html", viewport: { width, height } }, async ({ page, game }) => {
    await game.open("record");
    await page.fill("#record-input", ANNOTATED);
    await page.click("[data-do='record-read']");
    await game.isClosed();
    for (const name of ["UCT", "Alpha-beta"]) await page.getByRole("switch", { name }).check({ force: true });
    await page.getByLabel("Lines per engine").selectOption("3");
    await page.waitForFunction(() => document.querySelectorAll("#engine-alpha-beta-lines li").length === 3);
    const place = async (part) => {
      const { y, height } = await part.boundingBox();
      return [y, y + height];
    };
    const [, movesEnd] = await place(page.getByRole("group", { name: "Moves and variations" }));
    const [toolsBegin] = await place(page.getByRole("group", { name: "Edit the selected move" }));
    const [, commentEnd] = await place(page.getByLabel("Comment on this position"));
    const [, sheetEnd] = await place(page.locator("#sheet"));
    assert.ok(movesEnd <= toolsBegin + 1, `${movesEnd}, ${toolsBegin}`);
    assert.ok(commentEnd <= sheetEnd, `${commentEnd}, ${sheetEnd}`);
    const [, linesEnd] = await place(page.getByRole("list", { name: "UCT’s lines" }));
    const [, lastEnd] = await place(page.getByRole("list", { name: "UCT’s lines" }).getByRole("listitem").last());
    assert.ok(lastEnd <= linesEnd + 1, "all three lines are in sight");
  });
}

for (const [kind, moves] of [["draughts", ["11-15"]], ["othello", ["f5"]]]) {
  const settings = playing(kind, { dark: "human", light: "ai" });
  onPage(`a player with the dark pieces is at the bottom in the study as well: ${kind}`, { saved: savedGame(moves, { rules: kind, played: 0 }), kind, settings }, async ({ page, game }) => {
    const seen = () => page.evaluate(() => {
      const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
      const last = [...document.querySelectorAll("#board [data-point]")].sort((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0];
      return [top("#dark-player") > top("#light-player"), last.dataset.point];
    });
    const before = await seen();
    assert.equal(before[0], true);
    await page.getByRole("link", { name: "Menu" }).click();
    await page.click("#menu a[href^='study.html?game']");
    await page.waitForURL(/study\.html$/);
    await game.isStarted();
    assert.deepEqual(await seen(), before);
    await page.goto(new URL("study.html?review", page.url()).href);
    await game.isStarted();
    await page.locator("#panel-review").waitFor();
    assert.deepEqual(await seen(), before);
  });
}

onPage("the review of a game against the AI starts by itself, with the player's mistakes", { saved: savedGame(MOVES), settings: playing("alquerque", { rules: "merkel", dark: "ai" }) }, async ({ page, game }) => {
  await page.goto(new URL("study.html?review", page.url()).href);
  await game.isStarted();
  await page.waitForFunction(() => !document.getElementById("review-stop").hidden || !document.getElementById("review-results").hidden);
  await page.waitForFunction(() => !document.getElementById("review-results").hidden, undefined, { timeout: 60_000 });
  assert.equal(await page.inputValue("#review-side"), "light");
});

onPage("a link to a study opens the study, with all its contents", { isAlone: true, ...STUDY, viewport: { width: 1280, height: 900 } }, async ({ page, game, context }) => {
  await play(game, "c2", "c3");
  await page.fill("#note", "Why not?");
  await page.press("#note", "Tab");
  await page.click("#step-previous");
  await play(game, "d2", "c3");
  await page.click("#open-menu");
  await page.click("#menu [data-do='links']");
  await game.isOpen("share");
  const link = await page.inputValue("#share-link");
  assert.match(link, /study\.html#g2\./);
  const other = await context.newPage();
  await other.evaluate(() => 0);
  await other.goto(link);
  await other.waitForSelector("html[data-started]");
  await treeIs(other, ["1.c2-c3 Why not?", "  [1.d2-c3]"]);
});

onPage("with several chapters, Share says that it shares one chapter", { ...STUDY, viewport: { width: 1280, height: 900 } }, async ({ page, game }) => {
  await play(game, "c2", "c3");
  await game.open("share");
  await page.getByRole("heading", { name: "Share this game" }).waitFor();
  await game.close();
  await game.open("studies");
  await page.getByRole("button", { name: "Add chapter", exact: true }).click();
  await game.close();
  await game.open("share");
  await page.getByRole("heading", { name: "Share this chapter" }).waitFor();
  await page.getByText("but no other chapter").waitFor();
});

onPage("in the study another game is chosen, a position set up, and a text imported", { ...STUDY, viewport: { width: 1280, height: 900 } }, async ({ page, game }) => {
  await game.open("new");
  await page.locator("#new-games input[value='othello']").check({ force: true });
  await page.click("#play");
  await game.isClosed();
  await game.click("d3");
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 1);
  await page.locator("#engine-uct").check({ force: true });
  await page.locator("#arrows circle").first().waitFor({ state: "attached" });
  await game.open("record");
  await page.fill("#record-input", "f5d6c3d3c4");
  await page.click("[data-do='record-read']");
  await game.isClosed();
  await page.waitForFunction(() => document.querySelectorAll("#tree button").length === 5);
});

onPage("once opened, a study works offline, engines included", { serviceWorkers: "allow", settings: null }, async ({ page, game, context }) => {
  await isCached(page);
  await page.goto(new URL("study.html", page.url()).href);
  await game.isStarted();
  await page.locator("#engine-uct").check({ force: true });
  await page.locator("#arrows .arrow").first().waitFor({ state: "attached" });
  await areCached(page, ["study.html", "study/glue", "study/module", "study/en"]);
  await context.setOffline(true);
  await page.reload();
  await game.isStarted();
  await page.locator("#engine-alpha-beta").check({ force: true });
  await page.waitForFunction(() => /depth \d/.test(document.getElementById("engine-alpha-beta-figures").textContent));
});

onPage("offline, a study that was never opened says so, and leads to the game", { serviceWorkers: "allow", settings: null, expected: [/503/] }, async ({ page, game, context }) => {
  await isCached(page);
  await context.setOffline(true);
  await page.goto(new URL("study.html#puzzles", page.url()).href);
  await page.getByText("The study isn’t stored on this device yet. Open it once while you’re online").waitFor();
  assert.equal(await page.getByText("Die Studie").count(), 0, "in the browser's language only");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.waitForURL(/\/alquerque\/$/);
  await game.isStarted();
});

onPage("an idle game page has the study cached, on a good connection", { serviceWorkers: "allow", settings: null }, async ({ page, game, context }) => {
  await isCached(page);
  // The idle time of half a minute passes at once.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = (work, millis) => wait(work, millis === 20_000 ? 0 : millis);
  });
  await page.reload();
  await game.isStarted();
  await areCached(page, ["study.html", "study/glue", "study/module", "study/en", "puzzles-othello"]);
  await context.setOffline(true);
  await page.goto(new URL("study.html", page.url()).href);
  await game.isStarted();
});

for (const [connection, told] of [[{ saveData: true }, ["keep"]], [{ effectiveType: "3g" }, ["keep"]], [{ type: "cellular" }, ["keep"]], [{ effectiveType: "4g" }, ["keep", "keep-all"]]]) {
  onPage(`what an idle page asks the service worker to cache: ${JSON.stringify(connection)}`, { serviceWorkers: "allow", settings: null }, async ({ page, game }) => {
    await isCached(page);
    await page.clock.install();
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, "connection", { value: given });
      window.told = [];
      const { postMessage } = ServiceWorker.prototype;
      ServiceWorker.prototype.postMessage = function post(message) { window.told.push(message.type); postMessage.call(this, message); };
    }, connection);
    await page.reload();
    await game.isStarted();
    await page.clock.fastForward(31_000);
    assert.deepEqual(await page.evaluate(async () => { await navigator.serviceWorker.ready; return window.told; }), told);
  });
}

onPage("arrow keys move through the tabs", STUDY, async ({ page }) => {
  await focusOn(page, "#tab-analysis");
  for (const tab of ["review", "uct", "lab", "puzzles", "analysis"]) {
    await page.keyboard.press("ArrowRight");
    await page.locator(`#panel-${tab}`).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), `tab-${tab}`);
  }
});
