// The server and browser of a test file, and pages that are checked for troubles when their test ends.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { Contexts, forOneTest, newContext } from "./contexts.mjs";
import { Game } from "./game.mjs";
import { serve } from "./server.mjs";
import { assertNone } from "./troubles.mjs";

const FAILURES = fileURLToPath(new URL("../failures", import.meta.url));
/** Timeout in milliseconds of everything that tests wait for: long, as a busy machine can starve a browser for many seconds. */
export const TIMEOUT = 60_000;

/**
 * Options for short games: the weakest AI; no prover between two humans, which would use a core for seconds; and no sounds, which browsers
 * go on computing. Tests of verdicts and sounds switch them on.
 */
export const QUICK = {
  version: 1, defaults: 2, light: "human", dark: "ai", invertingAllowed: false, showTargets: true, showNotation: false,
  level: 1, exploration: 1.4142135, showAiInfo: true, verdicts: false, sound: false,
};

/** Settings with this game: two humans by default, no prover and no sounds. */
export function playing(game, options = {}) {
  const own = {
    rules: game, light: "human", dark: "human", ai: { engine: "uct", level: 1, depth: 1 }, first: "usual", side: "yours", ...options,
  };
  return { version: 2, defaults: 2, game, games: { [game]: own }, verdicts: false, sound: false };
}

/** A game as stored by the page. */
export function savedGame(moves, { rules = "merkel", start, played = moves.length } = {}) {
  return { version: 1, rules, start, moves, played };
}

/**
 * Calls `body({ t, page, game, troubles, server })` on a page with only this in its storage, and checks for troubles after it. The service
 * worker, which fetches all files once more, is installed only with `serviceWorkers: "allow"`.
 *
 * Tests use the browser contexts of `contexts` in turn. With `isAlone`, or without `contexts`, the context is new, its cache is empty, and
 * `body` gets it as `context`.
 */
export async function visit(t, { server, browser, contexts, context: given, isAlone, ...options }, body) {
  const { settings = QUICK, saved, kind = "alquerque", path = "", expected = [], wait = true, init, viewport, ...more } = options;
  // The study stores its games separately.
  const folder = path.startsWith("study") ? "alquerque.study" : "alquerque.game";
  const item = kind === "alquerque" ? folder : `${folder}.${kind}`;
  const items = Object.entries({ "alquerque.settings": settings, [item]: saved })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) }));
  const contextOptions = { reducedMotion: "reduce", serviceWorkers: "block", ...more };
  const isShared = Boolean(contexts) && !isAlone && contextOptions.serviceWorkers === "block";
  let place;
  if (given) place = forOneTest(given, server);
  else if (isShared) place = await contexts.take(contextOptions, items);
  else place = await newContext(browser, server, contextOptions, items);
  const { context, troubles } = place;
  context.setDefaultTimeout(TIMEOUT);
  let hasPassed = false;
  try {
    const page = (given && context.pages()[0]) ?? await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (init) await page.addInitScript(init);
    // Playwright replaces the clock of the whole context.
    if (isShared) Object.defineProperty(page, "clock", { get: () => assert.fail("a test that replaces the clock needs `isAlone`") });
    const game = new Game(page);
    try {
      await page.goto(server.url + path);
      if (wait) await game.isStarted();
      await body({ t, page, game, troubles, server, ...(!isShared && { context }) });
    } catch (error) {
      await keepPicture(page, t.name);
      if (troubles.length > 0) error.message += `\nTroubles:\n${[...new Set(troubles)].slice(0, 5).join("\n")}`;
      throw error;
    }
    assertNone(troubles, expected);
    hasPassed = true;
  } finally {
    await place.end(hasPassed);
  }
}

async function keepPicture(page, name) {
  await mkdir(FAILURES, { recursive: true });
  const file = join(FAILURES, `${name.replace(/\W+/g, "-").slice(0, 80)}.png`);
  // The screenshot is optional; it must not hide the test's failure.
  await page.screenshot({ path: file }).catch(() => {});
}

/**
 * Returns a function that defines tests with one shared server and browser: `onPage(name, options, body)`. A test that replaces or
 * counts files has a separate server, prepared by `options.prepare(server)`. `usual` are options of all tests.
 */
export function suite(usual = {}) {
  const shared = {};
  before(async () => {
    shared.server = await serve();
    shared.browser = await launch();
    shared.contexts = new Contexts(shared.browser, shared.server);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.stop();
  });
  return (name, { prepare, ...options }, body) => test(name, async (t) => {
    const own = prepare && await serve();
    try {
      await prepare?.(own);
      await visit(t, { ...shared, ...(own && { server: own, contexts: undefined }), ...usual, ...options }, body);
    } finally {
      await own?.stop();
    }
  });
}
