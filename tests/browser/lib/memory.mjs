// Memory use of a tab in Chromium after garbage collection.

import { readFile } from "node:fs/promises";
import { inWorker } from "./faults/inject.mjs";

/** Milliseconds to wait for a worker; one that does not answer is counted, but not measured. */
const TIMEOUT = 5_000;

/** Measures a page and its workers; includes the workers' WebAssembly only after `Memory.prepare` has prepared the server. */
export class Memory {
  #session;
  #browser;
  #workers = new Map();
  #waiting = new Map();
  #lastId = 0;

  /** Makes the workers of this server's site record their WebAssembly memories. */
  static prepare(server) {
    inWorker(server, recordMemories);
  }

  /** For `page`, whose browser must have been launched by the test. */
  static async of(page) {
    const memory = new Memory();
    const context = page.context();
    memory.#session = await context.newCDPSession(page);
    memory.#browser = await context.browser()?.newBrowserCDPSession();
    const session = memory.#session;
    session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") memory.#workers.set(sessionId, targetInfo.url);
    });
    session.on("Target.detachedFromTarget", ({ sessionId }) => memory.#workers.delete(sessionId));
    session.on("Target.receivedMessageFromTarget", ({ message }) => {
      const { id, result, error } = JSON.parse(message);
      memory.#waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
    });
    await session.send("Performance.enable");
    // Not flat: Playwright offers no sessions for workers, but passes on messages wrapped in the page's own.
    await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return memory;
  }

  /**
   * Measures after two garbage collections (the second frees objects with finalizers): bytes of the heaps and WebAssembly of the
   * page and its workers; nodes, listeners and documents; workers; and the mebibytes of all renderers of the browser.
   */
  async measure() {
    const page = (method, params) => this.#session.send(method, params);
    const heap = await heapOf(page);
    const wasm = await wasmOf(page);
    const { metrics } = await page("Performance.getMetrics");
    const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
    let [workerHeap, workerWasm] = [0, 0];
    for (const sessionId of [...this.#workers.keys()]) {
      const worker = (method, params) => this.#sendTo(sessionId, method, params);
      try {
        workerHeap += await heapOf(worker);
        workerWasm += await recordedMemories(worker);
      } catch {
        // The worker has ended, or is too busy to answer.
      }
    }
    return {
      heap, wasm, workerHeap, workerWasm,
      nodes: metric("Nodes"), listeners: metric("JSEventListeners"), documents: metric("Documents"),
      workers: this.#workers.size, renderers: await this.#renderers(),
    };
  }

  /** Resident memory of the browser's renderers in mebibytes; 0 if the system does not report it. */
  async #renderers() {
    if (!this.#browser) return 0;
    const { processInfo } = await this.#browser.send("SystemInfo.getProcessInfo");
    const sizes = processInfo.filter(({ type }) => type === "renderer").map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    });
    return Math.round((await Promise.all(sizes)).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024);
  }

  #sendTo(sessionId, method, params = {}) {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error("the worker does not answer")), TIMEOUT);
      this.#waiting.set(id, (result) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        done(result);
      });
      const message = JSON.stringify({ id, method, params });
      this.#session.send("Target.sendMessageToTarget", { sessionId, message }).catch(failed);
    });
  }
}

async function heapOf(send) {
  await send("HeapProfiler.collectGarbage");
  await send("HeapProfiler.collectGarbage");
  return (await send("Runtime.getHeapUsage")).usedSize;
}

/**
 * Bytes of all WebAssembly memories of a page. A module hides its own, but the debugger finds them by type. Never use it on a
 * worker: Chromium 156 crashes the renderer if the worker is running WebAssembly.
 */
async function wasmOf(send) {
  const objectGroup = "memories";
  const { result: prototype } = await send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype", objectGroup });
  const { objects } = await send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId, objectGroup });
  const { result } = await send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function() { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }",
    returnByValue: true,
  });
  await send("Runtime.releaseObjectGroup", { objectGroup });
  return result.value;
}

/** Runs in a worker: records the memories of new instances. */
function recordMemories() {
  self.memories = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const { exports } = made.instance ?? made;
    self.memories.push(...Object.values(exports).filter((one) => one instanceof WebAssembly.Memory));
    return made;
  };
}

/** Bytes of the memories recorded by a worker. */
async function recordedMemories(send) {
  const expression = "(self.memories ?? []).reduce((sum, memory) => sum + memory.buffer.byteLength, 0)";
  return (await send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
}

const MEBI = 1024 * 1024;
const mebibytes = (bytes) => (bytes / MEBI).toFixed(2);

/** The columns of a table of measurements, and their formats. */
export const COLUMNS = [
  ["page MiB", ({ heap }) => mebibytes(heap)],
  ["page wasm MiB", ({ wasm }) => mebibytes(wasm)],
  ["worker MiB", ({ workerHeap }) => mebibytes(workerHeap)],
  ["worker wasm MiB", ({ workerWasm }) => mebibytes(workerWasm)],
  ["nodes", ({ nodes }) => nodes],
  ["listeners", ({ listeners }) => listeners],
  ["documents", ({ documents }) => documents],
  ["workers", ({ workers }) => workers],
  ["renderers MiB", ({ renderers }) => renderers],
];
