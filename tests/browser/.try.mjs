import { launch } from "./lib/chromium.mjs";
import { serve } from "./lib/server.mjs";
const server = await serve(); const browser = await launch(); const page = await browser.newPage();
page.on("console", m => console.log("page:", m.text())); page.on("pageerror", e => console.log("error", e.message));
await page.goto(server.url); await page.waitForSelector("html[data-started]");
const out = await page.evaluate(async (cases) => {
  const worker = new Worker("prover-worker.js", { type: "module" });
  const waiting = []; const results = [];
  worker.onerror = (e) => results.push("ERR " + e.message);
  let loaded; const isLoaded = new Promise(r => loaded = r);
  let got;
  worker.onmessage = ({ data }) => { const a = data === "WorkerLoaded" ? "loaded" : data?.ProcessOutput?.[1]; if (a === "loaded") loaded(); else got(a); };
  const t0 = performance.now();
  await Promise.race([isLoaded, new Promise(r => setTimeout(r, 20000))]);
  results.push("loaded " + (performance.now() - t0));
  worker.postMessage({ Connected: 0 });
  let id = 0;
  for (const [rules, moves, start, millis] of cases) {
    const begin = performance.now(); id += 1;
    const seen = [];
    await new Promise((done) => {
      got = (a) => { if (a.progress || a.Progress) { const r = a.progress.report; seen.push([Math.round(performance.now() - begin), r.proven, JSON.stringify(r.length), r.rootMoves.map(m => m.mv + ":" + m.proven + ":" + JSON.stringify(m.length)).join(" ")].join(" ")); } else { seen.push(Math.round(performance.now() - begin) + " " + JSON.stringify(a).slice(0, 1500)); if (!JSON.stringify(a).includes("ncomplete")) done(); } };
      worker.postMessage({ ProcessInput: [0, { search: { id, purpose: "prove", rules, start, moves, engine: "proof", budget: { millis }, seed: null } }] });
    });
    results.push(rules + " " + moves.join(" "), seen[0], seen[1], seen.at(-2), seen.at(-1));
  }
  return results;
}, [["merkel", [], null, 3000], ["merkel", ["c2-c3"], null, 3000], ["merkel", ["b2-c3"], null, 3000], ["medieval", [], null, 3000], ["ancient", [], null, 3000], ["medieval", [], "1d1d1/5/2l2/5/1ll2 d -", 5000], ["medieval", [], "1d3/1d3/5/2l2/5 l -", 5000]]);
console.log(out.join("\n"));
await browser.close(); await server.stop();
