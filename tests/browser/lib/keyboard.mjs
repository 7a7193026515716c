// A page by keyboard alone.

import assert from "node:assert/strict";

/** Presses Tab until the focus is on what is wanted. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await page.evaluate((name) => document.activeElement?.matches(name), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached by Tab`);
}
