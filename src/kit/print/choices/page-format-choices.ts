// How anything may look on paper, as choices that a print screen spreads among its own: letterhead, paper, size of letters.
// Their controls are page-format-controls.tsx.
import { onOff, oneOf, type ChosenBy } from "./choice-fields.ts";
import { paperSizes } from "../sheets/paper-size.ts";

export const fontSizes = ["10", "11", "12", "14"] as const;
type FontSize = (typeof fontSizes)[number];

export const pageFormatFields = {
  letterhead: onOff("kop", true),
  size: oneOf("kertas", paperSizes, "a4"),
  font: oneOf<FontSize>("huruf", fontSizes, "11"),
};
export type PageFormatChoices = ChosenBy<typeof pageFormatFields>;
