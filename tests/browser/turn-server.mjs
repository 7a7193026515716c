// A live game through a TURN server, Debian's coturn: node turn-server.mjs
// The host's browser sends nothing by itself, so without the server the two don't connect.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { ARGS, launch } from "./lib/chromium.mjs";
import { Game } from "./lib/game.mjs";
import { PLAIN_ADDRESSES, accept, button, invite, linkOf, paste, friendLineIs } from "./lib/live.mjs";
import { until } from "./lib/player.mjs";
import { serve } from "./lib/server.mjs";
import { playing } from "./lib/suite.mjs";

const PORT = 34_780;
const [USER, PASSWORD] = ["ann", "secret"];
/** Milliseconds within which the two must connect. */
const TIMEOUT = 25_000;
const RELAY_ONLY = "--force-webrtc-ip-handling-policy=disable_non_proxied_udp";

const all = Object.values(networkInterfaces()).flat();
const { address } = all.find(({ family, internal }) => family === "IPv4" && !internal) ?? { address: "127.0.0.1" };
const turn = spawn("turnserver", [
  "-n", "--no-tls", "--no-dtls", "--no-cli", "--lt-cred-mech", `--user=${USER}:${PASSWORD}`, "--realm=test", `--listening-ip=${address}`,
  `--relay-ip=${address}`, `--listening-port=${PORT}`, "--log-file=stdout", "--allow-loopback-peers",
], { stdio: "ignore" });
const isListening = () => new Promise((done) => {
  connect(PORT, address).on("connect", function end() { this.end(); done(true); }).on("error", () => done(false));
});
const server = await serve();
// The rule that blocks other hosts would block the TURN server, too.
const args = ARGS.filter((arg) => !arg.startsWith("--host-resolver-rules"));
const [relayed, plain] = await Promise.all([launch({ args: [...args, PLAIN_ADDRESSES, RELAY_ONLY] }), launch({ args: [...args, PLAIN_ADDRESSES] })]);

async function open(browser) {
  const settings = JSON.stringify(playing("alquerque", { rules: "merkel" }));
  const origins = [{ origin: server.origin, localStorage: [{ name: "alquerque.settings", value: settings }] }];
  const context = await browser.newContext({ serviceWorkers: "block", storageState: { cookies: [], origins } });
  const page = await context.newPage();
  await page.goto(server.url);
  const game = new Game(page);
  await game.isStarted();
  return { page, game, context };
}

/** Makes an invitation, with this server if it is given. */
async function invitation({ page, game }, url) {
  const first = await invite({ page, game });
  if (!url) return first;
  await page.getByText("Not on the same network?").click();
  await page.getByLabel("STUN or TURN server").fill(url);
  await page.getByLabel("User name (TURN)").fill(USER);
  await page.getByLabel("Password (TURN)").fill(PASSWORD);
  await button(page, "New invitation with this server").click();
  await until("there is a new invitation", async () => await linkOf(page) !== first);
  return linkOf(page);
}

/** Whether two devices connect, and a move of one arrives at the other. */
async function meet(url) {
  const [host, guest] = [await open(relayed), await open(plain)];
  try {
    await paste(host.page, await accept(guest, await invitation(host, url)));
    const isConnected = await friendLineIs(host.page, "Your friend is connected.", { timeout: TIMEOUT }).then(() => true, () => false);
    if (!isConnected) return false;
    await host.game.isClosed();
    await host.game.play(["d2", "c3"]);
    await guest.page.waitForFunction(() => document.querySelectorAll("#moves .ply").length > 0);
    return true;
  } finally {
    await host.context.close();
    await guest.context.close();
  }
}

try {
  await until("the server listens", isListening);
  assert.equal(await meet(), false, "they connect without a server");
  assert.equal(await meet(`turn:${address}:${PORT}?transport=tcp`), true, "they don't connect through the server");
  console.log("Without a TURN server the two don't connect; through it they do, and a move arrives.");
} finally {
  await Promise.all([relayed.close(), plain.close(), server.stop()]);
  turn.kill();
  await once(turn, "exit");
}
