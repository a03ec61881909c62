// The sittings of one schedule without their looks: the list, how many are in each state, what is done to them. It keeps
// itself up to date while somebody looks.
import { computed } from "nanostores";
import {
  controlSorts,
  controlStates,
  getSittingCounts,
  listSittingIds,
  listSittings,
  type ControlRow,
  type ControlState,
} from "../../../contract/exams/sitting-control.ts";
import { finishKinds, type FinishKind } from "../../../contract/exams/sitting-rows.ts";
import type { CallOutput } from "../../../contract/calls/call.ts";
import { call } from "../../../core/api.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import { reportError } from "../../../core/notices.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { createSittingActsModel } from "../acts/sitting-acts-model.ts";

export type ControlSort = (typeof controlSorts)[number];
export type ControlFilters = {
  state: "" | ControlState | "unfinished";
  group_id: string;
  room_id: string;
  sesi: string;
  finish_kind: "" | FinishKind;
};
export type ControlList = ListModel<ControlRow, ControlFilters, ControlSort>;
export type SittingCounts = CallOutput<typeof getSittingCounts>;
export type SittingControlModel = ReturnType<typeof createSittingControlModel>;

export function createSittingControlModel(schedule_id: string) {
  const abort = new AbortController();
  const { signal } = abort;
  const counts = createDetail(
    (fetching) => call(getSittingCounts, { schedule_id }, { signal: fetching }),
    { everyMs: recallEveryMs },
  );
  const records = createRecords<ControlRow, ControlFilters, ControlSort>({
    name: "sitting-control",
    endpoints: { list: listSittings, ids: listSittingIds },
    within: { schedule_id },
    filters: { state: "", group_id: "", room_id: "", sesi: "", finish_kind: "" },
    // Where they sit: nothing changes its place while one looks.
    sort: "room",
    sortable: controlSorts,
    acceptsFilter(name, value) {
      if (name === "state") return controlStates.some((state) => state === value);
      if (name === "finish_kind") return finishKinds.some((kind) => kind === value);
      return value.length <= 64;
    },
    everyMs: recallEveryMs,
    lookups: [counts],
  });
  const acts = createSittingActsModel(schedule_id, records);

  /** All that are found now: an act is for exactly those that it names. Null: they could not be asked for, as a toast says. */
  async function idsOf(change: Partial<ControlFilters>): Promise<readonly string[] | null> {
    try {
      const query = { ...records.list.$query.get(), ...change, schedule_id };
      return (await call(listSittingIds, query, { signal })).ids;
    } catch (error) {
      if (!signal.aborted) reportError(error);
      return null;
    }
  }

  return {
    ...records,
    schedule_id,
    acts,
    /** Null until they are known. The rows say what is wrong when they cannot be fetched. */
    $counts: computed(counts.$state, (state): SittingCounts | null =>
      state.status === "ready" ? state.detail : null,
    ),
    idsOf,
    exit(): void {
      counts.exit();
      abort.abort();
      acts.exit();
      records.exit();
    },
  };
}
