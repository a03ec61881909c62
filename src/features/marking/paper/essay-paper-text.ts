// What is written at the top and in the margins of answers on paper.
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import type { SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import type { EssayPaperTexts } from "./essay-paper-messages.ts";

type Titles = Pick<EssayPaperTexts, "question" | "deleted">;

export function unitTitle({ number }: MarkingUnit, t: Titles): string {
  return number === null ? t.deleted : t.question({ n: formatNumber(number) });
}

/** Questions of one exam may be of several subjects and banks. */
export function examFacts(units: readonly MarkingUnit[], t: EssayPaperTexts): SheetFact[] {
  return [
    [t.subject, joined(units.map(({ subject }) => subject))],
    [t.exam, joined(units.map(({ schedule }) => schedule))],
    [t.bank, joined(units.map(({ bank }) => bank))],
  ];
}

/** In the margin of each page. */
export function marginText(units: readonly MarkingUnit[], title: string): string {
  const words = units.flatMap(({ subject, schedule, bank }) => [subject, schedule, bank]);
  return [...new Set([...words, title])].filter((word) => word !== "").join(" · ");
}

const joined = (words: readonly string[]) => [...new Set(words)].join(", ");
