// What a worker of the analysis is asked and answers. It holds what participants did; the page receives figures and what pictures show. The names and
// shapes are those of WorkerLink and answerMessages (files/worker-link.ts), which run it.
import { analyseTable, type AnalysisRules, type ItemAnalysis } from "../analyse-items.ts";
import { markTable, type MarkTable } from "../mark-table.ts";
import { heatMap, type HeatMap } from "../pictures/heat-map.ts";
import { optionCurves, type OptionCurves } from "../pictures/option-curves.ts";
import { scoreHistogram, type ScoreBar } from "../pictures/score-histogram.ts";
import type { ItemResponses } from "./item-responses.ts";
import { joinResponses } from "./join-responses.ts";
import { receivedResponses, type SentResponses } from "./sent-responses.ts";

export type AnalysisQuestions = {
  /** Forgets what was added before. */
  clear: { asks: null; answers: null };
  /** A part of the participants. Answers how many there are now. */
  add: { asks: SentResponses; answers: number };
  analyse: { asks: AnalysisRules; answers: ItemAnalysis };
  /** Of a question, by its id; null: too few participants, or no such question. */
  curves: { asks: { id: string }; answers: OptionCurves | null };
  /** `passMark` in points; null: there is none. */
  histogram: { asks: { passMark: number | null }; answers: readonly ScoreBar[] };
  heatMap: { asks: null; answers: HeatMap };
};

type AnalysisAnswerers = {
  [Name in keyof AnalysisQuestions]: (
    asks: AnalysisQuestions[Name]["asks"],
  ) => AnalysisQuestions[Name]["answers"];
};

export function createAnalysisSession(): AnalysisAnswerers {
  let parts: ItemResponses[] = [];
  let table: MarkTable | null = null;

  /** Parts are joined once, when something is asked of them. */
  function whole(): ItemResponses {
    if (parts.length !== 1) parts = [joinResponses(parts)];
    return parts[0]!;
  }

  function currentTable(): MarkTable {
    table ??= markTable(whole());
    return table;
  }

  return {
    clear: () => {
      parts = [];
      table = null;
      return null;
    },
    add: (sent) => {
      parts.push(receivedResponses(sent));
      table = null;
      return parts.reduce((all, { participants }) => all + participants, 0);
    },
    analyse: (rules) => analyseTable(currentTable(), rules),
    curves: ({ id }) => {
      const column = currentTable().columns.find((each) => each.column.id === id);
      return column ? optionCurves(column) : null;
    },
    histogram: ({ passMark }) => scoreHistogram(currentTable(), passMark),
    heatMap: () => heatMap(currentTable()),
  };
}
