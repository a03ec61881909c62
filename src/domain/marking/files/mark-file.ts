// What a file with marks says, whatever kind of file it is: a sheet that was downloaded here, one of the older layout, or the file of the
// page for marking without a network.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { PointForm } from "../point-form.ts";
import type { SheetScale } from "./sheet-points.ts";

/** `column`: as the file names it, for sentences about it. */
export type MarkCell = { kind: PointForm["kind"]; part: string; column: string; text: string };

export type MarkRow = {
  /** The number of the row in the file, from 1. */
  row: number;
  code: string;
  /** The state of the answer that was marked; null: the file does not say. */
  seq: number | null;
  /** What was typed into cells, or an exact mark, or neither. */
  cells: readonly MarkCell[];
  given: GivenMark | null;
  /** Null: the file has no comments, so that those that were given stay. */
  comment: string | null;
  commentColumn: string;
  isFlagged: boolean;
  /** The words of the question as the row has them; null: it has none. */
  question: string | null;
  /** When the mark was given, by the clock of the device; null: the file does not say. */
  at: string | null;
};

export type MarkFile = {
  /** Of the file, kept when it is saved again: the same row of it is sent once. */
  id: string;
  /** Null: the file names no question. */
  unit: { schedule_id: string; question_id: string } | null;
  /** "Soal 3, Fisika XI", for the sentence that refuses the file of another question. */
  unitName: string;
  /** Whose marks they are; null: the file does not say. */
  marker: { id: string; name: string } | null;
  scale: SheetScale | null;
  /** When it was made, by the server's clock; null: it does not say. */
  madeAt: string | null;
  /** Of the rubric that the file shows; absent: as the question was shown. */
  rubricVersion?: number;
  rows: readonly MarkRow[];
};

/** Why a file is not taken for a question. */
export type MarkFileFault =
  | { is: "other-unit"; name: string }
  /** All of its rows are. */
  | { is: "other-question"; words: string }
  | { is: "other-marker"; name: string };

export function fileFaultOf(
  { unit, unitName, marker, rows }: MarkFile,
  here: { unit: { schedule_id: string; question_id: string }; markerId: string; stems: string[] },
): MarkFileFault | null {
  const isOther =
    unit !== null &&
    (unit.schedule_id !== here.unit.schedule_id || unit.question_id !== here.unit.question_id);
  if (isOther) return { is: "other-unit", name: unitName };
  if (marker !== null && marker.id !== here.markerId) {
    return { is: "other-marker", name: marker.name };
  }
  const others = rows.flatMap(({ question }) =>
    isOfQuestion(question, here.stems) ? [] : (question ?? []),
  );
  const [words] = others;
  return words !== undefined && others.length === rows.length
    ? { is: "other-question", words: words.slice(0, shownLetters) }
    : null;
}

const shownLetters = 80;
/** A beginning that is shorter says too little. */
const leastLetters = 60;

/** Whether the words can be those of the question. A sheet may hold only their beginning, and of a question without words nothing is known. */
export function isOfQuestion(words: string | null, stems: readonly string[]): boolean {
  const asked = evened(words ?? "");
  if (asked === "") return true;
  return stems.some((stem) => {
    const own = evened(stem);
    const isCut = (words ?? "").trim().endsWith("…") || asked.length >= leastLetters;
    return own === asked || (isCut && own.startsWith(asked));
  });
}

/** Without what a program for sheets or a person may change. */
const evened = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
