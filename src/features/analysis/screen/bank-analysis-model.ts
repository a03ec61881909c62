// The analysis of one bank without its looks: whose answers are analysed, by which rules, which questions are listed and which one is open. What is
// chosen stands in the address, so that back, reload and a sent link show the same.
import { atom, computed, type ReadableAtom } from "nanostores";
import { listItemDecisions, type ItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import type { AnalysisRules } from "../../../domain/item-analysis/analyse-items.ts";
import {
  analysisSummary,
  type AnalysisSummary,
} from "../../../domain/item-analysis/summary/analysis-summary.ts";
import { schoolRules } from "../../../domain/item-analysis/rules/school-rules.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { createAnalysisFigures, type AnalysisFigures } from "../figures/analysis-figures-keeper.ts";
import type { AnalysisFilter } from "../../../kit/item-analysis/analysis-parts-lookups.ts";
import type { AnalysisState } from "../figures/shown-figures-state.ts";
import { readAddress, writeAddress, type AnalysisAddress } from "./analysis-address-value.ts";
import { createDecisionsKeeper } from "../question/item-decisions-keeper.ts";
import {
  decisionsById,
  isInStatus,
  itemRows,
  ownStatuses,
  sortedRows,
  type ItemRow,
  type ItemSort,
  type StatusFilter,
} from "./item-rows.ts";

export type BankAnalysisModel = ReturnType<typeof createBankAnalysisModel>;
type Options = Pick<Parameters<typeof createAnalysisFigures>[0], "createWorker" | "sizes">;

/** Questions with what was decided about them. `summary` is of all of them. */
export type AnalysedItems = { rows: readonly ItemRow[]; summary: AnalysisSummary };
const noItems: AnalysedItems = {
  rows: [],
  summary: analysisSummary([]),
};

export function createBankAnalysisModel(bankId: string, options: Options = {}) {
  const $address = atom(readAddress(readQuery()));
  const { filter } = $address.get();
  const figures = createAnalysisFigures({ ...options, bankId, filter });
  const decisions = createDetail((signal) => call(listItemDecisions, { id: bankId }, { signal }));
  const judging = createJudging(figures);
  const deciding = createDecisionsKeeper(decisions, (ids) => {
    if (!ids.includes($address.get().opened)) change({ opened: ids[0]! });
  });
  const $items = computed([figures.$state, decisions.$state], analysedItems);

  function change(next: Partial<AnalysisAddress>): void {
    $address.set({ ...$address.get(), ...next });
    replaceQuery(writeAddress(readQuery(), $address.get()));
  }

  return {
    bankId,
    figures,
    bank: figures.bank,
    /** By which the figures that are shown were judged; null: they are not known yet, and no word may be shown. */
    $rules: judging.$rules,
    decisions,
    deciding,
    $items,
    ...createItemChoice($address, $items, change),
    $filter: computed($address, (address) => address.filter) as ReadableAtom<AnalysisFilter>,
    choose(next: Partial<AnalysisFilter>): void {
      const chosen = { ...$address.get().filter, ...next };
      change({ filter: chosen });
      void figures.choose(chosen);
    },
    /** All that is missing, after a failure. Never throws. */
    async retry(): Promise<void> {
      const isFailed = (model: Pick<DetailModel<unknown>, "$state">) =>
        model.$state.get().status === "failed";
      await Promise.all([
        isFailed(figures.bank) ? figures.bank.retry() : null,
        isFailed(decisions) ? decisions.retry() : null,
        figures.$state.get().status === "failed" ? figures.retry() : null,
      ]);
    },
    exit(): void {
      judging.stop();
      deciding.exit();
      decisions.exit();
      figures.exit();
    },
  };
}

/** Rules come with the bank, also anew after they were changed. */
function createJudging({ bank, judgeBy }: AnalysisFigures) {
  const $rules = atom<AnalysisRules | null>(null);
  let judged: string | null = null;

  async function judge(value: string): Promise<void> {
    if (value === judged) return;
    judged = value;
    const rules = schoolRules(value);
    await judgeBy(rules);
    if (judged === value) $rules.set(rules);
  }

  const stop = bank.$state.subscribe((state) => {
    if (state.status === "ready") void judge(state.detail.rules.value);
  });
  return { $rules: $rules as ReadableAtom<AnalysisRules | null>, stop };
}

function analysedItems(
  state: AnalysisState,
  decided: ReturnType<DetailModel<{ items: ItemDecision[] }>["$state"]["get"]>,
): AnalysedItems {
  if (state.status !== "ready") return noItems;
  const { analysis, questions } = state;
  const decisions = decisionsById(decided.status === "ready" ? decided.detail.items : []);
  return {
    rows: itemRows(questions, analysis.questions, decisions),
    summary: analysisSummary(analysis.questions, ownStatuses(decisions)),
  };
}

/** Which questions are listed, in which order, and which one is open. */
function createItemChoice(
  $address: ReadableAtom<AnalysisAddress>,
  $items: ReadableAtom<AnalysedItems>,
  change: (next: Partial<AnalysisAddress>) => void,
) {
  const $found = computed([$items, $address], ({ rows, summary }, { status, order }) =>
    sortedRows(
      rows.filter((row) => isInStatus(row, status)),
      order,
      summary.toMend,
    ),
  );
  const $opened = computed([$items, $address], ({ rows }, { opened }): ItemRow | null => {
    if (opened === "") return null;
    // A link to a question without its version leads to the latest that was shown.
    return (
      rows.find(({ asked }) => asked.id === opened) ??
      rows.filter(({ asked }) => asked.question_id === opened).at(-1) ??
      null
    );
  });

  return {
    $order: computed($address, ({ order }) => order),
    $status: computed($address, ({ status }) => status),
    $found: $found as ReadableAtom<readonly ItemRow[]>,
    $opened: $opened as ReadableAtom<ItemRow | null>,
    /** Ascending first; called again for the same column, the direction changes. */
    sortBy(sort: ItemSort): void {
      const { order } = $address.get();
      change({ order: { sort, isDescending: order.sort === sort && !order.isDescending } });
    },
    show: (status: StatusFilter): void => change({ status }),
    open: (id: string): void => change({ opened: id }),
    close: (): void => change({ opened: "" }),
    /** The question so many places further in the list; null at its end. */
    step(by: number): ItemRow | null {
      const found = $found.get();
      const at = found.findIndex(({ asked }) => asked.id === $opened.get()?.asked.id);
      const next = at < 0 ? undefined : found[at + by];
      if (!next) return null;
      change({ opened: next.asked.id });
      return next;
    },
  };
}
