// The first thing the console does: settings, and who the stored token belongs to (spec 4).
import { atom } from "nanostores";
import { startNavigating } from "../core/busy.ts";
import { askAgainAfter } from "../core/on-demand/server-return.ts";
import { validateSession } from "../core/session.ts";
import { loadSettings } from "../core/institution/institution-settings.ts";

/** `failed`: the server could not answer, so nobody knows yet whether the stored session is good. It is asked again automatically. */
export type Opening = { status: "checking" } | { status: "failed" } | { status: "done" };

export const $opening = atom<Opening>({ status: "checking" });

let failures = 0;
let latest = new AbortController();

export async function openConsole(): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const arrived = startNavigating();
  // The last known name and logo, or the defaults, stand until it answers.
  loadSettings().catch(() => undefined);
  try {
    await validateSession();
    $opening.set({ status: "done" });
  } catch {
    // Only a server that is away is thrown; the screen says so and offers another try.
    $opening.set({ status: "failed" });
    failures += 1;
    // Replaced by another try.
    askAgainAfter(failures, latest.signal).then(openConsole, () => undefined);
  } finally {
    arrived();
  }
}
