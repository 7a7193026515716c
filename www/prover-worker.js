// Runs the prover's module in a worker. The page starts it when a proof is first needed.
//
// The module, its glue, the books and the databases are parts of the site with a hash in their names; the build fills in the names, hashes
// and lengths. A file that does not match is not used.
const files = new Map(["KNOWLEDGE"]);
// A replacement for a failed prover bypasses the HTTP cache, which gave that one nothing usable.
const modes = location.search.includes("reload") ? ["reload"] : ["default", "reload"];
/** Milliseconds without a byte after which a file of what is known beforehand is given up. */
const PATIENCE = 10_000;

/**
 * A file as it was written when the site was built; undefined where it cannot be had. `heard` is called whenever bytes have come,
 * with their number.
 */
async function whole(name, heard, signal) {
  const [file, hash] = files.get(name) ?? [];
  if (!file) return undefined;
  // The HTTP cache would return a damaged copy again.
  for (const cache of modes) {
    try {
      const response = await fetch(file, { cache, signal });
      if (!response.ok) continue;
      const chunks = [];
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        heard(value.length);
      }
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      // Browsers offer no hashing over plain HTTP.
      if (!globalThis.crypto?.subtle) return bytes;
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      if (btoa(String.fromCharCode(...digest)) === hash) return bytes;
    } catch {
      // No network; the next attempt may hit a cache.
    }
    if (signal?.aborted) return undefined;
  }
  return undefined;
}

/** What is known beforehand: without it the prover finds out less, so that it does not wait for long. */
globalThis.knowledge = async (name) => {
  const giveUp = new AbortController();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(), PATIENCE);
  };
  wait();
  const bytes = await whole(name, wait, giveUp.signal);
  clearTimeout(timer);
  return bytes;
};
// Leave enough memory for the games on a phone.
globalThis.megabytes = () => ((navigator.deviceMemory ?? 4) > 4 ? 192 : 64);

/** The place of `Loading` among the answers: see crates/messages. */
const LOADING = 5;
let received = 0;
/**
 * Tells the page that more of the module has arrived; the page gives up a prover whose module has stalled. The message is encoded as the
 * module encodes it: the kind of answer, and the number in groups of seven bits.
 */
function loading(bytes) {
  received += bytes;
  const message = [LOADING];
  let rest = received;
  for (; rest >= 128; rest = Math.floor(rest / 128)) message.push((rest % 128) + 128);
  postMessage(new Uint8Array([...message, rest]));
}

(async () => {
  const [glue, module] = await Promise.all([whole("glue", loading), whole("module", loading)]);
  if (!glue || !module) throw new Error("the module that proves cannot be loaded");
  const { default: init } = await import(new URL(files.get("glue")[0], location.href).href);
  await init({ module_or_path: module });
})().catch((error) => {
  // Rethrown where the page can see it.
  setTimeout(() => { throw error; });
});
