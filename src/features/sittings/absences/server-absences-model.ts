// Times during which no server was running that staff have not confirmed yet, as far as the person may see them.
import { atom, computed } from "nanostores";
import {
  serverAbsencesTopic,
  type ServerAbsence,
} from "../../../contract/exams/server-absences.ts";
import { liveTopic } from "../../../core/live-topic.ts";

export type ServerAbsencesModel = ReturnType<typeof createServerAbsencesModel>;

/** `schedule`: of the board. Absences of other exams are kept apart: they say nothing of the one that is watched. */
export function createServerAbsencesModel(schedule: string) {
  const $live = liveTopic(serverAbsencesTopic, {}, (_before, newer) => newer);
  /** Decided here or found to be decided: the list that still has them is older. */
  const $decided = atom<ReadonlySet<string>>(new Set());
  const $absences = computed([$live, $decided], (live, decided): readonly ServerAbsence[] =>
    live.status === "ready" ? live.value.items.filter(({ id }) => !decided.has(id)) : [],
  );
  return {
    $own: computed($absences, (all) => absencesOf(all, schedule).own),
    $others: computed($absences, (all) => absencesOf(all, schedule).others),
    leave: (id: string) => $decided.set(new Set([...$decided.get(), id])),
    exit: () => undefined,
  };
}

/** Those in which participants of the exam were at work, and all others. */
export function absencesOf(all: readonly ServerAbsence[], schedule: string) {
  const concerns = ({ schedule_ids: ids }: ServerAbsence) => ids.includes(schedule);
  return { own: all.filter(concerns), others: all.filter((one) => !concerns(one)) };
}
