import url from "worker:question-files/worker/question-file-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startQuestionFileWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
