// Copying one event to other days.
import * as v from "valibot";
import {
  copyEvent,
  eventCopyFields,
  maxEventCode,
  type CopiedEvent,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { call } from "../../../core/api.ts";
import { proposeCopyCode } from "../../../domain/codes/copy-code.ts";
import { daysBetween } from "../../../domain/exams/school-time.ts";
import { createForm } from "../../../kit/form/create-form.ts";
import { eventCopyMessages } from "../events-messages.ts";

export type CopyValues = {
  kode: string;
  nama: string;
  /** The first day of the copy; of no meaning where the original has none. */
  begin: string;
  with_people: boolean;
};

export function createEventCopyModel(event: ExamEvent, changed: (copied: CopiedEvent) => void) {
  const t = eventCopyMessages.get();
  const initial: CopyValues = {
    kode: proposeCopyCode(event.kode, maxEventCode),
    nama: t.copyName({ name: event.nama }),
    begin: event.mulai ?? "",
    with_people: false,
  };
  const { days, ...plain } = eventCopyFields;
  const moved = v.pipe(
    v.string(),
    v.check((begin) => event.mulai === null || begin !== "", t.noDay),
    v.transform((begin) => daysUntil(event.mulai, begin)),
    days,
  );
  return createForm({
    initial,
    schema: v.object({ ...plain, begin: moved }),
    async submit({ begin, ...values }) {
      changed(await call(copyEvent, { id: event.id, ...values, days: begin }));
    },
  });
}

/** From one day to another; 0 where either is not set. */
export function daysUntil(first: string | null, second: string): number {
  return first === null || second === "" ? 0 : daysBetween(first, second);
}
