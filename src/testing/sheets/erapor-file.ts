// For tests: files as e-Rapor gives them to teachers, with the columns of its layouts.
import type { BookCell } from "../../files/sheet-book.ts";
import { writeXlsx } from "../../files/xlsx/write-xlsx.ts";

export const eraporHeads = {
  "sumatif-akhir": ["No", "PD_ID", "Nama Peserta Didik", "NISN", "NILAI_NON_TES", "NILAI_TES"],
  "lingkup-materi": ["No", "PD_ID", "Nama Peserta Didik", "NISN", "TP 1", "TP 2"],
  "nilai-akhir": [
    "NO",
    "PD_ID",
    "NAMA PESERTA DIDIK",
    "NISN",
    "NILAI AKHIR",
    "TP_ID",
    "KETERCAPAIAN KOMPETENSI",
    "DESKRIPSI TUJUAN PEMBELAJARAN",
  ],
} as const;

type FileFacts = { subject: string; className: string };

/** Of one sheet, "Nilai"; its heading stands in the fourth row. */
export function eraporFile(
  kind: keyof typeof eraporHeads,
  rows: readonly (readonly BookCell[])[],
  { subject, className }: FileFacts = { subject: "", className: "" },
): Uint8Array<ArrayBuffer> {
  const head = eraporHeads[kind];
  const columns = head.map(() => ({ width: 16, text: false }));
  const title = [["Mata Pelajaran", "", `: ${subject}`], ["Kelas", "", `: ${className}`], [""]];
  return writeXlsx({
    sheets: [{ name: "Nilai", columns, rows: [...title, head, ...rows], frozenRows: 0 }],
  }).slice();
}

/** The row of the first student. */
export const firstEraporRow = 5;
