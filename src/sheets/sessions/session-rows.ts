// The sheet of who sits in which session of a schedule. The export has its columns, and some for people to read, so that it can
// be imported again unchanged.
import { sessionRow } from "../../contract/exams/sessions.ts";
import type { SessionMember, SessionRow } from "../../contract/exams/sessions.ts";
import { maxImportRows } from "../../contract/imports.ts";
import type { Book, BookCell, BookSheet } from "../../files/sheet-book.ts";
import {
  participantNumberColumn,
  participantSessionColumn,
} from "../participants/participant-columns.ts";
import type { SheetColumn, SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate } from "../sheet-template.ts";

const sessionColumn: SheetColumn<unknown> = {
  ...participantSessionColumn,
  required: true,
  whenEmpty: { reason: "Sesi wajib diisi." },
};

const number: SheetColumn<unknown> = {
  ...participantNumberColumn,
  header: "No Ujian",
  aliases: ["no_ujian", ...participantNumberColumn.aliases],
};

export const sessionSheet: SheetDefinition<SessionRow, object, unknown> = {
  kind: "sessions",
  noun: "peserta",
  sheetName: "Sesi",
  maxRows: maxImportRows,
  columns: [sessionColumn, number],
  schema: sessionRow,
  identity: "no_ujian",
  substance: ["no_ujian"],
  unknownIdentity: (text) =>
    `Nomor ujian ${text} bukan peserta jadwal ini. Perbaiki nomornya, atau tambahkan dahulu pesertanya ke jadwal.`,
  prepare: () => null,
};

export function buildSessionTemplate(): Book {
  return buildTemplate(
    sessionSheet,
    {
      sesi: { help: "Nomor sesi, 1 sampai 99. Sesi yang belum ada akan dibuat.", sample: "1" },
      no_ujian: {
        help: "Nomor ujian peserta jadwal ini. Angka 0 di depan ikut dihitung.",
        sample: "01-001-0001",
      },
    },
    [
      "Cara mengisi",
      `Isi lembar "${sessionSheet.sheetName}" mulai baris 2, satu baris untuk satu peserta. Judul kolom di baris 1 jangan diubah.`,
      "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
      "Simpan sebagai Excel Workbook (.xlsx), buka sesi jadwal lewat menu Event, lalu impor di sana. Peserta yang tidak ada di file tetap di sesinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
    ],
    [],
  );
}

/** Those who have a session, one after the other. `pathOf`: of a group's id. */
export function sessionBook(
  members: readonly SessionMember[],
  pathOf: (group: string) => string,
): Book {
  const rows = members
    .filter(({ sesi }) => sesi !== null)
    .map(({ sesi, no_ujian, nama, group_id: group }): BookCell[] => [
      sesi,
      no_ujian,
      nama,
      group === null ? "" : pathOf(group),
    ]);
  const sheet: BookSheet = {
    name: sessionSheet.sheetName,
    columns: [
      { width: sessionColumn.width, text: false },
      { width: number.width, text: true },
      { width: 32, text: true },
      { width: 32, text: true },
    ],
    rows: [[sessionColumn.header, number.header, "Nama", "Group"], ...rows],
    frozenRows: 1,
  };
  return { sheets: [sheet] };
}
