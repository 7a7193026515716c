// Runs the page's module in a worker; the page posts it. The build fills in the name of the glue, and each game's file of learned
// weights with its hash. A file loads when the module first asks for it.
import init from "./GLUE";

const files = new Map(["WEIGHTS"]);
const loaded = new Map();

/** A game's weights; undefined if there are none, or not yet; null if they failed to load, which is then tried again. */
globalThis.weights = (game) => {
  const known = loaded.get(game);
  if (files.has(game) && (known === null || !loaded.has(game))) {
    loaded.set(game, undefined);
    load(...files.get(game)).then((bytes) => loaded.set(game, bytes), () => loaded.set(game, null));
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
  // Errors are thrown where the page can catch them.
  init({ module_or_path: data }).catch((error) => setTimeout(() => { throw error; }));
}, { once: true });
