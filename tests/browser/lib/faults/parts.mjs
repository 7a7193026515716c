// Stalled parts: after ten seconds the page says so, and its button loads them again.

import assert from "node:assert/strict";
import { until } from "../player.mjs";

const STALLED = /stopped loading \(\d+ of \d+ KB\)/;

/** The text of an element, or "". */
const text = (tab, selector) => tab.run((found) => document.querySelector(found)?.textContent ?? "", selector);

/**
 * Once the game has started, `needs(tab)` requests `file(tab)`, which stalls; the page says so at `place`. Its button requests the file
 * again, and then `there(tab)` holds.
 */
const loadsAfterRetry = ({ file, needs, place, there }) => async ({ server, tab, player, url }) => {
  await tab.go(url);
  await player.started();
  const name = await file(tab);
  const button = `${place} button`;
  server.stalls.add(name);
  await needs(tab);
  await until("the page says that the download stalled", async () => STALLED.test(await text(tab, place)));
  const asked = () => server.responses.filter((response) => response.name === name && response.status === 200).length;
  const before = asked();
  server.stalls.clear();
  assert.equal(await text(tab, button), "Try again");
  await tab.run((found) => document.querySelector(found).click(), button);
  await until("the part has loaded", () => there(tab));
  // WebKit requests the catalogue again when the page reloads in the other language.
  assert.ok(asked() > before, "it was requested again");
};

/** The file of a part that is named in the page. */
const fileOf = (part) => (tab) => tab.run((name) => document.querySelector(`[data-part="${name}"]`).dataset.file, part);

/** Reads an article in its dialog. */
const readPage = (part, dialog, words) => loadsAfterRetry({
  file: fileOf(part),
  needs: (tab) => tab.run((name) => { location.hash = name; }, dialog),
  place: `[data-part="${part}"]`,
  there: async (tab) => words.test(await text(tab, `[data-part="${part}"]`)),
});

/** Chooses a value in the options. */
const choose = (id, value) => async (tab) => {
  await tab.run(() => { location.hash = "options"; });
  await until("the options are open", () => tab.run(() => document.getElementById("options").open));
  await tab.run(([field, wanted]) => {
    const found = document.querySelector(`input[name="${field}"][value="${wanted}"]`) ?? document.getElementById(field);
    if (found.type === "radio") found.checked = true;
    else found.value = wanted;
    found.dispatchEvent(new Event("change", { bubbles: true }));
  }, [id, value]);
};

export const PARTS = [
  { what: "the page about the games stalls", holds: readPage("about", "about", /licen[cs]e/i) },
  { what: "the rules stall", holds: readPage("rules-alquerque", "rules", /25 points/) },
  { what: "the article about who wins stalls", holds: readPage("who-wins", "who-wins", /perfect|certain/i) },
  {
    what: "the drawings stall",
    holds: loadsAfterRetry({
      file: fileOf("art"), needs: choose("option-board", "parchment"), place: "#option-art",
      there: (tab) => tab.run(() => document.querySelector("#board use[href='#art-board-parchment']") !== null),
    }),
  },
  {
    what: "the texts of a chosen language stall",
    holds: loadsAfterRetry({
      file: (tab) => tab.run(() => /(?:^| )de:([^:]+):/.exec(document.documentElement.dataset.words)[1]),
      needs: choose("option-language", "de"), place: "#option-words",
      there: (tab) => tab.run(() => document.documentElement.lang === "de" && document.documentElement.hasAttribute("data-started")).catch(() => false),
    }),
  },
];
