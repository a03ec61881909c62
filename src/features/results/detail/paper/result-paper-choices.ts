// What is chosen for a result on paper.
import { onOff, type ChosenBy } from "../../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../../kit/print/choices/page-format-choices.ts";

export const resultPaperFields = {
  photo: onOff("foto", true),
  explanation: onOff("pembahasan", true),
  letterhead: pageFormatFields.letterhead,
  size: pageFormatFields.size,
};
export type ResultPaperChoices = ChosenBy<typeof resultPaperFields>;
