// Operates a page by keyboard alone.

import assert from "node:assert/strict";

/** Presses Tab until the element has the focus. */
export async function tabTo(page, selector, limit = 20) {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await page.evaluate((name) => document.activeElement?.matches(name), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached by Tab`);
}

/** Focuses a control once it is visible: a hidden one, as in a tab before the next frame, would not take the focus. */
export async function focusOn(page, selector) {
  const control = page.locator(selector).first();
  await control.waitFor();
  await control.focus();
  assert.ok(await control.evaluate((element) => element === document.activeElement), `${selector} has the focus`);
}
