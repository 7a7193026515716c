// Runs axe on a page.

import assert from "node:assert/strict";
import axe from "axe-core";

/** The rules about colours. The other rules find the same in both themes, which differ only in colours. */
const OF_COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** Asserts in both themes, which apply at once, that axe reports no violations; runs `check` in each. */
export async function assertAccessibleInBothThemes(page, what, check = () => {}) {
  for (const [colorScheme, rules] of [["light", undefined], ["dark", OF_COLOURS]]) {
    await page.emulateMedia({ colorScheme });
    await assertAccessible(page, `${what}, ${colorScheme}`, rules);
    await check();
  }
}

/** Asserts that axe reports no violations of the given rules, by default all; `what` names the state of the page. */
export async function assertAccessible(page, what, rules) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async (runOnly) => {
    const { violations: found } = await window.axe.run(document, {
      // Require a contrast of 7:1 rather than 4.5:1.
      resultTypes: ["violations"], rules: { "color-contrast-enhanced": { enabled: true } }, runOnly,
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")}: ${failureSummary}`));
  }, rules);
  assert.ok(violations.length === 0, `${what}: ${violations.join("; ").replace(/\s+/g, " ")}`);
}
