// The attendance lists of an event without their looks: what the server holds, what is chosen, the lists that follow.
import { computed } from "nanostores";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { attendanceFields } from "./attendance-choices.ts";
import type { AttendanceChoices } from "./attendance-choices.ts";
import { attendanceSheets } from "./attendance-rows.ts";
import { createEventPapersDetail } from "./event-papers-lookups.ts";

export type AttendanceModel = ReturnType<typeof createAttendanceModel>;

export function createAttendanceModel(event: string) {
  const detail = createEventPapersDetail(event);
  const kept = createKeptChoices("attendance", event, [attendanceFields]);
  const choices = createPrintChoices<AttendanceChoices>(kept, attendanceFields);
  const $lists = computed([detail.$state, choices.$values], (state, { schedule, session, room }) =>
    state.status === "ready" ? attendanceSheets(state.detail, { schedule, session, room }) : [],
  );
  return { ...detail, choices, $lists };
}
