// The monkey's actions as data: `plan` makes one from random numbers and the visible page, `run` executes it. An action
// contains everything needed to repeat it, so that a log can be replayed.

import { rampage } from "./inside.mjs";
import { fragment, gameText, saved } from "./texts.mjs";

const KEYS = [
  "Tab", "Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Enter", "Space", "Escape", "Home", "End",
  "PageUp", "PageDown", "Backspace", "Delete", "Control+z", "Control+y", "Control+a", "a", "n", "1", "9", "-", "x", "?",
];
/** Milliseconds after which an action that cannot be done is skipped. */
export const SHORT = 3_000;

/**
 * Runs in the page: returns the possible targets, { width, height, points, movable, targets, controls, fields }: lists of places,
 * with names for controls and fields; `dialog` is the open one. `controls` is the selector of what can be pressed.
 */
export function look(controls) {
  const { innerWidth: width, innerHeight: height } = window;
  const places = (elements) => [...elements].map((element) => {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect();
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return { x: Math.round(x + wide / 2), y: Math.round(y + high / 2), seen: wide > 0 && high > 0, name: element.id || words.trim().slice(0, 30) };
  }).filter(({ x, y, seen }) => seen && x >= 0 && y >= 0 && x < width && y < height).map(({ x, y, name }) => ({ x, y, name }));
  const open = document.querySelector("dialog[open]");
  const room = open ?? document;
  const cells = (text) => places(room.querySelectorAll(`[role=gridcell][aria-label*="${text}"]`));
  const fields = [...room.querySelectorAll("select, input:not([type=file]), textarea:not([readonly])")]
    .filter((field) => field.id && field.offsetParent !== null)
    .map(({ id, type, min, max, options }) => ({ id, type, min, max, values: [...options ?? []].map(({ value }) => value) }));
  return {
    width, height, fields,
    dialog: open?.id ?? null,
    points: cells(""),
    movable: cells(", can move"),
    targets: [...cells(", you can go here"), ...cells(", you can play here")],
    controls: places(room.querySelectorAll(controls)),
  };
}

const spot = (random, { width, height }) => ({ x: random.below(width), y: random.below(height) });
const aim = (random, seen, list) => (list.length > 0 ? random.of(list) : spot(random, seen));

/** What the monkey can do, by name; `weight` says how often. */
export const ACTIONS = {
  press: { weight: 200, plan: (random) => ({ key: random.of(KEYS) }), run: ({ page }, { key }) => page.keyboard.press(key) },
  click: { weight: 120, plan: spot, run: click },
  point: { weight: 150, plan: (random, seen) => aim(random, seen, seen.points), run: click },
  lift: { weight: 150, plan: (random, seen) => aim(random, seen, seen.movable), run: click },
  put: { weight: 150, plan: (random, seen) => aim(random, seen, seen.targets), run: click },
  control: { weight: 200, plan: (random, seen) => aim(random, seen, seen.controls), run: click },
  drag: {
    weight: 80,
    plan: (random, seen) => ({
      from: aim(random, seen, random.below(2) ? seen.movable : seen.points), to: aim(random, seen, seen.points), lost: random.below(10) === 0,
    }),
    async run({ page }, { from, to, lost }) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      // Sometimes the button stays down until the next click.
      if (!lost) await page.mouse.up();
    },
  },
  touch: {
    weight: 40,
    plan: (random, seen) => ({ from: aim(random, seen, seen.movable), to: aim(random, seen, seen.points), lost: random.below(10) === 0 }),
    async run({ session }, { from, to, lost }) {
      const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
      await send("touchStart", [from]);
      await send("touchMove", [to]);
      await send(lost ? "touchCancel" : "touchEnd", []);
    },
  },
  wheel: {
    weight: 15,
    plan: (random) => ({ x: random.below(200) - 100, y: random.below(2000) - 1000 }),
    run: ({ page }, { x, y }) => page.mouse.wheel(x, y),
  },
  field: {
    weight: 60,
    plan(random, { fields }) {
      if (fields.length === 0) return null;
      const { id, type, min, max, values } = random.of(fields);
      if (values.length > 0) return { id, value: random.of(values) };
      if (type === "range") return { id, value: String(Number(min) + random.below(Number(max) - Number(min) + 1)) };
      return { id, value: gameText(random).slice(0, 3000) };
    },
    run: ({ page }, action) => page.evaluate(fill, action),
  },
  read: {
    weight: 10,
    plan: (random) => ({ text: gameText(random) }),
    async run({ page }, { text }) {
      await page.evaluate(() => { location.hash = "record"; });
      await page.evaluate(fill, { id: "record-input", value: text });
      await page.locator("#record [data-do=record-read]").click({ timeout: SHORT });
    },
  },
  drop: {
    weight: 8,
    plan: (random) => ({ text: gameText(random), name: random.of(["a.pdn", "a.ggf", "a.txt", "a.png", ""]) }),
    run: ({ page }, action) => page.evaluate(({ text, name }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      const init = { dataTransfer: data, bubbles: true, cancelable: true };
      for (const kind of ["dragenter", "dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, init));
    }, action),
  },
  address: {
    weight: 40,
    plan: (random) => ({ hash: fragment(random) }),
    run: ({ page }, { hash }) => page.evaluate((value) => { location.hash = value; }, hash),
  },
  travel: {
    weight: 40,
    plan: (random) => ({ by: random.of([-1, -1, -1, 1, 1, -2, 2, -5]) }),
    run: ({ page }, { by }) => page.evaluate((pages) => history.go(pages), by),
  },
  watch: {
    weight: 6,
    plan: (random) => ({ game: random.of(["alquerque", "othello", "draughts"]), engine: random.of(["uct", "alpha-beta", "random"]) }),
    run: ({ page }, action) => page.evaluate(chooseGame, { ...action, opponent: "nobody" }),
  },
  against: {
    weight: 10,
    plan: (random) => ({
      game: random.of(["alquerque", "othello", "draughts"]), engine: random.of(["uct", "alpha-beta", "random"]),
      opponent: random.of(["computer", "computer", "friend", "link"]),
    }),
    run: ({ page }, action) => page.evaluate(chooseGame, action),
  },
  resize: {
    weight: 5,
    plan: (random) => ({ width: 280 + random.below(1400), height: 250 + random.below(1000) }),
    run: ({ page }, size) => page.setViewportSize(size),
  },
  light: {
    weight: 3,
    plan: (random) => ({ colorScheme: random.of(["light", "dark"]), reducedMotion: random.of(["reduce", "reduce", "no-preference"]) }),
    run: ({ page }, media) => page.emulateMedia(media),
  },
  reload: { weight: 4, plan: () => ({}), run: ({ page }) => page.reload() },
  again: {
    weight: 3,
    plan: (random) => ({ path: `?${random.below(3)}#${fragment(random)}` }),
    run: ({ page, url }, { path }) => page.goto(url + path),
  },
  tamper: {
    weight: 1,
    plan: (random) => ({ entry: saved(random) }),
    async run({ page }, { entry }) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
      await page.reload();
    },
  },
  // Only if all actions happen inside the page.
  rampage: { weight: 0, plan: (random) => ({ seed: random.below(2 ** 32), count: 20 }), run: ({ page }, action) => page.evaluate(rampage, action) },
  tab: { weight: 8, plan: (random) => ({ tab: random.below(2) }), run: ({ turnTo }, { tab }) => turnTo(tab) },
};

function click({ page }, { x, y }) {
  return page.mouse.click(x, y);
}

/** Runs in the page: sets the value of a field, with the events of a user's input. */
function fill({ id, value }) {
  const field = document.getElementById(id);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Runs in the page: fills in the form of a new game, and starts it. */
function chooseGame({ game, engine, opponent }) {
  location.hash = "new";
  const choose = (id, value) => {
    const segment = document.querySelector(`[name="${id}"][value="${value}"]`);
    const field = segment ?? document.getElementById(id);
    if (!field) return;
    if (segment) segment.checked = true;
    else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const frame = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
  return (async () => {
    await frame();
    document.querySelector(`#new-games [value="${game}"], #new-games [data-game="${game}"]`)?.click();
    await frame();
    choose("new-opponent", opponent);
    choose("new-engine", engine);
    choose("new-level", 1);
    choose("new-depth", 1);
    await frame();
    document.getElementById("play")?.click();
  })();
}
