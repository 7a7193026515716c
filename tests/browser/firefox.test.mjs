// A smoke test in Firefox: it loads, some moves are played against the AI, and the game survives a reload.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import puppeteer from "puppeteer-core";
import { serve } from "./lib/server.mjs";
import { playSome } from "./lib/smoke.mjs";

const executablePath = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path),
);

test("Firefox plays", { skip: process.env.WITHOUT_FIREFOX ?? false, timeout: 120_000 }, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  t.after(() => browser.close());
  const page = await browser.newPage();
  const troubles = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.origin)) troubles.push(request.url());
  });
  await page.setViewport({ width: 1024, height: 768 });
  const driver = {
    go: (url) => page.goto(url),
    run: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
  };
  await playSome(driver, server.url);
  assert.deepEqual(troubles, []);
});
