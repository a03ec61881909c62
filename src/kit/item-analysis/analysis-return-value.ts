// The way from an analysis to another screen and back: its query goes along in the address, so that a reload keeps it.
import { href, readQuery, type Query } from "../../core/navigation.ts";

/** For the address of a screen that is opened from the analysis on screen. */
export const withReturn = (): Query => ({ analysis: new URLSearchParams(readQuery()).toString() });

/** The query that leads back to the analysis, for the address of a next screen. Empty when this screen was not opened from an analysis. */
export function carriedReturn(): Query {
  const { analysis } = readQuery();
  return analysis === undefined ? {} : { analysis };
}

/** Where the analysis is that this screen was opened from; null when it was not. */
export function addressOfReturn(): string | null {
  const { analysis } = readQuery();
  if (analysis === undefined) return null;
  return href("sum.banksoal", {}, Object.fromEntries(new URLSearchParams(analysis)));
}
