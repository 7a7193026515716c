// Keeps the whole game for offline use.
//
// All files of a version are in one cache, which is filled completely or not at all, so that no page ever mixes two versions. A new version
// is fetched in the background and then waits: the page notices through the browser's events ("updatefound", "statechange"), asks the
// player, and posts { type: "skip-waiting" }; then the new version takes over and the page reloads itself. It never takes over a running
// game on its own.
//
// Caches are not trusted: their files are verified, damaged or missing ones are fetched again, and if a cache fails or never answers,
// everything comes from the network.

// Filled in by the build: the files with their hashes, as for subresource integrity.
const version = "VERSION";
const files = new Map(["FILES"]);
// The parts of the site that load later. Their names contain a hash of the content, so that an unchanged part survives an update.
const parts = new Map(["PARTS"]);
// Shown when there is neither a network nor a cached page.
const offline = "OFFLINE";
// The same for the study, which needs one visit online, or some time on the game's page.
const studyOffline = "STUDY_OFFLINE";

// Milliseconds to wait for the caches before fetching from the network: some browsers' caches never answer.
const TIMEOUT = 3000;
// Bytes that must be free before everything is cached, which takes about a tenth of that.
const ROOM = 80_000_000;

const { scope } = self.registration;
// Other sites on the same origin, as on GitHub Pages, have caches of their own.
const prefix = `alquerque ${scope} `;
const cacheName = prefix + version;
const partsName = `${prefix}parts`;

const game = "./";
// The study's page has the same name in every version.
const study = "study.html";
const keyOf = (file) => (file === study ? `${file}?${encodeURIComponent(version)}` : file);
const addressOf = (file) => new URL(keyOf(file), scope).href;

/** Maps a URL to a file name as used in the lists above. */
function fileOf(url) {
  const name = url.slice(scope.length).split(/[?#]/)[0];
  return ["", "index.html"].includes(name) ? game : name;
}

const open = (file) => caches.open(files.has(file) ? cacheName : partsName);

// An open tab of an earlier version may request parts that are no longer listed: `isPart` accepts them, `isListed` doesn't.
const isListed = (file) => files.has(file) || parts.has(file);
const isPart = (file) => parts.has(file) || file.startsWith("parts/");

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  // "no-cache" revalidates files in the browser's HTTP cache, which may be of an older version. While a new version spreads over a host's
  // servers, even that can return an old file; the hash turns it into an error, and the browser tries again later.
  const requests = [...files].map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity }));
  await (await caches.open(cacheName)).addAll(requests);
  const languages = [...await spoken()];
  // The game is unplayable without its words. Articles are optional: the page loads them when needed.
  await keepParts((file) => languages.some((language) => file.startsWith(wordsOf(language))));
  await Promise.allSettled([...languages.map((language) => keepParts((file) => isOf(file, language))), keepAgain()]);
}

// Each language has a folder for its parts; shared parts are in the folder above.
const folderOf = (language) => `parts/${language}/`;
const wordsOf = (language) => `${folderOf(language)}words-`;
const isOf = (file, language) => file.startsWith(folderOf(language)) || /^parts\/[^/]*$/.test(file);

/** Whether the study needs the file in that language, engines included. */
const isOfStudy = (file, language) => (
  file === study || ["module", "glue", language].some((name) => file.startsWith(`parts/study/${name}-`))
);

/** The names of the cached parts. */
async function keptParts() {
  return (await (await caches.open(partsName)).keys()).map(({ url }) => url.slice(scope.length));
}

/** The languages that the browser asks for, without scripts and regions. */
const asked = () => (
  [...(self.navigator.languages ?? []), self.navigator.language].map((language) => String(language).toLowerCase().split(/[-_]/)[0])
);

/** The languages to cache: the browser's first supported language, and those whose catalogues are already cached. */
async function spoken() {
  const ofWords = (names) => names.filter((file) => file.includes("/words-")).map((file) => file.split("/")[1]);
  const known = ofWords([...parts.keys()]);
  const own = asked().find((language) => known.includes(language));
  return new Set([...ofWords(await keptParts()).filter((language) => known.includes(language)), own ?? "en"]);
}

/** Updates the cached parts of the prover, the study, the pictures and the weights; caches none that were never used. */
async function keepAgain() {
  const unhashed = (file) => file.replace(/-[0-9a-f]+(?=\.[a-z]+$)|\?.*/, "");
  // Earlier versions named the prover's folder differently.
  const kept = new Set((await keptParts()).map((file) => unhashed(file).replace("parts/truth/", "parts/prover/")));
  await keepParts((file) => (file === study || /^parts\/(prover|study|weights|pictures)\//.test(file)) && kept.has(unhashed(file)));
}

async function keepParts(isWanted) {
  const obtained = await Promise.allSettled((await missing(partsName, [...parts.keys()].filter(isWanted))).map(obtain));
  const failed = obtained.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Returns the wanted files that are not in the cache. */
async function missing(name, wanted) {
  const kept = new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
  return wanted.filter((file) => !kept.has(addressOf(file)));
}

/** Fetches, verifies and caches a file. */
async function obtain(file) {
  // The HTTP cache may hold a damaged copy, or one of another version.
  for (const cache of ["default", "reload"]) {
    const response = await fetch(file, { cache });
    if (response.ok && await keep(file, response)) return;
  }
  throw new Error(`the server has another ${file}`);
}

/** Caches a response if its hash is right; returns whether it is. */
async function keep(file, response) {
  const body = await response.arrayBuffer();
  if (!await isWhole(file, body)) return false;
  await (await open(file)).put(keyOf(file), new Response(body, { headers: response.headers }));
  return true;
}

/** Verifies a file's hash. Parts of earlier versions are not listed, but have the first digits of their hash in their names. */
async function isWhole(file, content) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (isListed(file)) return (files.get(file) ?? parts.get(file)) === `sha256-${btoa(String.fromCharCode(...hash))}`;
  const digits = [...hash.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, "0"));
  return file.includes(`-${digits.join("")}.`);
}

self.addEventListener("activate", (event) => event.waitUntil(
  // The browser delays all fetches until this is done, so don't wait long; old caches do no harm.
  within(TIMEOUT, dropOldVersions()).catch(() => {}).then(() => self.clients.claim()),
));

/** The promise's result, or undefined after a timeout in milliseconds. */
const within = (millis, promise) => Promise.race([promise, new Promise((done) => setTimeout(done, millis))]);

async function dropOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && ![cacheName, partsName].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Deletes the parts of earlier versions, unless another page is open, which may be one of them. */
async function dropOldParts() {
  const { installing, waiting } = self.registration;
  // A newer version may already have stored its parts.
  if (installing || waiting || (await self.clients.matchAll()).length > 1) return;
  const used = new Set([...parts.keys()].map(addressOf));
  const cache = await caches.open(partsName);
  const unused = (await cache.keys()).filter(({ url }) => !used.has(url));
  await Promise.all(unused.map((request) => cache.delete(request)));
}

self.addEventListener("message", (event) => {
  const { type, language } = event.data ?? {};
  if (type === "skip-waiting") self.skipWaiting();
  // A page has started in this language. If storing its parts fails, the next page tries again.
  if (type === "keep") event.waitUntil(keepForPage(event.source?.url ?? scope, language).catch(() => {}));
  const change = { "keep-all": keepAll, reduce, measure: () => {} }[type];
  if (!change) return;
  // One after another: the last one decides what is stored.
  changes = changes.then(() => change(language)).catch(() => {}).then(() => report(event, language)).catch(() => {});
  event.waitUntil(changes);
});

let changes = Promise.resolve();

/** Caches everything that the page may need offline. */
async function keepForPage(url, language) {
  const isStudy = fileOf(url) === study;
  await dropOldParts();
  await keepParts((file) => isOf(file, language) || (isStudy && isOfStudy(file, language)));
}

/** Whether the game or the study can need the file in that language. */
function isFor(file, language) {
  const other = [...parts.keys()].map((part) => part.match(/^parts\/([^/]*)\/words-/)?.[1]).filter((name) => name && name !== language);
  return !other.some((name) => file.startsWith(folderOf(name)) || file.startsWith(`parts/study/${name}-`));
}

/** Caches everything before it is first needed, if the device has room. */
async function keepAll(language) {
  const { quota = Infinity, usage = 0 } = await navigator.storage?.estimate?.() ?? {};
  if (quota - usage > ROOM) await keepParts((file) => isFor(file, language));
}

/** Removes what the game doesn't need to be played against the computer. */
async function reduce(language) {
  const cache = await caches.open(partsName);
  const isNeeded = (file) => isOf(file, language) || file.startsWith("parts/weights/");
  const unneeded = (await cache.keys()).filter(({ url }) => !isNeeded(url.slice(scope.length)));
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

/** Answers a message with the size of what is cached, and whether it is everything. */
async function report({ ports: [port] }, language) {
  if (!port) return;
  const opened = await Promise.all([cacheName, partsName].map((name) => caches.open(name)));
  const responses = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat();
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size));
  const lost = await missing(partsName, [...parts.keys()].filter((file) => isFor(file, language)));
  port.postMessage({ bytes: sizes.reduce((sum, size) => sum + size, 0), complete: lost.length === 0 });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // Development builds cache nothing; and leave requests outside of this site alone.
  if (files.size === 0 || request.method !== "GET" || !request.url.startsWith(scope)) return;
  const file = fileOf(request.url);
  const isKnown = files.has(file) || isPart(file);
  if (request.mode !== "navigate") {
    if (isKnown) event.respondWith(answer(event, file));
    return;
  }
  const answered = (isKnown ? answer(event, file) : fetch(request)).catch(() => withoutNetwork(file));
  event.respondWith(answered);
  event.waitUntil(answered.then(() => {
    verifyAhead(file);
    return refill();
  }));
});

/** An offline page, without the languages that the browser doesn't ask for first. */
function inOwnLanguage(page) {
  const own = asked().find((language) => page.includes(`<section lang="${language}"`)) ?? "en";
  return page.replace(/<section lang="(\w+)".*?<\/section>\s*/gs, (section, language) => (language === own ? section : ""));
}

/** The offline page. Any other address is redirected to the game first, as the page's relative links would not work there. */
function withoutNetwork(file) {
  if (file !== game && file !== study) return Response.redirect(scope);
  return new Response(inOwnLanguage(file === study ? studyOffline : offline), { status: 503, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}

async function answer(event, file) {
  const { request } = event;
  // A page always comes from this version's cache, so that it never meets files of another version.
  const isAskedAnew = request.mode !== "navigate" && ["reload", "no-store"].includes(request.cache);
  const found = isAskedAnew ? undefined : whole(file).catch(() => {});
  const kept = await within(TIMEOUT, found);
  if (kept) return kept;
  const response = await fetch(new Request(request, { cache: "reload" })).catch(async (problem) => {
    // Without a network, wait once more for a cache that is merely slow.
    const late = await within(TIMEOUT, found);
    if (late) return late;
    throw problem;
  });
  // Pass the response on as it arrives, so that the page can show progress.
  if (response.ok) event.waitUntil(keep(file, response.clone()).catch(() => {}));
  if (files.has(file)) event.waitUntil(refill());
  return response;
}

/** The cached response of a file; undefined if it is missing or damaged, or the caches fail. */
async function whole(file) {
  const check = checks.get(file) ?? verified(file);
  checks.delete(file);
  // Respond with the cache's own response rather than the bytes read for verification: the browser keeps compiled code with it.
  return await check ? (await open(file)).match(keyOf(file)) : undefined;
}

// Files verified ahead of their requests.
const checks = new Map();

/** Starts verifying the module and its glue, which the page requests as soon as it loads. */
function verifyAhead(file) {
  const isAskedFor = file === study ? /^parts\/study\/(module|glue)-/ : /^alquerque-www-/;
  for (const name of [...files.keys(), ...parts.keys()]) {
    if (isAskedFor.test(name)) checks.set(name, verified(name));
  }
}

/** Whether a file is cached and undamaged; deletes a damaged copy. False if the caches fail. */
async function verified(file) {
  try {
    const cache = await open(file);
    const response = await cache.match(keyOf(file));
    if (!response) return false;
    if (await isWhole(file, await response.arrayBuffer())) return true;
    await cache.delete(keyOf(file));
  } catch {
    // The file then comes from the network.
  }
  return false;
}

let refilling;

/** Fetches files of this version that are missing from the cache, for example because the browser evicted them. */
function refill() {
  refilling ??= fill().catch(() => {}).finally(() => { refilling = undefined; });
  return refilling;
}

async function fill() {
  const lost = await missing(cacheName, [...files.keys()]);
  try {
    for (const file of lost) await obtain(file);
  } catch (error) {
    if (!await isReplaced()) throw error;
    // The cache cannot be repaired. Everything comes from the server until the new version takes over.
    await caches.delete(cacheName);
  }
}

/** Whether the server has another version. The sign-in page of a captive portal doesn't count as one. */
async function isReplaced() {
  const script = await (await fetch(self.location.href, { cache: "no-store" })).text();
  const found = script.match(/^const version = "(.*)";$/m)?.[1];
  return found !== undefined && found !== version;
}
