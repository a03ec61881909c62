// The way back from a screen to the analysis or the recalculation that it was opened from. The address of the screen holds it, so that a reload keeps it.
import { href, readQuery, type Query } from "../../core/navigation.ts";

export type WayBack = { to: "analysis" | "recalculation"; address: string };

/** For the address of a screen that is opened from the analysis on screen. */
export const withReturn = (): Query => ({ analysis: textOf(readQuery()) });

/** For the address of the editor that is opened to mend the key of a question: it leads back to the recalculation of the exam on screen. */
export const withRecalculationReturn = (question: string): Query => ({
  hasil: textOf({ ...readQuery(), recalculate: question }),
});

/** The query that keeps the way back, for the address of a next screen. Empty when there is none. */
export function carriedReturn(): Query {
  const { analysis, hasil } = readQuery();
  return {
    ...(analysis !== undefined && { analysis }),
    ...(hasil !== undefined && { hasil }),
  };
}

/** Where this screen was opened from; null when from neither. */
export function wayBack(): WayBack | null {
  const { analysis, hasil } = readQuery();
  if (hasil !== undefined)
    return { to: "recalculation", address: href("hasil", {}, queryIn(hasil)) };
  if (analysis === undefined) return null;
  return { to: "analysis", address: href("sum.banksoal", {}, queryIn(analysis)) };
}

type BackTexts = { backToAnalysis: string; backToRecalculation: string };

/** The text of the link that leads back. */
export const backText = ({ to }: WayBack, t: BackTexts): string =>
  to === "analysis" ? t.backToAnalysis : t.backToRecalculation;

const textOf = (query: Query): string => new URLSearchParams(query).toString();
const queryIn = (text: string): Query => Object.fromEntries(new URLSearchParams(text));
