// The lists of scores of one exam, one for each class (evaluation.md 4.4): everybody, in the order of their names, with what stands beside a figure that is missing.
import {
  listResults,
  type ResultFigures,
  type ResultRow,
  type SelectedResults,
} from "../../../contract/results/exam-results.ts";
import { groupPathSeparator } from "../../../contract/groups.ts";
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
  /** Of final results; null: there is none. */
  mean: string | null;
  asOf: Date;
};

/** Search, bars and states of the screen are left out: what is handed in has the whole class. */
export function readScoreLists(
  { selection, list }: Pick<ResultsModel, "selection" | "list">,
  selected: SelectedResults,
): Promise<ScoreList[]> {
  return readScores({ selection, group: list.$query.get().group_id }, selected);
}

type ScoresAsked = { selection: ResultSelection; group: string; signal?: AbortSignal };

/** One list for each class; one in all where there is only one. @throws ServerError */
export async function readScores(
  { selection, group, signal }: ScoresAsked,
  { name, groups, is_partial: isPartial }: SelectedResults,
): Promise<ScoreList[]> {
  const options = signal && { signal };
  let figures: ResultFigures | null = null;
  const rows = await loadAll(async (paging) => {
    const asked = { ...selection, ...paging, group_id: group, sort: "nama" as const };
    const page = await call(listResults, asked, options);
    figures = page.figures;
    return page;
  });
  const asOf = serverNow();
  const common = { exam: name, isPartial, asOf };
  const classes = classesOf(rows);
  if (classes.length < 2) {
    const chosen = groups.find(({ id }) => id === group)?.nama ?? "";
    return [{ ...common, group: chosen, rows, mean: figures!.mean }];
  }
  const lists: ScoreList[] = [];
  for (const path of classes) {
    const own = rows.filter(({ group_path: other }) => other === path);
    const id = groups.find(({ nama }) => nama === path)?.id;
    // Figures of a group are of those below it as well.
    const isAlone = id !== undefined && !classes.some((other) => isBelow(other, path));
    const asked = { ...selection, group_id: id ?? "", per_page: 10 };
    const mean = isAlone ? (await call(listResults, asked, options)).figures.mean : null;
    lists.push({ ...common, group: path, rows: own, mean });
  }
  return lists;
}

/** In the order of their names; whoever is in no group comes last. */
function classesOf(rows: readonly ResultRow[]): string[] {
  const paths = [...new Set(rows.map(({ group_path: path }) => path))];
  return paths.sort((a, b) => Number(a === "") - Number(b === "") || a.localeCompare(b, "id"));
}

const isBelow = (path: string, group: string): boolean =>
  path.startsWith(`${group}${groupPathSeparator}`);

/** How many of those with a KKM have reached it. */
export function reachedOf({ rows }: Pick<ScoreList, "rows">): { reached: number; all: number } {
  const judged = rows.filter(
    ({ state, verdict }) => state === "complete" && (verdict === "reached" || verdict === "missed"),
  );
  const reached = judged.filter(({ verdict }) => verdict === "reached").length;
  return { reached, all: judged.length };
}

/** "75.00" of a final result; null: it is none yet. */
export const finalScore = ({ state, result }: ResultRow): string | null =>
  state === "complete" ? (result?.score ?? null) : null;

export function remarkText({ state, verdict }: ResultRow, t: ScoreListTexts): string {
  if (state !== "complete") return t[state];
  return verdict === "reached" || verdict === "missed" ? t[verdict] : t.complete;
}
