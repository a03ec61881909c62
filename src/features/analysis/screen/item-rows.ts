// The questions of an analysis as rows: what they are beside their figures and what was decided about them, filtered and sorted.
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { itemStatuses, type ItemDecision } from "../../../contract/analysis/item-decisions.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import { itemColumnId } from "../../../domain/item-analysis/sending/item-column-id.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { itemLabel } from "../papers/item-paper-rows.ts";

export type ItemRow = {
  asked: AnalysedQuestion;
  analysis: QuestionAnalysis;
  /** "7", or "7 v2" where versions of one question were shown. */
  label: string;
  /** What a teacher has decided; null: nothing, or it was taken back. */
  own: (ItemDecision & { status: ItemStatus }) | null;
  /** Their own before the proposal; null: there is neither. */
  status: ItemStatus | null;
};

export const itemSorts = [
  "no",
  "type",
  "excerpt",
  "p",
  "d",
  "r",
  "valid",
  "distractors",
  "status",
] as const;
export type ItemSort = (typeof itemSorts)[number];
export type ItemOrder = { sort: ItemSort; isDescending: boolean };
export type StatusFilter = "" | ItemStatus | "undecided";

/** By number of the question, as they are asked. */
export function itemRows(
  asked: readonly AnalysedQuestion[],
  analysed: readonly QuestionAnalysis[],
  decisions: ReadonlyMap<string, ItemDecision>,
): ItemRow[] {
  const analyses = new Map(analysed.map((analysis) => [analysis.id, analysis]));
  const labelled = asked.map((each) => ({ asked: each }));
  return asked.flatMap((each) => {
    const analysis = analyses.get(each.id);
    if (!analysis) return [];
    const own = decided(decisions.get(each.id));
    const status = own?.status ?? analysis.proposal.status;
    const label = itemLabel({ asked: each }, labelled);
    return [{ asked: each, analysis, label, own, status }];
  });
}

function decided(decision: ItemDecision | undefined): ItemRow["own"] {
  const status = decision?.status ?? null;
  return decision && status !== null ? { ...decision, status } : null;
}

/** By the id of the column. */
export function decisionsById(items: readonly ItemDecision[]): Map<string, ItemDecision> {
  return new Map(items.map((item) => [itemColumnId(item.question_id, item.version), item]));
}

export function ownStatuses(
  decisions: ReadonlyMap<string, ItemDecision>,
): ReadonlyMap<string, ItemStatus> {
  return new Map(
    [...decisions].flatMap(([id, { status }]) => (status === null ? [] : [[id, status]])),
  );
}

export const isInStatus = ({ status }: Pick<ItemRow, "status">, filter: StatusFilter): boolean =>
  filter === "" || filter === (status ?? "undecided");

/** What a row is sorted by; null: it has no such figure and stands last, whatever the direction. */
type Value = number | string | null;

/** @param urgency ids, the one first that should be mended first */
export function sortedRows(
  rows: readonly ItemRow[],
  { sort, isDescending }: ItemOrder,
  urgency: readonly string[],
): ItemRow[] {
  const places = new Map(urgency.map((id, at) => [id, at]));
  const sign = isDescending ? -1 : 1;
  const valued = rows.map((row, at) => ({ row, at, value: valueOf(row, sort, places) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null) {
      return Number(a.value === null) - Number(b.value === null) || a.at - b.at;
    }
    return sign * compareValues(a.value, b.value) || a.at - b.at;
  });
  return valued.map(({ row }) => row);
}

const collator = new Intl.Collator("id", { numeric: true });

function compareValues(a: number | string, b: number | string): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : collator.compare(String(a), String(b));
}

function valueOf(row: ItemRow, sort: ItemSort, urgency: ReadonlyMap<string, number>): Value {
  const { asked, analysis, status } = row;
  switch (sort) {
    case "no":
      return asked.number;
    case "type":
      return asked.type;
    case "excerpt":
      return asked.excerpt;
    case "p":
      return analysis.p.value;
    case "d":
      return analysis.d.value;
    case "r":
      return analysis.itemTotal.value;
    case "valid":
      return analysis.isValidByTotal === null ? null : Number(analysis.isValidByTotal);
    case "distractors":
      return distractorShare(analysis);
    case "status":
      return status === null ? null : statusPlace(status, urgency.get(analysis.id) ?? urgency.size);
  }
}

/** Sorts by the status that is shown, the most urgent status first, and within a status by the urgency of the question. */
const statusPlace = (status: ItemStatus, urgency: number): number =>
  -itemStatuses.indexOf(status) + urgency / 1e6;

function distractorShare({ options }: QuestionAnalysis): number | null {
  const wrong = options.filter(({ verdict }) => verdict !== null);
  return wrong.length === 0
    ? null
    : wrong.filter(({ verdict }) => verdict === "works").length / wrong.length;
}
