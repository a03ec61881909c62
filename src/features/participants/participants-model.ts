// The participants screen without its looks: the list, what a person can do to its rows, and taking that back.
import { atom, onMount } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { bulkBatchSize } from "../../contract/calls/fields.ts";
import type { BulkResult } from "../../contract/calls/fields.ts";
import {
  changeParticipants,
  deleteParticipants,
  getParticipant,
  listParticipantIds,
  listParticipants,
  listParticipantSessions,
  maxSession,
  participantSorts,
  participantStatuses,
  resetParticipantPasswords,
  restoreParticipants,
} from "../../contract/participants.ts";
import type {
  Participant,
  ParticipantChange,
  ParticipantDetail,
  ParticipantStatus,
} from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import type { DetailModel } from "../../kit/record/create-detail.ts";
import { createList } from "../../kit/list/create-list.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import type { PasswordSlip } from "../../kit/passwords/password-slip.ts";

export type ParticipantSort = (typeof participantSorts)[number];
export type ParticipantFilters = {
  group_id: string;
  jurusan_id: string;
  agama_id: string;
  sesi: string;
  status: "" | ParticipantStatus;
};
export type ParticipantList = ListModel<Participant, ParticipantFilters, ParticipantSort>;

/** What becomes of a row; `before` undoes a change, a reset answers the new password. */
export type ActionResult = BulkResult & { before?: ParticipantChange; slip?: PasswordSlip };
type Change = Omit<ParticipantChange, "id">;

export type ParticipantsModel = ReturnType<typeof createParticipantsModel>;

export function createParticipantsModel() {
  const abort = new AbortController();
  const list: ParticipantList = createList({
    name: "participants",
    load: (query, signal) => call(listParticipants, query, { signal }),
    loadIds: async (query, signal) => (await call(listParticipantIds, query, { signal })).ids,
    filters: noFilters,
    sort: "nama",
    sortable: participantSorts,
    acceptsFilter,
  });
  const $sessions = createSessions(abort.signal);

  /** Every verb ends here: the list shows what the server has now, and gone rows are not selected. */
  async function settle(results: readonly ActionResult[], gone = false): Promise<void> {
    if (gone) list.forget(idsDone(results));
    if (results.some(({ outcome }) => outcome === "done")) await refresh();
  }

  async function refresh(): Promise<void> {
    await Promise.all([list.reload(), $sessions.refresh()]);
  }

  return {
    list,
    $sessions: $sessions.store,
    refresh,
    settle,
    undo: async (results: readonly ActionResult[]): Promise<readonly BulkResult[]> => {
      const undone = await undoResults(results);
      await refresh();
      return undone;
    },
    exit(): void {
      abort.abort();
      list.exit();
    },
  };
}

const noFilters: ParticipantFilters = {
  group_id: "",
  jurusan_id: "",
  agama_id: "",
  sesi: "",
  status: "",
};

/** Addresses are typed and sent by people: a wrong session or status would be refused by the server. */
function acceptsFilter(name: keyof ParticipantFilters, value: string): boolean {
  if (name === "status") return participantStatuses.some((status) => status === value);
  if (name === "sesi") return /^\d{1,2}$/u.test(value) && Number(value) >= 1;
  return value.length <= 64;
}

/** Sessions in use, for the filter; without them it offers none, which is no reason to disturb anybody. */
function createSessions(signal: AbortSignal) {
  const store = atom<readonly number[]>([]);
  const refresh = async (): Promise<void> => {
    try {
      store.set(await call(listParticipantSessions, {}, { signal }));
    } catch {
      // The filter keeps the sessions it has.
    }
  };
  onMount(store, () => void refresh());
  return { store: store as ReadableAtom<readonly number[]>, refresh };
}

// --- What can be done to rows, at most `bulkBatchSize` at once ---

export async function change(ids: readonly string[], what: Change): Promise<ActionResult[]> {
  const changes = ids.map((id) => ({ id, ...what }));
  return (await call(changeParticipants, { changes })).results;
}

export async function remove(ids: readonly string[]): Promise<ActionResult[]> {
  return (await call(deleteParticipants, { ids: [...ids] })).results;
}

export async function resetPasswords(ids: readonly string[]): Promise<ActionResult[]> {
  const { results } = await call(resetParticipantPasswords, { ids: [...ids] });
  return results.map(({ no_ujian: login, nama: name, group_path: group, password, ...result }) => ({
    ...result,
    ...(result.outcome === "done" ? { slip: { login, name, group, password } } : {}),
  }));
}

export function slipsOf(results: readonly ActionResult[]): PasswordSlip[] {
  return results.flatMap(({ slip }) => (slip ? [slip] : []));
}

/** Brings back what was changed, or restores what was deleted. */
async function undoResults(results: readonly ActionResult[]): Promise<BulkResult[]> {
  const done = results.filter(({ outcome }) => outcome === "done");
  const undone: BulkResult[] = [];
  for (let at = 0; at < done.length; at += bulkBatchSize) {
    const batch = done.slice(at, at + bulkBatchSize);
    const changes = batch.flatMap(({ before }) => (before ? [before] : []));
    const deleted = batch.flatMap(({ id, before }) => (before ? [] : [id]));
    if (changes.length > 0) undone.push(...(await call(changeParticipants, { changes })).results);
    if (deleted.length > 0) {
      undone.push(...(await call(restoreParticipants, { ids: deleted })).results);
    }
  }
  return undone;
}

function idsDone(results: readonly ActionResult[]): string[] {
  return results.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
}

export function isSession(text: string): boolean {
  return /^\d{1,2}$/u.test(text) && Number(text) >= 1 && Number(text) <= maxSession;
}

/** One participant's detail, fetched when it is opened. */
export function createParticipantDetail(id: string): DetailModel<ParticipantDetail> {
  return createDetail((signal) => call(getParticipant, { id }, { signal }));
}
