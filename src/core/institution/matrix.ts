// What the exam server says of itself: host and version for the shell and the home screen, and the time for the clock.
import { atom } from "nanostores";
import { getMatrix, type ServerMatrix } from "../../contract/institution/server-matrix.ts";
import { call } from "../api.ts";
import { setServerClock } from "../answers/server-clock.ts";
import { createFetching } from "../on-demand/create-fetching.ts";

export const $matrix = atom<ServerMatrix | null>(null);

let pending: Promise<void> | null = null;

/** Silent when it fails (spec 8): what is shown stays as it was. Shell and home may ask at once: that is one call. */
export function loadMatrix(): Promise<void> {
  pending ??= fetching.fetchNow().finally(() => {
    pending = null;
  });
  return pending;
}

const fetching = createFetching({
  fetchIt: (signal) => call(getMatrix, {}, { signal }),
  onAnswer(matrix) {
    setServerClock(matrix.server_time);
    $matrix.set(matrix);
  },
  // Spec 8: ignored. A server that is away is asked again.
  onFailure: () => undefined,
});
