// Another version of the site, as served after an update.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./server.mjs";

export const hash = (contents) => `sha256-${createHash("sha256").update(contents).digest("base64")}`;

const read = (name) => readFileSync(join(DIST, name));

/**
 * Publishes the same site with a mark in the page. `change` maps other files to functions of their texts. `renamed` maps names of
 * files to new names, which replace them everywhere.
 */
export function publishAnotherVersion(server, { change = {}, renamed = {} } = {}) {
  const rename = (text) => Object.entries(renamed).reduce((all, [from, to]) => all.replaceAll(from.split("/").at(-1), to.split("/").at(-1)), String(text));
  const changes = { "index.html": (text) => text.replace("<html", '<html data-version="another"'), ...change };
  const fillings = [];
  for (const [name, alter] of Object.entries(changes)) {
    const text = rename(alter(String(read(name))));
    server.files.set(renamed[name] ?? name, () => text);
    fillings.push([hash(read(name)), hash(text)]);
  }
  for (const [from, to] of Object.entries(renamed)) {
    if (!changes[from]) server.files.set(to, () => read(from));
    server.files.set(from, null);
  }
  server.files.set("service-worker.js", (text) => {
    const changed = String(text).replace(/(version\s*=\s*)"[^"]*"/, '$1"another"');
    assert.notEqual(changed, String(text), "the service worker has a version");
    return fillings.reduce((all, [from, to]) => {
      assert.ok(all.includes(from), "the service worker has the hash of each file");
      return all.replaceAll(from, to);
    }, rename(changed));
  });
}
