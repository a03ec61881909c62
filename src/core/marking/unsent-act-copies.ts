// A second copy of the acts that wait (unsent-acts.ts), for the case that the browser crashes before it has written local storage to disk. At
// the start of a tab, what only the copy has is put back into local storage, in the order in which it was done. An act that was confirmed
// meanwhile is sent once more, which the server answers as done because it knows its id.
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import { lazy } from "../on-demand/lazy.ts";
import { readStoredJson, writeStored } from "../preferences/storage.ts";

// Loaded when the copies are read after the sign-in, and in memory from then on, so that no network is needed to make one.
const loadWriting = lazy(() => import("../preferences/durable-copies.ts"), "copyDurably");
const loadReading = lazy(() => import("../preferences/durable-copies.ts"), "durableCopies");

type CopiedAct = { act: { id: string }; at: number };

/** `key`: of local storage. An act that is the same object as before is not copied again. Resolves to whether all are on disk. */
export async function copyActs(
  key: string,
  before: readonly CopiedAct[],
  after: readonly CopiedAct[],
): Promise<boolean> {
  const changes = new Map<string, CopiedAct | null>();
  for (const { act } of before) changes.set(`${key} ${act.id}`, null);
  for (const one of after) {
    if (before.includes(one)) changes.delete(`${key} ${one.act.id}`);
    else changes.set(`${key} ${one.act.id}`, one);
  }
  try {
    return await (
      await loadWriting()
    )(changes);
  } catch {
    // Its file is out of reach.
    return false;
  }
}

const restored = new Map<string, Promise<void>>();

/** Once for each person in a tab. Whoever sends waits for it, or acts would be sent in another order. */
export function restoreActs(userId: string): Promise<void> {
  const restoring = restored.get(userId) ?? restore(unsentMarksStoragePrefix + userId);
  restored.set(userId, restoring);
  return restoring;
}

async function readCopies(key: string): Promise<readonly CopiedAct[]> {
  try {
    return (await (
      await loadReading()
    )(`${key} `)) as readonly CopiedAct[];
  } catch {
    // Its file is out of reach.
    return [];
  }
}

async function restore(key: string): Promise<void> {
  const copies = await readCopies(key);
  const isList = (value: unknown): value is CopiedAct[] => Array.isArray(value);
  const acts = readStoredJson(key, [], isList);
  const known = new Set(acts.map((one) => one.act?.id));
  const lost = copies.filter(({ act }) => !known.has(act.id));
  if (lost.length === 0) return;
  const all = [...acts, ...lost].sort((one, other) => one.at - other.at);
  writeStored(key, JSON.stringify(all));
}
