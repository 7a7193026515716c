// The installable app: complete offline after a cold start, and updated only with the player's consent.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { launchPersistent, temporaryFolder } from "./lib/chromium.mjs";
import { chooser, isOver } from "./lib/game.mjs";
import { cachedParts, isCached } from "./lib/offline.mjs";
import { until } from "./lib/player.mjs";
import { DIST, serve } from "./lib/server.mjs";
import { suite, visit } from "./lib/suite.mjs";
import { hash, publishAnotherVersion } from "./lib/versions.mjs";

const onPage = suite({ serviceWorkers: "allow" });

/** Waits until Chromium has written a stored text to disk, which takes some seconds. A browser closed earlier may lose it. */
async function isOnDisk(folder, text) {
  const database = join(folder, "Default/Local Storage/leveldb");
  await until(`${text} is on disk`, async () => {
    const files = (await readdir(database)).filter((name) => /\.(log|ldb)$/.test(name));
    const contents = await Promise.all(files.map((name) => readFile(join(database, name), "latin1")));
    return contents.some((content) => content.includes(text));
  });
}

/** Opens the site in a browser with a persistent profile in `folder`. */
async function visitPersistent(t, folder, server, options, body) {
  const context = await launchPersistent(folder, { reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await visit(t, { context, server, ...options }, body);
}

/** Starts a game against the weakest AI. */
async function playQuickly({ page, game }) {
  await game.open("new");
  await page.locator("#new-level").fill("1");
  await page.click("#play");
  await game.isClosed();
}

test("a cold start without a network, and a game against the AI", async (t) => {
  const folder = await temporaryFolder(t, "offline");
  const server = await serve();
  let moves;
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await isCached(page);
    await playQuickly({ page, game });
    await game.playAny(chooser(61));
    moves = await game.moves();
    await isOnDisk(folder, moves.map((move) => `"${move}"`).join());
  });
  await server.stop();
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await assert.rejects(fetch(server.url), "the server is gone");
    assert.deepEqual(await game.moves(), moves, "the game was saved");
    const choose = chooser(62);
    for (let turn = 0; turn < 3; turn += 1) await game.playAny(choose);
    assert.ok((await game.moves()).length >= moves.length + 6 || isOver(await game.status()));
    await game.open("rules");
    assert.equal(await page.locator("#figure-start .pieces use[href]").count(), 24);
    await game.close();
    // All files of the page are cached, except for the icons needed only for installation.
    const missing = await page.evaluate(async () => {
      const icons = [...document.querySelectorAll("link[rel*=icon], link[rel=manifest]")].map((link) => link.href);
      const manifest = await (await fetch("manifest.webmanifest")).json();
      const pictures = [...icons, ...manifest.icons.map((icon) => icon.src)].filter((file) => !file.endsWith(".png"));
      const files = [...pictures, "licences.txt", "search-worker.js"];
      const answers = await Promise.all(files.map((file) => fetch(file).then(({ ok }) => ok, () => false)));
      return files.filter((_, number) => !answers[number]);
    });
    assert.deepEqual(missing, []);
    // As if started from a link with parameters.
    await page.goto(`${server.url}?source=homescreen#about`);
    await game.isStarted();
    await page.locator("#about").waitFor();
    // Unknown addresses lead to the game, too.
    await page.goto(`${server.url}no/such/page`);
    await game.isStarted();
    assert.equal(page.url().split("#")[0], server.url);
  });
});

onPage("going offline in mid-game, and reloading", {}, async ({ page, context, game }) => {
  await isCached(page);
  const choose = chooser(63);
  await game.playAny(choose);
  await context.setOffline(true);
  await game.playAny(choose);
  const moves = await game.moves();
  await page.reload();
  await game.isStarted();
  assert.deepEqual(await game.moves(), moves);
  await game.playAny(choose);
});

const version = (page) => page.getAttribute("html", "data-version");

test("a new version waits until the player agrees, and the game is kept", async (t) => {
  const folder = await temporaryFolder(t, "update");
  const server = await serve();
  t.after(() => server.stop());
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await isCached(page);
    await playQuickly({ page, game });
    await game.playAny(chooser(71));
    assert.equal(await game.shown("update"), false, "the first version is not an update");
    publishAnotherVersion(server);
    await page.reload();
    await game.isStarted();
    await page.locator("#update").waitFor();
    assert.match(await game.text("update"), /new version is ready/);
    assert.equal(await version(page), null, "the old version still runs");
    // The offer does not cover the game.
    await game.playAny(chooser(72));
    assert.equal(await version(page), null);
    const before = [await game.moves(), await game.position()];
    await page.locator("#update button").click();
    await page.locator("html[data-version=another][data-started]").waitFor({ state: "attached" });
    await game.isStarted();
    assert.deepEqual([await game.moves(), await game.position()], before);
    assert.equal(await game.shown("update"), false);
    const caches = (await page.evaluate(() => window.caches.keys())).filter((name) => !name.endsWith(" parts"));
    assert.equal(caches.length, 1, `the old version's files are gone: ${caches}`);
    await game.playAny(chooser(73));
  });
});

test("a new version is detected while the page stays open", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const folder = await temporaryFolder(t, "found");
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await isCached(page);
    publishAnotherVersion(server);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator("#update").waitFor();
    // A player who ignores the update plays on, and is asked again next time.
    await page.reload();
    await game.isStarted();
    assert.equal(await version(page), null);
    await page.locator("#update").waitFor();
  });
});

test("an update downloads only the parts that changed", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const folder = await temporaryFolder(t, "parts");
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await isCached(page);
    const kept = async () => (await cachedParts(page)).map((url) => url.split("/").at(-1)).sort();
    const before = await kept();
    assert.deepEqual(before.map((name) => name.replace(/-[0-9a-f]+\.\w+$/, "")), ["about", "art", "friend", "marks", "openings-draughts", "openings-othello", "rules-alquerque", "rules-draughts", "rules-othello", "who-wins", "words"]);
    publishAnotherVersion(server);
    // In the new version only the page about the games differs.
    const [about] = before;
    const changed = "about-0123456789ab.html";
    const content = (await readFile(join(DIST, "parts", "en", about))).toString().replace("<h3>", "<h3>Anew: ");
    server.files.set(`parts/en/${changed}`, () => content);
    const answerBefore = server.files.get("service-worker.js");
    server.files.set("service-worker.js", (text) => answerBefore(text)
      .replace(about, changed).replace(hash(String(readFileSync(join(DIST, "parts", "en", about)))), hash(content)));
    const asked = server.responses.length;
    await page.reload();
    await game.isStarted();
    await page.locator("#update button").click();
    await page.locator("html[data-version=another][data-started]").waitFor({ state: "attached" });
    await until("the changed part is cached and the old one gone", async () => {
      const files = await kept();
      return files.length === before.length && files.includes(changed);
    });
    assert.deepEqual(await kept(), [changed, ...before.slice(1)]);
    const fetched = server.responses.slice(asked).map(({ name }) => name).filter((name) => name.startsWith("parts/"));
    assert.deepEqual(fetched, [`parts/en/${changed}`]);
  });
});

test("an update downloads the changed parts of the prover, if it was ever used", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const folder = await temporaryFolder(t, "prover");
  await visitPersistent(t, folder, server, {}, async ({ page, game }) => {
    await isCached(page);
    await game.solve();
    await game.textIs("verdict", /can force a win/);
    const kept = async () => (await cachedParts(page)).filter((file) => file.includes("/prover/")).map((file) => file.split("/").at(-1)).sort();
    // Writing to the cache takes time.
    await until("the prover is cached", async () => (await kept()).length >= 3);
    const before = await kept();
    const [book] = before;
    const changed = "book-merkel-0123456789ab.book";
    const content = await readFile(join(DIST, "parts", "prover", book));
    server.files.set(`parts/prover/${changed}`, () => content);
    publishAnotherVersion(server);
    const answerBefore = server.files.get("service-worker.js");
    server.files.set("service-worker.js", (text) => answerBefore(text).replace(book, changed));
    const asked = server.responses.length;
    await page.reload();
    await game.isStarted();
    await page.locator("#update button").click();
    await page.locator("html[data-version=another][data-started]").waitFor({ state: "attached" });
    await until("the changed book is cached and the old one gone", async () => {
      const files = await kept();
      return files.length === before.length && files.includes(changed);
    });
    assert.deepEqual(await kept(), [changed, ...before.slice(1)]);
    const fetched = server.responses.slice(asked).map(({ name }) => name).filter((name) => name.startsWith("parts/"));
    assert.deepEqual(fetched, [`parts/prover/${changed}`]);
  });
});

for (const [what, name, change] of [
  ["cannot be fetched completely", "search-worker.js", null],
  ["has not reached all of the host's servers", "manifest.webmanifest", (text) => `${text}\n`],
]) {
  test(`a new version that ${what} is not used`, (t) => unusable(t, name, change));
}

async function unusable(t, name, change) {
  const server = await serve();
  t.after(() => server.stop());
  const folder = await temporaryFolder(t, "broken");
  const expected = [/status 404/, /console: Failed to load resource/, /Uncaught \(in promise\)/, /integrity/];
  await visitPersistent(t, folder, server, { expected }, async ({ page, game }) => {
    await isCached(page);
    publishAnotherVersion(server);
    server.files.set(name, change);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const failed = new Promise((done) => registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing.addEventListener("statechange", () => installing.state === "redundant" && done());
      }, { once: true }));
      await registration.update().catch(() => {});
      await failed;
    });
    await page.reload();
    await game.isStarted();
    assert.equal(await version(page), null);
    assert.equal(await game.shown("update"), false);
    await playQuickly({ page, game });
    await game.playAny(chooser(74));
  });
}

test("Chromium considers the app installable", async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const folder = await temporaryFolder(t, "install");
  await visitPersistent(t, folder, server, {}, async ({ page, context }) => {
    await isCached(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
    const { errors, data, url } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.equal(url, `${server.url}manifest.webmanifest`);
    const manifest = JSON.parse(data);
    assert.equal(new URL(manifest.start_url, url).href, server.url);
    assert.equal(new URL(manifest.scope, url).href, server.url);
    // Copies under other paths of the same host are other apps.
    assert.equal((await session.send("Page.getAppId")).appId, server.url);
    assert.equal(manifest.id, undefined, "the browser derives it from the address");
    assert.equal(manifest.display, "standalone");
    assert.ok(manifest.icons.some((icon) => /maskable/.test(icon.purpose ?? "")));
    assert.ok(manifest.icons.some((icon) => icon.sizes === "192x192"));
    assert.ok(manifest.icons.some((icon) => icon.sizes === "512x512"));
    // Every image exists in its declared size.
    for (const { src, sizes, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
      const found = await page.evaluate(async (address) => {
        const response = await fetch(address);
        const contentType = response.headers.get("content-type");
        if (!response.ok || contentType !== "image/png") return { ok: response.ok, contentType };
        const { width, height } = await createImageBitmap(await response.blob());
        return { ok: true, contentType, sizes: `${width}x${height}` };
      }, new URL(src, url).href);
      assert.equal(found.ok, true, `${src} is there`);
      assert.equal(found.contentType, type, src);
      if (found.sizes) assert.equal(found.sizes, sizes, src);
    }
  });
});

onPage("an iPhone is told how to install the game", {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true,
  init: () => Object.defineProperty(navigator, "standalone", { value: false }),
}, async ({ page }) => {
  await page.click("#open-menu");
  await page.getByRole("button", { name: "Install" }).click();
  await page.getByText("tap Share in the browser").first().waitFor();
});

onPage("About says what is stored, and removes all but the game", {}, async ({ page, game }) => {
  await isCached(page);
  await game.open("about");
  const stored = page.locator("#offline-stored");
  await page.getByText(/^The game is stored on this device/).waitFor();
  const keep = page.getByRole("switch", { name: "Keep the study, the puzzles and the solver offline, too" });
  assert.equal(await keep.isChecked(), true, "the rest follows twenty seconds after the start");
  const size = async () => Number((await stored.textContent()).match(/(\d+).MB/)[1]);
  const before = await size();
  await keep.uncheck();
  await keep.check();
  await page.getByText(/^Everything is stored on this device/).waitFor();
  const all = await size();
  assert.ok(all > before + 1, `${all} MB instead of ${before}`);
  await keep.uncheck();
  await page.getByText(/^The game is stored on this device/).waitFor();
  assert.ok(await size() < all, `${await size()} MB instead of ${all}`);
});

onPage("iOS finds its icon and title", {}, async ({ page }) => {
  const icon = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const size = await page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return [width, height];
  }, icon);
  assert.deepEqual(size, [180, 180]);
  assert.match(await page.getAttribute("meta[name=viewport]", "content"), /viewport-fit=cover/);
});

test("no module names cargo's folder of the machine that built it", async () => {
  const modules = (await readdir(DIST, { recursive: true })).filter((name) => name.endsWith(".wasm"));
  assert.ok(modules.length >= 5, modules.join());
  for (const name of modules) {
    assert.equal((await readFile(join(DIST, name), "latin1")).match(/.{0,40}\/registry\/src\/.{0,40}/)?.[0], undefined, name);
  }
});
