// Troubles that fail any test: console errors, uncaught exceptions, violations of the content security policy, and
// requests to other sites.

import assert from "node:assert/strict";

/** Records all troubles of a context's pages, including requests to sites other than `origin`, if given. */
export function watch(context, origin) {
  const troubles = [];
  context.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => troubles.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && origin && url.origin !== origin) troubles.push(`foreign request: ${url}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** Fails if any trouble matches none of the `expected` patterns. */
export function assertNone(troubles, expected = []) {
  const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
  // Report a repeated fault once.
  assert.equal([...new Set(unexpected)].slice(0, 5).join("\n"), "");
}
