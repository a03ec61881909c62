// How the questions of a bank were answered in all exams that are over, computed as the analysis of the bank computes it: for files of questions.
import { getAnalysedBank } from "../../contract/analysis/item-analysis.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import { call } from "../../core/api.ts";
import { isWithheld } from "../../core/answers/is-withheld.ts";
import type { AnalysisRules, QuestionAnalysis } from "../../domain/item-analysis/analyse-items.ts";
import { schoolRules } from "../../domain/item-analysis/rules/school-rules.ts";
import { usageFigure } from "../../domain/text/usage-text.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import { fetchAllParts } from "./analysis-parts-lookups.ts";
import { createAnalysisWorkerKeeper } from "./analysis-worker-keeper.ts";

/** `done`: participants whose answers have been fetched. `total`: all of them. */
export type UsageProgress = (done: number, total: number) => void;

type Asking = { signal: AbortSignal; onProgress: UsageProgress; createWorker(): WorkerLike };

/** By `itemColumnId`; empty for whoever may not analyse the bank. @throws ServerError when it could not be asked, FileFault without a worker */
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
    if (isWithheld(error)) return new Map();
    throw error;
  }
}

async function usagesOf(
  bankId: string,
  rules: AnalysisRules,
  { signal, onProgress, createWorker }: Asking,
): Promise<ReadonlyMap<string, QuestionUsage>> {
  const { ask, end } = createAnalysisWorkerKeeper(() => [], createWorker);
  signal.addEventListener("abort", end);
  try {
    await fetchAllParts({
      bankId,
      filter: { schedule_ids: [], group_id: "" },
      signal,
      add: (part) => ask("add", part),
      onPart: ({ done, total }) => onProgress(done, total),
    });
    const { questions } = await ask("analyse", rules);
    return new Map(
      questions.flatMap((question) => {
        const usage = usageOf(question);
        return usage ? [[question.id, usage] as const] : [];
      }),
    );
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

/** Null where no answer counts. */
function usageOf({ n, p, d }: QuestionAnalysis): QuestionUsage | null {
  const figure = (shown: string | null) => (shown === null ? null : usageFigure(shown));
  return n === 0 ? null : { n, p: figure(p.shown), d: figure(d.shown) };
}
