// Runs the page's module in a worker; the page posts it. The build fills in the name of the glue, and the names and hashes of the
// weights files. Each loads when the module first requests it.
import init from "./GLUE";

const files = new Map(["WEIGHTS"]);
const loaded = new Map();

/** The weights file with this name; undefined if it doesn't exist or hasn't loaded; null if loading failed, and the next call retries. */
globalThis.weights = (name) => {
  const known = loaded.get(name);
  if (files.has(name) && (known === null || !loaded.has(name))) {
    loaded.set(name, undefined);
    load(...files.get(name)).then((bytes) => loaded.set(name, bytes), () => loaded.set(name, null));
  }
  return known;
};

async function load(file, integrity) {
  // The HTTP cache would return a damaged copy again.
  const response = await fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
  if (!response.ok) throw new Error(response.statusText);
  return new Uint8Array(await response.arrayBuffer());
}

addEventListener("message", ({ data }) => {
  // Rethrow errors where the page can see them.
  init({ module_or_path: data }).catch((error) => setTimeout(() => { throw error; }));
}, { once: true });
