// The papers of an event without their looks: what the server holds, which paper is wanted, what is chosen for it.
import { atom, computed } from "nanostores";
import type { Minutes } from "../../../contract/exams/minutes.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import {
  eventPaperFields,
  paperKinds,
  type EventPaperChoices,
  type PaperKind,
} from "./event-paper-choices.ts";
import { createOpenedPapersDetail } from "./event-papers-lookups.ts";

export type EventPaperModel = ReturnType<typeof createEventPaperModel>;

export function createEventPaperModel(event: string) {
  const detail = createOpenedPapersDetail(event);
  const kept = createKeptChoices("event-papers", event, [eventPaperFields]);
  const choices = createPrintChoices<EventPaperChoices>(kept, eventPaperFields);
  const asked = readQuery()["d"];
  const $kind = atom<PaperKind>(paperKinds.find((kind) => kind === asked) ?? paperKinds[0]);
  /** Since it was opened. */
  const $written = atom<readonly Minutes[]>([]);
  return {
    ...detail,
    $state: computed([detail.$state, $written], (state, written) => {
      if (state.status !== "ready" || written.length === 0) return state;
      const minutes = written.reduce(withMinutes, state.detail.minutes);
      return { ...state, detail: { ...state.detail, minutes } };
    }),
    choices,
    $kind,
    minutesWritten: (saved: Minutes) => $written.set(withMinutes($written.get(), saved)),
    chooseKind(kind: PaperKind) {
      $kind.set(kind);
      const { d: _before, ...others } = readQuery();
      replaceQuery(kind === paperKinds[0] ? others : { ...others, d: kind });
    },
  };
}

function withMinutes(all: readonly Minutes[], one: Minutes): readonly Minutes[] {
  const isOther = ({ schedule_id, sesi, room_id }: Minutes) =>
    schedule_id !== one.schedule_id || sesi !== one.sesi || room_id !== one.room_id;
  return [...all.filter(isOther), one];
}
