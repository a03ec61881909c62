// The longest that a page keeps its own thread busy, as it would be on a slower processor: processor time alone, of which
// other programs take nothing.
import type { Page } from "playwright-core";

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
};

/** What is drawn last is told last. */
const afterwardsMs = 500;

/** Milliseconds: what `act` took at full speed; the page's longest task and all of its tasks together, as many times longer. */
export type Watched = { took: number; longest: number; total: number };

/** @throws Error when the browser tells no processor times */
export async function watchTasks(
  page: Page,
  slowerProcessor: number,
  act: () => Promise<void>,
): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["toplevel"] });
  const started = performance.now();
  await act();
  const took = performance.now() - started;
  await page.waitForTimeout(afterwardsMs);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`))
    .flatMap(({ tdur = [] }) => tdur);
  if (times.length === 0) throw new Error("The trace has no processor times.");
  const onSlower = (time: number) => (time / 1000) * slowerProcessor;
  const total = times.reduce((sum, time) => sum + time, 0);
  return { took, longest: onSlower(Math.max(...times)), total: onSlower(total) };
}
