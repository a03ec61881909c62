// The longest that a page keeps its own thread busy, as it would be on a slower processor: processor time alone, of which
// other programs take nothing.
import type { Page } from "playwright-core";

type TraceEvent = {
  name: string;
  cat: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
};

/** What is drawn last is told last. */
const afterwardsMs = 500;

/** Milliseconds: what `act` took at full speed; the page's longest task, all of its tasks and all of its workers' together, as many times longer. */
export type Watched = {
  took: number;
  longest: number;
  total: number;
  inWorkers: number;
  /** Of all tasks from the latest performance.mark() of the one name to the next of the other, as many times longer; for each of the latter. */
  between(from: string, to: string): number[];
};

/** @throws Error when the browser tells no processor times */
export async function watchTasks(
  page: Page,
  slowerProcessor: number,
  act: () => Promise<void>,
): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const started = performance.now();
  await act();
  const took = performance.now() - started;
  await page.waitForTimeout(afterwardsMs);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const eventsOf = (thread: string) => {
    const threads = new Set(
      traceEvents
        .filter(({ name, args }) => name === "thread_name" && args?.name === thread)
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  };
  const own = eventsOf("CrRendererMain");
  const tasks = tasksOf(own);
  if (tasks.length === 0) throw new Error("The trace has no processor times.");
  const marks = own.filter(({ cat }) => cat.includes("user_timing"));
  const onSlower = (time: number) => (time / 1000) * slowerProcessor;
  const total = (some: readonly Task[]) => some.reduce((sum, { time }) => sum + time, 0);
  return {
    took,
    longest: onSlower(Math.max(...tasks.map(({ time }) => time))),
    total: onSlower(total(tasks)),
    inWorkers: onSlower(total(tasksOf(eventsOf("DedicatedWorker thread")))),
    between: (from, to) =>
      spansOf(marks, from, to).map((span) => onSlower(total(tasksIn(tasks, span)))),
  };
}

type Task = { begin: number; time: number };
const tasksOf = (events: readonly TraceEvent[]): Task[] =>
  events.flatMap(({ name, ts, tdur }) =>
    name.endsWith("RunTask") && tdur !== undefined ? [{ begin: ts, time: tdur }] : [],
  );
type Span = { from: number; to: number };

function spansOf(marks: readonly TraceEvent[], from: string, to: string): Span[] {
  const spans: Span[] = [];
  let begun: number | null = null;
  for (const { name, ts } of [...marks].sort((one, other) => one.ts - other.ts)) {
    if (name === from) begun = ts;
    if (name !== to || begun === null) continue;
    spans.push({ from: begun, to: ts });
    begun = null;
  }
  return spans;
}

/** With the task in which the span begins. */
function tasksIn(tasks: readonly Task[], { from, to }: Span): Task[] {
  const begins = tasks.map(({ begin }) => begin).filter((begin) => begin <= from);
  const first = Math.max(...begins);
  return tasks.filter(({ begin }) => begin >= first && begin <= to);
}
