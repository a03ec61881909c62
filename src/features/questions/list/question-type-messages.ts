// The 16 types in few words: what they are called where there is no room, and what each is for.
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { messages } from "../../../core/i18n.ts";

export const questionTypeMessages = messages("questions/types", {
  short1: "PG",
  short2: "Esay",
  short3: "Listening",
  short4: "PG kompleks",
  short5: "Menjodohkan",
  short6: "Isian",
  short7: "Mengurutkan",
  short8: "Benar/Salah",
  short9: "Setuju/Tidak",
  short10: "Jodoh banyak",
  short11: "Matrix teks",
  short12: "Matrix centang",
  short13: "Mengelompokkan",
  short14: "Blank space",
  short15: "PG citra",
  short16: "Image labeling",

  about1: "Satu jawaban benar dari beberapa opsi",
  about2: "Jawaban panjang yang dikoreksi guru",
  about3: "Pilihan ganda dari audio yang diperdengarkan",
  about4: "Beberapa jawaban benar sekaligus",
  about5: "Tiap pernyataan kiri punya satu pasangan",
  about6: "Satu kata, frasa, atau angka",
  about7: "Menyusun langkah ke urutan yang benar",
  about8: "Menilai tiap pernyataan benar atau salah",
  about9: "Menyatakan sikap dengan alasan, dikoreksi guru",
  about10: "Satu pernyataan boleh punya beberapa pasangan",
  about11: "Mengetik isi sel tabel",
  about12: "Mencentang kolom yang cocok di tiap baris",
  about13: "Menempatkan butir ke kelompoknya",
  about14: "Melengkapi bagian teks yang kosong",
  about15: "Memilih gambar, atau bagian dari gambar",
  about16: "Memasang label pada bagian gambar",

  choices: "Pilihan",
  statements: "Pernyataan",
  matching: "Pasangan dan urutan",
  written: "Isian dan uraian",
});
export type QuestionTypeTexts = ReturnType<typeof questionTypeMessages.get>;

type Group = "choices" | "statements" | "matching" | "written";
/** As they are offered when a question is added. */
export const typeGroups: readonly (readonly [Group, readonly QuestionType[]])[] = [
  ["choices", [1, 4, 15, 3]],
  ["statements", [8, 9, 12]],
  ["matching", [5, 10, 7, 13, 16]],
  ["written", [6, 2, 14, 11]],
];
