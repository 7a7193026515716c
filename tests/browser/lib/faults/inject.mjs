// Ways to break a page: what is put before the scripts of the page or of its worker, and what becomes of files.

/** The text of a script that runs `fault(value)` and then what was there. */
const before = (fault, value) => (real) => `(${fault})(${JSON.stringify(value ?? null)});\n${real ?? ""}`;

/** Breaks the page from the start: `fault` runs in it before everything else. */
export function inPage(server, fault, value) {
  server.files.set("fault.js", before(fault, value));
  server.files.set("index.html", (page) => String(page).replace(/<meta charset=[^>]*>/, (charset) => `${charset}<script src=fault.js></script>`));
}

/** Breaks the workers: `fault` runs in each before the worker's own script, or in the `first` ones only. */
export function inWorker(server, fault, { value, first = Infinity } = {}) {
  let started = 0;
  server.fickle.add("search-worker.js");
  server.files.set("search-worker.js", (real) => {
    started += 1;
    return started <= first ? before(fault, value)(real) : real;
  });
}

/** Runs in a worker: does what `kind` says when it is asked for a second move. */
export function atSecondSearch(kind) {
  let searches = 0;
  self.addEventListener("message", (event) => {
    const request = event.data?.ProcessInput?.[1];
    searches += request?.search ? 1 : 0;
    if (!request?.search || searches < 2) return;
    event.stopImmediatePropagation();
    if (kind === "closes") self.close();
    if (kind === "throws") throw new Error("broken for this test");
    if (kind === "hangs") for (;;);
  });
}

/** Runs in a worker: hears everything late. */
export function hearsLate(millis) {
  self.addEventListener("message", (event) => {
    if (event.isLate) return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      const late = new MessageEvent("message", { data: event.data });
      late.isLate = true;
      self.dispatchEvent(late);
    }, millis);
  });
}

/** Runs in a worker: gives another version than its own. */
export function isOfAnotherVersion() {
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...rest) => {
    const hello = message?.ProcessOutput?.[1]?.hello;
    if (hello) hello.version = "0.0.1";
    post(message, ...rest);
  };
}

/** Runs in the page: there are no workers, or none may be started. */
export function withoutWorkers(how) {
  if (how === "missing") delete globalThis.Worker;
  else globalThis.Worker = function Worker() { throw new DOMException("forbidden", "SecurityError"); };
}

/** Runs in the page: it knows no sounds, and cannot shake; as browsers are that have no such calls. */
export function withoutSounds() {
  for (const name of ["AudioContext", "webkitAudioContext"]) delete globalThis[name];
  delete Navigator.prototype.vibrate;
}

/** Runs in the page: counts the workers that are started and those that are ended. */
export function countWorkers() {
  const counts = { started: 0, ended: 0 };
  window.countedWorkers = counts;
  window.Worker = class extends window.Worker {
    constructor(...options) {
      super(...options);
      counts.started += 1;
    }

    terminate() {
      counts.ended += 1;
      super.terminate();
    }
  };
}

/** Runs in the page: localStorage throws at what `methods` says. */
export function breakStorage(methods) {
  for (const method of methods) {
    Storage.prototype[method] = () => { throw new DOMException("full", "QuotaExceededError"); };
  }
}

/** Runs in the page: nothing may be stored, as where a person forbids it. */
export function forbidStorage() {
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
}

/** Runs in the page: what is stored is no good, from the start. */
export function fillStorage(entries) {
  if (localStorage.getItem("filled")) return;
  localStorage.setItem("filled", "yes");
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Runs in the page: no timer comes more often than once in so many milliseconds, as in a tab in the background. */
export function throttleTimers(least) {
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (work, millis = 0, ...rest) => wait(work, Math.max(millis, least), ...rest);
}

export const half = (real) => real.subarray(0, real.length / 2);
export const webPage = () => "<!doctype html><title>Sign in</title><p>Please sign in to this network.";

/** The real names of the module and its script, which hold their hashes. */
export function namesOf(files) {
  const find = (pattern) => files.find((name) => pattern.test(name));
  return { module: find(/^alquerque-www-.*\.(lzma|wasm)$/), script: find(/^alquerque-www-.*\.js$/) };
}
