// What a file with marks says, whatever kind of file it is: a sheet that was downloaded here, one of the older layout, or the file of the
// page for marking without a network.
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import type { PointForm } from "./point-form.ts";
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
  /** The older layout: the words of the question, by which the file of another one is known. */
  question: string | null;
  rows: readonly MarkRow[];
};

/** Why a file is not taken for a question. */
export type MarkFileFault =
  | { is: "other-unit"; name: string }
  | { is: "other-question"; words: string }
  | { is: "other-marker"; name: string };

export function fileFaultOf(
  { unit, unitName, marker, question }: MarkFile,
  here: { unit: { schedule_id: string; question_id: string }; markerId: string; stems: string[] },
): MarkFileFault | null {
  const isOther =
    unit !== null &&
    (unit.schedule_id !== here.unit.schedule_id || unit.question_id !== here.unit.question_id);
  if (isOther) return { is: "other-unit", name: unitName };
  if (marker !== null && marker.id !== here.markerId) {
    return { is: "other-marker", name: marker.name };
  }
  if (unit === null && question !== null && !here.stems.some((stem) => areSame(stem, question))) {
    return { is: "other-question", words: question.slice(0, 80) };
  }
  return null;
}

/** A file may hold only the beginning of the question. */
function areSame(stem: string, question: string): boolean {
  const [one, other] = [stem, question].map((text) =>
    text.normalize("NFKC").toLowerCase().replace(/…$/u, "").replace(/\s+/gu, " ").trim(),
  ) as [string, string];
  return one.startsWith(other) || other.startsWith(one);
}
