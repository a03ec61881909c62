// Codes and labels of question types and the other label maps (spec 3).
export const questionTypes = {
  1: "Pilihan ganda",
  2: "Uraian/Esay",
  3: "Listening",
  4: "Pilihan ganda kompleks",
  5: "Menjodohkan",
  6: "Isian singkat",
  7: "Mengurutkan",
  8: "Benar/Salah",
  9: "Setuju/Tidak",
  10: "Menjodohkan banyak",
  11: "Table matrix input text",
  12: "Table matrix checkbox",
  13: "Mengelompokkan",
  14: "Put blank space",
  15: "Pilihan ganda citra",
  16: "Image labeling",
} as const;
export type QuestionType = keyof typeof questionTypes;
export const questionTypeCodes = Object.keys(questionTypes).map(Number) as QuestionType[];

/** The one code that the spec flags as special (its options are pictures). */
export const specialQuestionType: QuestionType = 15;

export const referenceTypes = {
  SP_REFERENCE: "Referensi peserta",
  LT_DIRECT: "Direction listening",
} as const;

export const participantModes = { CP: "General", SP: "Spesifik" } as const;

export const orderingModes = { 0: "Tipe soal & waktu pembuatan", 1: "Pengurutan manual" } as const;
/** 0 by type and time of making, 1 by hand. */
export const orderModes = [0, 1] as const;
export type OrderMode = (typeof orderModes)[number];
