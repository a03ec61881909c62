// The words of statements that are agreed with or not, with an argument for each.
import { messages, params } from "../../core/i18n.ts";

export const agreementMessages = messages("question-types/agreement", {
  argument: "Alasan",
  argumentOf: params("Alasan pernyataan {number}"),
  optional: "Alasan (boleh kosong)",
  wordsLeft: params("{count} dari paling sedikit {least} kata"),
  noArgument: "Tanpa alasan",
  byHand: "Tidak ada kunci: jawaban dinilai oleh guru.",
  survey: "Survei: tidak dinilai, hanya dirangkum.",

  argumentRequired: "Alasan wajib diisi",
  minWords: "Panjang alasan, paling sedikit",
  words: "kata",
  minWordsHint: "Kosong: tanpa batas.",
  isSurvey: "Survei",
  surveyHint: "Tidak dinilai dan tidak menambah nilai; jawabannya hanya dirangkum.",
});
