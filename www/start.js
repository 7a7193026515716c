// Loads the game, which is a WebAssembly module and its glue, and says how far that is; says what is wrong where it does not
// start, and offers to load it again without what the caches have: a copy that arrived damaged would come from there once more.
//
// It stands in the page itself, so that nothing can come between. The build writes the names of the files, and how many bytes
// they have, into the page's first element.
//
// It also finds out in which language the page speaks, fetches its words, and puts them in the place of the page's own, which
// are English; the module gets them in an element of the page.
(() => {
  // All that is said here; other languages have their words under the same ids as those of the page.
  const WORDS = {
    loading: "Loading the games and the computer: {there} of {all} KB",
    stalled: "The game has not arrived yet: {there} of {all} KB are there, and nothing more came for {seconds} seconds.",
    tryAgain: "Try again",
    loadAgain: "Load again",
    noStart: "Alquerque could not start: a file is missing or damaged.",
    noPage: "Alquerque could not start: the page has not arrived completely.",
    noWebAssembly: "Alquerque needs WebAssembly, which this browser lacks or has switched off. Any recent browser runs it.",
    fault: "Alquerque has stopped because of a fault. Your game is kept.",
  };

  // Who waits longer than this is told how far it is.
  const PATIENCE = 1500;
  // After this long without a byte something seems to be wrong.
  const STALLED = 10000;
  // Bytes that are unpacked in one go.
  const PIECE = 4000;
  // How long the caches may take to be filled anew before the page is loaded again.
  const REFILL = 15000;

  const root = document.documentElement;

  // The page's colours are the device's, or those chosen in the options: then what holds for one of them holds always or never.
  const SCHEME = /\(prefers-color-scheme: (\w+)\)/;
  const asWritten = new Map();
  function paint() {
    const { theme } = root.dataset;
    const isChosen = theme === "light" || theme === "dark";
    // Rules that are written anew, even as they were, cost a look of every element.
    if (!isChosen && asWritten.size === 0) return;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
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
  new MutationObserver(paint).observe(root, { attributeFilter: ["data-theme"] });
  document.addEventListener("DOMContentLoaded", paint);
  let chosen;
  let chosenTheme;
  try {
    // Before anything is drawn. What cannot be read is told of later.
    ({ language: chosen, theme: chosenTheme } = JSON.parse(localStorage.getItem("alquerque.settings")) ?? {});
  } catch {}
  root.dataset.theme = chosenTheme ?? "system";

  const { glue, module, moduleBytes } = root.dataset;

  // Languages by their codes: the file of their words, and its length.
  const languages = new Map(root.dataset.words.split(" ").map((entry) => {
    const [code, file, bytes] = entry.split(":");
    return [code, { file, bytes: Number(bytes) }];
  }));
  const RIGHT_TO_LEFT = ["ar"];
  const OWN = "en";
  // As in src/words.rs: the language before its script and country.
  const plain = (tag) => String(tag).toLowerCase().split(/[-_]/)[0];
  const asked = [...(navigator.languages ?? []), navigator.language].map(plain);
  const spoken = languages.has(chosen) ? chosen : asked.find((code) => languages.has(code)) ?? OWN;
  // Nothing is seen in two languages: what is there is shown when its words are, or after this time.
  const SPEECHLESS = 1200;
  // How long the words of a language may take until it is tried without them.
  const PATIENT = 8000;
  function speakIn(code) {
    root.lang = code;
    root.dir = RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr";
    root.classList.toggle("speechless", code !== OWN);
  }
  speakIn(spoken);
  setTimeout(() => root.classList.remove("speechless"), SPEECHLESS);

  /** Whether these are the bytes of which the file's name has the hash. Over plain HTTP browsers have no hashes. */
  async function areWhole(content, { file, bytes }) {
    if (content.byteLength !== bytes) return false;
    if (!crypto.subtle) return true;
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return file.includes([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 12));
  }

  // In a development build nothing is packed.
  function unpackerFor(file) {
    if (file.endsWith(".lzma")) return unpacker();
    const pieces = [];
    return { push: (piece) => pieces.push(piece), end: () => new Blob(pieces).arrayBuffer() };
  }

  async function wordsOf(code) {
    const words = languages.get(code);
    for (const cache of ["default", "reload"]) {
      try {
        const response = await fetch(words.file, { cache, signal: AbortSignal.timeout?.(PATIENT) });
        const content = await response.arrayBuffer();
        if (response.ok && await areWhole(content, words)) {
          const bytes = unpackerFor(words.file);
          bytes.push(new Uint8Array(content));
          return new TextDecoder().decode(await bytes.end());
        }
      } catch {}
    }
    throw new Error(`the words of ${code} do not arrive`);
  }
  const fetched = wordsOf(spoken).catch((error) => {
    if (spoken === OWN) throw error;
    speakIn(OWN);
    return wordsOf(OWN);
  });
  // Whoever waits for them hears of it.
  fetched.catch(() => {});

  // The texts of one line by their ids.
  let words = new Map();
  const MORE = " more";
  const idOf = (text) => `page-${(text.replaceAll("…", MORE).match(/[A-Za-z0-9]+/g) ?? []).join("-").slice(0, 40).replace(/-+$/, "")}`;
  // As they go over the wire (FNV-1a): `short` in crates/xtask/src/parts.rs.
  const short = (id) => `p${([...id].reduce((hash, c) => Math.imul(hash ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 8).toString(16)}`;
  // What the program says as well has its whole id.
  const inWords = (id) => words.get(short(id)) ?? words.get(id);
  const say = (text) => inWords(idOf(text)) ?? text;
  const SPOKEN = ["aria-label", "title", "placeholder", "content"];

  /** Puts the words in the place of the English ones, in the whole page. */
  function translate() {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (
      /^(script|style|noscript|template)$/i.test(node.nodeName) || (node !== root && node.lang) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
    ));
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.data.trim();
        const id = node.parentElement.dataset?.say ?? idOf(text);
        const said = text && inWords(id);
        if (said) node.data = node.data.replace(text, () => said);
      } else {
        for (const name of SPOKEN) {
          const text = node.getAttribute(name);
          if (text && inWords(idOf(text))) node.setAttribute(name, say(text));
        }
      }
    }
    // What is loaded later has other files in every language.
    for (const part of document.querySelectorAll("[data-part]")) {
      const [file, bytes] = (words.get(`part-${part.dataset.part}`) ?? "").split(" ");
      if (bytes) Object.assign(part.dataset, { file, bytes });
    }
    const manifest = document.querySelector("link[rel=manifest]");
    if (root.lang !== OWN) manifest.setAttribute("href", manifest.getAttribute("href").replace(".", `.${root.lang}.`));
  }

  /** The page's words, which have taken the place of the English ones when this is done. */
  async function speech() {
    const text = await fetched;
    words = new Map([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, value]) => [id, value.replace(/{ "(.*?)" }/g, "$1")]));
    if (root.lang !== OWN) translate();
    root.classList.remove("speechless");
    const element = document.createElement("template");
    element.id = "words";
    element.textContent = text;
    document.head.append(element);
  }
  const element = (id) => document.getElementById(id);
  const isStarted = () => "started" in root.dataset;
  let received = 0;
  let broken = false;
  let said = "";
  // Of the page, as far as it has come.
  let elements = 0;
  let lastByte = Date.now();

  const kilobytes = (bytes) => Math.round(bytes / 1000);
  const progress = (text) => {
    const all = kilobytes(moduleBytes);
    const amounts = { there: Math.min(kilobytes(received), all), all, seconds: STALLED / 1000 };
    return say(text).replace(/{[ $]*(\w+) *}/g, (_, name) => amounts[name]);
  };

  // For a page that ends before its own.
  function newBox() {
    const box = document.createElement("div");
    box.id = "cannot-start";
    box.setAttribute("role", "alert");
    (document.body || root).prepend(box);
    return box;
  }

  function tell(text, offer) {
    const box = element("cannot-start") || newBox();
    // As it stands: the button is not to go away under a finger.
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
    broken = true;
    const status = element("status");
    if (status) status.hidden = true;
    root.classList.add("cannot");
  }

  // Asks the server for everything anew, whatever the caches have; what it answers takes the place of what they have.
  async function loadAgain() {
    const files = [location.pathname, glue, module, root.dataset.worker ?? "search-worker.js", languages.get(root.lang).file].filter(Boolean);
    const refilled = Promise.allSettled(files.map(async (file) => (await fetch(file, { cache: "reload" })).arrayBuffer()));
    await Promise.race([refilled, new Promise((go) => setTimeout(go, REFILL))]);
    location.reload();
  }

  function look() {
    if (isStarted()) {
      // It has come through after all.
      clearInterval(watch);
      const box = element("cannot-start");
      if (box) box.hidden = true;
      const status = element("status");
      if (status) status.hidden = false;
      root.classList.remove("cannot");
      return;
    }
    if (broken) return;
    const now = Date.now();
    if (document.readyState === "loading") {
      const { length } = document.getElementsByTagName("*");
      if (length > elements) {
        elements = length;
        lastByte = now;
      } else if (now - lastByte >= STALLED) {
        // A line that was cut: some browsers wait for the rest of the page for ever.
        cannot(WORDS.noPage, WORDS.loadAgain);
        return;
      }
    }
    const status = element("status");
    if (status && now - began >= PATIENCE) status.textContent = progress(WORDS.loading);
    if (now - lastByte >= STALLED) {
      tell(progress(WORDS.stalled), WORDS.tryAgain);
    }
  }

  const began = Date.now();
  const watch = setInterval(look, 500);

  function failed(problem) {
    if (!isStarted()) {
      console.error(problem);
      cannot(WORDS.noStart, WORDS.loadAgain);
    } else if (problem instanceof WebAssembly.RuntimeError) {
      cannot(WORDS.fault, WORDS.loadAgain);
    }
  }

  // Lets the page do something else. A timer would take a second in a tab in the background.
  const breath = () => new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(0);
  });

  // The module's bytes, counted and unpacked as they come. They are compiled when all are there: Firefox, short of time, waits
  // for ever for a stream of a script's own.
  async function counted() {
    const response = await fetch(module);
    if (!response.ok) throw new Error(`status ${response.status} for the game's file`);
    const reader = response.body.getReader();
    const bytes = unpackerFor(module);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.byteLength;
      lastByte = Date.now();
      // Piece by piece: on a slow phone all of it at once would hold the page up.
      for (let at = 0; at < value.length; at += PIECE) {
        bytes.push(value.subarray(at, at + PIECE));
        await breath();
      }
    }
    if (received < moduleBytes) throw new Error(`the game's file ends after ${received} of ${moduleBytes} bytes`);
    return bytes.end();
  }

  async function start() {
    // The page is to be seen first, also on a slow phone. Where no picture is drawn, as in a tab in the background, this
    // waits no longer than 300 ms.
    await new Promise((go) => {
      new PerformanceObserver(go).observe({ type: "paint", buffered: true });
      setTimeout(go, 300);
    });
    const [bindings, bytes] = await Promise.all([import(new URL(glue, document.baseURI).href), counted(), speech()]);
    await bindings.default({ module_or_path: bytes });
  }

  // The language is to be there without a network, too.
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "keep", language: root.lang })).catch(() => {});

  window.addEventListener("error", (event) => event.error && failed(event.error));
  window.addEventListener("unhandledrejection", (event) => failed(event.reason));
  document.addEventListener("DOMContentLoaded", () => {
    if (typeof WebAssembly !== "object") {
      cannot(WORDS.noWebAssembly);
    } else if (!element("page-end")) {
      cannot(WORDS.noPage, WORDS.loadAgain);
    } else {
      start().catch(failed);
    }
  });
})();
