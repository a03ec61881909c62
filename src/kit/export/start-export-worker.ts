import url from "worker:kit/export/export-worker.ts";
import type { WorkerLike } from "../import/worker-link.ts";

export function startExportWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
