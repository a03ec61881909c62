// What the wizard asks of its worker. Rows stay in the worker: the page sees one page of them at a time.
import type { CheckSummary, RowStatus } from "../../sheets/check-summary.ts";
import type { readBookSheets } from "../../sheets/read-sheet.ts";
import type { SheetKind } from "../../sheets/sheet-kinds.ts";
import type { TemplateLists } from "../../sheets/template-guide.ts";
import type { ExistingRow, Fault, Refusal } from "../../sheets/sheet-check.ts";
import type { ColumnSources, SheetOutline } from "../../sheets/sheet-columns.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import type { FilledCell } from "../../files/xlsx/fill-xlsx.ts";

export type FileColumn = {
  /** From 0, as in `ColumnSource`. */
  index: number;
  /** The header's text, or "Kolom C" where it has none. */
  header: string;
  /** The first filled cells below it. */
  samples: string[];
};

export type SheetSummary = {
  outline: SheetOutline;
  sheetNames: readonly string[];
  sheetName: string;
  /** The header's row number in the sheet; 0: the sheet has none. */
  headerRow: number;
  /** False: nobody recognised a header, the first row is only taken for one. */
  headerFound: boolean;
  /** Rows at the top, among which a person may point at the header. */
  firstRows: { row: number; texts: string[] }[];
  columns: FileColumn[];
  /** Matched by header. */
  sources: ColumnSources;
  rowCount: number;
  hiddenRows: number;
};

export type ReviewFilter =
  | "problems"
  | "errors"
  | "warnings"
  | "existing"
  | "ready"
  | "all"
  | `code:${string}`;

export type ReviewRow = {
  row: number;
  status: RowStatus;
  /** Name of whom the server has under this row's identity. */
  existing: string | null;
  /** What the file says, corrections included, by column key. */
  cells: Record<string, string>;
  faults: Fault[];
};

export type ReviewPage = {
  filter: ReviewFilter;
  offset: number;
  rows: ReviewRow[];
  /** How many rows the filter finds. Rows corrected meanwhile stay until the filter is asked anew. */
  total: number;
};

export type PageQuery = { filter: ReviewFilter; offset: number; limit: number; anew: boolean };

/** `unasked`: identities that the server has not been asked about. */
export type CheckAnswer = { summary: CheckSummary; unasked: string[]; changed: number };

export type BookSheets = ReturnType<typeof readBookSheets>;

export type ImportQuestions = {
  /** Of no file: a template with what the school has. */
  template: { asks: { kind: SheetKind; lists: TemplateLists }; answers: ArrayBuffer };
  /** Every sheet of a file with its rows, hidden ones too: for what is no list of records. Opens nothing. */
  book: { asks: { fileName: string; bytes: ArrayBuffer; maxRows: number }; answers: BookSheets };
  /** A file with numbers in cells of one sheet, and every other byte of it as it is. Opens nothing. */
  fill: {
    asks: { bytes: ArrayBuffer; sheet: string; cells: readonly FilledCell[] };
    answers: ArrayBuffer;
  };
  open: { asks: { kind: SheetKind; fileName: string; bytes: ArrayBuffer }; answers: SheetSummary };
  sheet: { asks: { name: string }; answers: SheetSummary };
  /** 0: the sheet has no header. */
  header: { asks: { row: number }; answers: SheetSummary };
  check: { asks: { sources: ColumnSources; context: unknown }; answers: CheckAnswer };
  existing: {
    asks: { keys: readonly string[]; found: readonly ExistingRow[] };
    answers: CheckAnswer;
  };
  edit: { asks: { row: number; column: string; text: string }; answers: CheckAnswer };
  replace: { asks: { column: string; from: string; to: string }; answers: CheckAnswer };
  fix: { asks: { code: string }; answers: CheckAnswer };
  refuse: { asks: { refusals: readonly Refusal[] }; answers: CheckAnswer };
  summary: { asks: object; answers: CheckSummary };
  page: { asks: PageQuery; answers: ReviewPage };
  /** Rows without an error, as the contract wants them. */
  take: { asks: { offset: number; limit: number }; answers: unknown[] };
  /** Why rows are refused, each reason once. */
  reasons: { asks: object; answers: string[] };
  /** `said`: the reasons in the person's language. */
  rejected: {
    asks: { format: FileFormat; reasonHeader: string; said: Readonly<Record<string, string>> };
    answers: ArrayBuffer;
  };
};
