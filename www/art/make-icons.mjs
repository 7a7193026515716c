// Renders the PNG icons from the SVG ones: node www/art/make-icons.mjs [CHROMIUM]
// Needs playwright-core (looked up from the working directory) and a Chromium.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const { chromium } = createRequire(join(process.cwd(), "/"))("playwright-core");
const icons = new URL("../icons/", import.meta.url);
const wanted = [
  ["icon.svg", "icon-192.png", 192],
  ["icon.svg", "icon-512.png", 512],
  ["icon-maskable.svg", "icon-maskable-512.png", 512],
  ["icon-maskable.svg", "apple-touch-icon.png", 180],
];

/** The pixels of `svg` at `size` x `size`, one 0xRRGGBBAA number each (runs in the page). */
async function pixels([svg, size]) {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg", `<svg width="${size}" height="${size}"`))}`;
  await image.decode();
  const context = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext("2d");
  context.drawImage(image, 0, 0);
  const view = new DataView(context.getImageData(0, 0, size, size).data.buffer);
  return Array.from({ length: size * size }, (_, i) => view.getUint32(4 * i));
}

const channels = (colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];
const distance = (a, b) => a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An indexed PNG with the 256 most frequent colours: a third of what a browser's encoder writes. */
function encode(colours, size) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  const palette = byCount.slice(0, 256).map(channels);
  const nearest = new Map(byCount.map((colour, i) => {
    if (i < palette.length) return [colour, i];
    const distances = palette.map((entry) => distance(entry, channels(colour)));
    return [colour, distances.indexOf(Math.min(...distances))];
  }));
  const rows = Buffer.alloc((size + 1) * size); // each row starts with its filter byte, 0: none
  colours.forEach((colour, i) => (rows[i + Math.floor(i / size) + 1] = nearest.get(colour)));
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const alpha = palette.map((entry) => entry[3]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((entry) => entry.slice(0, 3)))),
    ...(alpha.some((value) => value < 255) ? [chunk("tRNS", Buffer.from(alpha))] : []),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const [source, target, size] of wanted) {
  const svg = await readFile(new URL(source, icons), "utf8");
  const png = encode(await page.evaluate(pixels, [svg, size]), size);
  await writeFile(new URL(target, icons), png);
  console.log(`${target}: ${png.length} bytes`);
}
await browser.close();
