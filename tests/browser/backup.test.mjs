// Backing up everything to one file and restoring it; a restore can be undone.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { temporaryFolder } from "./lib/chromium.mjs";
import { overlapping, stickingOut } from "./lib/layout.mjs";
import { savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const SAVED = savedGame(["d2-c3", "b4xd2"]);

const nameIs = (page, name) => page.waitForFunction((text) => document.getElementById("player-name").value === text, name);

async function rename(page, name) {
  const { hash } = new URL(page.url());
  await page.evaluate(() => { location.hash = "options"; });
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.keyboard.press("Tab");
  await page.evaluate((back) => { location.hash = back; }, hash);
}

async function backUp(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Back up everything" }).click()]);
  assert.match(download.suggestedFilename(), /^alquerque.*\.json$/);
  return readFile(await download.path());
}

const chooseFile = (page, buffer, name = "backup.json") => page.setInputFiles("#backup-file", { name, mimeType: "application/json", buffer });

const statistics = async (page, game) => {
  await page.goto(new URL("./#backup", page.url()).href);
  await game.isOpen("backup");
};

const gamePage = async (page, game) => {
  await page.goto(new URL("./", page.url()).href);
  await game.isStarted();
};

onPage("data of other programs on the same host is neither saved nor changed", { ...SIZES.desktop, saved: SAVED }, async ({ page, game }) => {
  // Text that JSON can't carry: browsers store unpaired surrogates.
  await page.evaluate(() => {
    localStorage.setItem(`other${String.fromCharCode(0xd800)}`, String.fromCharCode(0xd801));
    localStorage.setItem("alquerque.live", "turn:example.org\nann\nsecret");
  });
  await statistics(page, game);
  await rename(page, "Ann");
  const file = await backUp(page);
  assert.deepEqual(Object.keys(JSON.parse(file)).filter((key) => key.startsWith("other")), []);
  await rename(page, "Bob");
  await Promise.all([page.waitForEvent("load"), chooseFile(page, file)]);
  await nameIs(page, "Ann");
  await game.textIs("backup-told", /^Backup restored\.$/);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Undo the last restore" }).click()]);
  await nameIs(page, "Bob");
  const kept = await page.evaluate(() => [localStorage.getItem(`other${String.fromCharCode(0xd800)}`)?.charCodeAt(0), localStorage.getItem("alquerque.live")]);
  assert.deepEqual(kept, [0xd801, "turn:example.org\nann\nsecret"]);
});

for (const [size, options] of Object.entries(SIZES)) {
  onPage(`a backup is restored, and the restore is undone: ${size}`, { ...options, saved: SAVED }, async ({ page, game }) => {
    await statistics(page, game);
    assert.equal(await game.shown("backup-undo"), false);
    await rename(page, "Ann");
    const file = await backUp(page);
    await game.textIs("backup-told", /^Saved as alquerque.*\.json\.$/);
    await rename(page, "Bob");
    await gamePage(page, game);
    await page.click("#undo");
    await page.locator("#moves .ply.undone").nth(1).waitFor({ state: "attached" });
    await statistics(page, game);
    const isReady = async (name) => {
      await game.isOpen("backup");
      await nameIs(page, name);
      await page.getByRole("button", { name: "Undo the last restore" }).waitFor();
    };
    await Promise.all([page.waitForEvent("load"), chooseFile(page, file)]);
    await isReady("Ann");
    await game.textIs("backup-told", /^Backup restored\.$/);
    await game.textIs("backup-before", /brings back your data from before this restore: Bob, 0 games against the computer\.$/);
    assert.deepEqual([await stickingOut(page), await overlapping(page)], [[], []]);
    await assertAccessibleInBothThemes(page, "a restored backup");
    await gamePage(page, game);
    assert.deepEqual(await game.moves(), ["d2-c3", "b4xd2"]);
    await statistics(page, game);
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Undo the last restore" }).click()]);
    await isReady("Bob");
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Undo the last restore" }).click()]);
    await isReady("Ann");
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Undo the last restore" }).click()]);
    await isReady("Bob");
    await gamePage(page, game);
    assert.deepEqual(await game.moves(), []);
  });

  onPage(`unreadable parts are named, and the rest is restored: ${size}`, { ...options, saved: SAVED }, async ({ page, game }) => {
    await statistics(page, game);
    await rename(page, "Ann");
    const texts = JSON.parse(await backUp(page));
    await rename(page, "Bob");
    const file = JSON.stringify({ ...texts, "alquerque.game": "no game", "alquerque.statistics": { version: 1 }, "alquerque.later": "new" });
    await Promise.all([page.waitForEvent("load"), chooseFile(page, Buffer.from(file))]);
    await game.isOpen("backup");
    await nameIs(page, "Ann");
    await game.textIs("backup-told", /^Backup restored\. Not restored, because this version can’t read it: (alquerque\.(game|statistics|later)(, )?){3}\.$/);
    await gamePage(page, game);
    assert.equal(await page.locator("#notice").isVisible(), false, "nothing is reported as damaged");
  });

  onPage(`a file that is not a backup changes nothing: ${size}`, { ...options, saved: SAVED }, async ({ t, page, game }) => {
    await statistics(page, game);
    await rename(page, "Ann");
    const file = await backUp(page);
    await game.textIs("backup-told", /^Saved as /);
    for (const [buffer, told] of [
      [file.subarray(0, file.length / 2), /^This backup is damaged: .*Nothing has changed\.$/],
      [Buffer.from("{}"), /^This file isn’t a backup of this game\.$/],
    ]) {
      await chooseFile(page, buffer);
      await game.textIs("backup-told", told);
    }
    // Written to disk first: sending this much through the driver is slow.
    const large = join(await temporaryFolder(t, "backup"), "large.json");
    await writeFile(large, Buffer.alloc(65 * 1024 * 1024, " "));
    await page.setInputFiles("#backup-file", large);
    await page.waitForFunction(() => document.getElementById("backup-file").value === "");
    await game.textIs("backup-told", /^This file isn’t a backup/);
    assert.equal(await game.shown("backup-undo"), false);
    await page.reload();
    await game.isOpen("backup");
    await nameIs(page, "Ann");
  });
}
