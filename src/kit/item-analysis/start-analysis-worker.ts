import url from "worker:kit/item-analysis/analysis-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startAnalysisWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
