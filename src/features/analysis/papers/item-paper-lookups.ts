// What an analysis on paper is made of: what participants did is fetched in parts and analysed as on the screen, and
// what teachers have decided stands above what is proposed. A chunk of its own.
import {
  getAnalysedBank,
  type AnalysedQuestion,
} from "../../../contract/analysis/item-analysis.ts";
import { listItemDecisions, type ItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { call } from "../../../core/api.ts";
import type { AnalysisRules } from "../../../domain/item-analysis/analyse-items.ts";
import { analysisSummary } from "../../../domain/item-analysis/summary/analysis-summary.ts";
import { schoolRules } from "../../../domain/item-analysis/rules/school-rules.ts";
import type { ItemResponses } from "../../../domain/item-analysis/sending/item-responses.ts";
import { joinResponses } from "../../../domain/item-analysis/sending/join-responses.ts";
import { receivedResponses } from "../../../domain/item-analysis/sending/sent-responses.ts";
import {
  fetchAllParts,
  type FetchedParts,
} from "../../../kit/item-analysis/analysis-parts-lookups.ts";
import { createAnalysisWorkerKeeper } from "../../../kit/item-analysis/analysis-worker-keeper.ts";
import { readItemTexts } from "../question/item-texts-lookups.ts";
import type { AskedAnalysis } from "./item-paper-choices.ts";
import type { AnalysisOnPaper, FetchedPeople, PrintedItem } from "./item-paper-model.ts";
import type { OwnDecision } from "./item-words-text.ts";

export async function loadAnalysis(
  bankId: string,
  asked: AskedAnalysis,
  signal: AbortSignal,
  report: (now: FetchedPeople) => void,
): Promise<AnalysisOnPaper> {
  let people = 0;
  const [bank, decided, known] = await Promise.all([
    call(getAnalysedBank, { id: bankId }, { signal }),
    call(listItemDecisions, { id: bankId }, { signal }),
    fetchAllParts({
      bankId,
      filter: { schedule_ids: asked.schedule_ids, group_id: asked.group_id },
      signal,
      // The worker is given them all at once, when it starts.
      add: async ({ participants }) => (people += participants),
      onPart: ({ done, total }) => report({ done, total }),
    }),
  ]);
  const rules = schoolRules(bank.rules.value);
  const [analysis, texts] = await Promise.all([
    analysed(known.parts, rules, signal),
    readItemTexts(known.questions, { bankId, signal }),
  ]);
  const columnIds = known.questions.map(({ id }) => id);
  const items = known.questions.map((question, at): PrintedItem => ({
    asked: question,
    analysis: analysis.questions.find(({ id }) => id === question.id)!,
    text: texts[at]!,
    own: decisionOf(question, decided.items),
  }));
  const own = new Map(
    items.flatMap((item) => (item.own ? [[item.asked.id, item.own.status]] : [])),
  );
  const questions = items.map((item) => item.analysis);
  return {
    bank,
    asked,
    rules,
    responses: joinedInOrder(known.parts, columnIds),
    analysis: { ...analysis, questions },
    summary: analysisSummary(questions, own),
    items,
  };
}

function decisionOf(
  { question_id: id, version }: AnalysedQuestion,
  decisions: readonly ItemDecision[],
): OwnDecision | null {
  const own = decisions.find((each) => each.question_id === id && each.version === version);
  return own?.status ? { status: own.status, note: own.note } : null;
}

/** By a worker, because the page would stand still while many participants are analysed. */
async function analysed(parts: FetchedParts["parts"], rules: AnalysisRules, signal: AbortSignal) {
  const { ask, end } = createAnalysisWorkerKeeper(() => parts);
  signal.addEventListener("abort", end);
  try {
    return await ask("analyse", rules);
  } finally {
    end();
  }
}

/** For exports: columns as questions are printed. */
function joinedInOrder(parts: FetchedParts["parts"], ids: readonly string[]): ItemResponses {
  const joined = joinResponses(parts.map(receivedResponses));
  const byId = new Map(joined.columns.map((column) => [column.id, column]));
  return { ...joined, columns: ids.map((id) => byId.get(id)!) };
}
