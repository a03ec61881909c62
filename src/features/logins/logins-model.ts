// Logins of participants without their looks: the list, how many there are of each kind, and what is done to them. Both keep
// themselves up to date while somebody looks.
import { computed } from "nanostores";
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
import { recallEveryMs } from "../../core/live-topic.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import { createLoginActions } from "./login-actions.ts";

export type LoginSort = (typeof loginSorts)[number];
export type LoginFilters = { state: "" | LoginState; schedule_id: string; room_id: string };
export type LoginList = ListModel<ParticipantLogin, LoginFilters, LoginSort>;
export type LoginCounts = CallOutput<typeof getLoginCounts>;
export type LoginsModel = ReturnType<typeof createLoginsModel>;

export function createLoginsModel() {
  const counts = createDetail((signal) => call(getLoginCounts, {}, { signal }), {
    everyMs: recallEveryMs,
  });
  const records = createRecords<ParticipantLogin, LoginFilters, LoginSort>({
    name: "logins",
    endpoints: { list: listLogins, ids: listLoginIds },
    filters: { state: "", schedule_id: "", room_id: "" },
    sort: "asked_at",
    sortable: loginSorts,
    acceptsFilter: (name, value) =>
      name === "state" ? loginStates.some((state) => state === value) : value.length <= 64,
    everyMs: recallEveryMs,
    lookups: [counts],
  });
  return {
    ...records,
    /** Null until they are known. The rows say what is wrong when they cannot be fetched. */
    $counts: computed(counts.$state, (state): LoginCounts | null =>
      state.status === "ready" ? state.detail : null,
    ),
    actions: createLoginActions(records),
    exit(): void {
      counts.exit();
      records.exit();
    },
  };
}
