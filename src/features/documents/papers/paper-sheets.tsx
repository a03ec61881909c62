// Each paper of an event, as the parts that are printed of it. Those about banks are fetched when they are asked for.
import type { SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import type { BankPaperKind, PaperKind, PaperRequest } from "./event-paper-choices.ts";
import { attendanceParts } from "./sheets/attendance-sheets.tsx";
import { doorParts } from "./sheets/door-sheets.tsx";
import { labelParts } from "./sheets/label-sheets.tsx";
import { minutesParts } from "./sheets/minutes-sheets.tsx";
import { planParts } from "./sheets/plan-sheets.tsx";
import { proctorParts } from "./sheets/proctor-sheets.tsx";
import { recapParts } from "./sheets/recap-sheets.tsx";
import { ruleParts } from "./sheets/rule-sheets.tsx";
import { scoreParts } from "./sheets/score-sheets.tsx";
import { timetableParts } from "./sheets/timetable-sheets.tsx";

export const partsOf: Record<
  Exclude<PaperKind, BankPaperKind>,
  (request: PaperRequest) => SheetPart[]
> = {
  "daftar-hadir": attendanceParts,
  "berita-acara": minutesParts,
  pintu: doorParts,
  meja: labelParts,
  denah: planParts,
  jadwal: timetableParts,
  pengawas: proctorParts,
  rekap: recapParts,
  nilai: scoreParts,
  "tata-tertib": ruleParts,
};
