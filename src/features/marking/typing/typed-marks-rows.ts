// What was typed in from paper: entries of answers by code, and the list of marks below the fields. Pure.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAnswer, ShownMark } from "../../../contract/marking/marking-answers.ts";
import type { MarkingAct } from "../../../contract/marking/marks.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import { isMarkedUnseen } from "../../../domain/marking/rounds/unseen-marks.ts";
import { excerptOf } from "../../../domain/text/html-text.ts";
import type { UnitKey, UnsentAct } from "../../../core/marking/unsent-acts.ts";
import { isSame } from "../../../core/marking/mark-queue-model.ts";

export type OwnMark = {
  /** That gave it. */
  act: string | null;
  given: GivenMark;
  comment: string;
  /** How the same comment is sent where it refers to saved comments, so that they are kept with it. */
  sent?: SentComment;
};
type SentComment = { comment: string; comment_ids: string[] };
/** What has to be known of an answer to mark it by its code. `answer` of an essay is without its text. */
export type CodeEntry = Pick<MarkingAnswer, "code" | "seq" | "version" | "answer" | "words"> & {
  /** The first words. */
  excerpt: string;
  /** Of its present state. */
  marks: readonly ShownMark[];
  /** Somebody else has marked it, and how is not shown. */
  isMarkedUnseen: boolean;
  /** Why the own mark can neither be changed nor taken back. Null: it can. */
  hindrance: string | null;
};

const excerptLength = 160;

export function codeEntryOf(found: MarkingAnswer): CodeEntry {
  const { code, seq, version, answer, words, marks } = found;
  const kept: QuestionAnswer = answer.type === 2 ? { type: 2, html: "" } : answer;
  const present = marks.filter((mark) => !mark.is_stale);
  const excerpt = firstWords(answer);
  const isUnseen = isMarkedUnseen(found);
  return {
    code,
    seq,
    version,
    answer: kept,
    words,
    excerpt,
    marks: present,
    isMarkedUnseen: isUnseen,
    hindrance: found.mark_hindrance,
  };
}

function firstWords(answer: QuestionAnswer): string {
  if (answer.type === 2) return excerptOf(answer.html, excerptLength);
  const texts =
    answer.type === 9
      ? Object.values(answer.values).map(({ argument }) => argument)
      : answer.type === 11
        ? Object.values(answer.cells)
        : [];
  const text = texts.filter((one) => one.trim() !== "").join(" · ");
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}

export function ownMarkOf({ marks }: CodeEntry): OwnMark | null {
  const own = marks.find(({ is_own: isOwn }) => isOwn);
  if (!own) return null;
  const { act_id: act, given, comment, written, comments } = own;
  if (comments.length === 0) return { act, given, comment };
  return {
    act,
    given,
    comment,
    sent: { comment: written, comment_ids: comments.map(({ id }) => id) },
  };
}

/** What is sent of a comment that was typed where `own` had one. */
export const sentComment = (
  own: OwnMark | null,
  comment: string,
): Partial<SentComment> & { comment: string } =>
  own?.sent && own.comment === comment ? own.sent : { comment };

/** What the person has given to answers of the unit that waits to be sent; null: taken back. */
export function unsentMarks(
  unsent: readonly UnsentAct[],
  of: UnitKey,
): Map<string, OwnMark | null> {
  const found = new Map<string, OwnMark | null>();
  for (const { unit, act, refusal } of unsent) {
    if (refusal !== null || !isSame(unit, of)) continue;
    for (const { code } of act.answers) {
      if (act.kind === "mark") found.set(code, unsentMark(act));
      else if (act.kind === "withdraw") found.set(code, null);
    }
  }
  return found;
}

/** `id`: of its act, and `undoId` of the one that took it back. */
export type TypedMark = {
  id: string;
  undoId: string | null;
  code: string;
  seq: number;
  excerpt: string;
  /** The points as they were typed. */
  points: string;
  /** By which it was given. */
  rubric: number;
  /** What the person had given before. */
  before: OwnMark | null;
  refusal: string | null;
  isDisputed: boolean;
  /** It differs from somebody else's, so that it is not taken back. */
  isFixed: boolean;
};

export type TypedState = "waiting" | "stored" | "refused" | "disputed" | "undone";

export function typedState(typed: TypedMark, waiting: ReadonlySet<string>): TypedState {
  if (typed.refusal !== null) return "refused";
  if (waiting.has(typed.undoId ?? typed.id)) return "waiting";
  if (typed.undoId !== null) return "undone";
  return typed.isDisputed ? "disputed" : "stored";
}

/** Only the latest mark of an answer can be taken back, once. `all`: the latest first. */
export function canUndo(typed: TypedMark, all: readonly TypedMark[]): boolean {
  const latest = all.find(({ code }) => code === typed.code);
  const { undoId, refusal, isFixed } = typed;
  return latest === typed && undoId === null && refusal === null && !isFixed;
}

function unsentMark({
  id: act,
  given,
  comment,
  comment_ids: ids = [],
}: Extract<MarkingAct, { kind: "mark" }>): OwnMark {
  return ids.length === 0
    ? { act, given, comment }
    : { act, given, comment, sent: { comment, comment_ids: ids } };
}
