// The sheet of who sits in which session of a schedule, and its template.
import { sessionRow } from "../../contract/exams/sessions.ts";
import type { SessionRow } from "../../contract/exams/sessions.ts";
import { maxImportRows } from "../../contract/imports.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, englishSteps, englishTextHint } from "../sheet-template.ts";
import { sessionColumn, sessionNumberColumn, sessionSheetName } from "./session-columns.ts";

export const sessionSheet: SheetDefinition<SessionRow, object, unknown> = {
  kind: "sessions",
  noun: "peserta",
  sheetName: sessionSheetName,
  maxRows: maxImportRows,
  columns: [sessionColumn, sessionNumberColumn],
  schema: sessionRow,
  identity: "no_ujian",
  // Whose number may be wrong, or the session where somebody has begun in another.
  judgedBy: "no_ujian",
  substance: ["no_ujian"],
  unknownIdentity: (text) =>
    `Nomor ujian ${text} bukan peserta jadwal ini. Perbaiki nomornya, atau tambahkan dahulu pesertanya ke jadwal.`,
  prepare: () => null,
};

export function buildSessionTemplate(): Book {
  return buildTemplate(
    sessionSheet,
    {
      sesi: {
        help: "Nomor sesi, 1 sampai 99. Sesi yang belum ada akan dibuat.",
        english: "Number of the session, 1 to 99. One that does not exist is made.",
        sample: "1",
      },
      no_ujian: {
        help: "Nomor ujian peserta jadwal ini. Angka 0 di depan ikut dihitung.",
        english: "Exam number of a participant of this schedule. Leading zeros count.",
        sample: "01-001-0001",
      },
    },
    {
      id: [
        "Cara mengisi",
        `Isi lembar "${sessionSheet.sheetName}" mulai baris 2, satu baris untuk satu peserta. Judul kolom di baris 1 jangan diubah.`,
        "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
        "Simpan sebagai Excel Workbook (.xlsx), buka sesi jadwal lewat menu Event, lalu impor di sana. Peserta yang tidak ada di file tetap di sesinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
      ],
      en: englishSteps(sessionSheet.sheetName, "participant", {
        hints: [englishTextHint],
        menu: "the sessions of the schedule",
      }),
    },
    [],
  );
}
