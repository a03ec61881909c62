// The files that were handed in with printed answers: fetched a few at a time, and kept as long as the paper is open.
import { atom, computed, type ReadableAtom } from "nanostores";
import { getMarkingAttachment } from "../../../contract/marking/marking-answers.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { downloadFile } from "../../../core/transfer.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";

export type PaperFile = { address: string; isPicture: boolean };
export type FileKey = UnitKey & { code: string; attachment_id: string };
export type PaperFilesKeeper = ReturnType<typeof createPaperFilesKeeper>;

const maxAtOnce = 3;

export function createPaperFilesKeeper() {
  const abort = new AbortController();
  const files = new Map<string, Promise<PaperFile>>();
  const addresses: string[] = [];
  const $missing = atom<ReadonlySet<string>>(new Set());
  const $tries = atom(0);
  const inTurn = createTurns(maxAtOnce);

  const markMissing = (id: string, isMissing: boolean): void => {
    const next = new Set($missing.get());
    if (isMissing) next.add(id);
    else next.delete(id);
    $missing.set(next);
  };

  async function fetchFile(key: FileKey): Promise<PaperFile> {
    const { attachment_id: id } = key;
    try {
      const { signal } = abort;
      const { file } = await inTurn(() => downloadFile(getMarkingAttachment, key, { signal }));
      const address = URL.createObjectURL(file);
      addresses.push(address);
      markMissing(id, false);
      return { address, isPicture: file.type.startsWith("image/") };
    } catch (error) {
      files.delete(id);
      if (!isAborted(error)) markMissing(id, true);
      throw error;
    }
  }

  return {
    /** How many could not be fetched: the paper is not whole. */
    $missing: computed($missing, ({ size }) => size),
    /** Counts the attempts; another one asks again for what is missing. */
    $tries: $tries as ReadableAtom<number>,
    /** @throws what `downloadFile` throws */
    fetch(key: FileKey): Promise<PaperFile> {
      const file = files.get(key.attachment_id) ?? fetchFile(key);
      files.set(key.attachment_id, file);
      return file;
    },
    retry(): void {
      $missing.set(new Set());
      $tries.set($tries.get() + 1);
    },
    exit(): void {
      abort.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    },
  };
}

/** Runs so many at once, the others after them. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
