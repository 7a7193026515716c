// Runs a module in a worker: the searches or the prover. The page starts this script under the name of either.
//
// The module, its glue, and the weights, books and databases that it loads later are files of the site with a hash in their names; the
// build fills in the names and hashes. A file that doesn't match is not used.
const files = new Map(["FILES"]);
// A replacement for a failed worker bypasses the HTTP cache, whose copies were unusable.
const modes = location.search.includes("reload") ? ["reload"] : ["default", "reload"];
/** Milliseconds without a byte after which a file loaded later is given up. */
const TIMEOUT = 10_000;

/**
 * Fetches a file exactly as the build wrote it; undefined if unavailable. Calls `heard` with the number of bytes whenever some
 * arrive.
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
      if (`sha256-${btoa(String.fromCharCode(...digest))}` === hash) return bytes;
    } catch {
      // No network; the next attempt may hit a cache.
    }
    if (signal?.aborted) return undefined;
  }
  return undefined;
}

/** Fetches a file for the module, which can do without it, so it doesn't wait for long. */
globalThis.knowledge = async (name) => {
  const giveUp = new AbortController();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(), TIMEOUT);
  };
  wait();
  const bytes = await whole(name, wait, giveUp.signal);
  clearTimeout(timer);
  return bytes;
};
// Leave enough memory for the games on a phone.
globalThis.megabytes = () => ((navigator.deviceMemory ?? 4) > 4 ? 192 : 64);

let received = 0;
/** Tells the page, in a frame of gloo-worker's, that more of the module has arrived. The page gives up a worker that falls silent. */
function loading(bytes) {
  received += bytes;
  postMessage({ ProcessOutput: [0, { loading: { received } }] });
}

(async () => {
  const [glue, module] = await Promise.all([whole("glue", loading), whole("module", loading)]);
  if (!glue || !module) throw new Error("the worker's module cannot be loaded");
  const { default: init } = await import(new URL(files.get("glue")[0], location.href).href);
  await init({ module_or_path: module });
})().catch((error) => {
  // Rethrow where the page can see it.
  setTimeout(() => { throw error; });
});
