// The monkey's targets: their addresses, their additional actions, and the actions they exclude.

import { ACTIONS, SHORT } from "./actions.mjs";
import { gameText } from "./texts.mjs";

/** Values to store under the keys of a study. */
const KEPT = ["", "null", "[]", "{}", "5", "othello", "{\"version\":1}", "{\"version\":2,\"games\":{}}", "{\"version\":1,\"moves\":[null]}"];
const KEYS = ["alquerque.settings", "alquerque.study", "alquerque.study.othello", "alquerque.study.draughts", "alquerque.study.last", "alquerque.study.clock"];

const { watch, against, tamper, ...EVERYWHERE } = ACTIONS;

/** Runs in the page: clicks the element with this selector, if it exists. */
function press(selector) {
  document.querySelector(selector)?.click();
}

/** Runs in the page: switches a field on or off. */
function toggle(id) {
  document.getElementById(id)?.click();
}

const STUDY_ACTIONS = {
  ...EVERYWHERE,
  // Switch tabs, so that the monkey does not stay in one for long.
  panel: {
    weight: 40, plan: (random) => ({ tab: random.of(["analysis", "review", "uct", "lab"]) }),
    run: ({ page }, { tab }) => page.evaluate(press, `#tab-${tab}`),
  },
  // Start and stop the workers' jobs.
  work: {
    weight: 60,
    plan: (random) => ({
      selector: random.of(["#review-start", "#review-stop", "#lab-toggle", "#uct-run", "#autoplay-go", "#tour-begin", "#uct-play", "#uct-leave", "#uct-keep"]),
    }),
    run: ({ page }, { selector }) => page.evaluate(press, selector),
  },
  engine: {
    weight: 30, plan: (random) => ({ id: random.of(["engine-uct", "engine-alpha-beta", "review-live"]) }),
    run: ({ page }, { id }) => page.evaluate(toggle, id),
  },
  drawing: {
    weight: 40,
    plan: (random) => ({ selector: random.of(["#uct-tree", "#curve-drawing", "#tree", "#lab-tree-a"]), x: random.below(100), y: random.below(100), turn: random.below(400) - 200 }),
    async run({ page }, { selector, x, y, turn }) {
      const box = await page.locator(selector).boundingBox({ timeout: SHORT });
      if (!box) return;
      await page.mouse.click(box.x + (box.width * x) / 100, box.y + (box.height * y) / 100);
      await page.mouse.wheel(0, turn);
    },
  },
  note: {
    weight: 8, plan: (random) => ({ id: random.of(["note", "typed"]), value: gameText(random).slice(0, 300) }),
    async run({ page }, { id, value }) {
      await page.locator(`#${id}`).fill(value, { timeout: SHORT });
      await page.keyboard.press("Enter");
    },
  },
  tamper: {
    ...tamper, plan: (random) => ({ entry: [random.of(KEYS), random.of(KEPT)] }),
  },
};

/** The game's page. */
export const GAME = { path: "", actions: ACTIONS, controls: "button, a[href], summary, [data-do]" };
/** The study's. */
export const STUDY = {
  path: "study.html", actions: STUDY_ACTIONS,
  controls: "button, a[href], summary, [data-do], [data-study], [data-node], label, svg rect[data-node]",
};
