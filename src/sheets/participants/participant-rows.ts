// The participant sheet as a whole: how its rows are checked, and how the template is filled in.
import { maxImportRows } from "../../contract/imports.ts";
import {
  participantImportRow,
  type Participant,
  type ParticipantImportRow,
} from "../../contract/participants.ts";
import { createCodeIndex } from "../code-index.ts";
import {
  participantColumns,
  type ParticipantContext,
  type ParticipantLookups,
} from "./participant-columns.ts";
import { defineSheet, type CellFault } from "../sheet-columns.ts";
import { englishSteps, englishTextHint } from "../template-guide.ts";
import { spellingsOfReligion } from "../../domain/people/usual-codes.ts";

function checkTogether({ status, block_reason: reason }: Record<string, unknown>) {
  const faults: Record<string, CellFault> = {};
  if (status === "blocked" && reason === "") {
    const needed = "Alasan wajib diisi karena statusnya diblokir.";
    faults.alasan_block = { code: "empty", severity: "error", reason: needed };
  }
  if (status !== "blocked" && reason !== "") {
    const ignored = "Alasan blokir diabaikan karena statusnya bukan diblokir.";
    faults.alasan_block = { code: "ignored", severity: "warning", reason: ignored };
  }
  return faults;
}

export const participantSheet = defineSheet<
  ParticipantImportRow,
  ParticipantContext,
  ParticipantLookups,
  Participant
>({
  noun: "peserta",
  sheetName: "Peserta",
  maxRows: maxImportRows,
  columns: participantColumns,
  schema: participantImportRow,
  identity: "no_ujian",
  substance: ["no_ujian", "nama"],
  prepare: ({ majors, religions, groups }) => ({
    majors: createCodeIndex(majors.map((item) => ({ item, names: [item.kode, item.nama] }))),
    religions: createCodeIndex(
      religions.map((item) => ({
        item,
        names: [item.kode, item.nama, ...spellingsOfReligion(item)],
      })),
    ),
    groups: createCodeIndex(groups.map((item) => ({ item, names: [item.path, item.name] }))),
  }),
  checkTogether,
  settle: (row) => (row["status"] === "blocked" ? row : { ...row, block_reason: "" }),
  steps: {
    id: [
      "Cara mengisi",
      'Isi lembar "Peserta" mulai baris 2, satu baris untuk satu peserta. Judul kolom di baris 1 jangan diubah.',
      "Kolom nomor ujian dan password sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
      "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Peserta. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
    ],
    en: englishSteps("Peserta", "participant", { hints: [englishTextHint], menu: "Participants" }),
  },
});
