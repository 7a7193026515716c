// Fault injection: code that runs before the page's or a worker's scripts, and damaged files.

import { createHash } from "node:crypto";

/** Returns a script that runs `fault(value)` and then the real script. */
const before = (fault, value) => (real) => `(${fault})(${JSON.stringify(value ?? null)});\n${real ?? ""}`;

/** Breaks the game and the study from the start: `fault` runs before everything else in them, including the faults injected earlier. */
export function inPage(server, fault, value) {
  const earlier = server.files.get("fault.js") ?? ((real) => real);
  server.files.set("fault.js", (real) => before(fault, value)(earlier(real)));
  for (const page of ["index.html", "study.html"]) {
    server.files.set(page, (html) => String(html).replace(/<meta charset=[^>]*>/, (charset) => `${charset}<script src=fault.js></script>`));
  }
}

/** Breaks the workers: `fault` runs before each worker's own script, or only in the `first` ones. */
export function inWorker(server, fault, { value, first = Infinity, script = "search-worker.js" } = {}) {
  let started = 0;
  server.fickle.add(script);
  server.files.set(script, (real) => {
    started += 1;
    return started <= first ? before(fault, value)(real) : real;
  });
}

/** Breaks the service worker: `fault` runs before its own script. */
export function inServiceWorker(server, fault, value) {
  server.files.set("service-worker.js", before(fault, value));
}

/** Runs in the service worker: `method` of its caches fails, hangs or is late, from the start or once the worker is installed. */
export function breakCaches({ owner, method, how, since }) {
  const { prototype } = self[owner];
  const real = prototype[method];
  prototype[method] = function broken(...options) {
    if (since === "activation" && !self.registration.active) return real.apply(this, options);
    const error = new DOMException("broken for this test", "QuotaExceededError");
    if (how === "throws") throw error;
    if (how === "hangs") return new Promise(() => {});
    if (how === "is late") return new Promise((go) => setTimeout(go, 2000)).then(() => real.apply(this, options));
    return Promise.reject(error);
  };
}

/** Runs in a worker: fails as `kind` says when asked for a second move. */
export function atSecondSearch(kind) {
  let searches = 0;
  self.addEventListener("message", (event) => {
    const isSearch = event.data?.ProcessInput?.[1].search !== undefined;
    searches += isSearch ? 1 : 0;
    if (!isSearch || searches < 2) return;
    event.stopImmediatePropagation();
    if (kind === "closes") self.close();
    if (kind === "throws") throw new Error("broken for this test");
    if (kind === "hangs") for (;;);
  });
}

/** The script of a worker that hangs. It sleeps: a loop would take a core from the tests that run in parallel. */
export const HANGING_SCRIPT = "Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0);";

/** Runs in a worker of the study: fails as `kind` says at the given number of work requests. A hanging worker sleeps, as above. */
export function atOrder({ kind, number }) {
  let orders = 0;
  self.addEventListener("message", (event) => {
    const { analyse, uct, lab } = event.data?.ProcessInput?.[1] ?? {};
    orders += analyse || uct || lab ? 1 : 0;
    if (orders < number) return;
    event.stopImmediatePropagation();
    if (kind === "closes") self.close();
    if (kind === "hangs") Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0);
  });
}

/** Runs in a worker: delays all incoming messages. */
export function delayMessages(millis) {
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

/** Runs in a worker: makes it report another version. */
export function reportAnotherVersion() {
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...rest) => {
    const isHello = message?.ProcessOutput?.[1].hello !== undefined;
    post(isHello ? { ProcessOutput: [0, { hello: { version: "0.0.1" } }] } : message, ...rest);
  };
}

/** Runs in the page: workers are missing or forbidden. */
export function withoutWorkers(how) {
  if (how === "missing") delete globalThis.Worker;
  else globalThis.Worker = function Worker() { throw new DOMException("forbidden", "SecurityError"); };
}

/** Runs in the page: removes sound and vibration, as in browsers without these APIs. */
export function withoutSounds() {
  for (const name of ["AudioContext", "webkitAudioContext"]) delete globalThis[name];
  delete Navigator.prototype.vibrate;
}

/** Runs in the page: counts the workers started and terminated. */
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

/** Runs in the page: these methods of localStorage throw. */
export function breakStorage(methods) {
  for (const method of methods) {
    Storage.prototype[method] = () => { throw new DOMException("full", "QuotaExceededError"); };
  }
}

/** Runs in the page: forbids storage, as a user may in the browser's settings. */
export function forbidStorage() {
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
}

/** Runs in the page: puts these entries into storage, once, before the page starts. */
export function fillStorage(entries) {
  if (localStorage.getItem("filled")) return;
  localStorage.setItem("filled", "yes");
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/**
 * Runs in the page: the browser's properties of these names, such as `crypto` or `navigator.languages`, are missing, throw when read,
 * or have another value.
 */
export function breakBrowser({ missing = [], throwing = [], odd = {} }) {
  const placeOf = (path) => (path.startsWith("navigator.") ? [Navigator.prototype, path.slice("navigator.".length)] : [window, path]);
  for (const path of missing) {
    const [owner, name] = placeOf(path);
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
  }
  for (const path of throwing) {
    const [owner, name] = placeOf(path);
    const kept = owner === window ? window[name] : navigator[name];
    const get = () => {
      // Only the page's own scripts fail: the test's driver also reads some of these in the page.
      if (/https?:(?!\S*fault\.js)/.test(new Error().stack)) throw new DOMException("forbidden for this test", "SecurityError");
      return kept;
    };
    Object.defineProperty(owner, name, { get, configurable: true });
  }
  for (const [path, value] of Object.entries(odd)) {
    const [owner, name] = placeOf(path);
    Object.defineProperty(owner, name, { value, configurable: true });
  }
}

/** Runs in the page: compiling a module fails, or allocating its memory does, with the errors of real browsers. */
export function breakWebAssembly(kind) {
  const fail = async () => {
    throw kind === "compile"
      ? new WebAssembly.CompileError("WebAssembly.compile(): unknown opcode, for this test")
      : new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance, for this test");
  };
  const names = kind === "compile" ? ["compile", "compileStreaming", "instantiate", "instantiateStreaming"] : ["instantiate", "instantiateStreaming"];
  for (const name of names) WebAssembly[name] = fail;
}

/** Changes only the first responses of a file. */
export function changeFirst(change, times = 1) {
  let answers = 0;
  return (real) => {
    answers += 1;
    return answers <= times ? change(real) : real;
  };
}

/** Serves a valid module with an instruction that no browser knows, and a page with its hash. */
export function useUnknownInstruction(server, { module }) {
  const future = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 0x0a, 5, 1, 3, 0, 0xff, 0x0b]);
  const hash = createHash("sha256").update(future).digest("base64");
  server.files.set(module, () => future);
  server.files.set("index.html", (page) => String(page).replace(/data-module-hash="[^"]*"/, `data-module-hash="sha256-${hash}"`));
}

/** Runs in the page: no timer fires sooner than after `least` milliseconds, as in a background tab. */
export function throttleTimers(least) {
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (work, millis = 0, ...rest) => wait(work, Math.max(millis, least), ...rest);
}

export const half = (real) => real.subarray(0, real.length / 2);
export const webPage = () => "<!doctype html><title>Sign in</title><p>Please sign in to this network.";

/** The real names of the module and its script, which contain hashes. */
export function namesOf(files) {
  const find = (pattern) => files.find((name) => pattern.test(name));
  return {
    module: find(/^alquerque-www-.*\.wasm$/),
    script: find(/^alquerque-www-.*\.js$/),
    search: find(/^search\/module-.*\.wasm$/),
    words: (language) => find(new RegExp(`^parts/${language}/words-`)),
  };
}
