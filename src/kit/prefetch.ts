// Fetches code before it is needed, so that what it is for opens at once: in idle time, or while pointer or focus rests on
// a link.
import { loadAhead } from "../core/on-demand/load-on-demand.ts";

type Load = () => Promise<unknown>;

/** Idle time is waited for no longer than this. */
const patienceMs = 4_000;
/** A pointer that passes over a link does not rest on it. */
const restMs = 80;

const fetched = new WeakSet<Load>();

/** One after the other in idle time, each only once, whoever asks. Returns how to stop. */
export function prefetch(loads: readonly Load[]): () => void {
  const wanted = loads.filter((load) => !fetched.has(load));
  let forget = (): void => undefined;
  const fetchNext = async () => {
    const load = wanted.shift();
    if (load && (await fetchOnce(load))) wait();
  };
  const wait = () => {
    if (wanted.length > 0) forget = inIdleTime(() => void fetchNext());
  };
  wait();
  return () => {
    wanted.length = 0;
    forget();
  };
}

/** At once, when pointer or focus has rested for a moment. Returns how to stop waiting for that. */
export function fetchAtRest(loads: readonly Load[]): () => void {
  const timer = setTimeout(() => loads.forEach((load) => void fetchOnce(load)), restMs);
  return () => clearTimeout(timer);
}

/** Whether it is there. What fails here is fetched again when it is needed, and reported then. */
async function fetchOnce(load: Load): Promise<boolean> {
  if (fetched.has(load)) return true;
  try {
    await loadAhead(load);
    fetched.add(load);
    return true;
  } catch {
    return false;
  }
}

function inIdleTime(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: patienceMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, patienceMs);
  return () => clearTimeout(timer);
}
