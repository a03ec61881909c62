// Logins of participants without their looks: the list, how many there are of each kind, and what is done to them. Both keep
// themselves up to date while somebody looks.
import { atom, type ReadableAtom } from "nanostores";
import {
  getLoginCounts,
  listLoginIds,
  listLogins,
  loginSorts,
  loginStates,
  type LoginState,
  type ParticipantLogin,
} from "../../contract/exams/participant-logins.ts";
import type { CallOutput } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createLoginActions } from "./login-actions.ts";

export type LoginSort = (typeof loginSorts)[number];
export type LoginFilters = { state: "" | LoginState; schedule_id: string; room_id: string };
export type LoginList = ListModel<ParticipantLogin, LoginFilters, LoginSort>;
export type LoginCounts = CallOutput<typeof getLoginCounts>;
export type LoginsModel = ReturnType<typeof createLoginsModel>;

/** A participant at a locked seat waits no longer to be seen. */
const everyMs = 10_000;

export function createLoginsModel() {
  const abort = new AbortController();
  const $counts = atom<LoginCounts | null>(null);
  async function refresh(): Promise<void> {
    const counts = await call(getLoginCounts, {}, { signal: abort.signal });
    if (!abort.signal.aborted) $counts.set(counts);
  }
  const records = createRecords<ParticipantLogin, LoginFilters, LoginSort>({
    name: "logins",
    endpoints: { list: listLogins, ids: listLoginIds },
    filters: { state: "", schedule_id: "", room_id: "" },
    sort: "asked_at",
    sortable: loginSorts,
    acceptsFilter: (name, value) =>
      name === "state" ? loginStates.some((state) => state === value) : value.length <= 64,
    lookups: [{ refresh }],
  });
  // The rows say what is wrong when the server cannot be reached.
  refresh().catch(() => undefined);
  const timer = setInterval(() => {
    if (!document.hidden) void records.changed();
  }, everyMs);
  return {
    ...records,
    /** Null until they are known. */
    $counts: $counts as ReadableAtom<LoginCounts | null>,
    actions: createLoginActions(records),
    exit(): void {
      clearInterval(timer);
      abort.abort();
      records.exit();
    },
  };
}
