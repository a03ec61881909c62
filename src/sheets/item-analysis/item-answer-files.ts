// Answers and marks for other programs of item analysis (README.md says which format is whose). Participants are numbers: names are not in the data
// of an analysis. Only those who are fully marked are written, as in the figures.
import { toDouble } from "../../domain/item-analysis/item-figure.ts";
import type {
  ItemColumn,
  ItemResponse,
  ItemResponses,
} from "../../domain/item-analysis/sending/item-responses.ts";
import { scoreStored } from "../../domain/scoring/shown-score.ts";
import type { Book, BookCell } from "../../files/sheet-book.ts";

export type AnswerTexts = {
  sheet: string;
  order: string;
  participant: string;
  /** Of one participant, by number. */
  participantName(number: number): string;
  key: string;
  optionCount: string;
  total: string;
};

/** `label`: of the question, "3". */
export type LabelledColumn = { column: ItemColumn; label: string | number };

/** Labels of the questions that are in the file, in its order, and of those that such a file cannot hold. */
export type AnswerFile<Content> = {
  content: Content;
  written: readonly (string | number)[];
  leftOut: readonly (string | number)[];
};

/** A file with letters can hold questions with one choice and one key. */
const mostOptions = 9;
const fillOfWrong = "FFC7CE";
const fillOfEmpty = "FFEB9C";

const letter = (place: number): string => String.fromCharCode(65 + place);
const keysOf = ({ options }: ItemColumn): number[] =>
  options.flatMap(({ isRight }, at) => (isRight ? [at] : []));
/** Whether its answers can be written as letters. */
export const hasLetters = (column: ItemColumn): boolean =>
  column.isSingleChoice && column.options.length <= mostOptions && keysOf(column).length === 1;
const keyOf = (column: ItemColumn): string => letter(keysOf(column)[0]!);

function peopleOf({ marked }: ItemResponses): number[] {
  return [...marked.keys()].filter((row) => marked[row] === 1);
}

function responseOf({ numbers, responses }: ItemColumn, person: number): ItemResponse | null {
  const number = numbers[person]!;
  return number === 0 ? null : responses[number - 1]!;
}

/** What was chosen; `empty` without a choice, `unseen` where the question was not shown. */
function choiceOf(column: ItemColumn, person: number, empty: string, unseen: string): string {
  const response = responseOf(column, person);
  if (!response) return unseen;
  const [chosen] = response.chosen;
  return chosen === undefined ? empty : letter(chosen);
}

function lettered(responses: ItemResponses, columns: readonly LabelledColumn[]) {
  const own = columns.filter(({ column }) => hasLetters(column));
  return {
    own: own.map(({ column }) => column),
    labels: own.map(({ label }) => label),
    leftOut: columns.filter(({ column }) => !hasLetters(column)).map(({ label }) => label),
    people: peopleOf(responses),
  };
}

/** Format 6.3 with a row of keys and one of the numbers of options: what Anates is given. */
export function choicesBook(
  responses: ItemResponses,
  columns: readonly LabelledColumn[],
  t: AnswerTexts,
): AnswerFile<Book> {
  const { own, labels, leftOut, people } = lettered(responses, columns);
  const rows: BookCell[][] = [
    [t.order, t.participant, ...labels],
    [null, t.key, ...own.map(keyOf)],
    [null, t.optionCount, ...own.map(({ options }) => options.length)],
    ...people.map((person, at): BookCell[] => [
      at + 1,
      t.participantName(at + 1),
      ...own.map((column) => choiceOf(column, person, "x", "-")),
    ]),
  ];
  return { content: cellBook(t, rows, own.length, 3), written: labels, leftOut };
}

/** Format 6.2: the share of its maximum that each question earned; x is empty, - was not given. */
export function sharesBook(
  responses: ItemResponses,
  columns: readonly LabelledColumn[],
  t: AnswerTexts,
): AnswerFile<Book> {
  const rows: BookCell[][] = [
    [t.order, t.participant, ...columns.map(({ label }) => label), t.total],
    ...peopleOf(responses).map((person, at): BookCell[] => {
      const cells = columns.map(({ column }) => shareCell(responseOf(column, person)));
      return [at + 1, t.participantName(at + 1), ...cells.map(filled), totalOf(cells)];
    }),
  ];
  return {
    content: cellBook(t, rows, columns.length + 1, 1),
    written: columns.map(({ label }) => label),
    leftOut: [],
  };
}

function shareCell(response: ItemResponse | null): number | "x" | "-" {
  if (!response || response.treatment === "dihapus") return "-";
  if (response.state !== "answered" && response.treatment === "normal") return "x";
  const maximum = toDouble(scoreStored(response.maximum));
  return maximum === 0 ? 0 : toDouble(scoreStored(response.mark)) / maximum;
}

function filled(cell: number | string): BookCell {
  if (cell === 0) return { value: 0, fill: fillOfWrong };
  if (cell === "x") return { value: cell, fill: fillOfEmpty };
  return typeof cell === "string" || Number.isInteger(cell)
    ? cell
    : { value: cell, format: "0.00", text: cell.toFixed(2).replace(".", ",") };
}

function totalOf(cells: readonly (number | string)[]): BookCell {
  const total = cells.reduce<number>(
    (sum, cell) => (typeof cell === "number" ? sum + cell : sum),
    0,
  );
  return Number(total.toFixed(2));
}

function cellBook(t: AnswerTexts, rows: BookCell[][], width: number, frozenRows: number): Book {
  const columns = [
    { width: 6, text: false },
    { width: 18, text: true },
    ...Array.from({ length: width }, () => ({ width: 6, text: false })),
  ];
  return { sheets: [{ name: t.sheet, columns, rows, frozenRows }] };
}

const omitted = "O";
const notGiven = "N";
const lineEnd = "\r\n";

/**
 * Iteman 3: a control line (number of items in three columns, sign for an omitted and for a question that was not given, width of the identifier),
 * the keys, the numbers of options, Y for each question that counts, and one line a participant.
 */
export function itemanText(
  responses: ItemResponses,
  columns: readonly LabelledColumn[],
): AnswerFile<string> {
  const { own, labels, leftOut, people } = lettered(responses, columns);
  const width = Math.max(4, String(people.length).length);
  const control = `${String(own.length).padStart(3)} ${omitted} ${notGiven} ${String(width).padStart(2)}`;
  const lines = [
    control,
    own.map(keyOf).join(""),
    own.map(({ options }) => options.length).join(""),
    own.map((column) => (counts(column, people) ? "Y" : "N")).join(""),
    ...people.map(
      (person, at) =>
        String(at + 1).padStart(width, "0") +
        own.map((column) => choiceOf(column, person, omitted, notGiven)).join(""),
    ),
  ];
  return { content: `${lines.join(lineEnd)}${lineEnd}`, written: labels, leftOut };
}

const counts = (column: ItemColumn, people: readonly number[]): boolean =>
  people.some((person) => responseOf(column, person)?.treatment === "normal");

/** Marks as R reads them: commas between, a point before decimals, NA where the question was not given or does not count. */
export function marksText(
  responses: ItemResponses,
  columns: readonly LabelledColumn[],
): AnswerFile<string> {
  const lines = [
    ["peserta", ...columns.map(({ label }) => `butir_${String(label).replaceAll(/[^\w]/gu, "_")}`)],
    ...peopleOf(responses).map((person, at) => [
      at + 1,
      ...columns.map(({ column }) => {
        const response = responseOf(column, person);
        return response?.treatment === "normal" ? toDouble(scoreStored(response.mark)) : "NA";
      }),
    ]),
  ];
  const content = lines.map((line) => `${line.join(",")}${lineEnd}`).join("");
  return { content, written: columns.map(({ label }) => label), leftOut: [] };
}
