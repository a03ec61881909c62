import url from "worker:question-files/worker/question-reading-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startQuestionReader(): WorkerLike {
  return new Worker(url, { type: "module" });
}
