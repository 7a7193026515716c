// www/unpack.js against what another packer has made, and against damage. No browser: the built page's own text is run.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { DIST } from "./lib/server.mjs";

/** Lengths of the pieces in which the bytes arrive. */
const PIECES = [1, 7, 1000, Infinity];
const MARK = 12;

const page = await readFile(join(DIST, "index.html"), "utf8");
const script = page.match(/<script>((?:(?!<\/script>)[^])*function unpacker[^]*?)<\/script>/)[1];
const unpacker = new Function(`${script};return unpacker`)();

function unpack(packed, piece = Infinity) {
  const unpacking = unpacker();
  for (let at = 0; at < packed.length; at += piece) unpacking.push(packed.subarray(at, at + piece));
  return Buffer.from(unpacking.end());
}

// By the library liblzma 5.4: data/lzma.json has each case as it was, deflated, and packed.
for (const { what, plain, packed } of JSON.parse(await readFile(new URL("data/lzma.json", import.meta.url)))) {
  test(`unpacked, as it was: ${what}`, () => {
    const [expected, bytes] = [inflateSync(Buffer.from(plain, "base64")), new Uint8Array(Buffer.from(packed, "base64"))];
    for (const piece of PIECES) assert.deepEqual(unpack(bytes, piece), expected, `in pieces of ${piece}`);
    // That packer ends with a mark, which nothing needs where the length is known.
    for (let end = 0; end < bytes.length - MARK; end += 1) {
      assert.throws(() => unpack(bytes.subarray(0, end)), /ends too early/, `${end} of ${bytes.length} bytes`);
    }
  });
}

test("the module is unpacked whole, and what is damaged is refused or as long as it says", async () => {
  const name = (await readdir(DIST)).find((file) => /^alquerque-www-.*\.lzma$/.test(file));
  const packed = new Uint8Array(await readFile(join(DIST, name)));
  const module = unpack(packed);
  assert.ok(WebAssembly.validate(module));
  assert.deepEqual(unpack(packed, 4096), module);
  for (let at = 0; at < packed.length; at += Math.ceil(packed.length / 40)) {
    const damaged = Uint8Array.from(packed);
    damaged[at] ^= 0x55;
    let length = module.length;
    try {
      ({ length } = unpack(damaged));
    } catch (problem) {
      assert.match(problem.message, /^what was packed/, `byte ${at}`);
    }
    assert.ok(at < 13 || length === module.length, `byte ${at}: ${length} bytes`);
  }
  assert.throws(() => unpack(new TextEncoder().encode("<!doctype html><title>Sign in</title>")), /^Error: what was packed is damaged/);
});
