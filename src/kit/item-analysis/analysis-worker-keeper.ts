// One worker for the life of an analysis. When it has ended, the next question starts another, which is given the parts that are known.
import type { AnalysisQuestions } from "../../domain/item-analysis/sending/analysis-session.ts";
import type { SentResponses } from "../../domain/item-analysis/sending/sent-responses.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";
import { startAnalysisWorker } from "./start-analysis-worker.ts";

export function createAnalysisWorkerKeeper(
  knownParts: () => readonly SentResponses[],
  createWorker: () => WorkerLike = startAnalysisWorker,
) {
  let link: WorkerLink<AnalysisQuestions> | null = null;

  function end(): void {
    link?.close();
    link = null;
  }

  function start(): WorkerLink<AnalysisQuestions> {
    const own = new WorkerLink<AnalysisQuestions>(createWorker());
    // Where one of them fails, so does the question behind them.
    for (const part of knownParts()) void own.ask("add", part).catch(() => undefined);
    return own;
  }

  return {
    /** Answered in the order of the questions. @throws FileFault when the worker cannot be loaded or has ended */
    async ask<Name extends keyof AnalysisQuestions>(
      name: Name,
      asks: AnalysisQuestions[Name]["asks"],
    ): Promise<AnalysisQuestions[Name]["answers"]> {
      link ??= start();
      const own = link;
      try {
        return await own.ask(name, asks);
      } catch (error) {
        if (link === own) end();
        throw error;
      }
    },
    end,
  };
}
