// Attendance and minutes of one exam as forms among those of its results (form-makers.ts): with who came, because the exam is over by then.
import { $signing } from "../../../../core/institution/school.ts";
import { readChoices } from "../../../../kit/print/choices/choice-fields.ts";
import type { FormMaker } from "../../../../kit/print/sheets/form-paper.ts";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import {
  eventPaperFields,
  filterOf,
  type EventPaperChoices,
  type PaperKind,
  type PaperRequest,
} from "../event-paper-choices.ts";
import { fetchOpenedPapers } from "../event-papers-lookups.ts";
import { eventPapersMessages } from "../event-papers-messages.ts";
import { attendanceParts } from "./attendance-sheets.tsx";
import { minutesParts } from "./minutes-sheets.tsx";

export const attendanceForm = makerOf("daftar-hadir", attendanceParts);
export const minutesForm = makerOf("berita-acara", minutesParts);

function makerOf(kind: PaperKind, partsOf: (request: PaperRequest) => SheetPart[]): FormMaker {
  return async ({ schedule_id, event_id }, signal) => {
    const opened = await fetchOpenedPapers(event_id, signal);
    return {
      sheets({ letterhead, upright }) {
        const usual = readChoices<EventPaperChoices>(eventPaperFields, {});
        const chosen = { ...usual, schedule: schedule_id, filled: true, letterhead };
        const t = eventPapersMessages.get();
        const parts = partsOf({
          opened,
          chosen,
          filter: filterOf(kind, chosen),
          t,
          school: $signing.get(),
        });
        return parts.map((part) => ({ ...part, paper: upright }));
      },
    };
  };
}
