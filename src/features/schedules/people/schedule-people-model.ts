// Whom a schedule is for, in a dialog: those whom it reaches, and for one that names its participants (SP) those who may still
// be named. Naming and taking out can be taken back once.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import {
  changeScheduleParticipants,
  listScheduleCandidateIds,
  listScheduleCandidates,
  listScheduleParticipantIds,
  listScheduleParticipants,
  matchScheduleParticipants,
  scheduleParticipantSorts,
} from "../../../contract/exams/schedule-participants.ts";
import type {
  NamedParticipantChange,
  ParticipantLack,
  ScheduleParticipant,
} from "../../../contract/exams/schedule-participants.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { readPastedNumbers } from "../../../sheets/groups/pasted-numbers.ts";
import { schedulePeopleMessages } from "./schedule-people-messages.ts";

export type PeopleFilters = { group_id: string; lacks: "" | ParticipantLack };
export type PeopleSort = (typeof scheduleParticipantSorts)[number];
export type PeopleList = ListModel<ScheduleParticipant, PeopleFilters, PeopleSort>;
export type SchedulePeopleModel = ReturnType<typeof createSchedulePeopleModel>;
type Result = BulkResult & { before?: NamedParticipantChange };

export function createSchedulePeopleModel(id: string, lacks: "" | ParticipantLack) {
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
  const $busy = atom(false);
  let hasChanged = false;

  const send = (changes: readonly NamedParticipantChange[]): Promise<Result[]> =>
    inBatches(
      changes,
      async (batch) => (await call(changeScheduleParticipants, { id, changes: batch })).results,
    );

  const reload = () => Promise.all([people.reload(), candidates.reload()]);

  async function store(ids: readonly string[], named: boolean): Promise<boolean> {
    if ($busy.get()) return false;
    $busy.set(true);
    try {
      tell(await send(ids.map((each) => ({ id: each, named }))), named);
      hasChanged = true;
      return true;
    } catch (error) {
      reportError(error);
      return false;
    } finally {
      $busy.set(false);
      void reload();
    }
  }

  function tell(results: readonly Result[], named: boolean): void {
    const t = schedulePeopleMessages.get();
    const done = results.flatMap(({ before }) => (before ? [before] : []));
    const refused = results.filter(({ outcome }) => outcome === "refused");
    const count = formatNumber(done.length);
    const said = [named ? t.added({ count }) : t.takenOut({ count })];
    if (refused.length > 0) {
      const reason = refused[0]?.reason ?? "";
      said.push(t.refusedSome({ count: formatNumber(refused.length), reason }));
    }
    const code = refused.length > 0 ? responseCodes.warning : responseCodes.success;
    const undo = { label: t.undo, run: (): void => void takeBack(done) };
    notify(code, named ? t.add : t.takeOut, said.join(" "), done.length > 0 ? undo : undefined);
  }

  async function takeBack(changes: readonly NamedParticipantChange[]): Promise<void> {
    await send(changes).catch(reportError);
    await reload();
  }

  return {
    people,
    candidates,
    $busy: $busy as ReadableAtom<boolean>,
    hasChanged: () => hasChanged,

    /** A file has named people. */
    imported(): void {
      hasChanged = true;
      void reload();
    },

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
