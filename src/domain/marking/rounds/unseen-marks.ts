// Marks of others that somebody may not see yet, because a second round that starts later asks for a mark that is given without them
// (evaluation.md 1.8). That there is one is not kept back: an answer is settled by marks.
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";

/** Somebody else has marked the answer as it is stored now, and the person is not shown how. */
export const isMarkedUnseen = ({ state, marks }: Pick<MarkingAnswer, "state" | "marks">): boolean =>
  state === "settled" && marks.every(({ is_stale: isStale }) => isStale);
