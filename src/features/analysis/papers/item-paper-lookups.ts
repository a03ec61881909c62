// What an analysis on paper is made of: what participants did is fetched in parts, and everything is computed from all of it. A chunk of its own.
import { exportQuestions, type Question } from "../../../contract/questions/questions.ts";
import {
  getAnalysedBank,
  listItemResponses,
  type AnalysedQuestion,
} from "../../../contract/analysis/item-analysis.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { analyseItems } from "../../../domain/item-analysis/analyse-items.ts";
import { analysisSummary } from "../../../domain/item-analysis/analysis-summary.ts";
import { schoolRules } from "../../../domain/item-analysis/rules/school-rules.ts";
import type { ItemResponses } from "../../../domain/item-analysis/sending/item-responses.ts";
import { joinResponses } from "../../../domain/item-analysis/sending/join-responses.ts";
import { receivedResponses } from "../../../domain/item-analysis/sending/sent-responses.ts";
import type { AskedAnalysis } from "./item-paper-choices.ts";
import type { AnalysisOnPaper, FetchedPeople, PrintedItem } from "./item-paper-model.ts";

export async function loadAnalysis(
  bankId: string,
  asked: AskedAnalysis,
  signal: AbortSignal,
  report: (now: FetchedPeople) => void,
): Promise<AnalysisOnPaper> {
  const [bank, texts, { questions, responses }] = await Promise.all([
    call(getAnalysedBank, { id: bankId }, { signal }),
    readTexts(bankId, signal),
    readResponses(bankId, asked, signal, report),
  ]);
  const rules = schoolRules(bank.rules.value);
  const analysis = analyseItems(responses, rules);
  const items = responses.columns.map(({ id }, at): PrintedItem => {
    const own = questions.get(id)!;
    const text = texts.find((each) => each.id === own.question_id);
    const isSame = text?.version === own.version;
    return { asked: own, analysis: analysis.questions[at]!, text: isSame ? text : null };
  });
  const summary = analysisSummary(analysis.questions);
  return { bank, asked, rules, responses, analysis, summary, items };
}

/** Not allowed, not one's own, locked. A server that could not answer is another matter. */
const refusals = [responseCodes.forbidden, responseCodes.notFound, responseCodes.conflict];

/** Whoever marks the subject may analyse the bank and need not be able to read it. */
async function readTexts(id: string, signal: AbortSignal): Promise<readonly Question[]> {
  try {
    return (await call(exportQuestions, { id }, { signal })).items;
  } catch (error) {
    if (refusals.some((code) => isServerError(error, code))) return [];
    throw error;
  }
}

/** Columns in the order of their numbers, in which each part has them. */
async function readResponses(
  bank_id: string,
  { schedule_ids, group_id }: AskedAnalysis,
  signal: AbortSignal,
  report: (now: FetchedPeople) => void,
): Promise<{ questions: ReadonlyMap<string, AnalysedQuestion>; responses: ItemResponses }> {
  const questions = new Map<string, AnalysedQuestion>();
  const parts: ItemResponses[] = [];
  let after: string | null = "";
  let done = 0;
  while (after !== null) {
    const asked: { bank_id: string; schedule_ids: string[]; group_id: string; after: string } = {
      bank_id,
      schedule_ids,
      group_id,
      after,
    };
    const part = await call(listItemResponses, asked, { signal });
    for (const question of part.questions) questions.set(question.id, question);
    parts.push(receivedResponses(part.responses));
    done += part.responses.participants;
    report({ done, total: part.total });
    after = part.next;
  }
  const joined = joinResponses(parts);
  const place = ({ id }: { id: string }) => questions.get(id)!.number ?? Infinity;
  const columns = [...joined.columns].sort((a, b) => place(a) - place(b) || 0);
  return { questions, responses: { ...joined, columns } };
}
