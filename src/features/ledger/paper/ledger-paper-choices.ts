// What can be chosen for the ledger on paper.
import { oneOf, writtenText, type ChosenBy } from "../../../kit/print/choices/choice-fields.ts";
import { fontSizes, pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";
import { papers, type Paper } from "../../../kit/print/sheets/paper-size.ts";

/** `tiap-kelas`: a class ledger for each class of the event, or of the chosen group. */
export const ledgerPaperKinds = ["kelas", "tiap-kelas", "perorangan"] as const;
export type LedgerPaperKind = (typeof ledgerPaperKinds)[number];

export const ledgerPaperFields = {
  ...pageFormatFields,
  /** Ten points leave room for a dozen exams beside one another. */
  font: oneOf<(typeof fontSizes)[number]>("huruf", fontSizes, "10"),
  kind: oneOf("jenis", ledgerPaperKinds, "kelas"),
  teacher: writtenText("wali"),
};
export type LedgerPaperChoices = ChosenBy<typeof ledgerPaperFields>;

/** On its side. */
export function paperOf({ size }: Pick<LedgerPaperChoices, "size">): Paper {
  return landscape[size];
}

const aside = ({ width, height }: Paper): Paper => ({ width: height, height: width });
// Made once: sheets are drawn anew for another one.
const landscape = { a4: aside(papers.a4), f4: aside(papers.f4) };
