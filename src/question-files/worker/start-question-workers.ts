import readingUrl from "worker:question-files/worker/question-reading-worker.ts";
import writingUrl from "worker:question-files/worker/question-writing-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startQuestionReader(): WorkerLike {
  return new Worker(readingUrl, { type: "module" });
}

export function startQuestionWriter(): WorkerLike {
  return new Worker(writingUrl, { type: "module" });
}
