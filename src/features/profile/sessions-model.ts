// Where one is signed in, and signing oneself out there.
import { endOwnSessions, listOwnSessions } from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { createDetail } from "../../kit/record/create-detail.ts";

export type SessionsModel = ReturnType<typeof createSessionsModel>;

export function createSessionsModel() {
  const sessions = createDetail((signal) => call(listOwnSessions, {}, { signal }));
  return {
    $state: sessions.$state,
    retry: sessions.retry,
    /** @throws ServerError */
    async end(ids: readonly string[]): Promise<void> {
      sessions.take(await call(endOwnSessions, { ids: [...ids] }));
    },
    exit: sessions.exit,
  };
}
