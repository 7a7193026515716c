// Measures the built site with Lighthouse, emulating a phone, and prints the scores; fails below 100.
// The full reports go into the folder lighthouse/. To measure another page, name its file: node lighthouse.mjs study.html

import { spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { executablePath } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";

const folder = fileURLToPath(new URL("lighthouse", import.meta.url));
const program = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));
await mkdir(folder, { recursive: true });
const server = await serve();
const child = spawn(process.execPath, [
  program, server.url + (process.argv[2] ?? ""), "--quiet", "--output=json", "--output=html", `--output-path=${folder}/report`,
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking",
], { stdio: "inherit", env: { ...process.env, CHROME_PATH: executablePath } });
const [code] = await once(child, "exit");
await server.stop();
if (code !== 0) {
  console.error(`Lighthouse failed with code ${code}.`);
  process.exit(1);
}
const { categories, audits } = JSON.parse(await readFile(`${folder}/report.report.json`));
for (const { title, score } of Object.values(categories)) console.log(`${title}: ${Math.round(score * 100)}`);
for (const { title, displayValue } of Object.values(categories.performance.auditRefs)
  .filter(({ group }) => group === "metrics").map(({ id }) => audits[id])) console.log(`  ${title}: ${displayValue}`);
if (Object.values(categories).some(({ score }) => score < 1)) {
  const faults = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, title, displayValue } of faults) console.log(`  not perfect: ${id}: ${title} ${displayValue ?? ""}`);
  process.exitCode = 1;
}
