// Makes xlsx of .xls, and of what only calls itself so, before the usual reader gets it.
import url from "worker:kit/old-sheets/old-sheet-worker.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";
import type { OldSheetQuestions } from "./old-sheet-session.ts";

/** @throws FileFault */
export type ConvertSheet = (bytes: ArrayBuffer, name: string) => Promise<ArrayBuffer>;

export function sheetConverter(createWorker: () => WorkerLike): ConvertSheet {
  return async (bytes, name) => {
    const link = new WorkerLink<OldSheetQuestions>(createWorker());
    try {
      return await link.ask("convert", { name, bytes }, { transfer: [bytes] });
    } finally {
      link.close();
    }
  };
}

export const convertSheet = sheetConverter(() => new Worker(url, { type: "module" }));

const startOf = (bytes: ArrayBuffer, length: number) =>
  String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(length, bytes.byteLength)));

export const isZip = (bytes: ArrayBuffer) => startOf(bytes, 2) === "PK";

/** The container of old Office files, or Excel before there was one. */
export const isOffice = (bytes: ArrayBuffer) =>
  ["\xd0\xcf\x11\xe0", "\t\b", "\t\x04"].some((sign) => startOf(bytes, sign.length) === sign);

/** Old, or markup. */
export const isOldSheet = (bytes: ArrayBuffer) =>
  isOffice(bytes) || /^[^\x21-\x7e]*(?:\xef\xbb\xbf)?\s*</u.test(startOf(bytes, 64));
