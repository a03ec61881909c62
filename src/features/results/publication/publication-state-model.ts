// Whether the results of the chosen exam are published, as the list says it: as old as the rows beside it.
import { getResultPublication } from "../../../contract/results/result-publications.ts";
import { call } from "../../../core/api.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { ResultsModel } from "../results-model.ts";

export type PublicationStateModel = ReturnType<typeof createPublicationStateModel>;

type ListedExam = Pick<ResultsModel, "selection"> & { list: Pick<ResultsModel["list"], "$state"> };

export function createPublicationStateModel({ selection, list }: ListedExam) {
  const { schedule_id } = selection;
  const detail = createDetail((signal) => call(getResultPublication, { schedule_id }, { signal }));
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
