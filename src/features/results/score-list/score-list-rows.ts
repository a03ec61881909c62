// The list of scores of one exam and one class: everybody, in the order of their names, with what stands beside a figure that is missing.
import {
  listResults,
  type ResultFigures,
  type ResultRow,
  type SelectedResults,
} from "../../../contract/results/exam-results.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import type { ResultSelection } from "../result-choice-model.ts";
import type { ResultsModel } from "../results-model.ts";
import type { ScoreListTexts } from "./score-list-messages.ts";

export type ScoreList = {
  exam: string;
  /** Empty: everybody. */
  group: string;
  isPartial: boolean;
  rows: readonly ResultRow[];
  figures: ResultFigures;
  asOf: Date;
};

/** Search, bars and states of the screen are left out: what is handed in has the whole class. */
export function readScoreList(
  { selection, list }: Pick<ResultsModel, "selection" | "list">,
  selected: SelectedResults,
): Promise<ScoreList> {
  return readScores({ selection, group: list.$query.get().group_id }, selected);
}

type ScoresAsked = { selection: ResultSelection; group: string; signal?: AbortSignal };

/** @throws ServerError */
export async function readScores(
  { selection, group, signal }: ScoresAsked,
  { name, groups, is_partial: isPartial }: SelectedResults,
): Promise<ScoreList> {
  let figures: ResultFigures | null = null;
  const rows = await loadAll(async (paging) => {
    const asked = { ...selection, ...paging, group_id: group, sort: "nama" as const };
    const page = await call(listResults, asked, signal && { signal });
    figures = page.figures;
    return page;
  });
  return {
    exam: name,
    group: groups.find(({ id }) => id === group)?.nama ?? "",
    isPartial,
    rows,
    figures: figures!,
    asOf: serverNow(),
  };
}

/** "75.00" of a final result; null: it is none yet. */
export const finalScore = ({ state, result }: ResultRow): string | null =>
  state === "complete" ? (result?.score ?? null) : null;

export function remarkText({ state, verdict }: ResultRow, t: ScoreListTexts): string {
  if (state !== "complete") return t[state];
  return verdict === "reached" || verdict === "missed" ? t[verdict] : t.complete;
}
