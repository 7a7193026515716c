// Prints the size of each file of the built site, raw and compressed.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DIST } from "./lib/server.mjs";

const names = (await readdir(DIST, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(DIST.length + 1))
  .sort();
let total = 0;
console.log("| file | bytes | gzip |\n|---|---:|---:|");
for (const name of names) {
  const contents = await readFile(join(DIST, name));
  const zipped = name.endsWith(".png") ? contents.length : gzipSync(contents, { level: 9 }).length;
  // Only app stores load the manifest's screenshots, not players.
  if (!name.startsWith("screenshots/")) total += zipped;
  console.log(`| ${name} | ${contents.length} | ${zipped} |`);
}
console.log(`| all but screenshots | | ${total} |`);
