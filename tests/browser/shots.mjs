// Takes pictures of the built site, to be looked at and to be shown: node shots.mjs FOLDER
// Board in mid-game, menu, rules, options and about; on a phone and on a desktop, in light and in dark; and the two
// pictures that the manifest names (phone.png, desktop.png).

import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { launch } from "./lib/chromium.mjs";
import { Game } from "./lib/game.mjs";
import { serve } from "./lib/server.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Say into which folder the pictures go: node shots.mjs FOLDER");
  process.exit(2);
}

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** A game in which some pieces are gone and dark has three answers to light's next move. */
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"];
const SETTINGS = {
  version: 1, light: "human", dark: "ai", invertingAllowed: false, showTargets: true, showNotation: true,
  level: 8, exploration: 1.4142135, showAiInfo: true,
};

/** Opens the site, calls `shoot(name, game)`-like steps, and closes it. */
async function visit({ browser, server }, options, settings, moves, body) {
  const storage = {
    "alquerque.settings": settings,
    "alquerque.game": { version: 1, rules: "merkel", moves, played: moves.length },
  };
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const context = await browser.newContext({
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: server.origin, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(server.url);
  const game = new Game(page);
  await game.isStarted();
  await body(page, game);
  await context.close();
}

/** Lets the human and then the AI make a move, so that there is something to be seen in the panel. */
async function playOne(page, game) {
  const count = (await game.moves()).length;
  const [piece] = await game.points("movable");
  await game.click(piece);
  await game.isInHand(piece);
  for (;;) {
    const [target] = await game.points("target");
    await game.click(target);
    if (await game.wasPut(target, count)) break;
  }
  await game.answered(count + 1);
}

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const shoot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) });
for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"]) {
    await visit({ browser, server }, { ...options, colorScheme }, SETTINGS, MOVES, async (page, game) => {
      await playOne(page, game);
      await shoot(page, `${size}-${colorScheme}-board`);
      const [piece] = await game.points("movable");
      await game.click(piece);
      await game.isInHand(piece);
      await shoot(page, `${size}-${colorScheme}-hand`);
      for (const id of ["menu", "new", "rules", "options", "about"]) {
        await game.open(id);
        await shoot(page, `${size}-${colorScheme}-${id}`);
        await game.close();
      }
    });
  }
}
// The manifest's pictures: as the game looks with its default options.
for (const [name, size] of [["phone", "phone"], ["desktop", "desktop"]]) {
  const settings = { ...SETTINGS, showNotation: false };
  await visit({ browser, server }, { ...SIZES[size], colorScheme: "light" }, settings, MOVES, async (page, game) => {
    await playOne(page, game);
    await shoot(page, name);
  });
}
await browser.close();
await server.stop();
console.log(`The pictures are in ${resolve(folder)}.`);
