// The results of one exam or event without their looks: what they consist of, the list, and the figures that came with it.
import { computed, type ReadableAtom } from "nanostores";
import type { CallInput } from "../../contract/calls/call.ts";
import {
  getResultSelection,
  listResults,
  resultFilterStates,
  resultSorts,
  type ResultFigures,
  type ResultFilterState,
  type ResultRow,
  type ResultSort,
} from "../../contract/results/exam-results.ts";
import { call } from "../../core/api.ts";
import { createList, type ListModel } from "../../kit/list/create-list.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import { resultsScreen, type ResultSelection } from "./result-choice-model.ts";

export type ResultListFilters = { state: "" | ResultFilterState; group_id: string; bin: string };
export type ResultList = ListModel<ResultRow, ResultListFilters, ResultSort>;
type ResultsQuery = Omit<CallInput<typeof listResults>, keyof ResultSelection>;
export type ResultsModel = ReturnType<typeof createResultsModel>;

const finalStates = ["complete", "reached", "missed"] as const satisfies ResultFilterState[];

/** Figures that are shown. `isCurrent`: they are the answer to what is asked now. */
export type ShownFigures = { figures: ResultFigures; asOf: Date; isCurrent: boolean };

export function createResultsModel(selection: ResultSelection) {
  const detail = createDetail((signal) => call(getResultSelection, selection, { signal }));
  /** By the page with which they came: rows and figures are of one moment. */
  const figuresOf = new WeakMap<object, ResultFigures>();
  const list: ResultList = createList<ResultRow, ResultListFilters, ResultSort>({
    name: resultsScreen,
    filters: { state: "", group_id: "", bin: "" },
    sort: "-score",
    sortable: resultSorts,
    acceptsFilter(name, value) {
      if (name === "state") return resultFilterStates.some((state) => state === value);
      return name === "bin" ? /^\d$/u.test(value) : value.length <= 64;
    },
    async load(query, signal) {
      const asked = { ...query, bin: query.bin as never, ...selection };
      const { figures, ...page } = await call(listResults, asked, { signal });
      figuresOf.set(page, figures);
      return page;
    },
  });
  const $figures: ReadableAtom<ShownFigures | null> = computed(list.$state, (state) => {
    if (state.status !== "ready") return null;
    const figures = figuresOf.get(state.page);
    return figures ? { figures, asOf: state.asOf, isCurrent: !state.refreshing } : null;
  });

  /** Bars are of final results: where a state has none, nothing could be both. */
  function show(next: Partial<Pick<ResultListFilters, "state" | "bin">>): void {
    const { state, bin } = { ...list.$query.get(), ...next };
    const agree = bin === "" || state === "" || finalStates.some((one) => one === state);
    if (!agree) list.filter(next.bin === undefined ? "bin" : "state", "");
    if (next.state !== undefined) list.filter("state", next.state);
    if (next.bin !== undefined) list.filter("bin", next.bin);
  }

  return {
    selection,
    detail,
    list,
    show,
    $figures,
    /** What the list would answer to another question, for what is opened beside it: that knows no call of its own. */
    ask: (query: ResultsQuery, signal: AbortSignal) =>
      call(listResults, { ...query, ...selection }, { signal }),
    exit(): void {
      detail.exit();
      list.exit();
    },
  };
}
