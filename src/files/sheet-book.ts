// A spreadsheet to be written: values and a little about their look. kit/export turns it into bytes.

/** `format` is Excel's, for numbers that need one (dates are serial days); `text` is what a CSV says instead. */
type FormattedNumber = { value: number; format: string; text: string };
/** `fill`: the colour of its ground, "FFC7CE"; a CSV has none. */
type FilledCell = { value: string | number; fill: string };
/**
 * Calculated by the program that opens the file; without the "=", in English, with commas. Only code writes formulas: texts of people stay
 * texts. `value`: what it comes to, for whatever does not calculate.
 */
export type FormulaCell = { formula: string; value: number | string | null; format?: string };
export type BookCell =
  | string
  | number
  | boolean
  | null
  | FormattedNumber
  | FilledCell
  | FormulaCell;

export type BookColumn = {
  width: number;
  /** Excel keeps what is typed here as text, leading zeros included. */
  text: boolean;
  /** Its empty cells below the last row are made text one by one as well; see `preparedRows`. */
  prepared?: boolean;
};

/** A list to choose from below the frozen rows of `column`: `rows` cells of another sheet, its rows counted from 1. */
export type BookChoice = {
  column: number;
  sheet: string;
  from: number;
  firstRow: number;
  rows: number;
};

export type BookSheet = {
  name: string;
  columns: readonly BookColumn[];
  rows: readonly (readonly BookCell[])[];
  /** Rows at the top that stay in view, bold; from 0. */
  frozenRows: number;
  /** Other bold rows, by index from 0. */
  boldRows?: readonly number[];
  /** Frozen rows that are not bold. */
  plainRows?: readonly number[];
  /** Printed on its side, as wide as one page. */
  isWide?: boolean;
  /** So many empty rows after the last get the format of prepared columns, for programs that ignore a column's own. */
  preparedRows?: number;
  choices?: readonly BookChoice[];
  /** Long texts break into lines within the column. */
  wrapped?: boolean;
  /** So many rows at the top are titles, which run on to the right instead of breaking. */
  titleRows?: number;
  /** Rows whose texts run upwards, by index from 0, so that narrow columns can have long names. */
  rotatedRows?: readonly number[];
  /** Protected without a password, by columns from 0: only their cells below the frozen rows can be changed. */
  openColumns?: readonly number[];
  /** Not shown by a program for sheets. */
  isHidden?: boolean;
};

export type Book = { sheets: readonly BookSheet[] };
