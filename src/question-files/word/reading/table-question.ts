// A question table once its rows are read, for the makers of contents.
import { plainTextOf } from "../../../domain/text/html-text.ts";
import type { OptionNotes } from "./contents/answer-content.ts";
import { keyLetters } from "./marker-text.ts";
import type { MarkerRow } from "./marker-rows.ts";
import type { Draft } from "./word-draft.ts";
import type { TableMeta } from "./table-meta.ts";

export type TableQuestion = {
  draft: Draft;
  stem: string;
  meta: TableMeta;
  /** Without the number and the @ rows. */
  rows: readonly MarkerRow[];
  /** The HTML of a row's second cell. */
  html(row: MarkerRow): string;
  /** Whether the author named the type. */
  forced: boolean;
};

export function rowsOfKind({ rows }: TableQuestion, kind: MarkerRow["kind"]): MarkerRow[] {
  return rows.filter((row) => row.kind === kind);
}

export function htmlOfKind(question: TableQuestion, kind: MarkerRow["kind"]): string[] {
  return rowsOfKind(question, kind).map(question.html);
}

/** What is said of options beside their key. */
export function optionNotesOf({ meta }: TableQuestion): OptionNotes {
  return {
    fixed: meta.fixed,
    weights: meta.weights,
    choices: meta.choices ?? { least: 0, most: 0 },
  };
}

export function lettersOf(question: TableQuestion): string[] {
  return htmlOfKind(question, "key").flatMap((html) => keyLetters(plainTextOf(html)));
}
