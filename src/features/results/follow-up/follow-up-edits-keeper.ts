// What somebody has written into programs and the server has not confirmed. It is in local storage before it is sent, so that it survives a cable
// that is pulled out, a session that ends and a closed tab; all tabs of one person share it. What is confirmed leaves it. Where somebody else has
// written into the same field meanwhile, it stays until the person has chosen. What one person has written is never sent by another.
import { atom, computed, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { saveFollowUps, type FollowUpEntry } from "../../../contract/results/follow-up-programs.ts";
import { unsentFollowUpsStoragePrefix } from "../../../contract/results/follow-up-storage-key.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { $connection } from "../../../core/live.ts";
import { createRepeated } from "../../../core/marking/repeated-step.ts";
import {
  onStoredElsewhere,
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
} from "../../../core/preferences/storage.ts";
import { $session } from "../../../core/session.ts";
import {
  baseOf,
  isAmong,
  isEdit,
  isList,
  isSameCell,
  isWaiting,
  nextBatch,
  withResults,
  withWritten,
  type FollowUpEdit,
  type ProgramOf,
  type WrittenFields,
} from "./follow-up-edits-state.ts";

export type FollowUpKeeper = ReturnType<typeof createFollowUpKeeper>;

type Listener = (program: ProgramOf, entries: readonly FollowUpEntry[]) => void;

const retryMs = 3_000;
/** After the last key; leaving a cell sends at once. */
export const followUpDelayMs = 800;
/** Entries in one call; the server takes 200 (maxFollowUpEntries). */
const maxSent = 100;

export function createFollowUpKeeper(userId: string) {
  const stored = createStoredEdits(userId);
  const { $edits, change } = stored;
  const sending = createSending(userId, stored);
  const { flush, flushSoon, stop } = createFlushing(sending.send);
  flush();

  return {
    $edits: $edits as ReadableAtom<readonly FollowUpEdit[]>,
    $failure: sending.$failure as ReadableAtom<unknown>,
    $isKept: stored.$isKept as ReadableAtom<boolean>,
    $waiting: computed($edits, (edits) => edits.filter(isWaiting).length),
    write(program: ProgramOf, written: readonly WrittenFields[]): void {
      change((edits) => withWritten(edits, program, written));
      flushSoon();
    },
    /** Sends at once what waits. */
    flush,
    /** Tries again what was refused. */
    retry(): void {
      change((edits) => edits.map((one) => ({ ...one, refusal: null })));
      flush();
    },
    /** The person has chosen between their own words and those of somebody else. */
    resolve(edit: FollowUpEdit, isMine: boolean): void {
      const { newer } = edit;
      change((edits) =>
        edits.flatMap((one) => {
          if (!isSameCell(one, edit)) return one;
          if (!isMine || newer === null) return [];
          return { ...one, base: baseOf(newer), newer: null, refusal: null };
        }),
      );
      flush();
    },
    listen: sending.listen,
    exit(): void {
      stop();
      sending.stop();
      stored.stop();
    },
  };
}

/** Sends soon after the last key, and at once when the line or the session is back and when the page is left. */
function createFlushing(send: () => Promise<void>) {
  let delay: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(delay);
    void send();
  }
  const stops = [
    $connection.listen((connection) => {
      if (connection === "connected") flush();
    }),
    $session.listen(flush),
  ];
  window.addEventListener("online", flush);
  window.addEventListener("pagehide", flush);
  return {
    flush,
    flushSoon(): void {
      clearTimeout(delay);
      delay = setTimeout(flush, followUpDelayMs);
    },
    stop(): void {
      clearTimeout(delay);
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      for (const unbind of stops) unbind();
    },
  };
}

type StoredEdits = ReturnType<typeof createStoredEdits>;

function createStoredEdits(userId: string) {
  const key = unsentFollowUpsStoragePrefix + userId;
  const read = () => readStoredJson(key, [], isList).filter(isEdit);
  let known = readStored(key);
  const $edits = atom<readonly FollowUpEdit[]>(read());
  /** What this tab has stored last is not read again, so that rows which nobody changed are drawn from the same edits. */
  const current = () => (readStored(key) === known ? $edits.get() : read());
  /** False: this browser stores nothing, so that closing the tab would lose what waits. */
  const $isKept = atom(true);
  return {
    $edits,
    $isKept,
    change(edit: (edits: readonly FollowUpEdit[]) => readonly FollowUpEdit[]): void {
      const edits = edit(current());
      $edits.set(edits);
      known = edits.length === 0 ? null : JSON.stringify(edits);
      if (known === null) removeStored(key);
      else $isKept.set(writeStored(key, known));
    },
    stop: onStoredElsewhere(key, () => {
      known = readStored(key);
      $edits.set(read());
    }),
  };
}

function createSending(userId: string, { $edits, change }: StoredEdits) {
  /** Why the latest attempt failed; null: it did not, or none was made. */
  const $failure = atom<unknown>(null);
  const listeners = new Set<Listener>();
  /** One by one while one is searched for that makes the server refuse the whole call. */
  let together = maxSent;
  const sending = createRepeated(async () => isOwn(userId) && sendNext());

  /** Whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    const batch = nextBatch($edits.get(), together);
    const [first] = batch;
    if (!first) return false;
    const { schedule_id, kind } = first;
    try {
      const entries = batch.map(({ participant_id, base: { version }, fields }) => ({
        participant_id,
        version,
        ...fields,
      }));
      const { results } = await call(saveFollowUps, { schedule_id, kind, entries });
      $failure.set(null);
      together = maxSent;
      const entriesNow = results.flatMap(({ entry }) => entry ?? []);
      for (const receive of listeners) receive({ schedule_id, kind }, entriesNow);
      change((edits) => withResults(edits, batch, results));
      return true;
    } catch (error) {
      return failed(error, batch);
    }
  }

  function failed(error: unknown, batch: readonly FollowUpEdit[]): boolean {
    $failure.set(error);
    // No line, no database, an ended session: the same call may succeed later.
    if (!isServerError(error) || !finalCodes.includes(error.code)) {
      sending.again(retryMs);
      return false;
    }
    const isOneOfThem = batch.length > 1 && error.code === responseCodes.invalidFields;
    together = isOneOfThem ? 1 : maxSent;
    if (isOneOfThem) return true;
    const [reason = error.message] = Object.values(error.fields);
    change((edits) =>
      edits.map((one) => (isAmong(one, batch) ? { ...one, refusal: reason } : one)),
    );
    return true;
  }

  return {
    $failure,
    send: sending.run,
    stop: sending.stop,
    listen(receive: Listener): () => void {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
}

/** Sent again as they are, they would be refused again. */
const finalCodes: readonly string[] = [
  responseCodes.invalidFields,
  responseCodes.forbidden,
  responseCodes.notFound,
];

/** Another person may have signed in on this PC: they send nothing of it. */
function isOwn(userId: string): boolean {
  const session = $session.get();
  return session.status === "in" && session.user.id === userId;
}

const keepers = new Map<string, FollowUpKeeper>();

/** One for each person who was signed in on this tab: closing the dialog stops nothing. */
export function followUpKeeperOf(userId: string): FollowUpKeeper {
  const keeper = keepers.get(userId) ?? createFollowUpKeeper(userId);
  keepers.set(userId, keeper);
  keeper.flush();
  return keeper;
}
