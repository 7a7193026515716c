// Runs axe on a page.

import assert from "node:assert/strict";
import axe from "axe-core";

/** Runs a check in the light and the dark theme, which the page applies at once. */
export async function inBothThemes(page, check) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await check(colorScheme);
  }
}

/** Asserts in both themes that axe reports no violations. */
export const assertAccessibleInBothThemes = (page, what) => inBothThemes(page, (theme) => assertAccessible(page, `${what}, ${theme}`));

/** Asserts that axe reports no violations; `what` names the state of the page. */
export async function assertAccessible(page, what) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      // Require a contrast of 7:1 rather than 4.5:1.
      resultTypes: ["violations"], rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")}: ${failureSummary}`));
  });
  // One line, which the totals show if another attempt was needed.
  assert.ok(violations.length === 0, `${what}: ${violations.join("; ").replace(/\s+/g, " ")}`);
}
