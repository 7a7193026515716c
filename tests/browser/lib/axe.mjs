// What axe finds on a page.

import assert from "node:assert/strict";
import axe from "axe-core";

/** Fails where axe finds anything to complain about; `what` is looked at. */
export async function assertAccessible(page, what) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      // Text is to have 7:1, and not only 4.5:1.
      resultTypes: ["violations"], rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")}: ${failureSummary}`));
  });
  assert.equal(violations.join("\n"), "", what);
}
