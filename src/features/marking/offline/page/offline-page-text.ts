// What stands readable in the file of the page beside its sealed content: its words, in the language of whoever made it.
import type { OfflinePageWords } from "./offline-page-messages.ts";

/** Texts with places in braces: "{n} kata". */
export type OfflinePageTexts = { readonly [Name in keyof OfflinePageWords]: string };

export type OfflinePageFacts = {
  language: string;
  unit: string;
  answers: number;
  /** Of the file in which the marks are saved, without its time and ending. */
  fileName: string;
  texts: OfflinePageTexts;
};

/** The elements of the page that hold the facts and the sealed content, and the one that the page is drawn into. */
export const pageElements = { facts: "facts", sealed: "sealed", page: "page" } as const;

/** As the style sheet has it: one column. */
export const isNarrow = () => window.matchMedia("(max-width: 60rem)").matches;

/** As the console fills texts, but only with places that are there. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
