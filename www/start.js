// Loads the game: a WebAssembly module and its glue. If that fails, explains why and offers to reload past the caches, which would
// return a damaged copy again.
//
// The script is inlined at the top of the page, so that it needs no request of its own and downloads start while the page is still
// arriving. The build writes the names of the files into the page.
//
// It also chooses the page's language, fetches its catalogue, and replaces the page's English texts. The module finds the catalogue in an
// element of the page.
(() => {
  // After this many milliseconds without a byte a download counts as stalled.
  const STALLED = 10000;
  // The same for the catalogue, which is then fetched past the caches, or finally done without.
  const WORDS_STALLED = 5000;
  // Hide the page for at most this long until the catalogue has loaded, so that no text appears in two languages.
  const SPEECHLESS = 1200;
  // Timeout for refilling the caches before the page is reloaded.
  const REFILL = 15000;

  const root = document.documentElement;
  const { glue, module } = document.querySelector("meta[name=module]").dataset;
  const moduleBytes = Number(root.dataset.moduleBytes);
  const element = (id) => document.getElementById(id);
  const isStarted = () => "started" in root.dataset;
  const unescaped = (text) => text.replace(/\\u([\dA-F]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
  const textsOf = (text) =>
    new Map([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, value]) => [id, value.replace(/{ "(.*?)" }/g, (_, quoted) => unescaped(quoted))]));
  // Single-line texts by id. The build writes this script's own texts into the root element, in English.
  let words = textsOf(root.dataset.start);
  const say = (id) => words.get(id) ?? "";
  // Whether the start has failed, and the last message.
  let isBroken = false;
  let said = "";
  // Number of elements of the page that have arrived.
  let elements = 0;
  let lastByte = Date.now();
  // Pending downloads.
  const awaited = new Set();

  // Before anything that can fail, so that every later error is reported.
  window.addEventListener("error", (event) => event.error && failed(event.error));
  window.addEventListener("unhandledrejection", (event) => failed(event.reason));
  const watch = setInterval(look, 500);

  /** Runs optional work: browsers and their extensions may lack or forbid anything. */
  function attempt(work) {
    try {
      return work();
    } catch {
      return undefined;
    }
  }

  /** An AbortController; without browser support, downloads just continue. */
  const newAborter = () => attempt(() => new AbortController()) ?? { abort() {} };
  const leaving = newAborter();
  let isLeaving = false;

  // Markup inserted into the page has no scripts, and scripts may only come from this site. This excludes other sites on the same
  // origin, as on GitHub Pages.
  const ACTIVE = /<(script|iframe|frame|object|embed|base|link|meta|form)\b|<[^>]*\son\w+\s*=|javascript:/i;
  attempt(() => globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (ACTIVE.test(html) ? null : html),
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(new URL("./", location.href).href) ? url : null),
  }));

  // Messages about the start.

  // For a page that was cut off before its own box.
  function newBox() {
    const box = document.createElement("div");
    box.id = "cannot-start";
    box.setAttribute("role", "alert");
    (document.body || root).prepend(box);
    return box;
  }

  function tell(text, offer) {
    const box = element("cannot-start") || newBox();
    // Leave the box alone if nothing has changed: the button must not vanish under a finger.
    if (said === text && !box.hidden) return;
    said = text;
    box.textContent = `${say(text)} `;
    if (offer) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "primary";
      button.textContent = say(offer);
      button.addEventListener("click", () => {
        button.disabled = true;
        loadAgain();
      });
      box.append(button);
    }
    box.hidden = false;
  }

  function cannot(text, offer) {
    tell(text, offer);
    isBroken = true;
    const status = element("status");
    if (status) status.hidden = true;
    root.classList.add("cannot");
  }

  function failed(problem, words = "start-failed") {
    if (isLeaving || isBroken) return;
    if (!isStarted()) {
      console.error(problem);
      const isOfMemory = problem instanceof RangeError ? !/call stack/.test(problem.message) : /out of memory/i.test(problem?.message ?? problem);
      if (isOfMemory) cannot("start-no-memory", "start-load-again");
      // Under load WebKit sometimes refuses code that it compiles a moment later.
      else if (problem?.isOfBrowser) cannot("start-unsupported", "start-load-again");
      else if (problem?.isStall) cannot("start-words-stalled", "start-try-again");
      else cannot(words, "start-load-again");
    } else if (globalThis.WebAssembly && problem instanceof WebAssembly.RuntimeError) {
      cannot("start-stopped", "start-load-again");
    }
  }

  // Fetches everything from the server and replaces the cached copies.
  async function loadAgain() {
    // A stalled download would block new requests for the same files.
    isLeaving = true;
    leaving.abort();
    const files = [location.pathname, glue, module, "search-worker.js", languages.get(root.lang)?.file].filter(Boolean);
    const refilled = Promise.allSettled(files.map(async (file) => (await fetch(file, { cache: "reload" })).arrayBuffer()));
    await Promise.race([refilled, new Promise((go) => setTimeout(go, REFILL))]);
    location.reload();
  }

  function look() {
    if (isStarted()) {
      // The download has completed after all.
      clearInterval(watch);
      const box = element("cannot-start");
      if (box) box.hidden = true;
      const status = element("status");
      if (status) status.hidden = false;
      root.classList.remove("cannot");
      return;
    }
    if (isBroken || isLeaving) return;
    const now = Date.now();
    if (document.readyState === "loading") {
      const { length } = document.getElementsByTagName("*");
      if (length > elements) {
        elements = length;
        lastByte = now;
      } else if (now - lastByte >= STALLED) {
        // The connection was cut; some browsers wait forever for the rest of the page.
        cannot("start-incomplete", "start-load-again");
        return;
      }
    }
    if (now - lastByte >= STALLED && awaited.size > 0) {
      tell(awaited.has(module) || awaited.has(glue) ? "start-game-stalled" : "start-words-stalled", "start-try-again");
    }
  }

  // The theme.

  // The colour scheme is the system's, unless the options override it; media queries for it are then replaced by ones that always or
  // never match.
  const SCHEME = /\(prefers-color-scheme: (\w+)\)/;
  const asWritten = new Map();
  function paint() {
    const { theme } = root.dataset;
    const isChosen = theme === "light" || theme === "dark";
    // Writing rules, even unchanged ones, makes the browser restyle every element.
    if (!isChosen && asWritten.size === 0) return;
    // Cross-origin style sheets, such as those of extensions, cannot be read.
    const rules = [...document.styleSheets].flatMap((sheet) => attempt(() => [...sheet.cssRules]) ?? []);
    const conditions = [
      ...rules.filter(({ media }) => media).map(({ media }) => [media, "mediaText"]),
      ...[...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [meta, "media"]),
    ];
    for (const [owner, name] of conditions) {
      if (!asWritten.has(owner) && SCHEME.test(owner[name])) asWritten.set(owner, owner[name]);
      const text = asWritten.get(owner);
      if (text) owner[name] = isChosen ? text.replace(SCHEME, (_, scheme) => (scheme === theme ? "(min-width: 0)" : "(max-width: 0)")) : text;
    }
  }
  // Before the first frame. Errors in the settings are reported later.
  const readSettings = () => attempt(() => JSON.parse(localStorage.getItem("alquerque.settings"))) ?? {};
  const settings = readSettings();
  root.dataset.theme = ["light", "dark"].includes(settings.theme) ? settings.theme : "system";
  attempt(() => new MutationObserver(paint).observe(root, { attributeFilter: ["data-theme"] }));
  document.addEventListener("DOMContentLoaded", () => attempt(paint));

  // The language.

  // Language codes with the files of their catalogues, and their lengths.
  const languages = new Map(root.dataset.words.split(" ").map((entry) => {
    const [code, file, bytes] = entry.split(":");
    return [code, { file, bytes: Number(bytes) }];
  }));
  const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];
  const OWN = "en";
  // The language without script and region.
  const plain = (tag) => (typeof tag === "string" ? tag.toLowerCase().split(/[-_]/)[0] : undefined);
  const asked = [...(attempt(() => [...navigator.languages]) ?? []), attempt(() => navigator.language)].map(plain);
  const wanted = asked.find((code) => languages.has(code)) ?? OWN;
  // Read by the module.
  root.dataset.wanted = wanted;
  const spoken = languages.has(settings.language) ? settings.language : wanted;
  function speakIn(code) {
    root.lang = code;
    root.dir = RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr";
    root.classList.toggle("speechless", code !== OWN);
  }
  speakIn(spoken);
  setTimeout(() => root.classList.remove("speechless"), SPEECHLESS);

  /** The hash of some bytes; none over plain HTTP, where browsers offer no hashing. */
  async function hashOf(content) {
    const hash = attempt(() => crypto.subtle.digest("SHA-256", content));
    return hash && new Uint8Array(await hash);
  }

  /** Whether the bytes match the hash in the file's name. */
  async function areWhole(content, { file, bytes }) {
    if (content.byteLength !== bytes) return false;
    const hash = await hashOf(content);
    return !hash || file.includes([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 12));
  }

  /**
   * Reads a body, recording the time of each chunk, and returns its length in bytes. Gives up after `patience` without a byte. The
   * length is unknown, undefined, in browsers that cannot read a body in chunks.
   */
  async function read(body, patience, give) {
    const reader = body?.getReader();
    if (!reader) return undefined;
    for (let bytes = 0; ;) {
      const timer = give && setTimeout(give, patience);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      lastByte = Date.now();
      if (done) return bytes;
      bytes += value.length;
    }
  }

  /** Waits for the whole body; throws if its length isn't the module's. */
  async function awaitComplete(body) {
    const bytes = await read(body);
    if (bytes !== undefined && bytes !== moduleBytes) throw new Error(`${bytes} of ${moduleBytes} bytes of the game's file have arrived`);
  }

  async function textOf(code, cache) {
    const file = languages.get(code);
    const aborter = newAborter();
    let give;
    const stalled = new Promise((_, reject) => {
      give = () => {
        reject(Object.assign(new Error(`the words of ${code} do not arrive`), { isStall: true }));
        aborter.abort();
      };
    });
    leaving.signal?.addEventListener("abort", give);
    const arrive = async () => {
      const timer = setTimeout(give, WORDS_STALLED);
      const response = await fetch(file.file, { cache, signal: aborter.signal }).finally(() => clearTimeout(timer));
      if (!response.ok) throw new Error(`status ${response.status} for the words of ${code}`);
      const copy = response.clone();
      const [content] = await Promise.all([response.arrayBuffer(), read(copy.body, WORDS_STALLED, give)]);
      if (!await areWhole(content, file)) throw new Error(`the words of ${code} are damaged`);
      return new TextDecoder().decode(content);
    };
    return Promise.race([arrive(), stalled]);
  }
  const wordsOf = (code) => textOf(code, "default").catch(() => textOf(code, "reload"));
  const fetched = wordsOf(spoken).catch((problem) => {
    if (spoken === OWN) throw problem;
    // Reported by the page.
    root.dataset.missing = spoken;
    speakIn(OWN);
    return wordsOf(OWN);
  });

  const isThere = new Promise((go) => document.addEventListener("DOMContentLoaded", go));

  // For translators (docs/translating.md): `?catalogue` asks for a catalogue on the device, whose messages then replace those of this
  // tab. They are only ever text. Its name, such as pt.ftl, gives the language.
  const CATALOGUE = "alquerque.catalogue";
  const MAX_CATALOGUE = 1 << 20;
  const catalogue = attempt(() => JSON.parse(sessionStorage.getItem(CATALOGUE)));
  const own = typeof catalogue?.text === "string" ? catalogue.text.replace(/^part-.*$/gm, "") : "";
  async function askForCatalogue() {
    await isThere;
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".ftl", title: say("start-catalogue") });
    input.addEventListener("change", async () => {
      const [file] = input.files;
      if (!file || file.size > MAX_CATALOGUE) return;
      const text = await file.text();
      attempt(() => sessionStorage.setItem(CATALOGUE, JSON.stringify({ code: plain(file.name.split(".")[0]), text })));
      location.reload();
    });
    document.body.prepend(input);
  }
  if (new URLSearchParams(location.search).has("catalogue")) askForCatalogue();

  const SPOKEN = ["aria-label", "title", "placeholder", "content"];

  /** Replaces the English texts of the whole page. */
  function translate() {
    const put = (mark, write) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) {
        const text = words.get(element.getAttribute(mark));
        if (text) write(element, text);
      }
    };
    put("data-say", (element, text) => { element.textContent = text; });
    for (const name of SPOKEN) put(`data-say-${name}`, (element, text) => element.setAttribute(name, text));
    // Parts that load later have one file per language.
    for (const part of document.querySelectorAll("[data-part]")) {
      const [file, bytes] = (words.get(`part-${part.dataset.part}`) ?? "").split(" ");
      if (bytes) Object.assign(part.dataset, { file, bytes });
    }
    const manifest = document.querySelector("link[rel=manifest]");
    if (languages.has(root.lang) && root.lang !== OWN) manifest.setAttribute("href", manifest.getAttribute("href").replace(".", `.${root.lang}.`));
  }

  /** Loads the page's texts; they have replaced the English ones when this resolves. */
  async function speech() {
    const text = `${await fetched}\n${own}`;
    if (own && /^[a-z]{2,3}$/.test(catalogue.code)) speakIn(catalogue.code);
    if (root.lang !== OWN || own) {
      words = new Map([...words, ...textsOf(text)]);
      await isThere;
      translate();
    }
    root.classList.remove("speechless");
    const element = document.createElement("template");
    element.id = "words";
    element.textContent = text;
    document.head.append(element);
  }

  // The module.

  /** Waits for a download, listing it as missing meanwhile. */
  async function come(what, coming) {
    awaited.add(what);
    const come = await coming;
    lastByte = Date.now();
    awaited.delete(what);
    return come;
  }

  async function answered(options) {
    const response = await fetch(module, { ...options, signal: leaving.signal });
    if (!response.ok) throw new Error(`status ${response.status} for the game's file`);
    lastByte = Date.now();
    return response;
  }

  // Compiles the response itself, whose compiled code browsers cache; this needs the right MIME type from the server.
  async function compileResponse() {
    // Start at once, but after the rest of the page, its glue and its texts.
    const response = await answered({ priority: "low" });
    if (!WebAssembly.compileStreaming || !/^application\/wasm\b/.test(response.headers.get("content-type"))) {
      return WebAssembly.compile(await response.arrayBuffer());
    }
    // Compile it only once it is complete: Firefox 140 hangs if it is cut off, and then compiles nothing else either.
    await awaitComplete(response.clone().body);
    return WebAssembly.compileStreaming(response);
  }

  // Bypasses the caches, whose copy may be damaged.
  async function anew() {
    const response = await answered({ cache: "reload" });
    read(response.clone().body).catch(() => {});
    const content = await response.arrayBuffer();
    const hash = await hashOf(content);
    try {
      return await WebAssembly.compile(content);
    } catch (problem) {
      // If a complete and correct module does not compile, the browser does not support it, and a reload is pointless.
      if (hash && `sha256-${btoa(String.fromCharCode(...hash))}` === root.dataset.moduleHash) problem.isOfBrowser = problem instanceof WebAssembly.CompileError;
      throw problem;
    }
  }

  async function bindings() {
    const address = new URL(glue, document.baseURI).href;
    try {
      return await import(address);
    } catch {
      await (await fetch(glue, { cache: "reload", signal: leaving.signal })).arrayBuffer();
      // A failed import is never retried under the same address.
      return import(`${address}?again`);
    }
  }

  async function start() {
    const compiled = compileResponse().catch((problem) => {
      if (isLeaving || problem instanceof RangeError) throw problem;
      return anew();
    });
    const all = Promise.all([come(glue, bindings()), come(module, compiled), come("words", speech())]);
    // Reported below, once the page has loaded.
    all.catch(() => {});
    await isThere;
    if (!element("page-end")) {
      cannot("start-incomplete", "start-load-again");
      return;
    }
    let loaded;
    try {
      loaded = await all;
    } catch (problem) {
      failed(problem, "start-no-file");
      return;
    }
    const [{ default: init }, module_or_path] = loaded;
    await init({ module_or_path });
  }

  /** Whether the page is framed by another site, which could use it for clickjacking. */
  function isFramed() {
    try {
      return window.top.location.origin !== location.origin;
    } catch {
      return true;
    }
  }

  /** Replaces the page with a link to it. */
  async function leaveFrame() {
    await Promise.allSettled([isThere, speech()]);
    const sentence = document.createElement("p");
    const link = document.createElement("a");
    Object.assign(link, { href: location.href, target: "_blank", rel: "noopener", textContent: say("start-unframed") });
    sentence.append(`${say("start-framed")} `, link);
    document.body.replaceChildren(sentence);
    root.hidden = false;
    clearInterval(watch);
  }

  if (isFramed()) {
    root.hidden = true;
    leaveFrame();
    return;
  }
  // Keep the language for offline use, too.
  const askToKeep = (type) => attempt(() => navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type, language: root.lang })).catch(() => {}));
  askToKeep("keep");
  // Once the page has what it needs, cache everything else, if the connection is good. Many browsers don't report that.
  const isGood = ({ saveData = false, effectiveType = "4g", type } = {}) => !saveData && effectiveType === "4g" && type !== "cellular";
  setTimeout(() => attempt(() => isGood(navigator.connection)) && readSettings().keepOffline !== false && askToKeep("keep-all"), 20_000);
  const isMissing = (name) => !attempt(() => globalThis[name]);
  if (location.protocol === "file:") {
    // Browsers refuse to load modules and catalogues from files, so the message is in English.
    fetched.catch(() => {});
    speakIn(OWN);
    isThere.then(() => cannot("start-as-file"));
  } else if (isMissing("WebAssembly")) {
    speech().catch(() => {});
    isThere.then(() => cannot("start-no-webassembly"));
  } else if (["fetch", "TextDecoder"].some(isMissing)) {
    fetched.catch(() => {});
    isThere.then(() => cannot("start-unsupported", "start-load-again"));
  } else {
    start().catch(failed);
  }
})();
