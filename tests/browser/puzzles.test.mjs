// The study's Puzzles tab: opened from the game; puzzles solved, failed, and repeated; offline use.

import assert from "node:assert/strict";
import { assertAccessible } from "./lib/axe.mjs";
import { focusOn } from "./lib/keyboard.mjs";
import { until } from "./lib/player.mjs";
import { playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"];
const WIDE = { viewport: { width: 1280, height: 900 } };
const STUDY = { path: "study.html#puzzles", settings: playing("alquerque", { rules: "merkel" }), saved: savedGame(MOVES), ...WIDE };
const PHONES = [["en", 390, 844], ["es", 360, 640], ["ar", 320, 568], ["de", 320, 568]];

const panel = (page) => page.getByRole("tabpanel", { name: "Puzzles" });
const press = (page, name) => panel(page).getByRole("button", { name, exact: true }).click();
const says = (page, pattern) => page.locator("#puzzle-text").filter({ hasText: pattern }).waitFor();
const kept = (page) => page.evaluate(() => JSON.parse(localStorage["alquerque.puzzles"] ?? "null"));
const ofOthello = async (page) => (await kept(page)).games.find(({ game }) => game === "othello");

/** Chooses Othello, in which a move is one tap, and waits for its puzzles. */
async function chooseOthello(page) {
  await panel(page).getByRole("combobox", { name: "Game", exact: true }).selectOption({ label: "Othello" });
  await panel(page).getByText(/^There are \d+ puzzles for this game\.$/).waitFor();
}

/** The move that the second hint names. */
async function hinted(page, game) {
  await press(page, "Hint");
  await game.statusIs(/Hint/);
  const hint = page.locator("#puzzle-hint");
  if (await hint.getAttribute("aria-disabled") !== "true") await hint.click();
  const status = await game.statusIs(/Hint.*[a-h][1-8]/);
  return status.match(/[a-h][1-8]/)[0];
}

const set = (page, point) => page.locator(`#board [data-point='${point}']`).click();

onPage("the menu leads to the puzzles", WIDE, async ({ page, game }) => {
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Puzzles", exact: true }).click();
  await panel(page).waitFor();
  await panel(page).getByText(/^There are \d+ puzzles for this game\.$/).waitFor();
  await panel(page).getByText("No rating yet.").waitFor();
  await assertAccessible(page, "the puzzles");
  await game.isStarted();
});

onPage("a wrong move is refuted, and the puzzle is solved with hints", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Play puzzles");
  await says(page, /^(Black|White) to move and (win|draw)/);
  await assertAccessible(page, "a puzzle");
  const best = await hinted(page, game);
  const wrong = (await game.points("set")).find((point) => point !== best);
  await set(page, wrong);
  await says(page, new RegExp(`^${wrong} (loses \\d+–\\d+|only draws, 32–32)\\. (Black|White) answers [a-h][1-8]\\. Try again`));
  const failed = await ofOthello(page);
  assert.deepEqual([failed.count, failed.mistakes.length, failed.solved.length], [0, 1, 0], "after a hint, only the mistake is kept");
  await press(page, "Try again");
  await says(page, /^(Black|White) to move/);
  for (let move = 0; move < 12 && !(await page.locator("#puzzle-text").textContent()).startsWith("Solved"); move += 1) {
    await set(page, await hinted(page, game));
    // The reply comes first.
    await page.locator("#puzzle-text").filter({ hasText: /^(Solved|Right! Your)/ }).waitFor();
    await page.locator("#puzzle-text").filter({ hasText: /^(Solved|Right! Keep going)/ }).waitFor();
    if ((await page.locator("#puzzle-text").textContent()).startsWith("Right!")) {
      assert.match(await page.locator("#live").textContent(), /^(Black|White): [a-h][1-8], .* flipped\. Right! Keep going/, "the reply is announced");
      // Look at an earlier position, and come back.
      await page.getByRole("button", { name: "Previous move", exact: true }).click();
      await says(page, /^You’re looking at another position/);
      await press(page, "Back to the puzzle");
      await says(page, /^Right! Keep going/);
    }
  }
  await says(page, /^Solved, but not on your first try/);
  assert.equal((await ofOthello(page)).count, 0, "nor does another try count");
  await panel(page).getByText(/Only \S+ (wins|draws) \(proven\)/).waitFor();
  await assertAccessible(page, "a solved puzzle");
});

onPage("leaving the puzzles restores the game on the board", STUDY, async ({ page, game }) => {
  const before = await game.position();
  await chooseOthello(page);
  await press(page, "Puzzle of the day");
  await says(page, /to move/);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#board [role=gridcell]").length === 25);
  assert.equal(await game.position(), before);
  assert.equal(await page.locator("#tree .numbered button").count(), MOVES.length);
  await page.reload();
  await game.isStarted();
  assert.equal(await game.position(), before);
});

onPage("the solution is shown, and opened as a study", STUDY, async ({ page }) => {
  await chooseOthello(page);
  await press(page, "Puzzle of the day");
  await says(page, /to move/);
  await press(page, "Solution");
  await says(page, /^Here’s the solution: [a-h][1-8]/);
  // Its moves are played one by one, from the current position.
  await page.waitForFunction(() => /^Here’s the solution/.test(document.querySelector("#live").textContent));
  await press(page, "Open in the study");
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  assert.ok(await page.locator("#tree .numbered button").count() > 0, "its moves are in the tree");
  await page.getByRole("tab", { name: "Puzzles" }).click();
  await panel(page).getByRole("button", { name: "Puzzle of the day: try again" }).waitFor();
  await panel(page).getByText(/after 1 puzzle\./).waitFor();
});

for (const [width, height] of [[390, 844], [390, 700], [360, 740], [360, 640], [320, 568]]) {
  onPage(`on a phone the reason is in sight after a puzzle: ${width} x ${height}`, { ...STUDY, viewport: { width, height }, hasTouch: true, isMobile: true, isAlone: true }, async ({ page }) => {
    // A day with a long solution.
    await page.clock.setFixedTime("2026-12-10T12:00:00");
    await page.reload();
    await press(page, "Puzzle of the day");
    await says(page, /to move and/);
    await press(page, "Solution");
    await says(page, /solution/);
    const about = page.locator("#puzzle-about");
    await about.filter({ hasText: /Puzzle rating/ }).waitFor();
    const [box, frame] = [await about.boundingBox(), await page.locator("#panel-puzzles").boundingBox()];
    assert.ok(box.y >= frame.y && box.y + box.height <= Math.min(frame.y + frame.height, height), JSON.stringify([box, frame]));
    await page.locator("#puzzle-next").waitFor();
  });
}

for (const [width, height] of [[390, 844], [360, 640]]) {
  onPage(`on a phone the whole card is in sight, with one main button, and leads on: ${width} px`, { ...STUDY, viewport: { width, height }, hasTouch: true, isMobile: true, isAlone: true }, async ({ page }) => {
    // A day with a long solution.
    await page.clock.setFixedTime("2026-12-10T12:00:00");
    await page.reload();
    const fits = async () => {
      const { y, height: tall } = await page.locator("#puzzle").boundingBox();
      assert.ok(y + tall <= height - 4, `the card ends at ${y + tall}`);
      assert.ok(await page.locator("#puzzle .primary:visible").count() <= 1);
    };
    await press(page, "Puzzle of the day");
    await says(page, /to move and/);
    assert.ok(await page.isHidden("#status"), "the task is said once");
    await fits();
    await press(page, "Solution");
    await says(page, /solution/);
    await fits();
    await press(page, "More puzzles");
    await page.getByRole("group", { name: "Puzzles at your level" }).waitFor();
  });
}

onPage("a puzzle is solved by keyboard alone", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await focusOn(page, "#puzzle-stream");
  await page.keyboard.press("Enter");
  await page.locator("#board [role=gridcell]:focus").waitFor();
  const best = await hinted(page, game);
  await focusOn(page, "#board [role=gridcell][tabindex='0']");
  const [column, row] = [...best].map((letter, place) => letter.charCodeAt(0) - (place === 0 ? 97 : 49));
  const place = () => page.evaluate(() => document.activeElement.dataset.point);
  for (let step = 0; step < 16 && await place() !== best; step += 1) {
    const [atColumn, atRow] = [...await place()].map((letter, index) => letter.charCodeAt(0) - (index === 0 ? 97 : 49));
    const key = atColumn < column ? "ArrowRight" : atColumn > column ? "ArrowLeft" : atRow < row ? "ArrowDown" : "ArrowUp";
    const before = await place();
    await page.keyboard.press(key);
    // The focus moves with the next frame.
    await page.waitForFunction((point) => document.activeElement.dataset.point !== point, before);
  }
  assert.equal(await place(), best);
  await page.keyboard.press("Enter");
  await page.locator("#puzzle-text").filter({ hasText: /^(Solved|Right)/ }).waitFor();
});

onPage("a rush counts solved puzzles and ends after three mistakes", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Rush");
  await page.getByRole("timer").filter({ hasText: /^[23]:\d\d · ✓ 0 · ✗ 0$/ }).waitFor();
  for (;;) {
    const points = await until("a move is expected, or the rush is over", async () => {
      if (/over/.test(await page.locator("#puzzle-text").textContent())) return "over";
      const legal = await game.points("set");
      return legal.length > 0 && legal;
    });
    if (points === "over") break;
    // Right or wrong: the move is counted, or the puzzle continues.
    await set(page, points.at(-1));
  }
  await says(page, /The rush is over\. You solved \d+/);
  assert.equal((await ofOthello(page)).count, 0, "a rush is not rated");
  await press(page, "Leave the puzzles");
  await panel(page).getByText(/Best rush: \d+ solved\./).waitFor();
});

onPage("the mistakes of a rush can be retried, and the last puzzle stays on the board", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Rush");
  for (let mistakes = 0; mistakes < 3;) {
    await page.getByRole("timer").filter({ hasText: `✗ ${mistakes}` }).waitFor();
    const legal = await until("a move is expected", async () => {
      const points = await game.points("set");
      return points.length > 0 && points;
    });
    await set(page, legal[0]);
    await until("the move was judged", async () => {
      const told = await page.locator("#puzzle-text").textContent();
      return /^(Wrong: [a-h][1-8] was the move|Solved|Right|The rush is over)/.test(told);
    });
    await until("the next puzzle or move", async () => /to move|over/.test(await page.locator("#puzzle-text").textContent()));
    const isOver = /over/.test(await page.locator("#puzzle-text").textContent());
    mistakes = isOver ? 3 : Number((await page.getByRole("timer").textContent()).match(/✗ (\d)/)[1]);
  }
  await says(page, /^The rush is over/);
  assert.equal(await page.locator("#board [role=gridcell]").count(), 64, "Othello's board");
  await assertAccessible(page, "a rush that is over");
  await press(page, "Retry mistakes (3)");
  await says(page, /to move/);
});

onPage("a missed puzzle survives a reload and counts once; no focus marks a move", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Play puzzles");
  await says(page, /to move/);
  const position = () => page.$$eval("#board [role=gridcell]", (cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
  const before = await position();
  const best = await hinted(page, game);
  const wrong = (await game.points("set")).find((point) => point !== best);
  await set(page, wrong);
  await says(page, /Try again/);
  const counted = await ofOthello(page);
  await page.reload();
  await game.isStarted();
  await says(page, /^(Black|White) to move/);
  assert.equal(await position(), before);
  assert.ok(await page.evaluate(() => document.activeElement === document.body));
  await set(page, wrong);
  await says(page, /Try again/);
  await press(page, "Try again");
  await set(page, best);
  await says(page, /^Solved, but not on your first try\./);
  assert.deepEqual(await ofOthello(page), counted);
});

onPage("Back leads from a puzzle opened in the study to the choice of puzzles", STUDY, async ({ page }) => {
  await chooseOthello(page);
  await press(page, "Play puzzles");
  await says(page, /to move/);
  await press(page, "Solution");
  await press(page, "Open in the study");
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  await page.waitForFunction(() => location.hash === "");
  await page.goBack();
  await panel(page).getByRole("button", { name: "Play puzzles", exact: true }).waitFor();
  await page.waitForFunction(() => location.hash === "#puzzles");
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

onPage("a reload ends a rush and says so", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Rush");
  await says(page, /to move/);
  await page.reload();
  await game.noticeIs("Rush ended. You solved 0.");
  await panel(page).getByRole("button", { name: "Play puzzles", exact: true }).waitFor();
});

onPage("leaving a rush shows its result", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await press(page, "Rush");
  await says(page, /to move/);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await game.noticeIs("Rush ended. You solved 0.");
});

onPage("Back leaves a puzzle or a rush for the choice of puzzles, and then the page", STUDY, async ({ page, game }) => {
  const isAt = (hash) => page.waitForFunction((wanted) => location.hash === wanted, hash);
  const isHome = async () => {
    await panel(page).getByRole("button", { name: "Play puzzles", exact: true }).waitFor();
    await isAt("#puzzles");
  };
  await chooseOthello(page);
  await press(page, "Play puzzles");
  await says(page, /to move/);
  await game.open("options");
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await isAt("#solving");
  await says(page, /to move/);
  await page.goBack();
  await isHome();
  await press(page, "Rush");
  await says(page, /to move/);
  await page.goBack();
  await isHome();
  // Forward does not begin a puzzle.
  await page.goForward();
  await isHome();
  // The buttons leave no entries behind, even if the next puzzle begins at once.
  await press(page, "Play puzzles");
  await isAt("#solving");
  // The address is that of the choice too briefly for a poll to see it, so wait for the event.
  await page.evaluate(() => new Promise((done) => {
    addEventListener("popstate", done, { once: true });
    document.querySelector("#puzzle-leave").click();
    requestAnimationFrame(() => document.querySelector("#puzzle-stream").click());
  }).then(() => {}));
  await isAt("#solving");
  await says(page, /to move/);
  // Nor does another tab, or a reload.
  await page.getByRole("tab", { name: "Analysis" }).click();
  await isAt("");
  // The puzzle goes on.
  await page.getByRole("tab", { name: "Puzzles" }).click();
  await says(page, /to move/);
  await isAt("#solving");
  await page.reload();
  await game.isStarted();
  await says(page, /to move/);
  await isAt("#solving");
  await page.goBack();
  await isHome();
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

onPage("a reload returns to the puzzle", STUDY, async ({ page, game }) => {
  await chooseOthello(page);
  await page.waitForFunction(() => document.querySelectorAll("#board [role=gridcell]").length === 64);
  await press(page, "Play puzzles");
  await says(page, /to move/);
  await page.reload();
  await game.isStarted();
  await says(page, /to move/);
  await page.waitForFunction(() => document.querySelectorAll("#board [role=gridcell]").length === 64);
  await page.getByRole("tab", { name: "Analysis" }).click();
  // The address changes with the next frame.
  await page.waitForFunction(() => location.hash === "");
  await page.reload();
  await game.isStarted();
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
});

onPage("damaged results are set aside and reported", {
  ...STUDY, init: () => localStorage.getItem("alquerque.puzzles.unreadable") ?? localStorage.setItem("alquerque.puzzles", "{\"version\":99}"),
}, async ({ page, game }) => {
  await game.noticeIs(/puzzle results are damaged/);
  assert.equal(await page.evaluate(() => localStorage["alquerque.puzzles.unreadable"]), "{\"version\":99}");
});

onPage("puzzles work offline once they have been opened", { ...STUDY, serviceWorkers: "allow" }, async ({ page, context, game }) => {
  await chooseOthello(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await game.isStarted();
  await page.getByRole("tab", { name: "Puzzles" }).click();
  await chooseOthello(page);
  await until("the cache has everything that was loaded", () => page.evaluate(async () => {
    const urls = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\.(js|wasm|ftl|html|puzzles)$/.test(name));
    const found = await Promise.all(urls.map((url) => caches.match(url)));
    return urls.some((url) => url.includes("puzzles-othello")) && found.every(Boolean);
  }));
  await context.setOffline(true);
  await page.reload();
  await game.isStarted();
  await page.getByRole("tab", { name: "Puzzles" }).click();
  await chooseOthello(page);
  await press(page, "Play puzzles");
  await says(page, /to move/);
});

for (const [language, width, height] of PHONES) {
  onPage(`everything fits on a phone: ${language}, ${width} px`, {
    ...STUDY, viewport: { width, height }, isMobile: true, hasTouch: true, locale: language,
    // With a rating, which the result then changes.
    init: () => localStorage.setItem("alquerque.puzzles", JSON.stringify({
      version: 1, lastDay: 0, streak: 0, bestStreak: 0,
      games: [{ game: "alquerque", rating: 1_500_000, deviation: 120_000, volatility: 60_000, count: 3, bestRush: 0, history: [], solved: [], mistakes: [] }],
    })),
  }, async ({ page }) => {
    const isInside = async (selector) => {
      const boxes = await page.$$eval(selector, (elements) => elements.filter((element) => element.checkVisibility()).map((element) => {
        const { left, right, height: tall, width: wide } = element.getBoundingClientRect();
        return { id: element.id, left, right, tall, wide, cut: element.scrollWidth > element.clientWidth + 1 };
      }));
      assert.ok(boxes.length > 0);
      for (const box of boxes) {
        assert.ok(box.left >= 0 && box.right <= width + 0.5 && !box.cut, `${JSON.stringify(box)} is inside`);
        assert.ok(box.tall >= 44 && box.wide >= 44, `${JSON.stringify(box)} can be tapped`);
      }
    };
    await page.locator("#puzzle-home").waitFor();
    await page.locator("#puzzle-count").filter({ hasText: /\d/ }).waitFor();
    await isInside("#panel-puzzles :is(button, select), #tabs button");
    assert.equal(await page.locator("#tabs button").filter({ visible: true }).count(), width < 352 ? 4 : 5);
    await page.locator("#puzzle-stream").click();
    await page.locator("#puzzle-hint").waitFor();
    await isInside("#panel-puzzles :is(button, select)");
    const board = await page.locator("#board").boundingBox();
    const hint = await page.locator("#puzzle-hint").boundingBox();
    assert.ok(hint.y + hint.height <= height && hint.y >= board.y + board.height - 1, "board and buttons are visible together");
    await page.locator("#puzzle-solution").click();
    await page.locator("#puzzle-open").waitFor();
    assert.match(await page.locator("#puzzle-text").textContent(), /\(−\P{L}*\d+\P{L}*\)\.$/u, "the rating is next to the result");
    if (width < 390) return;
    const [text, frame] = [await page.locator("#puzzle-text").boundingBox(), await page.locator("#panel-puzzles").boundingBox()];
    assert.ok(text.y + text.height <= Math.min(frame.y + frame.height, height), "the result can be read without scrolling");
  });
}
