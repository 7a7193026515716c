// Runs the module that proves, in a worker of its own: the page starts it when it first wants to know what is certain.
//
// The module, its glue and all that is to be known beforehand are parts of the site with a hash in their names; the build fills them
// in, with the hash and the length of each. What does not come as it was written is not used.
const files = new Map(["KNOWLEDGE"]);

/** A file as it was written when the site was built; undefined where it cannot be had. */
async function whole(name) {
  const [file, hash] = files.get(name) ?? [];
  if (!file) return undefined;
  // A copy that is damaged would come from the browser's cache once more.
  for (const cache of ["default", "reload"]) {
    try {
      const response = await fetch(file, { cache });
      if (!response.ok) continue;
      const bytes = await response.arrayBuffer();
      // Over plain HTTP browsers have no hashes.
      if (!globalThis.crypto?.subtle) return new Uint8Array(bytes);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      if (btoa(String.fromCharCode(...digest)) === hash) return new Uint8Array(bytes);
    } catch {
      // No network: perhaps the next one comes from a cache.
    }
  }
  return undefined;
}

globalThis.knowledge = whole;
// A phone with little memory keeps its games rather than proofs.
globalThis.megabytes = () => ((navigator.deviceMemory ?? 4) > 4 ? 192 : 64);

(async () => {
  const [glue, module] = await Promise.all([whole("glue"), whole("module")]);
  if (!glue || !module) throw new Error("the module that proves cannot be loaded");
  const { default: init } = await import(new URL(files.get("glue")[0], location.href).href);
  await init({ module_or_path: module });
})().catch((error) => {
  // Where the page hears of it.
  setTimeout(() => { throw error; });
});
