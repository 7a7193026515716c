// Runs the prover's module in a worker. The page starts it when a proof is first needed.
//
// The module, its glue, the books and the databases are parts of the site with a hash in their names; the build fills in the names,
// hashes and lengths. A file that doesn't match is not used.
const files = new Map(["KNOWLEDGE"]);
// A replacement for a failed prover bypasses the HTTP cache, whose copies were unusable.
const modes = location.search.includes("reload") ? ["reload"] : ["default", "reload"];
/** Milliseconds without a byte after which a knowledge file is given up. */
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
      if (btoa(String.fromCharCode(...digest)) === hash) return bytes;
    } catch {
      // No network; the next attempt may hit a cache.
    }
    if (signal?.aborted) return undefined;
  }
  return undefined;
}

/** Fetches a knowledge file. The prover can do without it, only finding less, so it doesn't wait for long. */
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

/** The variant index of `Loading` among the answers: see crates/messages. */
const LOADING = 5;
let received = 0;
/**
 * Reports to the page that more of the module has arrived; the page gives up a prover whose module has stalled. Encodes the message
 * as the module does: the variant index, and the number in groups of seven bits.
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
  // Rethrow where the page can see it.
  setTimeout(() => { throw error; });
});
