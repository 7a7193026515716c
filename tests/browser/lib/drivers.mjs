// A common interface to the three browsers: each function starts one that ends with the test, { name, tab() }, whose
// tabs are { go(url), run(function, value), click(x, y), close() }. `another()`, if supported, opens another tab with
// the same profile; closing one closes all of them. Chromium's tabs have their `page`.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { launch } from "./chromium.mjs";
import { until } from "./player.mjs";
import { NOTE } from "./totals.mjs";
import { watch } from "./troubles.mjs";

/** Methods with the same names in Playwright and Puppeteer. */
const doings = (context, page) => ({
  run: (script, value) => page.evaluate(script, value),
  click: (x, y) => page.mouse.click(x, y),
  close: () => context.close(),
});

/** Prints a browser's version, which the totals repeat. */
const report = (name, version) => console.log(`${NOTE}tested in ${name} ${version}`);

/** Chromium by Playwright. */
export async function chromium(t) {
  const browser = await launch();
  report("Chromium", browser.version());
  t.after(() => browser.close());
  return {
    name: "Chromium",
    async tab() {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      const troubles = watch(context);
      const open = async () => {
        const page = await context.newPage();
        return {
          page,
          troubles,
          another: open,
          go: (url) => page.goto(url, { waitUntil: "commit" }),
          ...doings(context, page),
        };
      };
      return open();
    },
  };
}

/** Firefox by Puppeteer, with these preferences. Every tab has its own profile; `troubles` collects the pages' errors. */
export async function firefox(t, extraPrefsFirefox = {}) {
  const executablePath = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => path && existsSync(path));
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  report("Firefox", (await browser.version()).replace(/^\D*/, ""));
  t.after(() => browser.close());
  return {
    name: "Firefox",
    async tab() {
      const context = await browser.createBrowserContext();
      const [troubles, requests] = [[], []];
      const open = async () => {
        const page = await context.newPage();
        page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
        page.on("pageerror", (error) => troubles.push(String(error)));
        page.on("request", (request) => requests.push(request.url()));
        await page.setViewport({ width: 1024, height: 768 });
        return {
          troubles,
          requests,
          another: open,
          go: (url) => page.goto(url, { waitUntil: "domcontentloaded", timeout: PATIENCE }),
          ...doings(context, page),
        };
      };
      return open();
    },
  };
}

/** WebKitGTK, the closest relative of Safari on Linux, by WebDriver. It has one tab; separate sites isolate tests. */
export async function webkit(t) {
  const send = await webDriver(t);
  const run = (script, value) => send("POST", "/execute/sync", { script: `return (${script})(arguments[0]);`, args: [value ?? null] });
  return {
    name: "WebKitGTK",
    async tab() {
      return {
        // Wait only until the new page has replaced the old one: some of its parts may never arrive.
        async go(url) {
          // The old page may have the same address.
          await run(() => { document.isLeft = true; }).catch(() => {});
          await send("POST", "/url", { url });
          await until(`the browser is at ${url}`, () => run(() => !document.isLeft && location.href).then((there) => there === url, () => false));
        },
        run,
        click: (x, y) => again(() => send("POST", "/actions", {
          actions: [{
            type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          }],
        })),
        close: () => send("POST", "/url", { url: "about:blank" }),
      };
    },
  };
}

/** Retries if the driver fails without a reason, as WebKitGTK's does on a page that has just started. */
const again = (work) => work().catch((error) => {
  if (!/unknown error/.test(error.message)) throw error;
  return work();
});

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

/** Milliseconds that Firefox has for a page, on a busy machine. */
const PATIENCE = 90_000;
/** Milliseconds after which a command of WebDriver fails. */
const LIMIT = 40_000;

/** A WebDriver session with the part of the protocol that these tests need. */
async function webDriver(t) {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // Without a graphics card, compositing takes two fifths of the processor time.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    // A process group, so that the display ends with the driver.
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
      // A script whose page is left while it runs may never get an answer, on a busy machine.
      signal: AbortSignal.timeout(LIMIT),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until("WebKitWebDriver answers", () => send("GET", "/status").then(() => true, () => false));
  const { sessionId, capabilities } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
      },
    },
  });
  session = `/session/${sessionId}`;
  report("WebKitGTK", capabilities.browserVersion);
  return (method, path, body) => send(method, session + path, body);
}
