// Workers started by a test in addition to the page's. Messages are plain objects in the frames of gloo-worker, see
// www/src/worker_connection.rs and crates/messages.

/** Defines `openWorker()`, for a search, and `openProver()` in the page; both return { ask, post, until, end } once the worker is ready. */
export async function provideWorker(page) {
  const functions = { lineTo, openWorker, openProver };
  await page.evaluate(Object.entries(functions).map(([name, code]) => `window.${name} = ${code};`).join("\n"));
}

/** Runs in the page. */
async function openWorker() {
  return lineTo(new Worker("search-worker.js", { type: "module" }));
}

/** Runs in the page. */
async function openProver() {
  return lineTo(new Worker("prover-worker.js", { type: "module" }));
}

/** Runs in the page: sends requests to a worker and collects its answers. */
async function lineTo(worker) {
  const waiting = [];
  const fail = (problem) => waiting.splice(0).forEach(({ failed }) => failed(problem));
  worker.onerror = (event) => fail(new Error(event.message));
  worker.onmessage = ({ data }) => {
    const answer = data === "WorkerLoaded" ? "loaded" : data.ProcessOutput[1];
    if (answer?.failed) fail(new Error(JSON.stringify(answer.failed)));
    const index = waiting.findIndex(({ wants }) => wants(answer));
    if (index >= 0) waiting.splice(index, 1)[0].done(answer);
  };
  const until = (wants) => new Promise((done, failed) => waiting.push({ wants, done, failed }));
  await until((answer) => answer === "loaded");
  return {
    ask: (request) => worker.postMessage({ ProcessInput: [0, request] }),
    post: (value) => worker.postMessage(value),
    until,
    end: () => worker.terminate(),
  };
}
