// The study's UCT tab: a position in it, and what a user does and reads there.

import { playing, savedGame } from "./suite.mjs";

const MOVES = ["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4", "d1-e1", "b4-c3", "b2xb4xd2", "c5-d4"];
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 } },
};

const study = { version: 1, rules: "merkel,invert=allowed", moves: MOVES, played: 6 };
/** Opens the study with a game of Alquerque in which three captures are possible. */
export const options = {
  path: "study.html",
  init: { content: `localStorage.getItem("alquerque.study") ?? localStorage.setItem("alquerque.study", ${JSON.stringify(JSON.stringify(study))});` },
};
/** Opens the study with a game of Othello. */
export const othello = (transcript) => ({ path: "study.html", settings: playing("othello"), kind: "othello", saved: savedGame(transcript.match(/../g), { rules: "othello" }) });

export const text = (page, id) => page.$eval(`#${id}`, (element) => element.textContent);
export const isSaid = (page, id, pattern) =>
  page.waitForFunction(([id, source]) => new RegExp(source).test(document.getElementById(id).textContent), [id, pattern.source]);
export const openTab = (page) => page.click("#tab-uct");
/** The pieces on the visible board. */
export const pieces = (page) => page.$$eval("#preview .pieces [href], #board:not(:has(#preview)) > .pieces [href]", (all) =>
  all.map((piece) => `${piece.getAttribute("transform")} ${piece.getAttribute("href")}`).join("\n"));
export const plies = (page) => page.$$eval("#tree button", (all) => all.length);

export async function think(page, playouts = 20) {
  await openTab(page);
  await page.click("#uct-run");
  await page.waitForFunction(() => document.querySelectorAll("#uct-tree .block").length >= 5);
  await page.waitForFunction((least) => parseFloat(document.getElementById("uct-figures").textContent.replaceAll(",", "")) >= least, playouts);
}

export async function toSteps(page) {
  await openTab(page);
  await page.locator("label", { has: page.locator("#uct-mode-steps") }).click();
  await page.waitForSelector("#uct-drawing .boxes g");
  await isSaid(page, "uct-said", /has only the position/);
}
