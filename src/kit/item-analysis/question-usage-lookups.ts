// How the questions of a bank were answered in all exams that are over, computed as the analysis of the bank computes it: for files of questions.
import {
  getAnalysedBank,
  listItemResponses,
  type ItemResponsesAnswer,
} from "../../contract/analysis/item-analysis.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import { call } from "../../core/api.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import type { QuestionAnalysis } from "../../domain/item-analysis/analyse-items.ts";
import { schoolRules } from "../../domain/item-analysis/rules/school-rules.ts";
import type { AnalysisQuestions } from "../../domain/item-analysis/sending/analysis-session.ts";
import { usageFigure } from "../../domain/text/usage-text.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";

/** Participants who are in the analysis by now, and all. */
export type UsageProgress = (done: number, total: number) => void;

type Asking = { signal: AbortSignal; onProgress: UsageProgress; createWorker(): WorkerLike };

/** By `usageKey`; empty for whoever may not analyse the bank. @throws ServerError when it could not be asked, FileFault without a worker */
export async function loadQuestionUsages(
  bankId: string,
  asking: Asking,
): Promise<ReadonlyMap<string, QuestionUsage>> {
  const { signal } = asking;
  try {
    const bank = await call(getAnalysedBank, { id: bankId }, { signal });
    if (bank.schedules.length === 0) return new Map();
    return await usagesOf(bankId, schoolRules(bank.rules.value), asking);
  } catch (error) {
    if (refusals.some((code) => isServerError(error, code))) return new Map();
    throw error;
  }
}

/** Not allowed, not one's own, locked. A server that could not answer is another matter. */
const refusals = [responseCodes.forbidden, responseCodes.notFound, responseCodes.conflict];

export const usageKey = (questionId: string, version: number) => `${questionId} ${version}`;

async function usagesOf(
  bank_id: string,
  rules: AnalysisQuestions["analyse"]["asks"],
  { signal, onProgress, createWorker }: Asking,
): Promise<ReadonlyMap<string, QuestionUsage>> {
  const link = new WorkerLink<AnalysisQuestions>(createWorker());
  const stop = () => link.close();
  signal.addEventListener("abort", stop);
  try {
    const keys = new Map<string, string>();
    let after: string | null = "";
    while (after !== null) {
      const part: ItemResponsesAnswer = await call(
        listItemResponses,
        { bank_id, schedule_ids: [], after },
        { signal },
      );
      for (const { id, question_id, version } of part.questions)
        keys.set(id, usageKey(question_id, version));
      onProgress(await link.ask("add", part.responses), part.total);
      after = part.next;
    }
    const { questions } = await link.ask("analyse", rules);
    return new Map(
      questions.flatMap((question) => {
        const usage = usageOf(question);
        return usage ? [[keys.get(question.id)!, usage] as const] : [];
      }),
    );
  } finally {
    signal.removeEventListener("abort", stop);
    link.close();
  }
}

/** Null: nobody's answer counts. */
function usageOf({ n, p, d }: QuestionAnalysis): QuestionUsage | null {
  const figure = (shown: string | null) => (shown === null ? null : usageFigure(shown));
  return n === 0 ? null : { n, p: figure(p.shown), d: figure(d.shown) };
}
