// All files of a zip under one bound: what a small file unpacks to is counted before and while it is unpacked.
import { readZipDirectory, unpackEntry, type Budget } from "../../files/zip/zip-file.ts";
import { QuestionFileFault } from "./question-file-kind.ts";

export const maxQuestionFileBytes = 50 * 1024 * 1024;
export const maxUnpackedQuestionBytes = 150 * 1024 * 1024;
/** Of a zip. A package of 500 questions with pictures has a fifth of them. */
const maxEntries = 5000;

/**
 * By path, as the zip writes it. `progress` hears 0 to 1.
 * @throws FileFault, QuestionFileFault
 */
export function unpackParts(
  bytes: Uint8Array,
  budget: Budget,
  progress: (done: number) => void,
): Map<string, Uint8Array> {
  const entries = [...readZipDirectory(bytes).values()].filter(({ name }) => isFile(name));
  if (entries.length > maxEntries) throw new QuestionFileFault("bomb");
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0) || 1;
  const parts = new Map<string, Uint8Array>();
  let behind = 0;
  for (const entry of entries) {
    const pieces: Uint8Array[] = [];
    unpackEntry(bytes, entry, budget, (piece) => pieces.push(piece));
    parts.set(entry.name.replace(/\\/gu, "/").replace(/^\/+/u, ""), joined(pieces));
    behind += entry.packedSize;
    progress(behind / packed);
  }
  return parts;
}

/** Macs put a second tree into their zips. */
function isFile(name: string): boolean {
  return !/[/\\]$/u.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/u.test(name);
}

/** Always bytes of its own: a view would keep, and later copy, all that it looks at. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
