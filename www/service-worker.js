// Keeps the whole game for playing without a network.
//
// All files of one version are kept together in one cache, which is filled completely or not at all, so that no page
// ever runs with files of two versions. A new version is fetched in the background and then waits: the page is told by
// the browser ("updatefound", "statechange"), asks the player, and posts { type: "skip-waiting" } when the player
// agrees; then the new version takes over and the page reloads itself. It never takes over by itself under a running game.

// The build fills these two in: the files with the hash of each, as for subresource integrity.
const version = "VERSION";
const files = new Map(["FILES"]);
// The parts of the site that load later. The names have a hash of what is in them: a part that did not change is kept over
// an update.
const parts = new Map(["PARTS"]);

// Other sites of the same origin, as on GitHub Pages, have caches of their own.
const prefix = `alquerque ${self.registration.scope} `;
const cacheName = prefix + version;
const partsName = `${prefix}parts`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(cacheName)
      // "no-cache" asks the server about files in the browser's own cache, which may be of an older version. While a
      // new version spreads over the servers of a host, even that can bring an old file; with the hash that is an error,
      // and the browser tries again later.
      .then((cache) => cache.addAll(
        [...files].map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity })),
      ))
      .then(async () => {
        const languages = await spoken();
        // Without words nobody can play. What there is to read is no condition: the page loads what is missing.
        await Promise.all([...languages].map(async (language) => {
          await keepParts((file) => file.startsWith(wordsOf(language)));
          const kept = await (await caches.open(partsName)).keys();
          if (!kept.some(({ url }) => url.includes(wordsOf(language)))) throw new Error(`the words of ${language} are not kept`);
        }));
        await Promise.allSettled([
          ...[...languages].map((language) => keepParts((file) => isOf(file, language))),
          keepAgain(),
        ]);
      }),
  );
});

// Parts are in the folder of their language, those of all languages in the one above.
const folderOf = (language) => `parts/${language}/`;
const wordsOf = (language) => `${folderOf(language)}words-`;
const isOf = (file, language) => file.startsWith(folderOf(language)) || file.split("/").length === 2;

/** The languages of this browser: the first of its own that there is, and those that it has words of. */
async function spoken() {
  const cache = await caches.open(partsName);
  const kept = (await cache.keys()).map(({ url }) => url.slice(self.registration.scope.length)).filter((file) => file.includes("/words-"));
  const known = [...parts.keys()].filter((file) => file.includes("/words-")).map((file) => file.split("/")[1]);
  const asked = [...(self.navigator.languages ?? []), self.navigator.language].map((language) => String(language).toLowerCase().split(/[-_]/)[0]);
  const own = asked.find((language) => known.includes(language));
  return new Set([...kept.map((file) => file.split("/")[1]).filter((language) => known.includes(language)), own ?? "en"]);
}

// The study's page has a name without a hash, and is another one in every version.
const study = "study.html";
const keyOf = (file) => (file === study ? `${file}?${encodeURIComponent(version)}` : file);

/** Fetches what has changed of the prover's and the study's parts: whoever needed them may again. */
async function keepAgain() {
  const unhashed = (file) => file.replace(/-[0-9a-f]+(?=\.[a-z]+$)|\?.*/, "");
  const kept = new Set((await (await caches.open(partsName)).keys()).map(({ url }) => unhashed(url.slice(self.registration.scope.length))));
  await keepParts((file) => (file === study || /^parts\/(truth|study)\//.test(file)) && kept.has(unhashed(file)));
}

/** Fetches those of the parts that are not kept yet. */
async function keepParts(isWanted) {
  await Promise.all([...parts.keys()].filter(isWanted).map(async (file) => {
    const keeping = [];
    const response = await part(file, new Request(file, { cache: "no-cache" }), (work) => keeping.push(work));
    if (!response.ok) throw new Error(`status ${response.status} for ${file}`);
    await Promise.all(keeping);
  }));
}

/**
 * The part as it is kept, else as it comes from the server: then it is verified and kept meanwhile. The page sees
 * how much of it has arrived, and verifies it for itself.
 */
async function part(file, request, waitUntil) {
  const cache = await caches.open(partsName);
  const kept = await cache.match(keyOf(file));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) waitUntil(keep(cache, file, response.clone()));
  return response;
}

async function keep(cache, file, response) {
  const body = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const integrity = `sha256-${btoa(String.fromCharCode(...hash))}`;
  if (integrity !== parts.get(file)) return;
  // Where there is no room for it, it is fetched again the next time.
  await cache.put(keyOf(file), new Response(body, { headers: { "content-type": response.headers.get("content-type") } })).catch(() => {});
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(
        names.filter((name) => name.startsWith(prefix) && ![cacheName, partsName].includes(name)).map((name) => caches.delete(name)),
      ))
      // Parts of the version before that are no longer used.
      .then(() => caches.open(partsName))
      .then(async (cache) => {
        const used = new Set([...parts.keys()].map((file) => new URL(keyOf(file), self.registration.scope).href));
        const unused = (await cache.keys()).filter(({ url }) => !used.has(url));
        await Promise.all(unused.map((request) => cache.delete(request)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const { type, language } = event.data ?? {};
  if (type === "skip-waiting") self.skipWaiting();
  // Somebody reads the page in it.
  if (type === "keep") event.waitUntil(keepParts((file) => isOf(file, language)).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // A build for development keeps no files; and what is not of this site is none of our business.
  if (files.size === 0 || request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request, (work) => event.waitUntil(work)));
});

async function answer(request, waitUntil) {
  const file = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  if (parts.has(file)) {
    const found = part(file, request, waitUntil);
    return request.mode === "navigate" ? found.catch(() => Response.redirect(self.registration.scope)) : found;
  }
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode !== "navigate") return fetch(request);
  const { scope } = self.registration;
  const isPage = [scope, `${scope}index.html`].includes(request.url.split(/[?#]/)[0]);
  const page = isPage && await cache.match("./");
  // At any other address the page's relative links would lead astray.
  return page || fetch(request).catch(() => Response.redirect(scope));
}
