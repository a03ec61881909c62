// Where one is signed in, and signing oneself out there.
import { atom, computed } from "nanostores";
import { endOwnSessions, listOwnSessions, type OwnSession } from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { createDetail, type DetailState } from "../../kit/record/create-detail.ts";

export type SessionsModel = ReturnType<typeof createSessionsModel>;

export function createSessionsModel() {
  const fetched = createDetail((signal) => call(listOwnSessions, {}, { signal }));
  /** What remained after some were ended; the fetched list until then. */
  const $left = atom<OwnSession[] | null>(null);
  const $state = computed([fetched.$state, $left], (state, left): DetailState<OwnSession[]> => {
    return left ? { status: "ready", detail: left } : state;
  });
  return {
    $state,
    retry: fetched.retry,
    /** @throws ServerError */
    async end(ids: readonly string[]): Promise<void> {
      $left.set(await call(endOwnSessions, { ids: [...ids] }));
    },
    exit: fetched.exit,
  };
}
