// Faults of the study's workers: in each tab a worker dies, hangs, cannot start, or has a damaged script. Its work restarts,
// the page says so, and a hanging worker is terminated.

import assert from "node:assert/strict";
import { pageStarted, until } from "../player.mjs";
import * as inject from "./inject.mjs";

const PAGE = "study.html";
const SCRIPT = "search-worker.js";

const OPENING = { version: 1, rules: "othello", moves: ["f5", "d6", "c3", "d3"], played: 4 };
const OTHELLO = { "alquerque.study.othello": JSON.stringify(OPENING), "alquerque.study.last": "alquerque.game.othello" };

/** The same game, resigned: it is over at its end, but not before. */
const RESIGNED = { ...OTHELLO, "alquerque.study.othello": JSON.stringify({ ...OPENING, resigned: "light" }) };

const press = (tab, selector) => tab.run((found) => document.querySelector(found).click(), selector);
const text = (tab, id) => tab.run((found) => document.getElementById(found)?.textContent ?? "", id);
const choose = (tab, id, value) => tab.run(([found, wanted]) => {
  const select = document.getElementById(found);
  select.value = wanted;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}, [id, value]);

/** The text of the page's notice; "" if none is shown. */
const notice = (tab) => tab.run(() => {
  const element = document.getElementById("notice-text");
  return element?.getClientRects().length ? element.textContent : "";
});

async function opened({ tab, url }) {
  await tab.go(url + PAGE);
  await pageStarted(tab);
}

const says = (tab, words) => until(`the page says ${words}`, async () => words.test(await notice(tab)));
const elementSays = (tab, id, words) => until(`#${id} says ${words}`, async () => words.test(await text(tab, id)));

/** Waits until the step-by-step search is ready. */
const hasSteps = (tab) => until("a step can be made", () => tab.run(() => (
  document.getElementById("uct-step-iteration").getAttribute("aria-disabled") === "false"
)));

/** Each area: how its work starts, at which request its worker fails, and how to see that the work continues. */
const AREAS = [
  {
    area: "an engine", number: 2,
    async begin(tab) {
      await press(tab, "#engine-uct");
      await elementSays(tab, "engine-uct-figures", /playouts, .*k\/s/);
      await choose(tab, "engine-count", "2");
    },
    goesOn: (tab) => elementSays(tab, "engine-uct-figures", /playouts, .*k\/s/),
  },
  {
    area: "the review", number: 1, stored: OTHELLO,
    async begin(tab) {
      await press(tab, "#tab-review");
      await choose(tab, "review-effort", "quick");
      await press(tab, "#review-start");
    },
    async goesOn(tab) {
      const isIdle = () => tab.run(() => document.getElementById("review-progress").classList.contains("idle"));
      await until("the review has ended", isIdle);
      assert.equal(await text(tab, "review-said"), "");
      assert.notEqual(await tab.run(() => document.querySelector("[data-figure=light-moves]").textContent), "");
    },
  },
  {
    area: "the tree that grows", number: 1,
    async begin(tab) {
      await press(tab, "#tab-uct");
      await press(tab, "#uct-run");
    },
    goesOn: (tab) => until("the tree grows", () => tab.run(() => document.querySelectorAll("#uct-tree .block").length > 10)),
  },
  {
    area: "the search step by step", number: 2,
    async begin(tab) {
      await press(tab, "#tab-uct");
      await press(tab, "#uct-mode-steps");
      await hasSteps(tab);
      await press(tab, "#uct-step-iteration");
    },
    goesOn: hasSteps,
  },
  {
    area: "the laboratory", number: 1,
    async begin(tab) {
      await press(tab, "#tab-lab");
      await press(tab, "#lab-toggle");
    },
    goesOn: (tab) => until("both have found something", () => tab.run(() => (
      ["a", "b"].every((side) => document.getElementById(`lab-line-${side}`).textContent !== "")
    ))),
  },
];

const lost = ["closes", "hangs"].flatMap((kind) => AREAS.map(({ area, number, stored = {}, begin: work, goesOn }) => ({
  what: `the worker of ${area} ${kind === "closes" ? "dies silently" : "hangs"}`,
  inject(server) {
    inject.inPage(server, inject.fillStorage, stored);
    inject.inPage(server, inject.countWorkers);
    inject.inWorker(server, inject.atOrder, { value: { kind, number }, first: 1, script: SCRIPT });
  },
  async holds(world) {
    const { tab } = world;
    await opened(world);
    await work(tab);
    await says(tab, /^An engine stopped answering\. It was restarted and begins again\.$/);
    await goesOn(tab);
    const counts = await tab.run(() => window.countedWorkers);
    assert.ok(counts.ended >= 1, `the lost worker is terminated: ${JSON.stringify(counts)}`);
  },
})));

/** Switches an engine on until the page says why there is none. */
const hasNone = (words) => async (world) => {
  const { tab } = world;
  await opened(world);
  await press(tab, "#engine-uct");
  await says(tab, words);
  await elementSays(tab, "engine-uct-figures", /^UCT: not running$/);
};

export const OF_STUDY = [
  ...lost,
  {
    what: "the study's workers always hang", expected: [/exception|console/],
    inject: (server) => inject.inWorker(server, inject.atOrder, { value: { kind: "hangs", number: 1 }, script: SCRIPT }),
    async holds(world) {
      await hasNone(/^The engines keep failing\. Try again, or reload the page\./)(world);
      world.server.files.clear();
      world.server.files.set("service-worker.js", null);
      await press(world.tab, "#try-again");
      await elementSays(world.tab, "engine-uct-figures", /playouts, .*k\/s/);
      assert.equal(await notice(world.tab), "");
    },
  },
  {
    what: "the script of the study's workers is missing until the player tries again", expected: [/404|console/],
    inject(server) {
      server.fickle.add(SCRIPT);
      server.files.set(SCRIPT, null);
    },
    async holds(world) {
      await hasNone(/^The engines couldn’t be loaded\. Try again, or reload the page\./)(world);
      world.server.files.delete(SCRIPT);
      await press(world.tab, "#try-again");
      await elementSays(world.tab, "engine-uct-figures", /playouts, .*k\/s/);
    },
  },
  ...["missing", "throws"].map((how) => ({
    what: how === "missing" ? "a study in a browser without workers" : "a study in a browser that forbids workers",
    inject: (server) => inject.inPage(server, inject.withoutWorkers, how),
    holds: hasNone(/^The engines can’t run: this browser doesn’t allow background workers\./),
  })),
  {
    // The browser caches the damaged copy; the study bypasses the cache.
    what: "the script of the study's workers is damaged in the browser's cache", expected: [/SyntaxError|exception|console/],
    inject(server) {
      let sent = 0;
      server.files.set(SCRIPT, (real) => ((sent += 1) === 1 ? inject.webPage() : real));
    },
    async holds(world) {
      for (let visit = 1; visit <= 2; visit += 1) {
        await opened(world);
        await press(world.tab, "#engine-uct");
        await elementSays(world.tab, "engine-uct-figures", /playouts, .*k\/s/);
        assert.equal(await notice(world.tab), "");
      }
    },
  },
  {
    // As in a background tab. The failure is reported while the page handles a step; knowing it, the engine does not start at
    // the next step.
    what: "a study that draws no frames learns that there is no worker",
    inject: (server) => inject.inPage(server, inject.fillStorage, RESIGNED),
    async holds(world) {
      const { tab } = world;
      await opened(world);
      await press(tab, "#engine-uct");
      await elementSays(tab, "engine-uct-figures", /^UCT: the game is over/);
      const asked = await tab.run(() => {
        let count = 0;
        window.requestAnimationFrame = () => 0;
        window.Worker = function Worker() {
          count += 1;
          throw new DOMException("forbidden", "SecurityError");
        };
        for (let step = 1; step <= 3; step += 1) {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true }));
        }
        return count;
      });
      assert.equal(asked, 1);
    },
  },
  {
    what: "two unreadable studies, beside a readable one", only: ["Chromium", "Firefox"],
    inject(server) {
      inject.inPage(server, inject.fillStorage, {
        ...OTHELLO, "alquerque.study": "{nonsense", "alquerque.study.draughts": "{nonsense too",
      });
    },
    async holds(world) {
      const { tab } = world;
      await opened(world);
      const said = await until("the page says so", () => notice(tab));
      const kept = await tab.run(() => Object.keys(localStorage).filter((key) => key.includes("unreadable")).sort());
      assert.deepEqual(kept, ["alquerque.study.draughts.unreadable", "alquerque.study.unreadable"]);
      for (const key of kept) assert.ok(said.includes(` ${key}.`), `${key} is named: ${said}`);
      assert.ok(!said.includes("alquerque.game"), said);
      assert.equal(await tab.run(() => localStorage.getItem("alquerque.study.last")), "alquerque.game.othello");
      await opened(world);
      const moves = () => tab.run(() => document.querySelectorAll("#tree button").length);
      await until("the readable study is open", async () => await moves() >= 4);
    },
  },
];
