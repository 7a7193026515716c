// Takes screenshots of the built site, for inspection and for publishing: node shots.mjs FOLDER
// Boards in mid-game and all dialogs, on phones and on a desktop, light and dark; and the pictures of the manifest (phone.png,
// desktop.png) and of docs/design-system.md (look-light.png, look-dark.png).

import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { launchWhole } from "./lib/chromium.mjs";
import { Game } from "./lib/game.mjs";
import { serve } from "./lib/server.mjs";
import { playing } from "./lib/suite.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node shots.mjs FOLDER");
  process.exit(2);
}

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const STRONG = { engine: "uct", level: 8, depth: 6 };
/** A game in which some pieces are captured and dark has three replies to light's next move. */
const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"];
const OTHERS = {
  othello: {
    rules: "othello",
    moves: [
      "e6", "f6", "f5", "d6", "f7", "g4", "c3", "e3", "c4", "d7", "f3", "d3", "h5", "g7", "c6", "g3", "d8", "b2", "e7", "c8", "d2", "b6",
    ],
  },
  draughts: {
    rules: "draughts",
    moves: [
      "10-15", "23-19", "7-10", "21-17", "3-7", "27-23", "9-14", "19-16", "14x21", "22-17", "12x19", "23x16", "11x20x27", "31x24",
      "8-12", "32-27", "6-9", "24-19", "15x24x31", "28-24",
    ],
  },
};
/** Settings for this game: Alquerque against the AI, the others with a friend. */
const settings = (game, options = {}) => ({
  ...playing(game, { rules: game === "alquerque" ? "merkel" : game, dark: game === "alquerque" ? "ai" : "human", ai: STRONG }),
  showNotation: true, verdicts: true, ...options,
});

/** Opens the site, calls `shoot(name, game)`-like steps, and closes it. */
async function visit({ browser, server }, options, kept, body) {
  const storage = {
    "alquerque.settings": kept,
    "alquerque.game": { version: 1, rules: "merkel", moves: MOVES, played: MOVES.length },
  };
  for (const [name, game] of Object.entries(OTHERS)) {
    storage[`alquerque.game.${name}`] = { version: 1, played: game.moves.length, ...game };
  }
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

/** Lets the human and then the AI make a move, so that the panel has something to show. */
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
const browser = await launchWhole();
const shoot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) });
for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"]) {
    await visit({ browser, server }, { ...options, colorScheme }, settings("alquerque"), async (page, game) => {
      await playOne(page, game);
      await shoot(page, `${size}-${colorScheme}-board`);
      const [piece] = await game.points("movable");
      await game.click(piece);
      await game.isInHand(piece);
      await shoot(page, `${size}-${colorScheme}-hand`);
      for (const id of ["menu", "new", "editor", "record", "library", "rules", "options", "who-wins", "marks", "about"]) {
        await game.open(id);
        await shoot(page, `${size}-${colorScheme}-${id}`);
        await game.close();
      }
      await page.click("#open-menu");
      await page.click("#menu [data-do=links]");
      await page.locator("dialog#share[open]").waitFor();
      await shoot(page, `${size}-${colorScheme}-share`);
    });
    for (const name of Object.keys(OTHERS)) {
      await visit({ browser, server }, { ...options, colorScheme }, settings(name), async (page, game) => {
        await shoot(page, `${size}-${colorScheme}-${name}`);
        await game.open("editor");
        await shoot(page, `${size}-${colorScheme}-${name}-editor`);
      });
    }
  }
}
// The manifest's pictures: the game with its default options.
for (const [name, size] of [["phone", "phone"], ["desktop", "desktop"]]) {
  const kept = settings("alquerque", { showNotation: false });
  await visit({ browser, server }, { ...SIZES[size], colorScheme: "light" }, kept, async (page, game) => {
    await playOne(page, game);
    await shoot(page, name);
  });
}
// For docs/design-system.md: the board with two sheets, side by side.
for (const colorScheme of ["light", "dark"]) {
  const pictures = [];
  await visit({ browser, server }, { ...SIZES.phone, deviceScaleFactor: 1, colorScheme }, settings("alquerque"), async (page, game) => {
    const take = async () => pictures.push((await page.screenshot()).toString("base64"));
    await take();
    for (const id of ["menu", "options"]) {
      await game.open(id);
      await take();
      await game.close();
    }
  });
  const page = await browser.newPage({ viewport: { width: 3 * 390 + 40, height: 844 } });
  const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`).join("");
  await page.setContent(`<body style="margin:0;display:flex;gap:20px;background:#888">${images}`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await shoot(page, `look-${colorScheme}`);
  await page.close();
}
await browser.close();
await server.stop();
console.log(`The pictures are in ${resolve(folder)}.`);
