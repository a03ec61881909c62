// The first thing the console does: settings, and who the stored token belongs to (spec 4).
import { atom } from "nanostores";
import { startNavigating } from "../core/busy.ts";
import { validateSession } from "../core/session.ts";
import { loadSettings } from "../core/institution/institution-settings.ts";

/** `failed`: the server was not reached, so nobody knows yet whether the stored session is good. */
export type Opening = { status: "checking" } | { status: "failed" } | { status: "done" };

export const $opening = atom<Opening>({ status: "checking" });

export async function openConsole(): Promise<void> {
  const arrived = startNavigating();
  // The last known name and logo, or the defaults, stand until it answers.
  loadSettings().catch(() => undefined);
  try {
    await validateSession();
    $opening.set({ status: "done" });
  } catch {
    // Only a server out of reach is thrown; the screen says so and offers the retry.
    $opening.set({ status: "failed" });
  } finally {
    arrived();
  }
}
