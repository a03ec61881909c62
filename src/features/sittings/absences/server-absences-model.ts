// Times during which no server was running that staff have not confirmed yet, as far as the person may see them.
import { atom, computed } from "nanostores";
import {
  serverAbsencesTopic,
  type ServerAbsence,
} from "../../../contract/exams/server-absences.ts";
import { liveTopic } from "../../../core/live-topic.ts";

export type ServerAbsencesModel = ReturnType<typeof createServerAbsencesModel>;

export function createServerAbsencesModel() {
  const $live = liveTopic(serverAbsencesTopic, {}, (_before, newer) => newer);
  /** Decided here or found to be decided: the list that still has them is older. */
  const $decided = atom<ReadonlySet<string>>(new Set());
  const $absences = computed([$live, $decided], (live, decided): readonly ServerAbsence[] =>
    live.status === "ready" ? live.value.items.filter(({ id }) => !decided.has(id)) : [],
  );
  return {
    $absences,
    leave: (id: string) => $decided.set(new Set([...$decided.get(), id])),
    exit: () => undefined,
  };
}
