// Chromium as the tests start it.

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** What every Chromium of the tests is started with. */
export const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nothing but the test's own server can be reached, whatever the page tries.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** The installed Chromium; undefined for the one that Playwright has fetched. */
export const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

/** A browser whose contexts keep nothing. */
export function launch(options = {}) {
  return chromium.launch({ executablePath, args: ARGS, ...options });
}

/** A context that keeps what sites store in `folder`, like a person's own browser. */
export function launchPersistent(folder, options = {}) {
  return chromium.launchPersistentContext(folder, { executablePath, args: ARGS, ...options });
}

/** A folder that is gone after the test. */
export async function temporaryFolder(t, name) {
  const folder = await mkdtemp(join(tmpdir(), `alquerque-${name}-`));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
