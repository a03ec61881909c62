// Keeps what was given in the page in the browser's local storage, answer by answer, sealed with the key of the file: another person at the
// same device reads nothing of it. A copy is in IndexedDB, because a browser that crashes has not written all of its local storage to disk.
// Where a browser keeps nothing for pages that are opened from a file, it says so.
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import { offlineMarksStoragePrefix } from "../../../../contract/marking/marking-storage-keys.ts";
import { copyDurably, durableCopies } from "../../../../core/preferences/durable-copies.ts";
import { seal, unseal, type SealKey } from "../../../../files/sealed/sealed-file.ts";

export type OfflineMark = {
  seq: number;
  /** Null: the answer is only flagged. */
  given: GivenMark | null;
  comment: string;
  isFlagged: boolean;
  /** When it was given, by the clock of the device; absent: by an older page, or it is only flagged. */
  at?: string;
  /** It is in a file that was saved. */
  isSaved: boolean;
};
/** A stored mark, or that it was taken back. Of two entries for one answer the one with the later `keptAt` counts, in milliseconds since 1970. */
type KeptMark = { mark: OfflineMark | null; keptAt: number };
export type MarksKeeper = ReturnType<typeof createMarksKeeper>;

export function createMarksKeeper(fileId: string, key: SealKey, storage: () => Storage) {
  const prefix = `${offlineMarksStoragePrefix}${fileId}.`;
  const kept = new Map<string, KeptMark>();
  const keep = (name: string, text: unknown): void => {
    const found = name.startsWith(prefix) && opened(String(text), key);
    if (!found) return;
    const code = name.slice(prefix.length);
    if (found.keptAt >= (kept.get(code)?.keptAt ?? 0)) kept.set(code, found);
  };
  return {
    /** Before `read`: what was kept before the browser crashed. */
    async restore(): Promise<void> {
      for (const copy of await durableCopies(prefix)) {
        const { name, text } = copy as { name: string; text: string };
        keep(name, text);
      }
    },
    /** By code. What is damaged is left out. */
    read(): Map<string, OfflineMark> {
      try {
        for (const [name, text] of Object.entries({ ...storage() })) keep(name, text);
      } catch {
        // This browser keeps nothing: `write` reports it.
      }
      return new Map([...kept].flatMap(([code, { mark }]) => (mark ? [[code, mark]] : [])));
    },
    /** What another tab with the same file writes; null takes a mark away. Returns how to stop listening. */
    listen(receive: (code: string, mark: OfflineMark | null) => void): () => void {
      const onStorage = ({ key: name, newValue }: StorageEvent) => {
        if (!name?.startsWith(prefix)) return;
        const code = name.slice(prefix.length);
        if (newValue !== null) keep(name, newValue);
        receive(code, newValue === null ? null : (kept.get(code)?.mark ?? null));
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
    /** Null: there is no mark any more. False: it could not be kept. */
    write(code: string, mark: OfflineMark | null): boolean {
      // A clock may be set back.
      const keptAt = Math.max(Date.now(), (kept.get(code)?.keptAt ?? 0) + 1);
      kept.set(code, { mark, keptAt });
      const text = sealed({ mark, keptAt }, key);
      void copyDurably(new Map([[prefix + code, { name: prefix + code, text }]]));
      try {
        storage().setItem(prefix + code, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function sealed(kept: KeptMark, key: SealKey): string {
  const bytes = seal(new TextEncoder().encode(JSON.stringify(kept)), key);
  return btoa(String.fromCharCode(...bytes));
}

function opened(text: string, key: SealKey): KeptMark | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const found = unseal(bytes, key);
    if ("fault" in found) return null;
    return JSON.parse(new TextDecoder().decode(found.content)) as KeptMark;
  } catch {
    // Written by something else: as good as nothing.
    return null;
  }
}
