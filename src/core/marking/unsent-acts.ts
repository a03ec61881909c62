// The acts of a marker that the server has not confirmed (mark-queue-model.ts), as all tabs of one person keep them.
import { atom } from "nanostores";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import type { MarkingUnit } from "../../contract/marking/marking-units.ts";
import type { MarkingAct } from "../../contract/marking/marks.ts";
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import {
  onStoredElsewhere,
  readStoredJson,
  removeStored,
  writeStored,
} from "../preferences/storage.ts";
import { copyActs, restoreActs } from "./unsent-act-copies.ts";

/** The question of an exam that is marked. */
export type UnitKey = { schedule_id: string; question_id: string };
/** As it was called when it was marked. */
export type UnitName = Pick<MarkingUnit, "schedule" | "bank" | "number" | "excerpt">;
/**
 * `at`: when it was done, in ms since 1970, later than all before it. `refusal`: why the server did not store it; null: it waits. `name`: kept
 * with the act, because the person may not be allowed to read it any more; null: not known. `standing`: the marks with which a refused act conflicts.
 */
export type UnsentAct = {
  unit: UnitKey;
  name: UnitName | null;
  act: MarkingAct;
  at: number;
  refusal: string | null;
  standing?: readonly Pick<MarkingAnswer, "code" | "marks">[];
};

export type StoredActs = ReturnType<typeof createStoredActs>;

export function createStoredActs(userId: string) {
  const key = unsentMarksStoragePrefix + userId;
  const $unsent = atom<readonly UnsentAct[]>(readUnsent(key));
  /** False: this browser keeps nothing, so that closing the tab would lose what waits. */
  const $isKept = atom(true);
  const update = () => $unsent.set(readUnsent(key));
  return {
    $unsent,
    $isKept,
    /** What only a crash has left is among them from then on. */
    restored: restoreActs(userId).then(update),
    change(edit: (acts: readonly UnsentAct[]) => readonly UnsentAct[]): void {
      const before = readUnsent(key);
      const acts = edit(before);
      $unsent.set(acts);
      const isCopied = copyActs(key, before, acts);
      if (acts.length === 0) return removeStored(key);
      if (writeStored(key, JSON.stringify(acts))) $isKept.set(true);
      else void isCopied.then((isOnDisk) => $isKept.set(isOnDisk));
    },
    stop: onStoredElsewhere(key, update),
  };
}

function readUnsent(key: string): readonly UnsentAct[] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  return readStoredJson(key, [], isList)
    .filter(isUnsent)
    .map((one) => ({ ...one, name: one.name ?? null, at: one.at ?? 0 }));
}

function isUnsent(stored: unknown): stored is UnsentAct {
  const { unit, act } = (stored ?? {}) as Partial<UnsentAct>;
  const texts = [unit?.schedule_id, unit?.question_id, act?.id, act?.kind];
  return texts.every((text) => typeof text === "string") && Array.isArray(act?.answers);
}
