// What confuses a first-time visitor: buttons and dialogs that are replaced by others, notices and sheets over the board, truncated text.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ARGS, launch } from "./lib/chromium.mjs";
import { choose } from "./lib/fields.mjs";
import { chooser } from "./lib/game.mjs";
import { cutOff, overlapping, stickingOut } from "./lib/layout.mjs";
import { serve } from "./lib/server.mjs";
import { QUICK, playing, savedGame, suite, visit } from "./lib/suite.mjs";

const games = JSON.parse(readFileSync(new URL("data/games.json", import.meta.url)));
const onPage = suite();
const LANGUAGES = ["en", "de", "fr", "es", "ar"];
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WINDOW = { viewport: { width: 1440, height: 900 } };
const MOVES = ["d2-c3", "b4xd2"];
/** The AI thinks until it is told to move. */
const SLOW = playing("alquerque", { rules: "merkel", dark: "ai", ai: { engine: "mcts", level: 1, depth: 1, limit: "30s" } });
/** After these moves, whatever Light plays, Dark has a choice. */
const FREE = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"];

const boxOf = async (page, selector) => {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, `${selector} is there`);
  return box;
};

const overlap = (a, b) => a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

onPage("two friends see who wins only if they ask", { isAlone: true, settings: playing("alquerque", { rules: "merkel" }) },
  async ({ page, game, server }) => {
    const before = server.responses.length;
    await game.play(["b2", "c3"]);
    await game.statusIs(/[Dd]ark/);
    assert.equal(await game.shown("verdict"), false);
    assert.doesNotMatch((await page.$$eval("#board [role=gridcell]", (cells) => cells.map((cell) => cell.getAttribute("aria-label")))).join(), /wins|loses/);
    assert.deepEqual(server.responses.slice(before).filter(({ name }) => name.startsWith("parts/prover/")), []);
    await game.solve();
    await game.textIs("verdict", /\d|[Ff]orce/);
  });

onPage("the loser chooses in New game, and Back closes it", { saved: savedGame(games.lastMove.moves), settings: QUICK },
  async ({ page, game }) => {
    await game.play(["e3", "e5", "c5", "a3", "a5", "c5", "e3"]);
    await game.statusIs(/^You won/);
    await page.click("#open-menu");
    await page.locator("#menu").getByRole("link", { name: "New game" }).click();
    await page.click("#revenge");
    await game.textIs("new-revenge", /./);
    await page.waitForURL(/#new$/);
    await page.goBack();
    await game.isClosed();
    await game.statusIs(/^You won/);
    await game.open("new");
    assert.equal(await game.shown("new-revenge"), false);
    await page.click("#revenge");
    await page.click("#play");
    await game.isClosed();
    await game.statusIs(/^Your move/);
  });

for (const size of [SMALL, WINDOW]) {
  onPage(`Move now takes the place of Hint after two seconds at ${size.viewport.width} px`,
    { ...size, reducedMotion: "no-preference", settings: SLOW, saved: savedGame(FREE) }, async ({ page, game }) => {
      const places = async (id) => Promise.all([id, "#undo", "#new-game"].map((name) => boxOf(page, name)));
      const before = await places("#hint");
      await game.putAny(chooser(1));
      await page.locator("#move-now").waitFor();
      assert.deepEqual(await places("#move-now"), before, "no button has moved");
      const appears = await page.$$eval("#slot > *", (buttons) => [...new Set(buttons.map((button) => getComputedStyle(button).animationName))]);
      assert.deepEqual(appears, ["fresh"], "a button that has just appeared ignores a tap");
      await page.evaluate(() => document.getElementById("move-now").click());
      await page.locator("#hint:not([aria-disabled=true])").waitFor();
      assert.deepEqual(await places("#hint"), before, "at the next turn");
    });
}

for (const locale of LANGUAGES) {
  for (const [kind, saved] of [["alquerque", savedGame(MOVES)], ["draughts", savedGame(["11-15", "22-18"], { rules: "draughts" })]]) {
    const settings = playing(kind, { rules: saved.rules, [kind === "draughts" ? "light" : "dark"]: "ai" });
    onPage(`the actions of a game of ${kind} against the AI fit in ${locale}`, { ...SMALL, kind, locale, settings, saved },
      async ({ page }) => {
        await page.locator("#hint").waitFor();
        assert.deepEqual(await cutOff(page), []);
        assert.deepEqual(await stickingOut(page), []);
      });
  }
}

for (const size of [PHONE, { viewport: { width: 1024, height: 768 } }, WINDOW]) {
  onPage(`the New game dialog stays in place at ${size.viewport.width} px`, { ...size, settings: null }, async ({ page, game }) => {
    await game.open("new");
    const before = [await boxOf(page, "#new"), await boxOf(page, "#new-title"), await boxOf(page, "#play")];
    for (const [name, value] of [
      ["new-opponent", "friend"], ["new-opponent", "link"], ["new-opponent", "computer"], ["new-engine", "random"],
      ["new-engine", "uct"], ["new-game", "othello"], ["new-opponent", "friend"], ["new-game", "draughts"], ["new-game", "alquerque"],
    ]) {
      await choose(page, name, value);
      const now = [await boxOf(page, "#new"), await boxOf(page, "#new-title"), await boxOf(page, "#play")];
      for (const [index, box] of now.entries()) {
        const moved = Math.max(Math.abs(box.y - before[index].y), Math.abs(box.height - before[index].height), Math.abs(box.x - before[index].x));
        assert.ok(moved <= 1, `${name} ${value}: ${JSON.stringify([before[index], box])}`);
      }
    }
  });
}

for (const size of [SMALL, PHONE, { ...PHONE, viewport: { width: 360, height: 640 } }, { ...PHONE, viewport: { width: 360, height: 740 } }]) {
  const { width, height } = size.viewport;
  onPage(`the raised sheet ends below the board and shows moves at ${width} x ${height}, and a new game closes it`,
    { ...size, saved: savedGame(games.choiceInChain.moves), settings: { ...QUICK, dark: "human" } }, async ({ page }) => {
      const sheet = await boxOf(page, "#sheet");
      for (const part of ["#stepping", "#moves"]) {
        if (!await page.locator(part).isVisible()) continue;
        const box = await boxOf(page, part);
        assert.ok(box.height >= 43.5 && box.y + box.height <= sheet.y + sheet.height + 0.5, `${part} is not cut off: ${JSON.stringify({ box, sheet })}`);
      }
      await page.tap("#pull");
      await page.locator("[data-pulled]").waitFor();
      const seen = await page.locator("#moves button").evaluateAll((moves) => moves.filter((move) => {
        const [row, list] = [move.getBoundingClientRect(), document.getElementById("moves").getBoundingClientRect()];
        return row.top >= list.top - 1 && row.bottom <= Math.min(list.bottom, innerHeight) + 1;
      }).length);
      assert.ok(seen > 0, "a whole row of moves is in sight");
      const isClear = async () => {
        const [board, sheet] = [await boxOf(page, "#board"), await boxOf(page, "#sheet")];
        assert.ok(sheet.y >= board.y + board.height - 0.5, JSON.stringify({ board, sheet }));
      };
      await isClear();
      await page.tap("#step-previous");
      await isClear();
      await page.keyboard.press("n");
      await page.click("#play");
      await page.waitForFunction(() => document.getElementById("pull").getAttribute("aria-expanded") === "false");
    });
}

onPage("nothing of the first screen is cut off", { ...PHONE, settings: null }, async ({ page }) => {
  for (const [width, height] of [[320, 568], [360, 640], [375, 667], [414, 736], [360, 740], [360, 780], [375, 812], [390, 844], [667, 375], [844, 390]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator("#first").evaluate((first) => {
      const end = document.getElementById("panel").getBoundingClientRect().bottom;
      return [...first.querySelectorAll("button, a")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > end).map((one) => one.id);
    });
    assert.deepEqual(cut, [], `${width} x ${height}`);
    if (width === 360 && height >= 740) assert.ok(await page.locator("#first-puzzle").isVisible(), `${width} x ${height}`);
  }
});

for (const size of [SMALL, PHONE, { viewport: { width: 844, height: 390 }, hasTouch: true }, WINDOW]) {
  onPage(`notices cover neither board, players nor status at ${size.viewport.width} px`, { ...size, saved: savedGame(MOVES), settings: QUICK },
    async ({ page, game }) => {
      const isClear = async () => {
        const notice = await boxOf(page, "#notice");
        const others = ["#board", "#light-player", "#dark-player", "#status", "#goal", "#open-menu", "#actions", "#first", "#pull", "#stepping", "#moves"];
        for (const other of others) {
          if (!await page.locator(other).isVisible()) continue;
          const box = await boxOf(page, other);
          assert.ok(!overlap(notice, box), `${other}: ${JSON.stringify([notice, box])}`);
        }
      };
      await game.click("a1");
      await game.noticeIs(/must capture/);
      await isClear();
      await page.keyboard.press("n");
      await game.isOpen("new");
      // The main button has the focus.
      await page.keyboard.press("Enter");
      await page.locator("#bring-back").waitFor();
      await isClear();
      await page.click("#notice .quiet[data-do=dismiss]");
      await page.locator("#notice").waitFor({ state: "hidden" });
    });
}

onPage("in a lesson the task stays readable under a notice", { ...SMALL, settings: QUICK }, async ({ page, game }) => {
  await page.click("#learn");
  await game.statusIs(/^1 of 6: /);
  await game.click("a1");
  await page.locator("#notice").waitFor();
  assert.ok(!overlap(await boxOf(page, "#notice"), await boxOf(page, "#status")));
});

onPage("a new game hides the last game's balance from screen readers", { settings: { ...QUICK, showChances: true }, saved: savedGame(FREE) }, async ({ page, game }) => {
  await game.playAny(chooser(1));
  await game.textIs("evaluation-text", /\d/);
  await game.open("new");
  await choose(page, "new-game", "othello");
  await choose(page, "new-opponent", "friend");
  await page.click("#play");
  await game.isClosed();
  await game.textIs("title", /Othello/);
  await page.locator("#evaluation-text").waitFor({ state: "hidden" });
});

for (const name of ["othello", "draughts"]) {
  onPage(`#rules-${name} opens its rules, at the start and later`, { path: `#rules-${name}` }, async ({ page, game }) => {
    await game.isOpen("rules");
    await page.locator(`#rules-${name} h3`).first().waitFor();
    await game.close();
    const other = name === "othello" ? "draughts" : "othello";
    await page.evaluate((hash) => { location.hash = hash; }, `rules-${other}`);
    await page.locator(`#rules-${other} h3`).first().waitFor();
    assert.equal(await game.shown(`rules-${name}`), false);
  });
}

onPage("while the game loads, nothing looks usable, and the heading keeps its width", { settings: null },
  async ({ page, game }) => {
    let go;
    const held = new Promise((resolve) => { go = resolve; });
    await page.route("**/*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.locator("#status").waitFor();
    for (const id of ["undo", "play-back", "step-first", "step-last"]) assert.equal(await page.getAttribute(`#${id}`, "aria-disabled"), "true", id);
    const before = await boxOf(page, "#open-new");
    go();
    await game.isStarted();
    assert.deepEqual(await boxOf(page, "#open-new"), before);
  });

onPage("the clock keeps its width below ten seconds, and pauses behind a dialog", { isAlone: true, ...SMALL, settings: QUICK, saved: savedGame(MOVES),
  init: () => {
    localStorage.setItem("alquerque.clock", JSON.stringify({ version: 1, games: { alquerque: { control: "3+2", light: 10_900, dark: 180_000 } } }));
  } }, async ({ page, game }) => {
  const clock = page.locator("#light-clock");
  const wide = await clock.boundingBox();
  await page.clock.install();
  await page.clock.runFor(2_000);
  await page.waitForFunction(() => document.getElementById("light-clock").textContent.includes("."));
  const { x, width } = await clock.boundingBox();
  assert.deepEqual([x, width], [wide.x, wide.width]);
  await page.click("#open-menu");
  await page.click("#menu a[href='#options']");
  await game.isOpen("options");
  const before = await clock.textContent();
  await page.clock.runFor(5_000);
  assert.equal(await clock.textContent(), before);
});

onPage("a line being shown has one button to stop it", { ...WINDOW, settings: QUICK, saved: savedGame([], { start: "5/1d1d1/2l2/1l3/2l2 l -" }) },
  async ({ page, game }) => {
    await game.solve();
    await page.click("#show-line");
    await page.locator("#stop-line").waitFor();
    assert.doesNotMatch(await page.textContent("#play-back"), /Stop/);
    await page.click("#stop-line");
    await page.locator("#leave-line").waitFor();
  });

onPage("choosing a language during a lesson continues the lesson, and keeps pasted text", { settings: QUICK }, async ({ page, game }) => {
  await game.open("record");
  await page.fill("#record-input", "1. d2-c3 b4xd2\n2. e1xc3 *");
  await game.close();
  await page.click("#learn");
  await game.statusIs(/^1 of 6: /);
  await game.open("options");
  await Promise.all([page.waitForEvent("load"), page.locator("#option-language").selectOption("de")]);
  await game.isStarted();
  await game.statusIs(/^1 von 6: /);
  assert.equal(await page.inputValue("#record-input"), "1. d2-c3 b4xd2\n2. e1xc3 *");
  await game.close();
  await page.click("#leave-lesson");
  await page.reload();
  await game.isStarted();
  assert.equal(await page.inputValue("#record-input"), "", "only once");
});

onPage("a second tab uses the language chosen in the first", { isAlone: true, settings: QUICK }, async ({ page, context, game }) => {
  const second = await context.newPage();
  await second.goto(page.url());
  await second.waitForSelector("html[data-started]");
  await game.open("options");
  await page.locator("#option-language").selectOption("de");
  await second.waitForSelector("html[lang=de][data-started]");
});

onPage("moves do not break at their hyphens", { viewport: { width: 1024, height: 768 }, saved: savedGame(games.choiceInChain.moves), settings: QUICK }, async ({ page }) => {
  const wraps = await page.$$eval("#moves .ply", (plies) => plies.filter((ply) => ply.textContent.includes("-")).map((ply) => getComputedStyle(ply).whiteSpace));
  assert.deepEqual([...new Set(wraps)], ["nowrap"]);
});

test("at 200 % text size on a phone everything can be read and reached", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch({ args: [...ARGS, "--blink-settings=defaultFontSize=32"] });
  t.after(() => browser.close());
  for (const [width, height] of [[390, 844], [320, 568]]) {
    await visit(t, { server, browser, viewport: { width, height }, hasTouch: true, settings: QUICK, saved: savedGame(MOVES) }, async ({ page }) => {
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      await page.locator("#hint").waitFor();
      assert.deepEqual(await cutOff(page), [], `${width}`);
      assert.deepEqual(await stickingOut(page), [], `${width}`);
      for (const id of ["board", "undo", "hint", "open-menu", "light-player"]) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        const box = await boxOf(page, `#${id}`);
        assert.ok(box.y >= -1 && box.y + box.height <= height + 1, `${id}: ${JSON.stringify(box)}`);
      }
      // The end of the page has the handle of the sheet with the moves.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const handle = await boxOf(page, "#pull");
      assert.ok(handle.height >= 44 && handle.y + handle.height <= height + 1, JSON.stringify(handle));
      await page.locator("#pull").tap();
      await page.locator("[data-pulled]").waitFor();
      const replay = await boxOf(page, "#play-back");
      assert.ok(replay.x >= 0 && replay.x + replay.width <= width, JSON.stringify(replay));
      assert.deepEqual(await stickingOut(page), [], `${width}, the moves`);
    });
  }
});

for (const [path, sizes] of [["", [[390, 844], [820, 1180], [1024, 768], [1280, 720], [1280, 800]]], ["study.html", [[390, 844], [820, 1180], [1024, 768], [1280, 800]]]]) {
  onPage(`a notice covers no field in use${path && " of the study"}`, { path, settings: QUICK, saved: savedGame(MOVES), viewport: { width: 1280, height: 800 } }, async ({ page }) => {
    const figures = page.locator("#ai-info summary");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const open of [false, true]) {
        const canPull = await page.locator("#pull").isVisible();
        if (canPull && !await page.locator("[data-pulled]").count()) await page.click("#pull");
        if (open && !await figures.isVisible()) continue;
        if (open) await figures.click();
        await page.fill("#typed", "a1-e5");
        await page.press("#typed", "Enter");
        await page.locator("#notice-text").filter({ hasText: "isn’t a legal move" }).waitFor();
        const notice = await boxOf(page, "#notice");
        for (const id of ["typed", "stepping", "edit", "note", "tabs"]) {
          const control = page.locator(`#${id}`);
          if (!await control.isVisible()) continue;
          const box = await control.boundingBox();
          assert.ok(!overlap(notice, box), `${width} x ${height}, ${open ? "with" : "without"} figures: ${id} ${JSON.stringify({ notice, box })}`);
        }
        assert.ok(notice.y >= 0 && notice.y + notice.height <= height, `${width} x ${height}: within the window`);
        await page.click("#notice .quiet[data-do=dismiss]");
        await page.locator("#notice").waitFor({ state: "hidden" });
        if (open) await figures.click();
      }
    }
  });
}

onPage("the backup is a tab of My games", { saved: savedGame(MOVES) }, async ({ page, game }) => {
  await game.open("library");
  await page.getByRole("link", { name: "Backup" }).click();
  const own = page.getByRole("region", { name: "Backup" });
  await own.getByRole("button", { name: "Back up everything" }).waitFor();
  await page.waitForURL(/#backup$/);
  assert.equal(await game.shown("my-statistics"), false);
});

onPage("the status keeps its distance from the player, and square numbers from the pieces", { ...PHONE, kind: "draughts", settings: { ...playing("draughts"), showNotation: true }, saved: savedGame(["10-15"], { rules: "draughts" }) }, async ({ page }) => {
  const [player, status] = [await boxOf(page, "#light-player"), await boxOf(page, "#status")];
  assert.ok(status.y - player.y - player.height >= 3.5, `${status.y - player.y - player.height} px`);
  const nearest = await page.evaluate(() => Math.min(...[...document.querySelectorAll("#board .board-number")].map((number) => {
    const size = Number.parseFloat(getComputedStyle(number).fontSize);
    const [x, y] = ["x", "y"].map((name) => Number(number.getAttribute(name)));
    // Distance of the digits' lower right corner from the middle of the square.
    const centre = [x, y].map((at) => 100 * Math.floor(at / 100 + 0.5));
    return Math.hypot(x + number.getComputedTextLength() - centre[0], y + 0.37 * size - centre[1]);
  })));
  assert.ok(nearest >= 40, `a piece's radius is 39: ${nearest}`);
});

test("at 200 % text size on a phone the study's tabs and its tour reflow", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await launch({ args: [...ARGS, "--blink-settings=defaultFontSize=32"] });
  t.after(() => browser.close());
  for (const locale of ["en", "de", "ar"]) {
    await visit(t, { server, browser, locale, path: "study.html", viewport: PHONE.viewport, hasTouch: true, settings: QUICK, saved: savedGame(MOVES) }, async ({ page }) => {
      const tabs = page.locator("#tabs [role=tab]");
      assert.equal(await tabs.filter({ visible: true }).count(), 5);
      assert.deepEqual([await overlapping(page), await cutOff(page), await stickingOut(page)], [[], [], []]);
      await page.locator("#tab-uct").click();
      await page.locator("#tour-begin").click();
      for (let step = 1; step <= 9; step += 1) {
        // The first number; the second is the total.
        await page.locator("#tour-place").filter({ hasText: new RegExp(`^\\D*${step}\\D`) }).waitFor();
        assert.deepEqual([await cutOff(page), await stickingOut(page)], [[], []], `step ${step}`);
        // The step's beginning and the board are visible together; nothing in its box is cut off.
        const [board, title] = [await boxOf(page, "#board"), await boxOf(page, "#tour-title")];
        assert.ok(board.y >= -1 && board.y + board.height <= title.y + 1 && title.y + title.height <= PHONE.viewport.height, JSON.stringify({ step, board, title }));
        const wide = await page.$$eval("#tour *", (all) => all.filter((element) => element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1).map(({ id }) => id));
        assert.deepEqual(wide, [], `step ${step}`);
        if (step === 9) break;
        // Press once more to skip a question.
        const after = page.locator("#tour-place").filter({ hasText: new RegExp(`^\\D*${step + 1}\\D`) });
        await page.locator("#tour-next").click();
        await page.locator("#tour-question:not([hidden])").or(after).first().waitFor();
        if (!await after.isVisible()) await page.locator("#tour-next").click();
      }
    });
  }
});
