// The sheet of who sits in which session of a schedule.
import { sessionRow, type SessionRow } from "../../contract/exams/sessions/session-import-calls.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { defineSheet } from "../sheet-columns.ts";
import { englishSteps, englishTextHint, textHint } from "../template-guide.ts";
import { sessionColumns, type SeatedMember } from "./session-columns.ts";

const sheetName = "Sesi";

export const sessionSheet = defineSheet<SessionRow, object, unknown, SeatedMember>({
  noun: "peserta",
  sheetName,
  maxRows: maxImportRows,
  columns: sessionColumns,
  schema: sessionRow,
  identity: "no_ujian",
  // Whose number may be wrong, or the session where somebody has begun in another.
  judgedBy: "no_ujian",
  substance: ["no_ujian"],
  unknownIdentity: (text) =>
    `Nomor ujian ${text} bukan peserta jadwal ini. Perbaiki nomornya, atau tambahkan dahulu pesertanya ke jadwal.`,
  prepare: () => null,
  steps: {
    id: [
      "Cara mengisi",
      `Isi lembar "${sheetName}" mulai baris 2, satu baris untuk satu peserta. Judul kolom di baris 1 jangan diubah.`,
      textHint,
      "Simpan sebagai Excel Workbook (.xlsx), buka sesi jadwal lewat menu Event, lalu impor di sana. Peserta yang tidak ada di file tetap di sesinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
    ],
    en: englishSteps(sheetName, "participant", {
      hints: [englishTextHint],
      menu: "the sessions of the schedule",
    }),
  },
});
