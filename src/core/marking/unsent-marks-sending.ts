// Marks of whoever is signed in that this browser keeps because the server has not stored them (mark-queue-model.ts), for the shell and for
// home. The queue itself is loaded only where there are any.
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import { lazy } from "../on-demand/lazy.ts";
import { readStoredJson } from "../preferences/storage.ts";
import { $session } from "../session.ts";
import { restoreActs } from "./unsent-act-copies.ts";

const loadQueueOf = lazy(() => import("./mark-queue-model.ts"), "markQueueOf");

function ownId(): string {
  const session = $session.get();
  return "user" in session ? session.user.id : "";
}

/** Those that wait, and those that were refused and that the person has not read about; also after the session has ended. */
export function countUnsentMarks(): number {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  return readStoredJson(unsentMarksStoragePrefix + ownId(), [], isList).length;
}

/** Tries once at once; from then on they are sent as soon as the server answers. Never throws: they stay where they are. */
export async function sendUnsentMarks(): Promise<void> {
  const userId = ownId();
  try {
    await restoreActs(userId);
    if (countUnsentMarks() === 0) return;
    await (await loadQueueOf())(userId).send();
  } catch {
    // The queue's file is out of reach.
  }
}
