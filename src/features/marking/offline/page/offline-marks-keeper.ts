// Keeps what was given in the page in the browser's local storage, answer by answer, sealed with the key of the file: another person at the
// same device reads nothing of it. Where a browser keeps nothing for pages that are opened from a file, it says so.
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import { offlineMarksStoragePrefix } from "../../../../contract/marking/marking-storage-keys.ts";
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
export type MarksKeeper = ReturnType<typeof createMarksKeeper>;

export function createMarksKeeper(fileId: string, key: SealKey, storage: () => Storage) {
  const prefix = `${offlineMarksStoragePrefix}${fileId}.`;
  return {
    /** By code. What is damaged is left out. */
    read(): Map<string, OfflineMark> {
      const found = new Map<string, OfflineMark>();
      try {
        for (const [name, value] of Object.entries({ ...storage() })) {
          if (!name.startsWith(prefix)) continue;
          const mark = opened(String(value), key);
          if (mark) found.set(name.slice(prefix.length), mark);
        }
      } catch {
        // This browser keeps nothing: `write` reports it.
      }
      return found;
    },
    /** What another tab with the same file writes; null takes a mark away. Returns how to stop listening. */
    listen(receive: (code: string, mark: OfflineMark | null) => void): () => void {
      const onStorage = ({ key: name, newValue }: StorageEvent) => {
        if (!name?.startsWith(prefix)) return;
        receive(name.slice(prefix.length), newValue === null ? null : opened(newValue, key));
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
    /** Null: there is no mark any more. False: it could not be kept. */
    write(code: string, mark: OfflineMark | null): boolean {
      try {
        if (mark === null) storage().removeItem(prefix + code);
        else storage().setItem(prefix + code, sealed(mark, key));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function sealed(mark: OfflineMark, key: SealKey): string {
  const bytes = seal(new TextEncoder().encode(JSON.stringify(mark)), key);
  return btoa(String.fromCharCode(...bytes));
}

function opened(text: string, key: SealKey): OfflineMark | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const found = unseal(bytes, key);
    if ("fault" in found) return null;
    return JSON.parse(new TextDecoder().decode(found.content)) as OfflineMark;
  } catch {
    // Written by something else: as good as nothing.
    return null;
  }
}
