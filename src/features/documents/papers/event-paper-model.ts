// The papers of an event without their looks: what the server holds, which paper is wanted, what is chosen for it.
import { atom } from "nanostores";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { eventPaperFields, paperKinds } from "./event-paper-choices.ts";
import type { EventPaperChoices, PaperKind } from "./event-paper-choices.ts";
import { createEventPapersDetail } from "./event-papers-lookups.ts";

export type EventPaperModel = ReturnType<typeof createEventPaperModel>;

export function createEventPaperModel(event: string) {
  const detail = createEventPapersDetail(event);
  const kept = createKeptChoices("event-papers", event, [eventPaperFields]);
  const choices = createPrintChoices<EventPaperChoices>(kept, eventPaperFields);
  const asked = readQuery()["d"];
  const $kind = atom<PaperKind>(paperKinds.find((kind) => kind === asked) ?? paperKinds[0]);
  return {
    ...detail,
    choices,
    $kind,
    chooseKind(kind: PaperKind) {
      $kind.set(kind);
      const { d: _before, ...others } = readQuery();
      replaceQuery(kind === paperKinds[0] ? others : { ...others, d: kind });
    },
  };
}
