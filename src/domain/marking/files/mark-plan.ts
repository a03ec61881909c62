// What taking over a file with marks would change, row by row, before anything is sent. Nothing is decided for a person where people
// differ, where the answer has changed or where a value is not understood.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAnswer, ShownMark } from "../../../contract/marking/marking-answers.ts";
import { maxComment } from "../../../contract/marking/marks.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { compare, type Fraction } from "../../scoring/fraction.ts";
import { judgeMark } from "../given-mark.ts";
import { isOfQuestion, type MarkFile, type MarkRow } from "./mark-file.ts";
import { readRow, type CellFault } from "./mark-row-reading.ts";
import { codeIn } from "../marking-code.ts";
import { pointFormOf } from "../point-form.ts";
import { shareOf, shareText } from "../point-input.ts";
import { scaleOfValues, type SheetScale } from "./sheet-points.ts";
import { isMarkedUnseen } from "../rounds/unseen-marks.ts";

/** A mark that can be sent. `share`: of the question; null where the changed answer no longer has the parts that were marked. */
export type PlannedMark = {
  row: number;
  code: string;
  seq: number;
  given: GivenMark;
  comment: string;
  share: string | null;
  /** Of the person themselves, as it counts now. */
  own: ShownMark | null;
};
/**
 * - changed: the answer has changed since the file was made.
 * - others: somebody else has marked it meanwhile.
 * - own: the person has given `own` after the file was made, or after a file that does not say when it was.
 */
export type ConflictCause = "changed" | "others" | "own";
/** `others`: empty where somebody else has marked the answer and the person may not see how. */
export type MarkConflictRow = PlannedMark & {
  why: ConflictCause;
  others: ShownMark[];
  /** When the mark of the file was given, where that is known. */
  at: string | null;
};
export type FaultyRow = { row: number; code: string; faults: CellFault[] };
/**
 * damaged: no code at all, or one with a wrong letter. not-here: no answer to this question has it. other-question: the row asks something else,
 * which the same participant has answered.
 */
export type UnknownRow = {
  row: number;
  code: string;
  why: "damaged" | "not-here" | "other-question";
};

/** `hindrance`: why the server would refuse the mark; null: the row has a comment and no points, and a comment is stored with points alone. */
export type RefusedRow = { row: number; code: string; hindrance: string | null };

export type MarkPlan = {
  /** Null: a person has to choose it. */
  scale: SheetScale | null;
  /** The person was asked, or has to be. */
  isScaleAsked: boolean;
  fresh: PlannedMark[];
  changed: PlannedMark[];
  /** How many are stored already. */
  same: number;
  /** How many rows hold no points. */
  empty: number;
  /** Null: the file does not say when it was made. */
  madeAt: string | null;
  conflicts: MarkConflictRow[];
  faulty: FaultyRow[];
  unknown: UnknownRow[];
  refused: RefusedRow[];
  /**
   * How many of `fresh`, `changed` and `conflicts` are 0 in a sheet of the older layout, which has a 0 in each row from the beginning (domain.md 6.4).
   */
  olderZeros: number;
  /** Answers to be flagged. */
  flags: { row: number; code: string; seq: number }[];
};

export type PlanBasis = {
  /** By version. */
  contents: ReadonlyMap<number, QuestionContent>;
  /** The words of the question, of all versions. */
  stems: readonly string[];
  answers: readonly MarkingAnswer[];
  /** What the person said; null: nothing. */
  chosenScale: SheetScale | null;
  /** By the server's clock. */
  now: string;
};

export function planMarks(file: MarkFile, basis: PlanBasis): MarkPlan {
  const values = file.rows.flatMap(({ cells }) =>
    cells.filter(({ kind }) => kind !== "criteria").map(({ text }) => text),
  );
  const found = scaleOfValues(file.scale, values);
  const scale = found ?? basis.chosenScale;
  const plan: MarkPlan = {
    scale,
    isScaleAsked: found === null,
    fresh: [],
    changed: [],
    same: 0,
    empty: 0,
    madeAt: file.madeAt,
    conflicts: [],
    faulty: [],
    unknown: [],
    refused: [],
    olderZeros: 0,
    flags: [],
  };
  if (scale === null) return plan;
  const answers = new Map(basis.answers.map((answer) => [answer.code, answer]));
  const firstRows = new Map<string, number>();
  for (const row of file.rows) {
    const code = codeIn(row.code);
    const answer = code === null ? undefined : answers.get(code);
    const content = answer && basis.contents.get(answer.version);
    const isElse = !isOfQuestion(row.question, basis.stems);
    if (!answer || !content || isElse) {
      const isBlank = row.code.trim() === "" && row.cells.every(({ text }) => text.trim() === "");
      const why = isElse ? "other-question" : code === null ? "damaged" : "not-here";
      if (!isBlank) plan.unknown.push({ row: row.row, code: row.code, why });
      continue;
    }
    const at = credibleTime(row.at, file.madeAt, basis.now);
    place(plan, { ...row, at }, { answer, content, scale, first: firstRows.get(answer.code) });
    if (!firstRows.has(answer.code)) firstRows.set(answer.code, row.row);
  }
  return { ...plan, olderZeros: file.unit === null ? zerosIn(plan) : 0 };
}

const zerosIn = ({ fresh, changed, conflicts }: MarkPlan): number =>
  [...fresh, ...changed, ...conflicts].filter(({ share }) => share === "0").length;

/** A mark was given between the making of its file and now; by a clock that says otherwise nothing is known. */
function credibleTime(at: string | null, madeAt: string | null, now: string): string | null {
  if (at === null || madeAt === null) return null;
  return isUpTo(madeAt, at) && isUpTo(at, now) ? at : null;
}

type RowBasis = {
  answer: MarkingAnswer;
  content: QuestionContent;
  scale: SheetScale;
  /** The row above that has the same code. */
  first: number | undefined;
};

function place(plan: MarkPlan, row: MarkRow, { answer, content, scale, first }: RowBasis): void {
  const { code } = answer;
  const flag = { row: row.row, code, seq: answer.seq };
  if (row.isFlagged && !answer.is_flagged) plan.flags.push(flag);
  const read = readRow(row, pointFormOf(content, answer.answer), scale);
  const faults = "faults" in read ? read.faults : [];
  const comment = cleanComment(row.comment);
  const own = answer.marks.find((mark) => mark.is_own && !mark.is_stale) ?? null;
  // Comments of the library may make the stored one longer than what can be typed.
  if (comment !== null && comment !== own?.comment && comment.length > maxComment) {
    faults.push({
      why: "comment",
      column: row.commentColumn,
      read: comment,
      most: `${maxComment}`,
    });
  }
  if (read.is === "empty" && faults.length === 0) {
    const hasComment = comment !== null && comment !== "" && comment !== own?.comment;
    if (hasComment) plan.refused.push({ row: row.row, code, hindrance: null });
    else plan.empty += 1;
    return;
  }
  if (first !== undefined) faults.push({ why: "twice", column: "", read: "", most: `${first}` });
  if (faults.length > 0 || read.is !== "given") {
    plan.faulty.push({ row: row.row, code, faults });
    return;
  }
  const judged = judgeMark(content, answer.answer, read.given);
  const hasChanged = row.seq !== null && row.seq !== answer.seq;
  if ("fault" in judged && !(hasChanged && judged.fault === "incomplete")) {
    plan.faulty.push({
      row: row.row,
      code,
      faults: [{ why: judged.fault, column: "", read: "", most: "" }],
    });
    return;
  }
  const share = "share" in judged ? judged.share : null;
  const mark: PlannedMark = {
    row: row.row,
    code,
    seq: row.seq ?? answer.seq,
    given: read.given,
    comment: comment ?? own?.comment ?? "",
    share: share && shareText(share),
    own,
  };
  sort(plan, mark, { share, answer, at: row.at });
}

/** As the server stores it (contract/marking/marks.ts). */
const cleanComment = (comment: string | null) => comment && comment.normalize("NFC").trim();

function sort(
  plan: MarkPlan,
  mark: PlannedMark,
  { share, answer, at }: { share: Fraction | null; answer: MarkingAnswer; at: string | null },
): void {
  const { seq, marks, mark_hindrance: hindrance } = answer;
  const { own, row, code } = mark;
  const isSame = mark.seq === seq && own !== null && isSameMark(own, mark, share);
  if (hindrance !== null && !isSame) {
    plan.refused.push({ row, code, hindrance });
    return;
  }
  if (mark.seq !== seq) {
    plan.conflicts.push({ ...mark, at, why: "changed", others: marks });
    return;
  }
  if (own !== null) {
    if (isSame) plan.same += 1;
    else if (plan.madeAt !== null && isUpTo(own.at, plan.madeAt)) plan.changed.push(mark);
    else plan.conflicts.push({ ...mark, at, why: "own", others: [] });
    return;
  }
  const others = marks.filter((one) => !one.is_own && !one.is_stale);
  const isMarked = others.length > 0 || isMarkedUnseen(answer);
  if (isMarked) plan.conflicts.push({ ...mark, at, why: "others", others });
  else plan.fresh.push(mark);
}

const isUpTo = (one: string, other: string): boolean => Date.parse(one) <= Date.parse(other);

/**
 * What is sent unless the person says otherwise: the newer one of their own marks, and a second opinion beside that of somebody else. A mark of
 * an answer that has changed since would count for nothing.
 */
export function isSentAtFirst({ why, at, own }: MarkConflictRow): boolean {
  if (why === "own") return at !== null && !isUpTo(at, own!.at);
  return why === "others";
}

/** Given in another way it is the same as long as it is worth the same. */
function isSameMark(own: ShownMark, mark: PlannedMark, share: Fraction | null): boolean {
  if (own.comment !== mark.comment || own.share === null || share === null) return false;
  if (compare(shareOf(own.share), share) !== 0) return false;
  const [before, now] = [partsOf(own.given), partsOf(mark.given)];
  if (before.kind !== now.kind) return true;
  const names = Object.keys({ ...before.parts, ...now.parts });
  return names.every((name) => {
    const [one, other] = [before.parts[name], now.parts[name]];
    return one !== undefined && other !== undefined && compare(shareOf(one), shareOf(other)) === 0;
  });
}

function partsOf(given: GivenMark): { kind: string; parts: Readonly<Record<string, string>> } {
  const [[kind, value] = ["", ""]] = Object.entries(given);
  return { kind, parts: typeof value === "string" ? { "": value } : value };
}
