// How figures, headings and states of the ledger read, on screen, on paper and in files alike.
import type { LedgerCell, LedgerExam, LedgerRow } from "../../contract/results/event-ledger.ts";
import { formatNumber } from "../../core/format.ts";
import type { LedgerCellTexts } from "./ledger-cell-messages.ts";

/** "1.006,25" of "1006.25". */
export function figureText(figure: string): string {
  const [whole = "", decimals] = figure.split(".");
  const text = formatNumber(Number(whole));
  return decimals === undefined ? text : `${text},${decimals}`;
}

/** The subject where it tells the exam from the others, else the exam's own name. */
export function examTitles(exams: readonly LedgerExam[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { subject } of exams) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return new Map(
    exams.map(({ id, alias, subject }) => [
      id,
      subject !== "" && counts.get(subject) === 1 ? subject : alias,
    ]),
  );
}

export const cellsByExam = ({ cells }: Pick<LedgerRow, "cells">): ReadonlyMap<string, LedgerCell> =>
  new Map(cells.map((cell) => [cell.schedule_id, cell]));

/** Of what is not final. */
export function stateSentence({ state, score, score_most: most }: LedgerCell, t: LedgerCellTexts) {
  if (state === "complete") return "";
  const text = t[`${state}Text`];
  return score === null || most === null || score === most
    ? text
    : t.range({ state: text, least: figureText(score), most: figureText(most) });
}

export const missingSentence = ({ is_whole: isWhole }: LedgerExam, t: LedgerCellTexts): string =>
  isWhole ? t.notAskedText : t.unknownText;
