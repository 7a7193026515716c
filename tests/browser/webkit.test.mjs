// A smoke test in WebKitGTK, the nearest thing to Safari that runs here: the same as in Firefox, over WebDriver.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "./lib/server.mjs";
import { playSome, until } from "./lib/smoke.mjs";

/** The browser that comes with Debian's WebKitGTK. */
function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folder = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
  const versions = readdirSync(folder).filter((name) => name.startsWith("webkit2gtk-4."));
  const found = versions.find((version) => readdirSync(join(folder, version)).includes("MiniBrowser"));
  return join(folder, found ?? "", "MiniBrowser");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** A WebDriver session; only what this test needs of the protocol. */
async function startSession(t) {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A process group of its own, so that the display ends with the driver.
    detached: true,
  });
  const ended = once(driver, "exit");
  let session = null;
  t.after(async () => {
    if (session) await send("DELETE", session).catch(() => {});
    if (driver.exitCode === null) process.kill(-driver.pid, "SIGTERM");
    await ended;
  });
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until("WebKitWebDriver answers", () => send("GET", "/status").then(() => true, () => false));
  const { sessionId } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] } },
    },
  });
  session = `/session/${sessionId}`;
  return (method, path, body) => send(method, session + path, body);
}

test("WebKitGTK plays", { skip: process.env.WITHOUT_WEBKIT ?? false, timeout: 120_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const send = await startSession(t);
  const driver = {
    go: (url) => send("POST", "/url", { url }),
    run: (script) => send("POST", "/execute/sync", { script: `return (${script})();`, args: [] }),
    click: (x, y) => send("POST", "/actions", {
      actions: [{
        type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }],
    }),
  };
  await playSome(driver, server.url);
});
