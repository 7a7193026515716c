// Workers started by a test in addition to the page's.

import { decodeAnswer, encodeRequest } from "./postcard.mjs";

/** Defines `openWorker()`, for a search, and `openProver()` in the page; both return { ask, post, until, end } once the worker is ready. */
export async function provideWorker(page) {
  const functions = { encodeRequest, decodeAnswer, lineTo, openWorker, openProver };
  await page.evaluate(Object.entries(functions).map(([name, code]) => `window.${name} = ${code};`).join("\n"));
}

/** Runs in the page. */
async function openWorker() {
  const { module } = document.querySelector("meta[name=module]").dataset;
  const compiled = await WebAssembly.compileStreaming(fetch(module));
  const worker = new Worker("search-worker.js", { type: "module" });
  // Like the page, send the module first.
  return lineTo(worker, () => worker.postMessage(compiled));
}

/** Runs in the page. */
async function openProver() {
  return lineTo(new Worker("prover-worker.js", { type: "module" }), () => {});
}

/** Runs in the page: sends requests to a worker and collects its answers. */
async function lineTo(worker, begin) {
  const waiting = [];
  const fail = (problem) => waiting.splice(0).forEach(({ failed }) => failed(problem));
  worker.onerror = (event) => fail(new Error(event.message));
  worker.onmessage = ({ data }) => {
    const answer = data === null ? "loaded" : decodeAnswer(data);
    if (answer?.failed) fail(new Error(JSON.stringify(answer.failed)));
    const index = waiting.findIndex(({ wants }) => wants(answer));
    if (index >= 0) waiting.splice(index, 1)[0].done(answer);
  };
  const until = (wants) => new Promise((done, failed) => waiting.push({ wants, done, failed }));
  const loaded = until((answer) => answer === "loaded");
  begin();
  await loaded;
  return {
    ask: (request) => worker.postMessage(encodeRequest(request)),
    post: (value) => worker.postMessage(value),
    until,
    end: () => worker.terminate(),
  };
}
