// The monkey: performs random actions, logs them, and checks invariants.

import { launch } from "../chromium.mjs";
import { Memory } from "../memory.mjs";
import { serve } from "../server.mjs";
import { watch } from "../troubles.mjs";
import { look } from "./actions.mjs";
import { Random } from "./random.mjs";
import { GAME } from "./sites.mjs";

/** Actions that are planned from one look at the page, and sent without waiting in between if `isHasty`. */
const BURST = 12;
/** Milliseconds within which the page must answer, even on a busy machine. */
const TIMEOUT = 60_000;
/** Milliseconds after which an action is given up, which is no fault. */
const ACTION_TIMEOUT = 20_000;
/** Errors of actions while a page is being left or a dialog is in the way: not faults. */
const LEFT = /Execution context was destroyed|Target (page|crashed|closed)|navigat|Timeout|ERR_ABORTED|frame was detached|interrupted/i;
/** The browser's own messages about the monkey's actions, such as fetches aborted by navigation: not the page's faults. */
const NO_FAULT = [/TypeError: Failed to fetch/, /Throttling navigation/, /Throttling history state/, /Blocked aria-hidden/, /Failed to load resource/];

/**
 * Runs a monkey on a `site` of sites.mjs: `steps` actions generated from `seed`, or those of `replay` (a log). `onEvent` receives a plain
 * object for each action (with its number), measurement (`memory`) and fault (`fault`). Stops at the first fault that kills the page,
 * otherwise after all steps; returns { faults, measured, steps }.
 */
export async function runMonkey(options) {
  const run = new Run(options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

class Run {
  #tabs = [];
  #faults = [];
  #measured = [];
  #isDead = false;
  #step = 0;

  constructor({ site = GAME, seed = 1, steps = 1000, replay, onEvent = () => {}, measureEvery = 2000, isHasty = true, keepsWindows = false, isInside = false, launchOptions = {}, shouldStop = () => false }) {
    Object.assign(this, { site, seed, steps, replay, onEvent, measureEvery, isHasty, keepsWindows, isInside, launchOptions, shouldStop });
    this.random = new Random(seed);
    this.kinds = Object.entries(site.actions).map(([name, { weight }]) => ({ name, weight }));
  }

  async all() {
    this.server = await serve();
    this.url = this.server.url + this.site.path;
    Memory.prepare(this.server);
    this.browser = await launch(this.launchOptions);
    this.browser.on("disconnected", () => this.isEnding || this.#fault("the browser is gone", true));
    await this.#openContext();
    let measured = 0;
    const plans = this.replay ? bursts(this.replay) : this.#plans();
    for await (const burst of plans) {
      await this.#do(burst);
      if (this.#isDead || this.shouldStop()) break;
      const now = Math.floor(this.#step / this.measureEvery);
      if (now > measured && !(await this.#measure())) break;
      measured = now;
    }
    await this.#answers();
    return { faults: this.#faults, measured: this.#measured, steps: this.#step };
  }

  async end() {
    this.isEnding = true;
    await this.browser?.close();
    await this.server?.stop();
  }

  async #openContext() {
    this.context = await this.browser.newContext({ viewport: { width: 900, height: 700 }, reducedMotion: "reduce", hasTouch: true });
    this.context.setDefaultTimeout(ACTION_TIMEOUT);
    const troubles = watch(this.context, this.server.origin);
    troubles.push = (...found) => {
      for (const trouble of found) if (!NO_FAULT.some((pattern) => pattern.test(trouble))) this.#fault(trouble);
      return 0;
    };
    // A click with a modifier key opens a window: another page with a worker, some 56 MiB.
    this.context.on("page", (page) => {
      if (this.isOpening) return;
      this.onEvent({ step: this.#step, opened: page.url() });
      page.on("crash", () => this.#fault("the renderer of a window has crashed", true));
      if (!this.keepsWindows) page.close().catch(() => {});
    });
    // Links to other sites would leave the page.
    await this.context.addInitScript(() => {
      const stay = (event) => {
        const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
        if (link && link.origin !== location.origin) event.preventDefault();
      };
      for (const kind of ["click", "auxclick"]) addEventListener(kind, stay, true);
    });
    await this.#turnTo(0);
  }

  /** The tab with this number, opened if necessary. */
  async #turnTo(number) {
    this.tab = number;
    if (!this.#tabs[number]) {
      this.isOpening = true;
      const page = await this.context.newPage();
      this.isOpening = false;
      page.on("crash", () => this.#fault(`the renderer of tab ${number} has crashed`, true));
      page.on("dialog", (dialog) => dialog.dismiss().catch(() => {}));
      this.#tabs[number] = { page, session: await this.context.newCDPSession(page), url: this.url, turnTo: (tab) => this.#turnTo(tab) };
      await page.goto(this.url);
      this.#tabs[number].memory = await Memory.of(page);
    }
    await this.#tabs[number].page.bringToFront();
  }

  async *#plans() {
    for (let left = this.steps; left > 0; left = this.steps - this.#step) {
      const seen = await this.#look();
      if (!seen) return;
      if (this.isInside) {
        yield [{ do: "rampage", ...this.site.actions.rampage.plan(this.random) }];
        continue;
      }
      const burst = [];
      while (burst.length < Math.min(BURST, left)) {
        const { name } = this.random.weighted(this.kinds);
        const planned = this.site.actions[name].plan(this.random, seen);
        if (planned) burst.push({ do: name, ...planned });
      }
      yield burst;
    }
  }

  /** The page's targets (see `look`); null if the page is dead. */
  async #look() {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { page } = this.#tabs[this.tab];
      try {
        const seen = await inTime(page.evaluate(look, this.site.controls), TIMEOUT);
        // The browser's error pages have nothing to click, and other pages of the site are out of scope.
        if (page.url().startsWith(this.url)) return seen;
        await page.goto(this.url);
      } catch (error) {
        if (this.#isDead) return null;
        if (error instanceof Late) {
          this.#fault(`the page did not answer for ${TIMEOUT / 1000} s`, true);
          return null;
        }
      }
    }
    return { width: 900, height: 700, fields: [], dialog: null, points: [], movable: [], targets: [], controls: [] };
  }

  async #do(burst) {
    const started = [];
    for (const action of burst) {
      this.#step += action.count ?? 1;
      this.onEvent({ step: this.#step, tab: this.tab, ...action });
      const doing = this.#attempt(action);
      started.push(doing);
      // Wait for tab switches and loads before the next action; other actions need no waiting.
      if (!this.isHasty || ["touch", "tab", "reload", "again", "tamper", "watch", "against", "rampage"].includes(action.do)) await doing;
    }
    await Promise.all(started);
  }

  async #attempt(action) {
    try {
      await inTime(this.site.actions[action.do].run(this.#tabs[this.tab], action), ACTION_TIMEOUT * 2);
    } catch (error) {
      if (!this.#isDead && !(error instanceof Late) && !LEFT.test(error.message)) this.#fault(`the monkey fails at ${action.do}: ${error.message}`);
    }
  }

  /** Whether all tabs answer. */
  async #answers() {
    for (const [number, { page }] of this.#tabs.entries()) {
      if (this.#isDead) return false;
      try {
        let broken = await inTime(page.evaluate(trouble), TIMEOUT);
        if (/couldn’t start/.test(broken)) {
          // History navigation during a load has cancelled it; undisturbed, the page must start.
          await page.goto(this.url);
          broken = await inTime(page.evaluate(trouble), TIMEOUT);
        }
        if (broken) this.#fault(`tab ${number} says: ${broken}`, true);
      } catch (error) {
        if (error instanceof Late) this.#fault(`tab ${number} did not answer for ${TIMEOUT / 1000} s`, true);
      }
    }
    return !this.#isDead;
  }

  async #measure() {
    if (!(await this.#answers())) return false;
    try {
      const figures = await inTime(this.#tabs[0].memory.measure(), TIMEOUT);
      this.#measured.push(figures);
      this.onEvent({ step: this.#step, memory: figures });
    } catch (error) {
      this.onEvent({ step: this.#step, unmeasured: error.message });
    }
    return !this.#isDead;
  }

  #fault(text, isTheEnd = false) {
    if (this.isEnding) return;
    if (isTheEnd) this.#isDead = true;
    const fault = { step: this.#step, fault: text };
    this.#faults.push(fault);
    this.onEvent(fault);
  }
}

/** Runs in the page: its message that it cannot continue. */
function trouble() {
  const box = document.getElementById("cannot-start");
  return box && !box.hidden ? box.textContent : "";
}

class Late extends Error {}

function inTime(promise, millis) {
  let timer;
  const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Late("too late")), millis); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function* bursts(actions) {
  for (let start = 0; start < actions.length; start += BURST) yield actions.slice(start, start + BURST);
}
