// A reporter for Node's test runner: writes { passed, failed, skipped, notes } as JSON, which `cargo xtask test` adds to its totals.

/** How tests mark a line of their output that the totals repeat, such as a browser's version. */
export const NOTE = "NOTE: ";

export default async function* totals(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const notes = new Set();
  for await (const { type, data } of events) {
    if (type === "test:stdout") {
      for (const line of data.message.split("\n")) {
        if (line.startsWith(NOTE)) notes.add(line.slice(NOTE.length));
      }
    }
    // A suite is not a test, but if it fails without a failing test, its hooks have failed.
    const isTest = data.details?.type !== "suite";
    const isFailure = type === "test:fail" && (isTest || data.details.error?.failureType !== "subtestsFailed");
    if (isFailure) counts.failed += 1;
    else if (type === "test:pass" && isTest) counts[data.skip ? "skipped" : "passed"] += 1;
  }
  yield `${JSON.stringify({ ...counts, notes: [...notes] })}\n`;
}
