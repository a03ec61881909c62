// The words of essays: answering, the key, and the editor (type 2).
import { messages, params } from "../../core/i18n.ts";

export const essayViewMessages = messages("question-types/essay", {
  answer: "Jawaban",
  words: params("{words} kata"),
  wordsOf: params("{words} kata, sedikitnya {least}"),
  charsOf: params("{chars} dari paling banyak {most} karakter"),
  attachments: "Foto atau PDF boleh dilampirkan.",
  leastWords: params("Sedikitnya {least} kata."),
  maxChars: params("Paling banyak {most} karakter."),
  modelAnswer: "Jawaban rujukan",
  noModelAnswer: "Jawaban rujukan belum ditulis.",
  keywords: "Kata kunci",
  marked: "Dinilai oleh korektor",
  answered: "Menjawab",
});

export const essayEditorMessages = messages("question-types-editor/essay-editor", {
  format: "Bentuk jawaban",
  plain: "Teks biasa",
  rich: "Teks dengan format dan rumus",
  leastWords: "Paling sedikit kata",
  maxChars: "Paling banyak karakter",
  noBound: "Tanpa batas",
  lines: "Baris bergaris di kertas",
  attachments: "Peserta boleh melampirkan foto atau PDF",
  modelAnswer: "Jawaban rujukan",
  keywords: "Kata kunci",
  keywordsHint: "Dipisah koma. Hanya membantu korektor; tidak memberi nilai sendiri.",
});
