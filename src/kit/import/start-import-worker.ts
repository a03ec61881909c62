import url from "worker:kit/import/import-worker.ts";
import type { WorkerLike } from "./worker-link.ts";

export function startImportWorker(): WorkerLike {
  return new Worker(url, { type: "module" });
}
