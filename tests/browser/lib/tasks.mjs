// Measures what a page does in tasks on its main thread.

/**
 * Records the page's tasks until the returned function is called, which returns the processor times of the tasks in milliseconds, longest
 * first, and all trace events of the main thread. Processor time, because on a shared machine the wall time may be longer.
 */
export async function recordTasks(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "__metadata", "devtools.timeline"] } });
  return async () => {
    const complete = new Promise((resolve) => session.on("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const thread = ({ pid, tid }) => `${pid} ${tid}`;
    const mains = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread));
    const own = events.filter((event) => mains.has(thread(event)));
    const tasks = own.filter(({ name, tdur }) => /RunTask/.test(name) && tdur).map(({ tdur }) => tdur / 1000);
    return { tasks: tasks.sort((a, b) => b - a), events: own };
  };
}
