// Pictures of the board and the game, from the Share dialog.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./lib/axe.mjs";
import { QUICK, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const SETTINGS = { ...QUICK, dark: "human" };
const SAVED = savedGame(["d2-c3", "b4xd2", "e1xc3"]);
/** Gives the test a separate server, which counts only its files. */
const alone = () => {};
const PNG = [0x89, ...Buffer.from("PNG\r\n\x1a\n", "latin1")];

async function openShare(page, game) {
  await game.open("menu");
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator("dialog#share[open]").waitFor();
}

async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  await page.locator("#share-done", { hasText: "Saved with your downloads." }).waitFor();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const [size, viewport] of [["phone", { width: 390, height: 844 }], ["desktop", { width: 1280, height: 800 }]]) {
  onPage(`the board is saved as a picture and a drawing, the game as an animation: ${size}`, { viewport, settings: SETTINGS, saved: SAVED, prepare: alone }, async ({ page, game, server }) => {
    assert.ok(!server.responses.some(({ name }) => name.startsWith("parts/pictures/")), "nothing loads before it is needed");
    await openShare(page, game);
    await assertAccessible(page, "the Share dialog");
    const png = await saved(page, "Picture (PNG)");
    assert.match(png.name, /^alquerque.*\.png$/);
    assert.deepEqual([...png.bytes.subarray(0, 8)], PNG);
    const svg = await saved(page, "Drawing (SVG)");
    assert.match(svg.name, /\.svg$/);
    assert.equal(svg.bytes.toString().match(/href="#art-checker-/g).length, 22);
    const gif = await saved(page, "Animated game (GIF)");
    assert.match(gif.name, /\.gif$/);
    assert.equal(gif.bytes.subarray(0, 6).toString("latin1"), "GIF89a");
  });
}

onPage("a picture that can't be made is reported, and the next attempt works", {
  settings: SETTINGS, saved: SAVED, prepare: (server) => server.files.set("pictures-worker.js", null), expected: [/404/, /Failed to load/],
}, async ({ page, game, server }) => {
  await openShare(page, game);
  await page.getByRole("button", { name: "Picture (PNG)" }).click();
  await page.locator("#share-done", { hasText: "The picture couldn’t be made." }).waitFor();
  server.files.delete("pictures-worker.js");
  assert.ok((await saved(page, "Picture (PNG)")).bytes.length > 10_000);
});
