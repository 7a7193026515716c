// Stalled parts: the page says so after ten seconds, and its button loads them again.

import assert from "node:assert/strict";
import { until } from "../player.mjs";

const STALLED = /\d+ of \d+ KB arrived, then nothing for 10 seconds/;

/** The text of an element, or "". */
const text = (tab, selector) => tab.run((found) => document.querySelector(found)?.textContent ?? "", selector);

/**
 * The game is there, then `needs(tab)` needs the `file(tab)`, which stalls; `place` is where the page says so. When its button is
 * pressed the file is asked for once more, and `there(tab)` holds.
 */
const comesAtLast = ({ file, needs, place, button = `${place} button`, there }) => async ({ server, tab, player, url }) => {
  await tab.go(url);
  await player.started();
  const name = await file(tab);
  server.stalls.add(name);
  await needs(tab);
  await until("the page says that nothing more comes", async () => STALLED.test(await text(tab, place)));
  const asked = () => server.responses.filter((response) => response.name === name && response.status === 200).length;
  const before = asked();
  server.stalls.clear();
  assert.equal(await text(tab, button), "Try again");
  await tab.run((found) => document.querySelector(found).click(), button);
  await until("it is there", () => there(tab));
  // WebKit requests the catalogue again when the page reloads in the other language.
  assert.ok(asked() > before, "it comes from the server");
};

/** The file of a part that stands in the page. */
const fileOf = (part) => (tab) => tab.run((name) => document.querySelector(`[data-part="${name}"]`).dataset.file, part);

/** A page that is read. */
const readPage = (part, dialog, words) => comesAtLast({
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

/** Reads an empty text, which the page has a message for. */
const readNothing = async (tab) => {
  await tab.run(() => { location.hash = "record"; });
  await until("the dialog is open", () => tab.run(() => document.getElementById("record").open));
  await tab.run(() => document.querySelector('[data-do="record-read"]').click());
};

export const PARTS = [
  { what: "the page about the games comes to a halt", holds: readPage("about", "about", /licen[cs]e/i) },
  { what: "the rules come to a halt", holds: readPage("rules-alquerque", "rules", /25 points/) },
  { what: "the article about who wins comes to a halt", holds: readPage("who-wins", "who-wins", /perfect|certain/i) },
  {
    what: "the drawings come to a halt",
    holds: comesAtLast({
      file: fileOf("art"), needs: choose("option-board", "parchment"), place: "#option-art",
      there: (tab) => tab.run(() => document.querySelector("#board use[href='#art-board-parchment']") !== null),
    }),
  },
  {
    what: "the messages that load later come to a halt",
    holds: comesAtLast({
      file: fileOf("words-later"), needs: readNothing, place: "#notice-text", button: "#load-part",
      there: async (tab) => /^Paste a game/.test(await text(tab, "#record-problems")),
    }),
  },
  {
    what: "the words of a chosen language come to a halt",
    holds: comesAtLast({
      file: (tab) => tab.run(() => /(?:^| )de:([^:]+):/.exec(document.documentElement.dataset.words)[1]),
      needs: choose("option-language", "de"), place: "#option-words",
      there: (tab) => tab.run(() => document.documentElement.lang === "de" && document.documentElement.hasAttribute("data-started")).catch(() => false),
    }),
  },
];
