// Types of questions as headings of narrow columns.
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { messages } from "../../core/i18n.ts";

const types: Record<QuestionType, string> = {
  1: "PG",
  2: "Uraian",
  3: "Listening",
  4: "PG kompleks",
  5: "Jodoh",
  6: "Isian",
  7: "Urutan",
  8: "B/S",
  9: "Setuju",
  10: "Jodoh banyak",
  11: "Tabel isian",
  12: "Tabel centang",
  13: "Kelompok",
  14: "Rumpang",
  15: "PG citra",
  16: "Label gambar",
};

export const resultTypesMessages = messages("results/types", types);
