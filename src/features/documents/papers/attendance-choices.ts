// What is chosen for attendance lists. Schedule, session and room have the names that other screens link by.
import { onOff, writtenText } from "../../../kit/print/choices/choice-fields.ts";
import type { ChosenBy } from "../../../kit/print/choices/choice-fields.ts";
import { lookFields } from "../../../kit/print/choices/look-choices.ts";

export const attendanceFields = {
  schedule: writtenText("j"),
  session: writtenText("s"),
  room: writtenText("r"),
  filled: onOff("terisi", false),
  ...lookFields,
  // A room of 24 then fits on one sheet.
  font: { ...lookFields.font, usual: "10" as const },
};
export type AttendanceChoices = ChosenBy<typeof attendanceFields>;
