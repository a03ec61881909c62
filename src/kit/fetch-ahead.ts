// Fetches code that will be wanted soon while nothing else is to do, piece after piece, so that what it is for opens at once.
import { fetchTexts } from "../core/i18n.ts";

type Load = () => Promise<unknown>;

/** A quiet moment is waited for no longer than this. */
const patienceMs = 4_000;

const fetched = new WeakSet<Load>();

/** Each only once, whoever asks. Returns how to stop. */
export function fetchAhead(loads: readonly Load[]): () => void {
  const wanted = loads.filter((load) => !fetched.has(load));
  let forget = (): void => undefined;
  const fetchNext = async () => {
    const load = wanted.shift();
    if (!load) return;
    try {
      await load();
      await fetchTexts();
      fetched.add(load);
      wait();
    } catch {
      // What fails here is asked for again when it is needed, and told then.
    }
  };
  const wait = () => {
    if (wanted.length > 0) forget = inQuiet(() => void fetchNext());
  };
  wait();
  return () => {
    wanted.length = 0;
    forget();
  };
}

function inQuiet(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: patienceMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, patienceMs);
  return () => clearTimeout(timer);
}
