// How the questions of a bank did in each exam in which it was used: one exam after the other, the latest first, each analysed by itself in a worker. Of
// each exam only figures are kept, and of all its questions, so that the next question needs no call.
import { atom, type ReadableAtom } from "nanostores";
import type { AnalysedBank, AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import type { AnalysisRules, ItemAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import {
  fetchAllParts,
  noParts,
  type FetchedParts,
  type PartSizes,
} from "../../../kit/item-analysis/analysis-parts-lookups.ts";
import { createAnalysisWorkerKeeper } from "../../../kit/item-analysis/analysis-worker-keeper.ts";

export type ExamHistory =
  | { status: "loading"; done: number; total: number }
  | { status: "failed"; error: unknown }
  | { status: "ready"; analysis: ItemAnalysis; questions: readonly AnalysedQuestion[] };

export type ItemHistoryModel = ReturnType<typeof createItemHistoryModel>;

type Options = {
  bank: Pick<AnalysedBank, "id" | "schedules">;
  rules: AnalysisRules;
  createWorker?(): WorkerLike;
  sizes?: PartSizes;
};

export function createItemHistoryModel(options: Options) {
  const { bank, rules, sizes } = options;
  /** By exam; one that is missing is still to come. */
  const $exams = atom<ReadonlyMap<string, ExamHistory>>(new Map());
  const $isRunning = atom(false);
  const ended = new AbortController();
  let fetched: FetchedParts = noParts;
  const { ask, end } = createAnalysisWorkerKeeper(() => fetched.parts, options.createWorker);

  const take = (id: string, state: ExamHistory) => $exams.set(new Map($exams.get()).set(id, state));

  async function analysed(id: string): Promise<ExamHistory> {
    fetched = noParts;
    await ask("clear", null);
    await fetchAllParts({
      bankId: bank.id,
      filter: { schedule_ids: [id], group_id: "" },
      ...(sizes && { sizes }),
      signal: ended.signal,
      add: (part) => ask("add", part),
      onPart(known) {
        fetched = known;
        take(id, { status: "loading", done: known.done, total: known.total });
      },
    });
    const analysis = await ask("analyse", rules);
    return { status: "ready", analysis, questions: fetched.questions };
  }

  return {
    $exams: $exams as ReadableAtom<ReadonlyMap<string, ExamHistory>>,
    $isRunning: $isRunning as ReadableAtom<boolean>,
    /** All exams that are missing; those that could not be fetched are fetched again. Never throws. */
    async load(): Promise<void> {
      if ($isRunning.get()) return;
      $isRunning.set(true);
      for (const { id } of bank.schedules) {
        if ($exams.get().get(id)?.status === "ready") continue;
        take(id, { status: "loading", done: 0, total: 0 });
        try {
          take(id, await analysed(id));
        } catch (error) {
          if (ended.signal.aborted || isAborted(error)) return;
          take(id, { status: "failed", error });
        }
      }
      $isRunning.set(false);
    },
    exit(): void {
      ended.abort();
      end();
    },
  };
}
