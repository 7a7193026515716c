// Starts Chromium for the tests.

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** Options of every Chromium. */
export const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Only the test's server is reachable.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** The installed Chromium; undefined for Playwright's own. */
export const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

/** Chromium's headless shell: the same engine without windows and services, which loads a page in less than half the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const quickestPath = !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : executablePath;

/** A browser whose contexts store nothing on disk. */
export function launch(options = {}) {
  return chromium.launch({ executablePath: quickestPath, args: ARGS, ...options });
}

/** The full Chromium, for measurements. */
export function launchWhole(options = {}) {
  return launch({ executablePath, ...options });
}

/** A context that stores sites' data in `folder`, like a user's browser. */
export function launchPersistent(folder, options = {}) {
  return chromium.launchPersistentContext(folder, { executablePath, args: ARGS, ...options });
}

/** A temporary folder, deleted after the test. */
export async function temporaryFolder(t, name) {
  const folder = await mkdtemp(join(tmpdir(), `alquerque-${name}-`));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
