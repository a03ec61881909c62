// Whom a schedule is for, in a dialog: those whom it reaches, and for one that names its participants (SP) those who may still
// be named. Naming and taking out can be undone once.
import { atom, type ReadableAtom } from "nanostores";
import {
  changeScheduleParticipants,
  listScheduleCandidateIds,
  listScheduleCandidates,
  listScheduleParticipantIds,
  listScheduleParticipants,
  matchScheduleParticipants,
  scheduleParticipantSorts,
  type NamedParticipantChange,
  type ParticipantLack,
  type ScheduleParticipant,
} from "../../../contract/exams/schedule-participants.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import { createList, type ListModel } from "../../../kit/list/create-list.ts";
import { readPastedNumbers } from "../../../sheets/groups/pasted-numbers.ts";
import { schedulePeopleMessages } from "./schedule-people-messages.ts";

export type PeopleFilters = { group_id: string; lacks: "" | ParticipantLack };
export type PeopleSort = (typeof scheduleParticipantSorts)[number];
export type PeopleList = ListModel<ScheduleParticipant, PeopleFilters, PeopleSort>;
export type SchedulePeopleModel = ReturnType<typeof createSchedulePeopleModel>;
type Result = BulkResult & { before?: NamedParticipantChange };

export function createSchedulePeopleModel(id: string, lacks: "" | ParticipantLack) {
  const { people, candidates } = createPeopleLists(id, lacks);
  const reload = () => Promise.all([people.reload(), candidates.reload()]);
  const naming = createNaming(id, reload);
  const { store } = naming;

  return {
    people,
    candidates,
    $busy: naming.$busy,
    hasChanged: naming.hasChanged,
    /** Called after an import has named participants. */
    imported: naming.imported,

    /** True when it was done. */
    async addChosen(): Promise<boolean> {
      const ids = [...candidates.$selected.get()];
      const isDone = await store(ids, true);
      if (isDone) candidates.forget(ids);
      return isDone;
    },

    async takeOutChosen(ids: readonly string[]): Promise<void> {
      if (await store(ids, false)) people.forget(ids);
    },

    /** Why nothing was added; null: all of them were. @throws ServerError */
    async addNumbers(text: string): Promise<string | null> {
      const t = schedulePeopleMessages.get();
      const numbers = readPastedNumbers(text);
      if (numbers.length === 0) return t.numbersNeeded;
      const { matches } = await call(matchScheduleParticipants, { id, no_ujian: numbers });
      const known = new Set(matches.map(({ no_ujian: number }) => number.toLowerCase()));
      const unknown = numbers.filter((number) => !known.has(number.toLowerCase()));
      if (unknown.length > 0) return t.unknownNumbers({ names: unknown.join(", ") });
      const ids = matches.map((match) => match.id);
      return (await store(ids, true)) ? null : "";
    },

    exit(): void {
      people.exit();
      candidates.exit();
    },
  };
}

function createPeopleLists(id: string, lacks: "" | ParticipantLack) {
  const shared = {
    inAddress: false,
    sort: "no_ujian",
    sortable: scheduleParticipantSorts,
  } as const;
  const people: PeopleList = createList<ScheduleParticipant, PeopleFilters, PeopleSort>({
    ...shared,
    name: "schedule-people",
    filters: { group_id: "", lacks },
    load: (query, signal) => call(listScheduleParticipants, { id, ...query }, { signal }),
    loadIds: async (query, signal) =>
      (await call(listScheduleParticipantIds, { id, ...query }, { signal })).ids,
  });
  const candidates: PeopleList = createList<ScheduleParticipant, PeopleFilters, PeopleSort>({
    ...shared,
    name: "schedule-candidates",
    filters: { group_id: "", lacks: "" },
    load: (query, signal) => call(listScheduleCandidates, { id, ...query }, { signal }),
    loadIds: async (query, signal) =>
      (await call(listScheduleCandidateIds, { id, ...query }, { signal })).ids,
  });
  return { people, candidates };
}

/** Names participants of the schedule or takes them out, one change at a time, with undo. */
function createNaming(id: string, reload: () => Promise<unknown>) {
  const $busy = atom(false);
  let hasChanged = false;

  const send = (changes: readonly NamedParticipantChange[]): Promise<Result[]> =>
    inBatches(
      changes,
      async (batch) => (await call(changeScheduleParticipants, { id, changes: batch })).results,
    );

  async function undo(changes: readonly NamedParticipantChange[]): Promise<void> {
    await send(changes).catch(reportError);
    await reload();
  }

  return {
    $busy: $busy as ReadableAtom<boolean>,
    hasChanged: () => hasChanged,
    imported(): void {
      hasChanged = true;
      void reload();
    },
    async store(ids: readonly string[], named: boolean): Promise<boolean> {
      if ($busy.get()) return false;
      $busy.set(true);
      try {
        const results = await send(ids.map((each) => ({ id: each, named })));
        reportNaming(results, named, undo);
        hasChanged = true;
        return true;
      } catch (error) {
        reportError(error);
        return false;
      } finally {
        $busy.set(false);
        void reload();
      }
    },
  };
}

function reportNaming(
  results: readonly Result[],
  named: boolean,
  undo: (changes: readonly NamedParticipantChange[]) => Promise<void>,
): void {
  const t = schedulePeopleMessages.get();
  const done = results.flatMap(({ before }) => (before ? [before] : []));
  const refused = results.filter(({ outcome }) => outcome === "refused");
  const count = formatNumber(done.length);
  const body = [named ? t.added({ count }) : t.takenOut({ count })];
  if (refused.length > 0) {
    const reason = refused[0]?.reason ?? "";
    body.push(t.refusedSome({ count: formatNumber(refused.length), reason }));
  }
  const code = refused.length > 0 ? responseCodes.warning : responseCodes.success;
  const action = { label: t.undo, run: (): void => void undo(done) };
  notify(code, named ? t.add : t.takeOut, body.join(" "), done.length > 0 ? action : undefined);
}
