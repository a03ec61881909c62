import url from "worker:kit/question-files/question-file-worker.ts";
import type { WorkerLike } from "../import/worker-link.ts";

export function startQuestionFileWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
