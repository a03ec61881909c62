// The two templates of group members that schools fill in.
import { groupMemberGuide } from "./group-member-guide.ts";
import { groupMemberSheet, groupNumberSheet } from "./group-member-rows.ts";
import type { Book } from "../../files/sheet-book.ts";
import { buildTemplate, englishSteps, englishTextHint } from "../sheet-template.ts";

const keepZeros =
  "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.";
const shownFirst =
  "Sebelum ada yang disimpan, siapa yang masuk, pindah, tetap dan keluar ditampilkan dahulu.";

export function buildGroupMemberTemplate(): Book {
  return buildTemplate(
    groupMemberSheet,
    groupMemberGuide,
    {
      id: [
        "Cara mengisi",
        `Isi lembar "${groupMemberSheet.sheetName}" mulai baris 2, satu baris untuk satu peserta. Satu file boleh berisi banyak group. Judul kolom di baris 1 jangan diubah.`,
        keepZeros,
        `Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Group. ${shownFirst}`,
      ],
      en: englishSteps(groupMemberSheet.sheetName, "participant", {
        hints: ["One file may have many groups.", englishTextHint],
        menu: "Groups",
      }),
    },
    [],
  );
}

export function buildGroupNumberTemplate(): Book {
  return buildTemplate(
    groupNumberSheet,
    groupMemberGuide,
    {
      id: [
        "Cara mengisi",
        `Isi lembar "${groupNumberSheet.sheetName}" mulai baris 2, satu nomor ujian setiap baris. Judul kolom di baris 1 jangan diubah.`,
        keepZeros,
        `Simpan sebagai Excel Workbook (.xlsx), buka group tujuan lewat menu Group, lalu impor di sana. ${shownFirst}`,
      ],
      en: englishSteps(groupNumberSheet.sheetName, "exam number", {
        hints: [englishTextHint],
        menu: "the opened group",
      }),
    },
    [],
  );
}
