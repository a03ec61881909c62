// The words of the sheet in which answers are marked. They stand in the file.
import { messages, params } from "../../../../core/i18n.ts";

export const markingSheetMessages = messages("marking-offline/sheet", {
  title: "Unduh lembar koreksi",
  text: "File xlsx untuk dinilai di Excel atau LibreOffice. Nama peserta tidak ada di dalamnya.",
  rubric: "Soal dengan rubrik selalu memakai poin rubriknya.",

  fileName: "koreksi",
  sheet: "Koreksi",
  heading: params("Lembar koreksi: {unit}"),
  help: params(
    "Isi kolom NILAI dengan {scale} (desimal boleh: 7,5) dan, bila perlu, KOMENTAR. Kolom lain terkunci. Baris yang kosong tidak diubah.",
  ),
  helpCriteria:
    "Isi setiap kolom NILAI sampai nilai tertinggi di judulnya dan, bila perlu, KOMENTAR. Kolom lain terkunci. Baris yang kosong tidak diubah.",
  code: "KODE",
  question: "PERTANYAAN",
  model: "RUJUKAN",
  answer: "JAWABAN PESERTA",
  points: "NILAI",
  comment: "KOMENTAR",
  cut: "(terpotong: baca selengkapnya di konsol)",
});
export type MarkingSheetWords = ReturnType<typeof markingSheetMessages.get>;
