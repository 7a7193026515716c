// Browser contexts that a file's tests use one after the other. A page in a used context loads in half the processor time, as the files
// are in the browser's cache.

import { watch } from "./troubles.mjs";

/** A file of the site that runs no script. */
const QUIET_FILE = "licences.txt";

/** Empties what a page can store, then stores `items` in localStorage. Runs in a page. */
async function reset(items) {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, failed) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: failed }));
  }
  for (const { name, value } of items) localStorage.setItem(name, value);
}

/** A new context for one test: { context, troubles, end() }. `items` are the entries of its localStorage. */
export async function newContext(browser, server, options, items) {
  return forOneTest(await browser.newContext({ ...options, storageState: { cookies: [], origins: [{ origin: server.origin, localStorage: items }] } }), server);
}

/** A given context, closed after one test. */
export function forOneTest(context, server) {
  return { context, troubles: watch(context, server.origin), end: () => context.close() };
}

export class Contexts {
  #browser;
  #server;
  /** Contexts that no test uses, by their options. */
  #idle = new Map();

  constructor(browser, server) {
    this.#browser = browser;
    this.#server = server;
  }

  /** Like `newContext`; `end(hasPassed)` keeps the context for the next test with the same options. */
  async take(options, items) {
    const key = JSON.stringify(options);
    const idle = this.#idle.get(key) ?? [];
    this.#idle.set(key, idle);
    const shared = idle.pop() ?? await this.#create(options);
    const { context, troubles, keeper } = shared;
    await keeper.evaluate(reset, items);
    troubles.length = 0;
    const end = async (hasPassed) => {
      if (!hasPassed) return context.close();
      await Promise.all(context.pages().filter((page) => page !== keeper).map((page) => page.close()));
      idle.push(shared);
    };
    return { context, troubles, end };
  }

  /** A context with a page that stays open, to reset the storage. */
  async #create(options) {
    const context = await this.#browser.newContext(options);
    const troubles = watch(context, this.#server.origin);
    const keeper = await context.newPage();
    await keeper.goto(this.#server.url + QUIET_FILE);
    return { context, troubles, keeper };
  }
}
