import url from "worker:kit/sheet-import/import-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function startImportWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
