// What the service worker has cached.

/** Waits until the service worker has cached the site and controls this page. */
export function isCached(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });
}

/** The addresses of the cached files that the site loads later, sorted. */
export function cachedParts(page) {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith(" parts"));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url).sort() : [];
  });
}
