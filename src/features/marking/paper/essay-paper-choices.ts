// What is chosen for answers on paper.
import { onOff, oneOf, type ChosenBy } from "../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";

export const paperArrangements = ["soal", "peserta", "kosong"] as const;
export const commentLines = [0, 2, 4, 8] as const;
export const sheetCounts = [1, 2, 5, 10, 20, 30, 36, 40, 50] as const;
export const lineCounts = [5, 10, 15, 20, 25, 40] as const;

export const essayPaperFields = {
  arrangement: oneOf("susun", paperArrangements, "soal"),
  which: oneOf("jawaban", ["belum", "semua"] as const, "belum"),
  model: onOff("rujukan", true),
  rubric: onOff("rubrik", true),
  files: onOff("lampiran", true),
  qr: onOff("qr", false),
  apart: onOff("terpisah", false),
  comments: oneOf<(typeof commentLines)[number]>("komentar", commentLines, 2),
  sheets: oneOf<(typeof sheetCounts)[number]>("lembar", sheetCounts, 1),
  lines: oneOf<(typeof lineCounts)[number]>("garis", lineCounts, 10),
  ...pageFormatFields,
};
export type EssayPaperChoices = ChosenBy<typeof essayPaperFields>;
export type PaperArrangement = EssayPaperChoices["arrangement"];
