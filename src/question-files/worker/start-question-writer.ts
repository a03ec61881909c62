import url from "worker:question-files/worker/question-writing-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startQuestionWriter(): WorkerLike {
  return new Worker(url, { type: "module" });
}
