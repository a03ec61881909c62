// What the latest preview has computed, so that writing it needs not compute it again: of thousands of sittings that takes seconds. A fingerprint
// names all that decides it, and is compared with the database before anything is written. Another server of the same database computes anew.
import type { Services } from "../../../../http/services.ts";
import type { RecalculatedResult } from "./recalculated-results-query.ts";

type Kept = { fingerprint: string; results: RecalculatedResult[]; timer: NodeJS.Timeout };

/** Of 5,000 sittings it is some 30 MB, which nobody needs any more when the dialog was left. */
const keptMs = 10 * 60_000;
const latest = new WeakMap<Services, Kept>();

export function keepPreview(
  fingerprint: string,
  results: RecalculatedResult[],
  services: Services,
): void {
  drop(services);
  const timer = setTimeout(() => latest.delete(services), keptMs);
  timer.unref();
  latest.set(services, { fingerprint, results, timer });
}

/** Null: it is another one, or it was left too long. */
export function takePreview(fingerprint: string, services: Services): RecalculatedResult[] | null {
  const kept = latest.get(services);
  if (kept?.fingerprint !== fingerprint) return null;
  drop(services);
  return kept.results;
}

function drop(services: Services): void {
  const kept = latest.get(services);
  if (kept) clearTimeout(kept.timer);
  latest.delete(services);
}
