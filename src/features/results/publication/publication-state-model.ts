// Whether the results of the chosen exam, or of how many exams of the chosen event, are published: as old as the rows beside it.
import { getEventReach, type EventReach } from "../../../contract/results/event-publications.ts";
import {
  getResultPublication,
  type ResultPublication,
} from "../../../contract/results/result-publications.ts";
import { call } from "../../../core/api.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import type { ResultsModel } from "../results-model.ts";

export type PublicationStateModel = DetailModel<ResultPublication>;
export type EventReachModel = DetailModel<EventReach>;

type Listed = Pick<ResultsModel, "selection"> & { list: Pick<ResultsModel["list"], "$state"> };

export function createPublicationStateModel({ selection, list }: Listed): PublicationStateModel {
  const { schedule_id } = selection;
  return createBesideRows(
    (signal) => call(getResultPublication, { schedule_id }, { signal }),
    list,
  );
}

export function createEventReachModel({ selection, list }: Listed): EventReachModel {
  const { event_id } = selection;
  return createBesideRows((signal) => call(getEventReach, { event_id }, { signal }), list);
}

function createBesideRows<Detail>(
  fetchIt: (signal: AbortSignal) => Promise<Detail>,
  list: Listed["list"],
): DetailModel<Detail> {
  const detail = createDetail(fetchIt);
  let shown: Date | null = null;
  const unbind = list.$state.subscribe((state) => {
    if (state.status !== "ready" || state.refreshing || state.asOf === shown) return;
    const isFirst = shown === null;
    shown = state.asOf;
    if (!isFirst) void detail.refresh();
  });
  return {
    ...detail,
    exit(): void {
      unbind();
      detail.exit();
    },
  };
}
