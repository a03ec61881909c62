import url from "worker:kit/sheet-export/export-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startExportWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
