// Loads the game, which is a WebAssembly module and its glue, and says how far that is; says what is wrong where it does not
// start, and offers to load it again without what the caches have: a copy that arrived damaged would come from there once more.
//
// It stands in the page itself, so that nothing can come between. The build writes the names of the files, and how many bytes
// the module has, into the page's first element.
(() => {
  // All that is said here: for another language they are words of the page like the others.
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
  const PIECE = 9000;
  // How long the caches may take to be filled anew before the page is loaded again.
  const REFILL = 15000;

  const root = document.documentElement;

  // The page's colours are the device's, or those chosen in the options: then what holds for one of them holds always or never.
  const SCHEME = /\(prefers-color-scheme: (\w+)\)/;
  const asWritten = new Map();
  function paint() {
    const { theme } = root.dataset;
    const isChosen = theme === "light" || theme === "dark";
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
  try {
    // Before anything is drawn. What cannot be read is told of later.
    root.dataset.theme = JSON.parse(localStorage.getItem("alquerque.settings")).theme ?? "system";
  } catch {}

  const { glue, module, moduleBytes } = root.dataset;
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
    return text.replace(/{(\w+)}/g, (_, name) => amounts[name]);
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
    box.textContent = `${text} `;
    if (offer) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "primary";
      button.textContent = offer;
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
    const files = ["./", glue, module, "search-worker.js"].filter(Boolean);
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

  // A development build's module is not packed.
  function gatherer() {
    const pieces = [];
    return { push: (piece) => pieces.push(piece), end: () => new Blob(pieces).arrayBuffer() };
  }

  // The module's bytes, counted and unpacked as they come. They are compiled when all are there: Firefox, short of time, waits
  // for ever for a stream of a script's own.
  async function counted() {
    const response = await fetch(module);
    if (!response.ok) throw new Error(`status ${response.status} for the game's file`);
    const reader = response.body.getReader();
    const bytes = module.endsWith(".lzma") ? unpacker() : gatherer();
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
    // The words are to be there first, also on a slow phone. Where no picture is drawn, as in a tab in the background, this
    // waits no longer than 300 ms.
    await new Promise((go) => {
      requestAnimationFrame(() => setTimeout(go));
      setTimeout(go, 300);
    });
    const [bindings, bytes] = await Promise.all([import(new URL(glue, document.baseURI).href), counted()]);
    await bindings.default({ module_or_path: bytes });
  }

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
