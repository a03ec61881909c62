// The sheet of whom a schedule names (SP): the numbers of one opened group, asked of the schedule instead.
import {
  scheduleNumberRow,
  type ScheduleNumberRow,
} from "../../contract/exams/schedule-participants.ts";
import { groupNumberSheet } from "../groups/group-member-rows.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { englishSteps, englishTextHint, textHint } from "../template-guide.ts";

const sheetName = "Peserta jadwal";

export const scheduleNumberSheet: SheetDefinition<
  ScheduleNumberRow,
  object,
  unknown,
  { no_ujian: string }
> = {
  ...groupNumberSheet,
  noun: "peserta",
  sheetName,
  schema: scheduleNumberRow,
  unknownIdentity: (text) =>
    `Nomor ujian ${text} tidak dikenal atau tidak aktif. Perbaiki nomornya, atau periksa pesertanya di menu Peserta.`,
  steps: {
    id: [
      "Cara mengisi",
      `Isi lembar "${sheetName}" mulai baris 2, satu nomor ujian setiap baris. Judul kolom di baris 1 jangan diubah.`,
      textHint,
      "Simpan sebagai Excel Workbook (.xlsx), buka Peserta jadwal dari jadwal dengan peserta Spesifik, lalu impor di sana. Peserta yang sudah terdaftar tetap. Sebelum ada yang disimpan, siapa yang ditambahkan ditampilkan dahulu.",
    ],
    en: englishSteps(sheetName, "exam number", {
      hints: [englishTextHint],
      menu: "the participants of the schedule",
    }),
  },
};
