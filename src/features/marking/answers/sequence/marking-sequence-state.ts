// What a person has at hand while marking: the answer on screen, those that come next, and those that were marked in this visit.
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { MarkingAnswer, ShownMark } from "../../../../contract/marking/marking-answers.ts";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import type { WrittenComment } from "../comments/use-comment-typing.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

/** An answer with its question: one participant has the same code at each. */
export type OfferedAnswer = MarkingAnswer & { unit: UnitKey };
export type AnswerPlace = Pick<OfferedAnswer, "unit" | "code">;

export const keyOf = ({ unit, code }: AnswerPlace): string => `${unit.question_id} ${code}`;

/** Something that can be taken back: the answer that was shown, and what was given to it and to those that are the same. */
export type DoneMark = {
  answer: OfferedAnswer;
  given: GivenMark;
  comment: WrittenComment;
  answers: readonly Seen[];
  /** The act that gave it. */
  act: string;
  isDecision: boolean;
  /** The mark of the person that it has replaced. */
  before: (Pick<ShownMark, "given" | "is_decision"> & WrittenComment) | null;
};
/** `own`: see contract/marking/marks.ts. */
export type Seen = MarkingAct["answers"][number];

export type MarkingSequence = {
  /**
   * - loading: the next answer is on its way.
   * - marking: `current` is shown.
   * - done: nothing is left that the person can mark.
   * - failed: the next answers could not be fetched.
   */
  status: "loading" | "marking" | "done" | "failed";
  current: OfferedAnswer | null;
  ahead: readonly OfferedAnswer[];
  /** What the person can mark beside these; `claimed` of them others have at hand. */
  left: number;
  claimed: number;
  /** What other tabs of the person have at hand of what is marked here. */
  inTabs: number;
  skipped: readonly OfferedAnswer[];
  /** What was marked in this visit and can be taken back, the latest last. */
  done: readonly DoneMark[];
  /** How many answers were marked in this visit, those that can no longer be taken back included. */
  markedCount: number;
  /** An answer of `done` is shown again instead of `current`; null: `current` is. */
  shownAgain: number | null;
  /** Answers that were chosen in the list of answers: the first is shown instead of all others. */
  chosen: readonly OfferedAnswer[];
  error: unknown;
};

export const nothingYet: MarkingSequence = {
  status: "loading",
  current: null,
  ahead: [],
  left: 0,
  claimed: 0,
  inTabs: 0,
  skipped: [],
  done: [],
  markedCount: 0,
  shownAgain: null,
  chosen: [],
  error: null,
};

/** What is on screen. */
export function shownIn({
  current,
  done,
  shownAgain,
  chosen,
}: MarkingSequence): OfferedAnswer | null {
  const [first] = chosen;
  if (first) return first;
  return shownAgain === null ? current : (done[shownAgain]?.answer ?? current);
}

/** The mark of the person that counts now. */
export const ownMarkIn = ({ marks }: MarkingAnswer): ShownMark | undefined =>
  marks.find(({ is_own: isOwn, is_stale: isStale }) => isOwn && !isStale);

/** The marks of others differ, and the person decides. */
export const isToDecide = ({ state, decision_hindrance: hindrance }: MarkingAnswer): boolean =>
  state === "disputed" && hindrance === null;

/** What the person gives is a decision, also where an earlier one is changed. */
export const givesDecision = (answer: MarkingAnswer): boolean =>
  isToDecide(answer) || ownMarkIn(answer)?.is_decision === true;

/** Why the person can give nothing to the answer. Null: they can. */
export const giveHindrance = (answer: MarkingAnswer): string | null =>
  givesDecision(answer) ? null : answer.mark_hindrance;

/** Answers that were marked in this visit, as the server has these of the unit now. */
export const renewed = (
  done: readonly DoneMark[],
  unit: UnitKey,
  answers: readonly MarkingAnswer[],
): DoneMark[] =>
  done.map((one) => {
    const now = answers.find((answer) => keyOf({ ...answer, unit }) === keyOf(one.answer));
    return now ? { ...one, answer: { ...now, unit } } : one;
  });
