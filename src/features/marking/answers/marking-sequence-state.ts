// Where somebody who marks is: the answer on screen, those that come next, and what was marked in this visit.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import type { WrittenComment } from "./comments/use-comment-typing.ts";

/** Something that can be taken back: the answer that was shown, and what was given to it and to those that are the same. */
export type DoneMark = {
  answer: MarkingAnswer;
  given: GivenMark;
  comment: WrittenComment;
  answers: readonly Seen[];
  /** The mark of the person that it has replaced. */
  before: ({ given: GivenMark } & WrittenComment) | null;
};
export type Seen = { code: string; seq: number };

export type MarkingSequence = {
  /**
   * - loading: the next answer is on its way.
   * - marking: `current` is shown.
   * - done: nothing is left that the person can mark.
   * - failed: the next answers could not be fetched.
   */
  status: "loading" | "marking" | "done" | "failed";
  current: MarkingAnswer | null;
  ahead: readonly MarkingAnswer[];
  /** What the person can mark beside these; `claimed` of them others have at hand. */
  left: number;
  claimed: number;
  skipped: readonly MarkingAnswer[];
  /** What was marked in this visit, the latest last. */
  done: readonly DoneMark[];
  /** An answer of `done` is shown again instead of `current`; null: `current` is. */
  shownAgain: number | null;
  /** Answers that were chosen in the list of answers: the first is shown instead of all others. */
  chosen: readonly MarkingAnswer[];
  error: unknown;
};

/** Before the first answer of the server. */
export const nothingYet: MarkingSequence = {
  status: "loading",
  current: null,
  ahead: [],
  left: 0,
  claimed: 0,
  skipped: [],
  done: [],
  shownAgain: null,
  chosen: [],
  error: null,
};

/** The answer on screen. */
export function shownIn({
  current,
  done,
  shownAgain,
  chosen,
}: MarkingSequence): MarkingAnswer | null {
  const [first] = chosen;
  if (first) return first;
  return shownAgain === null ? current : (done[shownAgain]?.answer ?? current);
}
