// The words of rubrics: what a marker looks at, and the points of each.
import { messages, params } from "../../../core/i18n.ts";

export const rubricMessages = messages("question-types-editor/rubric", {
  title: "Rubrik penilaian",
  hint: "Membantu penilai memberi poin yang sama untuk jawaban yang setara. Boleh kosong.",
  criterion: "Kriteria",
  criterionNumber: params("Kriteria {number}"),
  points: "Poin",
  pointsOf: params("Poin kriteria {number}"),
  add: "Tambah kriteria",
  total: params("Total {points} poin"),
  pointsText: params("{points} poin"),
});
