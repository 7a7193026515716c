// Languages: detection and choice, completeness, layout, and offline use.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { assertAccessible } from "./lib/axe.mjs";
import { Game } from "./lib/game.mjs";
import { cutOff, stickingOut } from "./lib/layout.mjs";
import { cachedParts } from "./lib/offline.mjs";
import { until } from "./lib/player.mjs";
import { DIST } from "./lib/server.mjs";
import { QUICK, playing, savedGame, suite } from "./lib/suite.mjs";

const onPage = suite();
const LANGUAGES = ["es", "de", "fr", "ar"];
/** Dialogs whose texts load when they are opened. */
const TO_READ = ["rules", "who-wins", "marks", "about"];
const DIALOGS = ["menu", "new", "options", "shortcuts", "editor", "record", "library", "statistics", "backup", "help", ...TO_READ];
/** A game with a capture. */
const MOVES = ["d2-c3", "b4xd2", "e1xc3"];

const textOf = (language) => readFileSync(new URL(`../../crates/language/catalogues/${language}.ftl`, import.meta.url), "utf8");
const messages = (text) => new Map([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, value]) => [id, value]));
const catalogue = (language) => messages(textOf(language));
const english = catalogue("en");

/** The page's English texts that differ in another language. */
function foreign(language) {
  const own = catalogue(language);
  const [, group] = textOf("en").match(/^## The page$(.*?)^## /ms);
  const ids = [...messages(group).keys()];
  assert.ok(ids.length > 200);
  const same = new Set([...own].filter(([id]) => ids.includes(id)).map(([, text]) => text.replace(/\s+/g, " ")));
  return ids.map((id) => english.get(id)).filter((text) => !same.has(text) && !text.includes("{"));
}

/** All texts of the page, visible or for screen readers. */
function said(page) {
  return page.evaluate(() => {
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (
      /^(script|style|noscript|template|code|cite)$/i.test(node.nodeName) || node.lang ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
      else for (const name of ["aria-label", "title", "placeholder"]) texts.push(node.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim().replace(/\s+/g, " ")).filter(Boolean);
  });
}

async function openByAddress(page, game, id) {
  await page.evaluate((hash) => { location.hash = hash; }, id);
  await game.isOpen(id);
}

for (const language of LANGUAGES) {
  onPage(`the whole page is in ${language} if the browser asks for it`,
    { locale: language, viewport: { width: 1280, height: 800 }, saved: savedGame(MOVES), settings: { ...QUICK, dark: "human" } },
    async ({ page, game }) => {
      assert.equal(await page.getAttribute("html", "lang"), language);
      assert.equal(await page.getAttribute("html", "dir"), language === "ar" ? "rtl" : "ltr");
      assert.equal(await page.getAttribute("link[rel=manifest]", "href"), `manifest.${language}.webmanifest`);
      const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
      assert.equal(manifest.lang, language);
      for (const id of DIALOGS) {
        await openByAddress(page, game, id);
        if (TO_READ.includes(id)) await page.locator(`#${id} article :is(p, li)`).first().waitFor();
        await game.close();
      }
      const texts = await said(page);
      const left = foreign(language).filter((text) => texts.includes(text));
      assert.deepEqual(left, [], "remaining English texts");
      // A missing message shows its id.
      assert.deepEqual(texts.filter((text) => english.has(text) && text.includes("-")), []);
    });

  onPage(`every message in ${language} fits at 320 px`,
    { locale: language, viewport: { width: 320, height: 568 }, hasTouch: true, settings: QUICK },
    async ({ page, game }) => {
      const fits = async (what) => {
        assert.deepEqual(await stickingOut(page), [], what);
        assert.deepEqual(await cutOff(page), [], what);
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth);
        assert.equal(wide, 0, what);
      };
      await fits("the first move");
      await assertAccessible(page, `${language}, light`);
      await game.click("a1");
      await page.locator("#notice").waitFor();
      await fits("a notice");
      await page.locator("#notice .quiet[data-do=dismiss]").click();
      for (const id of DIALOGS) {
        await openByAddress(page, game, id);
        if (TO_READ.includes(id)) await page.locator(`#${id} article :is(p, li)`).first().waitFor();
        await fits(id);
        await assertAccessible(page, `${language}: ${id}`);
        await game.close();
      }
      await page.click("#learn");
      await page.locator("#learn-on, #leave-lesson").first().waitFor();
      await fits("the lesson");
      const message = await page.locator("#message").boundingBox();
      const status = await page.locator("#status").boundingBox();
      assert.ok(status.y >= message.y - 1 && status.y + status.height <= message.y + message.height + 1, "the lesson's text fits");
      // The step is complete: both buttons of the lesson are visible.
      const may = catalogue(language).get("remark-may-move");
      await page.locator(`#board [role=gridcell][aria-label*="${may}"]`).first().click();
      const target = catalogue(language).get("remark-target");
      await page.locator(`#board [role=gridcell][aria-label*="${target}"]`).first().click();
      await page.locator("#learn-on").waitFor();
      await fits("a completed step of the lesson");
    });

  onPage(`names and buttons fit in ${language} in windows of four sizes`,
    { locale: language, settings: QUICK, saved: savedGame(MOVES), viewport: { width: 1024, height: 768 } }, async ({ page, game }) => {
      await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length >= 4);
      for (const [width, height] of [[1024, 768], [1280, 800], [640, 360], [568, 320]]) {
        const size = `${width} x ${height}`;
        await page.setViewportSize({ width, height });
        assert.deepEqual(await cutOff(page), [], size);
        assert.deepEqual(await stickingOut(page), [], size);
        await openByAddress(page, game, "options");
        assert.deepEqual(await cutOff(page), [], `the options, ${size}`);
        await game.close();
      }
    });

  for (const game of ["alquerque", "othello", "draughts"]) {
    onPage(`a move of ${game} in ${language}, dark`,
      { locale: language, colorScheme: "dark", kind: game, settings: playing(game), viewport: { width: 390, height: 844 } }, async ({ page }) => {
        const own = new Game(page);
        const [from, to] = { alquerque: ["d2", "c3"], othello: ["d3"], draughts: ["11", "15"] }[game];
        const before = await own.status();
        await own.click(from);
        if (to) await own.click(to);
        await page.waitForFunction((text) => document.getElementById("status").textContent !== text, before);
        await assertAccessible(page, `${game} in ${language}, dark`);
        const texts = await said(page);
        assert.deepEqual(texts.filter((text) => english.has(text) && text.includes("-")), []);
      });
  }

  onPage(`a first visit in ${language} loads each file once, and no other language`, {
    locale: language, expected: [/404/], prepare: (server) => server.files.set("service-worker.js", null),
  }, async ({ t, page, game, server }) => {
    await game.click("d2");
    await game.click("c3");
    await page.waitForFunction(() => document.querySelectorAll("#moves .ply").length >= 2);
    const loaded = server.responses.filter(({ bytes }) => bytes > 0).map(({ name }) => name);
    t.diagnostic(`first load in ${language}: ${server.responses.reduce((sum, { bytes }) => sum + bytes, 0)} bytes in ${loaded.length} files`);
    assert.deepEqual(loaded.filter((name, index) => loaded.indexOf(name) < index), [], "no file is loaded twice");
    assert.deepEqual(loaded.filter((name) => name.startsWith("parts/") && !name.startsWith(`parts/${language}/`)), []);
  });
}

onPage("in Arabic everything except boards and notation is right-to-left", { locale: "ar", viewport: { width: 1280, height: 800 }, saved: savedGame(MOVES), settings: { ...QUICK, dark: "human" } },
  async ({ page }) => {
    const left = async (selector) => (await page.locator(selector).first().boundingBox()).x;
    assert.ok(await left("#board [data-point=a1]") < await left("#board [data-point=e1]"), "a is on the left");
    assert.ok(await left("#step-first") < await left("#step-last"), "the last step is on the right");
    assert.ok(await left("#board") > await left("#panel"), "the panel is on the left");
    assert.ok(await left("#dark-stone") > await left("#dark-side"), "a name is on the left of its piece");
    assert.match(await page.locator("#moves .ply").first().textContent(), /^d2-c3$/);
  });

const choose = async (page, name) => {
  await Promise.all([page.waitForEvent("load"), page.locator("#option-language").selectOption({ label: name })]);
  await new Game(page).isStarted();
};

onPage("a language chosen in the options is saved, and the game is kept", { saved: savedGame(MOVES), settings: { ...QUICK, dark: "human" } }, async ({ page, game }) => {
  const position = await game.position();
  await openByAddress(page, game, "options");
  await choose(page, "Deutsch");
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.equal(await page.textContent("#options-title"), "Optionen");
  assert.equal(await page.locator("#option-language").inputValue(), "de");
  assert.equal((await game.moves()).join(" "), MOVES.join(" "));
  await choose(page, "العربية");
  assert.equal(await page.getAttribute("html", "dir"), "rtl");
  await choose(page, "English");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.equal(await game.position(), position);
});

const wordsOf = async (language) => `parts/${language}/${(await readdir(join(DIST, "parts", language))).find((name) => name.startsWith("words-"))}`;

onPage("a language that fails to load is reported, and the page does not change", { expected: [/404/] }, async ({ page, game, server }) => {
  const words = await wordsOf("fr");
  server.files.set(words, null);
  await openByAddress(page, game, "options");
  await page.locator("#option-language").selectOption("fr");
  await game.noticeIs(/^This language couldn’t be loaded/);
  await page.waitForFunction(() => document.getElementById("option-language").value === "system");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  server.files.delete(words);
  await choose(page, "Français");
  assert.equal(await page.getAttribute("html", "lang"), "fr");
});

onPage("without storage, changing the language keeps the game", { settings: { ...QUICK, dark: "human" } }, async ({ page, game }) => {
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; });
  await game.play(["d2", "c3"]);
  await openByAddress(page, game, "options");
  await page.locator("#option-language").selectOption("de");
  await game.noticeIs(/storage is full or blocked/);
  await page.waitForFunction(() => document.getElementById("option-language").value === "system");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.deepEqual(await game.moves(), ["d2-c3"]);
});

for (const [what, language] of [["an unknown language", "xx"], ["a number", 5], ["an object", { toString: 1, valueOf: 1 }], ["nothing", null]]) {
  onPage(`with ${what} as the saved language, the page starts in the browser's`, { settings: { ...QUICK, dark: "human", language } }, async ({ page, game }) => {
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.equal(await game.shown("notice"), false, "the other options are still read");
    assert.equal(await page.textContent("#dark-controller"), "Player 2");
  });
}

for (const [what, change] of [["missing", null], ["truncated", (real) => real.subarray(0, 4000)], ["something else of the same length", (real) => Buffer.alloc(real.length, "<p>")]]) {
  onPage(`if the texts of the chosen language are ${what}, the page says so and is in English`, {
    settings: { ...QUICK, language: "es" }, expected: [/404/],
    prepare: async (server) => server.files.set(await wordsOf("es"), change),
  }, async ({ page, game }) => {
    assert.equal(await page.getAttribute("html", "lang"), "en");
    await game.noticeIs(/^This language couldn’t be loaded/);
  });
}

onPage("if the texts of the browser's language are missing, the page is in English", {
  locale: "de", expected: [/404/], prepare: async (server) => server.files.set(await wordsOf("de"), null),
}, async ({ page, game }) => {
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.equal(await page.getAttribute("html", "dir"), "ltr");
  assert.match(await game.status(), /^Your move/);
});

onPage("if the texts of the browser's language stall, they are requested once more; then the page starts without them and says so", {
  locale: "de", expected: [/ERR_|404/], prepare: async (server) => server.stalls.add(await wordsOf("de")),
}, async ({ page, game, server }) => {
  const words = await wordsOf("de");
  assert.equal(await page.getAttribute("html", "lang"), "en");
  await game.noticeIs(/^This language couldn’t be loaded/);
  assert.equal(server.responses.filter(({ name }) => name === words).length, 2);
  assert.match(await game.status(), /^Your move/);
});

onPage("a translator sees a catalogue from the device, which can only change texts", {}, async ({ page, game }) => {
  await page.goto(new URL("?catalogue", page.url()).href);
  const text = "menu = Cardápio <b>\nstatus-first =\n    { $task ->\n       *[choose] A sua vez\n    }\npart-about = nowhere.html 5\n";
  await page.getByTitle("Choose a catalogue of messages (.ftl)").setInputFiles({ name: "pt.ftl", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForFunction(() => document.documentElement.lang === "pt");
  await page.locator("#open-menu[aria-label='Cardápio <b>']").waitFor();
  await game.statusIs(/^A sua vez/);
  assert.equal(await page.locator('[data-file="nowhere.html"]').count(), 0);
});

onPage("the chosen language works offline", { serviceWorkers: "allow", settings: { ...playing("alquerque"), games: {}, language: "es" } }, async ({ page, context, game }) => {
  assert.equal(await page.getAttribute("html", "lang"), "es");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const files = readdirSync(join(DIST, "parts/es")).map((file) => `/parts/es/${file}`);
  await until("all Spanish texts are cached", async () => {
    const addresses = await cachedParts(page);
    return files.every((file) => addresses.some((address) => address.endsWith(file)));
  });
  await context.setOffline(true);
  await page.reload();
  await game.isStarted();
  assert.equal(await page.getAttribute("html", "lang"), "es");
  await openByAddress(page, game, "rules");
  await page.locator("#rules article p").first().waitFor();
  await context.setOffline(false);
});
