// What the exam server says of itself: host and version for the shell and the home screen, and the time for the clock.
import { atom } from "nanostores";
import { getMatrix, type ServerMatrix } from "../../contract/settings.ts";
import { call } from "../api.ts";
import { setServerClock } from "../answers/server-clock.ts";

export const $matrix = atom<ServerMatrix | null>(null);

let pending: Promise<void> | null = null;

/** Silent when it fails (spec 8): what is shown stays as it was. Shell and home may ask at once: that is one call. */
export function loadMatrix(): Promise<void> {
  pending ??= load().finally(() => {
    pending = null;
  });
  return pending;
}

async function load(): Promise<void> {
  try {
    const matrix = await call(getMatrix, {});
    setServerClock(matrix.server_time);
    $matrix.set(matrix);
  } catch {
    // Spec 8: ignored.
  }
}
