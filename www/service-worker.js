// Keeps the whole game for playing without a network.
//
// All files of one version are kept together in one cache, which is filled completely or not at all, so that no page
// ever runs with files of two versions. A new version is fetched in the background and then waits: the page is told by
// the browser ("updatefound", "statechange"), asks the player, and posts { type: "skip-waiting" } when the player
// agrees; then the new version takes over and the page reloads itself. It never takes over by itself under a running game.

// The build fills these two in: the files with the hash of each, as for subresource integrity.
const version = "VERSION";
const files = new Map(["FILES"]);

// Other sites of the same origin, as on GitHub Pages, have caches of their own.
const prefix = `alquerque ${self.registration.scope} `;
const cacheName = prefix + version;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(cacheName)
      // "no-cache" asks the server about files in the browser's own cache, which may be of an older version. While a
      // new version spreads over the servers of a host, even that can bring an old file; with the hash that is an error,
      // and the browser tries again later.
      .then((cache) => cache.addAll(
        [...files].map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity })),
      )),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(
        names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
      ))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data && event.data.type === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // A build for development keeps no files; and what is not of this site is none of our business.
  if (files.size === 0 || request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
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
