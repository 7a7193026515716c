// Live games: two separate browsers connect by links, play, make and decline offers, lose the connection, and send invalid messages.

import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { assertAccessible, assertAccessibleInBothThemes } from "./lib/axe.mjs";
import { ARGS, launch, temporaryFolder } from "./lib/chromium.mjs";
import { firefox } from "./lib/drivers.mjs";
import { Game } from "./lib/game.mjs";
import { tabTo } from "./lib/keyboard.mjs";
import { PLAIN_ADDRESSES, accept, button, invite, linkOf, paste, friendLineIs } from "./lib/live.mjs";
import { until } from "./lib/player.mjs";
import { serve } from "./lib/server.mjs";
import { playing, savedGame, visit } from "./lib/suite.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const MERKEL = playing("alquerque", { rules: "merkel" });
const shared = {};

before(async () => {
  shared.server = await serve();
  shared.browser = await launch({ args: [...ARGS, PLAIN_ADDRESSES] });
});
after(async () => {
  await shared.browser?.close();
  await shared.server?.stop();
});

/** Connects two visitors; the first invites. */
async function connect(host, guest, options) {
  const answer = await accept(guest, await invite(host, options));
  await paste(host.page, answer);
  await areConnected(host, guest);
}

async function areConnected(...visitors) {
  for (const { page, game } of visitors) {
    await friendLineIs(page, "Your friend is connected.");
    await game.isClosed();
  }
}

test("without the network, a game for a friend isn't started, and the dialog loads again", (t) =>
  visit(t, { ...shared, settings: MERKEL, saved: savedGame(["d2-c3"]), expected: [/./] }, async ({ page, game }) => {
    await page.route("**/parts/live/**", (route) => route.abort());
    await game.open("new");
    await page.getByRole("radio", { name: "Friend online" }).check();
    await button(page, "Play live").click();
    await page.locator("#friend").getByText("Live games couldn’t be loaded. Check your connection.").waitFor();
    assert.deepEqual(await game.moves(), ["d2-c3"], "the game before stays on the board");
    await page.unroute("**/parts/live/**");
    await button(page, "Try again").click();
    assert.match(await linkOf(page), /#f/);
    assert.deepEqual(await game.moves(), []);
  }));

/** Defines a test with two visitors, each in a separate browser context. */
function onTwoDevices(name, { host = {}, guest = {}, ...options }, body) {
  test(name, options, (t) => visit(t, { ...shared, settings: MERKEL, ...host }, (first) =>
    visit(t, { ...shared, settings: MERKEL, ...PHONE, ...guest }, (second) => body(first, second))));
}

/** Plays a turn on one device and waits until both have it. */
async function play([mover, other], path) {
  const count = (await other.game.moves()).length;
  await mover.game.play(path);
  await other.page.waitForFunction((before) => document.querySelectorAll("#moves .ply:not(.undone)").length > before, count);
  assert.deepEqual(await other.game.moves(), await mover.game.moves());
}

onTwoDevices("two devices connect by pasted links, play, chat and undo a move", {}, async (host, guest) => {
  await connect(host, guest);
  await host.game.statusIs(/^Your move/);
  await guest.game.statusIs(/^Waiting for your friend’s move/);
  await host.game.textIs("dark-controller", /^Friend$/);
  await play([host, guest], ["d2", "c3"]);
  await play([guest, host], ["b4", "d2"]);
  assert.equal(await host.game.shown("send-link"), false, "no link is needed");

  await guest.page.getByText("Say…").click();
  await button(guest.page, "Good luck!").click();
  await friendLineIs(host.page, "Your friend: Good luck!");
  await friendLineIs(guest.page, "You: Good luck!");

  await button(host.page, "Take back").click();
  await friendLineIs(guest.page, "would like to take a move back");
  await button(guest.page, "Decline").click();
  await friendLineIs(host.page, "The move stands.");
  await friendLineIs(guest.page, "You declined.");
  assert.equal((await host.game.moves()).length, 2);
  await button(host.page, "Take back").click();
  await button(guest.page, "Accept").click();
  await friendLineIs(host.page, "The move was taken back.");
  await host.game.statusIs(/^Your move/);
  assert.deepEqual([await host.game.moves(), await guest.game.moves()], [[], []]);
  await play([host, guest], ["d2", "c3"]);
});

/** Moves the board's focus to a point by arrow keys, and presses Enter. */
async function press(page, point) {
  await page.locator("#board [role=gridcell]:focus").waitFor();
  const focused = () => page.evaluate(() => document.activeElement.dataset.point);
  for (let at = await focused(); at !== point; at = await focused()) {
    const [column, row] = [0, 1].map((place) => point.charCodeAt(place) - at.charCodeAt(place));
    await page.keyboard.press(column > 0 ? "ArrowRight" : column < 0 ? "ArrowLeft" : row > 0 ? "ArrowUp" : "ArrowDown");
    // The focus moves with the next frame.
    await page.waitForFunction((before) => document.activeElement.dataset.point !== before, at);
  }
  await page.keyboard.press("Enter");
}

onTwoDevices("a live game by keyboard alone; axe at each step", {}, async (host, guest) => {
  const { page, game } = host;
  const enter = async (selector, limit = 40) => {
    await tabTo(page, selector, limit);
    await page.keyboard.press("Enter");
  };
  await enter("a[href='#menu']");
  await game.isOpen("menu");
  await enter("#menu a[href='#new']");
  await game.isOpen("new");
  await tabTo(page, "#new input[name=new-opponent]");
  const chosen = () => page.evaluate(() => document.activeElement.value);
  for (let presses = 0; presses < 6 && await chosen() !== "link"; presses += 1) await page.keyboard.press("ArrowRight");
  await enter("#play-live");
  const invitation = await linkOf(page);
  await assertAccessibleInBothThemes(page, "the invitation");
  const answer = await accept(guest, invitation);
  await assertAccessibleInBothThemes(guest.page, "the answer");
  await tabTo(page, "#friend-input");
  await page.keyboard.insertText("not a link");
  await enter("[data-friend=use]");
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await assertAccessible(page, "a link that can't be used");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(answer);
  await page.keyboard.press("Enter");
  await areConnected(host, guest);
  await tabTo(page, "#board [role=gridcell]", 60);
  for (const point of ["d2", "c3"]) await press(page, point);
  await guest.game.statusIs(/^Your move/);
  await assertAccessibleInBothThemes(page, "a live game");
  await assertAccessibleInBothThemes(guest.page, "a live game on a phone");
  await enter("#friend-say summary", 60);
  await enter("#friend-say button");
  await friendLineIs(guest.page, "Your friend: ");
  await play([guest, host], ["b4", "d2"]);
  await page.locator("#live").filter({ hasText: /b4.+d2/ }).waitFor({ state: "attached" });
  await button(guest.page, "Take back").click();
  await friendLineIs(page, "would like to take a move back");
  await assertAccessible(page, "a question from the friend");
  await enter("#friend-yes", 60);
  await friendLineIs(guest.page, "The move was taken back.");
});

onTwoDevices("a resignation ends the game on both devices, and the rematch swaps sides", {}, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  await button(host.page, "Resign").click();
  await host.page.locator("#notice").getByRole("button", { name: "Resign" }).click();
  await host.game.statusIs(/^You resigned/);
  await guest.game.statusIs(/^You won/);
  const inCard = guest.page.locator("#end-card");
  await inCard.locator("#friend-line").waitFor();
  await inCard.getByRole("button", { name: "Rematch" }).click();
  await friendLineIs(guest.page, "You asked for a rematch.");
  // The card doesn't cover it.
  await isOnTop(guest.page, "friend-line");
  await friendLineIs(host.page, "wants a rematch");
  await button(host.page, "Accept").click();
  await friendLineIs(guest.page, "Rematch! You swapped sides.");
  await guest.game.statusIs(/^Your move/);
  await play([guest, host], ["d2", "c3"]);
  // What was said about the rematch leaves with the first moves.
  await guest.page.locator("#friend-line:empty").waitFor({ state: "attached" });
});

/** Waits until an element is visible and not covered. */
const isOnTop = (page, id) => page.waitForFunction((name) => {
  const element = document.getElementById(name);
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true })
    && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}, id);

onTwoDevices("a rematch is requested and declined on phones", { host: PHONE }, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  const board = () => host.page.locator("#board").boundingBox();
  const before = await board();
  await button(host.page, "Resign").click();
  await host.page.locator("#notice").getByRole("button", { name: "Resign" }).click();
  await host.page.locator("#end-card").getByRole("button", { name: "Rematch" }).click();
  assert.deepEqual(await board(), before, "nothing has moved");
  await friendLineIs(guest.page, "wants a rematch");
  await isOnTop(guest.page, "friend-yes");
  await isOnTop(guest.page, "friend-no");
  await button(guest.page, "Decline").click();
  await friendLineIs(host.page, "Your friend doesn’t want a rematch now.");
  await isOnTop(host.page, "friend-line");
  // Without the card, the line is back in its place.
  await button(host.page, "Close").click();
  await isOnTop(host.page, "friend-line");
  assert.deepEqual(await board(), before, "nor now");
  await guest.page.goto("about:blank");
  await friendLineIs(host.page, "Your friend’s page was closed or reloaded.");
});

onTwoDevices("leaving a live game needs confirmation, and the game continues when the friend is back", {}, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  const notice = host.page.locator("#notice");
  const playsNew = async () => {
    await host.page.keyboard.press("n");
    await host.game.isOpen("new");
    await host.page.keyboard.press("Enter");
  };
  await playsNew();
  await notice.filter({ hasText: "Leave the live game?" }).waitFor();
  await notice.getByRole("button", { name: "Stay", exact: true }).click();
  // Nor does the reload for a new version, whose notice is not visible in this test, end it at once.
  await host.page.evaluate(() => document.querySelector("#update button").click());
  await notice.filter({ hasText: "Leave the live game?" }).waitFor();
  await notice.getByRole("button", { name: "Stay", exact: true }).click();
  await play([guest, host], ["b4", "d2"]);
  await playsNew();
  await notice.getByRole("button", { name: "Leave", exact: true }).click();
  await notice.filter({ hasText: "You left the live game." }).waitFor();
  await friendLineIs(guest.page, "Your friend has left. Invite them again, or carry on by link.");
  await host.page.locator("#friend-bar").waitFor({ state: "hidden" });
  await notice.getByRole("button", { name: "Back to my game" }).click();
  await friendLineIs(host.page, "The live connection has ended.");
  await host.game.textIs("dark-controller", /^Friend$/);
  assert.deepEqual(await host.game.moves(), await guest.game.moves());
  await host.page.getByRole("button", { name: "Invite again" }).click();
  await linkOf(host.page);
});

for (const reloads of ["host", "guest"]) {
  onTwoDevices(`after a reload by the ${reloads}, one link connects both again`, {}, async (host, guest) => {
    const [away, waits] = reloads === "host" ? [host, guest] : [guest, host];
    await connect(host, guest);
    await play([host, guest], ["d2", "c3"]);
    await until("the tab has the friend's spare offer", () => away.page.evaluate(() => Boolean(sessionStorage.getItem("alquerque.live-spare"))));
    await away.page.reload();
    await friendLineIs(waits.page, "Your friend’s page was closed or reloaded.");
    await away.game.isStarted();
    await friendLineIs(away.page, "This page was reloaded. Send your friend a link");
    await away.page.getByRole("link", { name: "Show link" }).click();
    await away.page.getByRole("heading", { name: "Send your friend this link" }).waitFor();
    const link = await linkOf(away.page);
    // The friend opens it in another tab, which hands it to the waiting one.
    const tab = await waits.page.context().newPage();
    await tab.goto(link);
    await tab.getByText("The game starts in your other tab").waitFor();
    await tab.close();
    for (const { page } of [host, guest]) await friendLineIs(page, "Your friend is connected.");
    await play([guest, host], ["b4", "d2"]);
  });
}

onTwoDevices("after another page and back, a new invitation is ready at once", {}, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  await host.page.goto(`${host.server.url}study.html`);
  await friendLineIs(guest.page, "Your friend’s page was closed or reloaded.");
  await guest.page.getByRole("button", { name: "Invite again" }).click();
  await guest.page.getByText("You’ll continue a game in progress").waitFor();
  await linkOf(guest.page);
});

onTwoDevices("an open invitation is mentioned beside the board, and a double tap doesn't close it", {}, async (host, guest) => {
  const { page, game } = host;
  const link = await invite(host);
  for (const fact of ["You: Light, your friend: Dark", "Merkel’s rules", "You move first"]) {
    await page.locator("#friend li").getByText(fact).filter({ visible: true }).waitFor();
  }
  // The first click removes its button, so the second lands beside the smaller dialog.
  const tapBeside = () => page.evaluate(() => document.getElementById("friend").dispatchEvent(new MouseEvent("click", { clientX: 1, clientY: 1, bubbles: true })));
  await until("a click beside the dialog closes it", async () => {
    await tapBeside();
    return !await game.shown("friend");
  });
  await friendLineIs(page, "Waiting for your friend.");
  await page.getByRole("link", { name: "Show link" }).click();
  assert.equal(await linkOf(page), link, "the same invitation");
  await page.evaluate(() => {
    document.querySelector("[data-friend=server]").click();
    document.getElementById("friend").dispatchEvent(new MouseEvent("click", { clientX: 1, clientY: 1, bubbles: true }));
  });
  await until("there is a new invitation", async () => await linkOf(page) !== link);
  await paste(page, await accept(guest, await linkOf(page)));
  await areConnected(host, guest);
});

onTwoDevices("from the menu, a friend is invited to a game that the host chooses, and the invitation can be cancelled", { host: { ...PHONE, settings: playing("alquerque", { rules: "merkel", dark: "ai" }) } }, async (host) => {
  const { page, game } = host;
  await game.play(["d2", "c3"]);
  await game.statusIs(/^Your move/);
  const before = await game.moves();
  await game.open("friend");
  await button(page, "Invite").click();
  await page.getByRole("radio", { name: "Othello" }).check();
  assert.ok(await page.getByRole("radio", { name: "Friend online" }).isChecked());
  await page.getByRole("radio", { name: "White" }).check();
  await button(page, "Play live").click();
  await page.locator("#friend li").getByText("You: White, your friend: Black").filter({ visible: true }).waitFor();
  await linkOf(page);
  await game.close();
  await friendLineIs(page, "Waiting for your friend.");
  // The computer plays neither this game nor another.
  await game.textIs("dark-controller", /^Friend$/);
  await isOnTop(page, "friend-cancel");
  await button(page, "Cancel invitation").click();
  await page.locator("#friend-bar").waitFor({ state: "hidden" });
  await game.textIs("title", /^Alquerque$/);
  await game.textIs("dark-controller", /^Newcomer$/);
  assert.deepEqual(await game.moves(), before);
});

onTwoDevices("a draw is offered and agreed, with a clock", { host: { settings: playing("draughts") } }, async (host, guest) => {
  await connect(host, guest, { clock: "5+5" });
  const clocks = ({ page }) => page.getByRole("timer").allTextContents();
  assert.deepEqual([await clocks(host), await clocks(guest)], [["5:00", "5:00"], ["5:00", "5:00"]]);
  // Dark moves first, and the host has Light.
  await play([guest, host], ["11", "15"]);
  await host.page.waitForFunction(() => document.getElementById("light-clock").textContent !== "5:00");
  await play([host, guest], ["22", "18"]);
  const [, left] = await clocks(host);
  assert.match(left, /^5:0[0-5]$/, "with the increment");
  await guest.page.waitForFunction((text) => document.getElementById("light-clock").textContent === text, left);
  await button(guest.page, "Draw").click();
  await friendLineIs(guest.page, "You offered a draw.");
  // One offer is enough.
  await guest.page.getByRole("button", { name: "Draw", exact: true, disabled: true }).waitFor();
  await button(host.page, "Accept").click();
  for (const { game } of [host, guest]) await game.statusIs(/^Draw/);
});

onTwoDevices("the answer's link hands it to the waiting tab", {}, async (host, guest) => {
  const answer = await accept(guest, await invite(host));
  const tab = await host.context.newPage();
  await tab.goto(answer);
  await tab.getByRole("heading", { name: "The game starts in your other tab" }).waitFor();
  await areConnected(host, guest);
  await play([host, guest], ["d2", "c3"]);
  // The second time, no tab is waiting.
  await tab.goto("about:blank");
  await tab.goto(answer);
  await tab.getByRole("heading", { name: "This link no longer works" }).waitFor();
});

/** A picture of the page's QR code as a camera's video: one frame, 640 by 480, in the YUV4MPEG2 format. */
async function videoOfCode({ page, context }) {
  const picture = (await page.locator("#friend-code").screenshot()).toString("base64");
  const blank = await context.newPage();
  const grey = await blank.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const surface = new OffscreenCanvas(640, 480).getContext("2d");
    surface.fillStyle = "white";
    surface.fillRect(0, 0, 640, 480);
    const side = Math.min(460, 460 * image.width / image.height);
    surface.drawImage(image, 90, 10, side, side * image.height / image.width);
    return [...surface.getImageData(0, 0, 640, 480).data].filter((_, index) => index % 4 === 1);
  }, picture);
  await blank.close();
  return Buffer.concat([
    Buffer.from("YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\nFRAME\n"), Buffer.from(grey), Buffer.alloc(2 * 320 * 240, 128),
  ]);
}

test("the answer's code is scanned with the camera", { timeout: 300_000 }, async (t) => {
  const file = join(await temporaryFolder(t, "camera"), "camera.y4m");
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
  const browser = await launch({ args: [...ARGS, PLAIN_ADDRESSES, ...camera] });
  t.after(() => browser.close());
  await visit(t, { ...shared, browser, settings: MERKEL }, (host) =>
    visit(t, { ...shared, settings: MERKEL, ...PHONE }, async (guest) => {
      await accept(guest, await invite(host));
      await writeFile(file, await videoOfCode(guest));
      await button(host.page, "Scan a code").click();
      await areConnected(host, guest);
      assert.equal(await host.page.locator("#friend-video").isVisible(), false, "the camera is off");
      await play([host, guest], ["d2", "c3"]);
    }));
});

/** A STUN server: answers each binding request with the sender's address (RFC 8489). */
async function stun(t, address) {
  const socket = createSocket("udp4");
  t.after(() => socket.close());
  const COOKIE = 0x2112a442;
  socket.on("message", (request, { address: from, port }) => {
    if (request.length < 20 || request.readUInt16BE(0) !== 1 || request.readUInt32BE(4) !== COOKIE) return;
    socket.count = (socket.count ?? 0) + 1;
    const reply = Buffer.alloc(32);
    reply.writeUInt16BE(0x0101, 0);
    reply.writeUInt16BE(12, 2);
    request.copy(reply, 4, 4, 20);
    // XOR-MAPPED-ADDRESS.
    reply.writeUInt16BE(0x0020, 20);
    reply.writeUInt16BE(8, 22);
    reply.writeUInt8(1, 25);
    reply.writeUInt16BE(port ^ (COOKIE >>> 16), 26);
    reply.writeUInt32BE((Buffer.from(from.split(".").map(Number)).readUInt32BE(0) ^ COOKIE) >>> 0, 28);
    socket.send(reply, port, from);
  });
  socket.bind(0, address);
  await once(socket, "listening");
  return socket;
}

test("only the STUN server that the player chose is asked", { timeout: 300_000 }, async (t) => {
  const all = Object.values(networkInterfaces()).flat();
  const { address } = all.find(({ family, internal }) => family === "IPv4" && !internal) ?? { address: "127.0.0.1" };
  const socket = await stun(t, address);
  await visit(t, { ...shared, settings: MERKEL }, (host) =>
    visit(t, { ...shared, settings: MERKEL, ...PHONE }, async (guest) => {
      const { page, game } = host;
      await game.open("new");
      await page.getByRole("radio", { name: "Friend online" }).check();
      await button(page, "Play live").click();
      await linkOf(page);
      assert.equal(socket.count, undefined, "no server is asked unless the player wants it");
      await page.getByText("Not on the same network?").click();
      const renew = button(page, "New invitation with this server");
      await page.getByLabel("STUN or TURN server").fill("http://wrong");
      await renew.click();
      await page.getByRole("alert").filter({ hasText: "stun:" }).waitFor();
      const first = await linkOf(page);
      await page.getByLabel("STUN or TURN server").fill(`stun:${address}:${socket.address().port}`);
      await renew.click();
      await until("the server is asked", () => socket.count > 0);
      await until("there is a new invitation", async () => await linkOf(page) !== first);
      const answer = await accept(guest, await linkOf(page));
      await paste(page, answer);
      await areConnected(host, guest);
    }));
});

onTwoDevices("a friend who closes the page can be invited again, and the game continues", {}, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  await guest.page.goto("about:blank");
  await friendLineIs(host.page, "Your friend’s page was closed or reloaded.");
  // By link, move by move.
  await host.game.statusIs(/^Waiting for your friend’s move/);
  assert.ok(await host.game.shown("send-link"));
  await host.page.getByRole("button", { name: "Invite again" }).click();
  const link = await linkOf(host.page);
  await host.page.getByText("You’ll continue a game in progress").waitFor();
  await guest.page.goto(link);
  await guest.game.isStarted();
  await guest.page.getByText("You’ll continue a game in progress").waitFor();
  await guest.page.getByText("It’s your move").filter({ visible: true }).waitFor();
  assert.equal(await guest.page.locator("#friend-replaces").isVisible(), false, "it is the same game");
  await button(guest.page, "Play").click();
  await guest.page.getByRole("heading", { name: "Give your friend this answer" }).waitFor();
  await paste(host.page, await linkOf(guest.page));
  await areConnected(host, guest);
  await play([guest, host], ["b4", "d2"]);
});

onTwoDevices("a friend's frozen tab is noticed, and reconnects by itself", { timeout: 300_000 }, async (host, guest) => {
  await connect(host, guest);
  const session = await guest.context.newCDPSession(guest.page);
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  await friendLineIs(host.page, "The connection is interrupted.", { timeout: 90_000 });
  // Moves played meanwhile arrive later.
  await host.game.play(["d2", "c3"]);
  assert.ok(await host.game.shown("send-link"), "the game can continue by link");
  await session.send("Debugger.resume");
  await friendLineIs(host.page, "Your friend is connected.");
  await guest.game.statusIs(/^Your move/);
  await play([guest, host], ["b4", "d2"]);
});

onTwoDevices("if the friend's browser crashes, the connection is given up, and nothing is lost", { timeout: 300_000 }, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  await guest.page.goto("chrome://crash").catch(() => {});
  await friendLineIs(host.page, /^The connection is (interrupted|lost)/, { timeout: 90_000 });
  await friendLineIs(host.page, "The connection is lost.", { timeout: 90_000 });
  // The friend's game is unchanged.
  const again = await guest.context.newPage();
  await again.goto(guest.server.url);
  const game = new Game(again);
  await game.isStarted();
  await game.statusIs(/^Your move/);
  assert.deepEqual(await game.moves(), ["d2-c3"]);
});

/** Exposes the data channel, so that the test can send anything. */
const LIAR = () => {
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...options) {
    const channel = create.apply(this, options);
    // Not that of the spare connection.
    window.channel ??= channel;
    return channel;
  };
};
const send = ({ page }, bytes) => page.evaluate((list) => window.channel.send(new Uint8Array(list)), bytes);
/** The message for a move after `ply` others: see docs/formats.md. */
const moveOf = (ply, turn) => [2, 1, ply, turn.length, ...Buffer.from(turn), 0];

onTwoDevices("invalid messages from the friend are rejected and reported, and the game continues", { guest: { init: LIAR } }, async (host, guest) => {
  await connect(host, guest);
  await play([host, guest], ["d2", "c3"]);
  for (const turn of ["a5-a4", "e5xa1", "<b>", "pass"]) {
    await send(guest, moveOf(1, turn));
    await friendLineIs(host.page, "sent a move that isn’t legal");
    await send(guest, [2, 8, 0]);
    await friendLineIs(host.page, "Your friend: Hello!");
  }
  for (const garbage of [[], [2], [2, 250, 3], Array(20_000).fill(2)]) {
    await send(guest, garbage);
    await friendLineIs(host.page, "sent something unreadable");
    await send(guest, [2, 8, 0]);
    await friendLineIs(host.page, "Your friend: Hello!");
  }
  await guest.page.evaluate(() => window.channel.send("a text"));
  await friendLineIs(host.page, "sent something unreadable");
  assert.deepEqual(await host.game.moves(), ["d2-c3"]);
  await play([guest, host], ["b4", "d2"]);
  // Another version ends the connection, not the game.
  await send(guest, [3, 0]);
  await friendLineIs(host.page, "different versions");
  assert.equal((await host.game.moves()).length, 2);
  await host.page.getByRole("button", { name: "Invite again" }).waitFor();
});

onTwoDevices("codes that cannot be used are reported with the reason", {}, async (host, guest) => {
  const { page } = host;
  const link = await invite(host);
  const problem = (text) => host.page.getByRole("alert").filter({ hasText: text }).waitFor();
  await paste(host.page, link);
  await problem("This is your own link.");
  await paste(host.page, "hello");
  await problem("This isn’t a complete link.");
  await paste(host.page, link.slice(0, -3));
  await problem("This isn’t a complete link.");
  await paste(host.page, link.replace("#f2.", "#f3."));
  await problem("different versions");
  // An answer to an earlier invitation: the current one stays open.
  await page.getByText("Not on the same network?").click();
  await button(page, "New invitation with this server").click();
  await until("there is a new invitation", async () => await linkOf(page) !== link);
  await paste(page, await accept(guest, link));
  await problem("Ask your friend to open the new one.");
  assert.ok(await page.getByLabel("Link", { exact: true }).isVisible());
  // An answer to an earlier invitation.
  const answer = await accept(guest, link);
  await page.reload();
  await host.game.isStarted();
  await paste(page, answer);
  await problem("Invite your friend again.");
});

/** Firefox has the same protection under another name. */
const PLAIN_IN_FIREFOX = { "media.peerconnection.ice.obfuscate_host_addresses": false };
const withoutFirefox = process.env.WITHOUT_FIREFOX ?? false;

test("Chromium invites Firefox, and both play", { skip: withoutFirefox, timeout: 300_000 }, (t) =>
  visit(t, { ...shared, settings: MERKEL }, async (host) => {
    const tab = await (await firefox(t, PLAIN_IN_FIREFOX)).tab();
    const press = (name) => tab.run((label) => {
      const found = [...document.querySelectorAll("button, summary")].find((one) => one.checkVisibility() && one.textContent === label);
      found?.click();
      return Boolean(found);
    }, name);
    const text = (id) => tab.run((name) => document.getElementById(name)?.textContent ?? "", id);
    await tab.go(await invite(host));
    await until("the invitation is accepted", () => press("Play"));
    const answer = await until("Firefox answers", () => tab.run(() => document.getElementById("friend-link")?.value));
    await paste(host.page, answer);
    await areConnected(host);
    await until("Firefox is connected", async () => (await text("friend-line")) === "Your friend is connected.");
    await host.game.play(["d2", "c3"]);
    await until("the move arrives", async () => (await text("status")).startsWith("Your move"));
    assert.ok(await press("Say…") && await press("Oops!"));
    await friendLineIs(host.page, "Your friend: Oops!");
    assert.deepEqual(tab.troubles, []);
  }));
