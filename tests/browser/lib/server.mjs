// Serves a built site below a path, compressed, like GitHub Pages; tests can replace single files and stop it.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSED_ALREADY = new Set([".png"]);

/** The folder of the site under test: `DIST`, by default dist/ in the repository. */
export const DIST = resolve(process.env.DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url)));
/** The path below which the site is served; also in the manifest's id. */
export const PATH = "/alquerque/";

/**
 * Starts a server on a free port, or on `port`.
 *
 * `files` replaces files: it maps a name to a function from the real contents (a Buffer; undefined if there is no such file) to
 * others, or null for "not found". `responses` lists every response: { name, status, bytes }, with compressed bytes. `line` can be
 * set to an async function that is called with the file's name before each response: it can delay it, or cut the connection by
 * returning false. Files in `fickle` must not be cached by the browser. Files in `stalls` stop halfway. `types` overrides the
 * content types of single files.
 */
export async function serve({ root = DIST, port = 0, files = new Map() } = {}) {
  const responses = [];
  const site = { files, responses, line: () => true, fickle: new Set(), stalls: new Set(), types: new Map() };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === PATH.slice(0, -1)) {
      response.writeHead(301, { location: PATH }).end();
      return;
    }
    // Browsers ask for it on their own.
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const name = normalize(decodeURIComponent(pathname).slice(PATH.length) || "index.html");
    if (await site.line(name) === false) {
      request.socket.destroy();
      return;
    }
    const body = pathname.startsWith(PATH) ? await contents(root, files, name) : null;
    const status = body === null ? 404 : 200;
    const extension = extname(name);
    const headers = { "content-type": site.types.get(name) ?? TYPES[extension] ?? "text/plain", "cache-control": "max-age=600" };
    if (site.fickle.has(name)) headers["cache-control"] = "no-store";
    const isCompressed = !COMPRESSED_ALREADY.has(extension) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    if (isCompressed) headers["content-encoding"] = "gzip";
    const { sent, etag } = packed(body ?? Buffer.from("Not found"), isCompressed);
    headers.etag = etag;
    if (status === 200 && request.headers["if-none-match"] === headers.etag) {
      responses.push({ name, status: 304, bytes: 0 });
      response.writeHead(304, headers).end();
      return;
    }
    headers["content-length"] = sent.length;
    responses.push({ name, status, bytes: sent.length });
    response.writeHead(status, headers);
    if (site.stalls.has(name)) response.write(sent.subarray(0, sent.length / 2));
    else response.end(sent);
  });
  await new Promise((done, failed) => server.once("error", failed).listen(port, "127.0.0.1", done));
  const { port: taken } = server.address();
  const origin = `http://127.0.0.1:${taken}`;
  return Object.assign(site, {
    origin,
    port: taken,
    url: origin + PATH,
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
}

/** Compressed files, as every test requests the same ones. */
const kept = new Map();

function packed(body, isCompressed) {
  const key = `${isCompressed} ${createHash("sha256").update(body).digest("base64url")}`;
  if (!kept.has(key)) kept.set(key, { sent: isCompressed ? gzipSync(body, { level: 9 }) : body, etag: `"${key.replace(" ", "-")}"` });
  return kept.get(key);
}

async function contents(root, files, name) {
  if (name.startsWith("..") || files.get(name) === null) return null;
  const real = await readFile(join(root, name)).catch(() => undefined);
  const change = files.get(name);
  if (change) return Buffer.from(change(real));
  return real ?? null;
}
