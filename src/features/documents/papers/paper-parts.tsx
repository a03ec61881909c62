// Each paper of an event, as the parts that are printed of it.
import type { SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import type { PaperKind } from "./event-paper-choices.ts";
import type { PaperRequest } from "./paper-request.ts";
import { attendanceParts } from "./sheets/attendance-sheet.tsx";
import { doorParts } from "./sheets/door-sheet.tsx";
import { labelParts } from "./sheets/label-sheet.tsx";
import { planParts } from "./sheets/plan-sheet.tsx";
import { proctorParts } from "./sheets/proctor-sheet.tsx";
import { recapParts } from "./sheets/recap-sheet.tsx";
import { scoreParts } from "./sheets/score-sheet.tsx";
import { timetableParts } from "./sheets/timetable-sheet.tsx";

export const partsOf: Record<PaperKind, (request: PaperRequest) => SheetPart[]> = {
  "daftar-hadir": attendanceParts,
  pintu: doorParts,
  meja: labelParts,
  denah: planParts,
  jadwal: timetableParts,
  pengawas: proctorParts,
  rekap: recapParts,
  nilai: scoreParts,
};
