// What one person gives to one answer. Shares are exact fractions as text, "3/4", never decimals that were rounded.
import * as v from "valibot";
import { maxParts, partId } from "../questions/question-content.ts";

/** 0 or more; whether it is at most the maximum depends on the question (domain/marking/given-mark.ts). */
export const exactPoints = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\/[1-9]\d{0,8})?$/u));
/** 0 to 1 of the question, or none. */
export const exactShare = v.pipe(
  exactPoints,
  v.check(isShare, "Isi 0 sampai 100, atau kosongkan."),
);

function isShare(points: string): boolean {
  const [above, below = "1"] = points.split("/");
  return Number(above) <= Number(below);
}

const byPart = v.pipe(
  v.record(partId, exactPoints),
  v.check((parts) => Object.keys(parts).length <= maxParts),
);

/** One of these. What it means for each type of question is said by `ManualMarks` of domain/scoring/manual-marks.ts. */
export const givenMark = v.union([
  /** Types 2 and 9: the share of the whole answer, from 0 to 1. */
  v.object({ whole: exactPoints }),
  /** Types 2 and 9: points by criterion of the rubric. */
  v.object({ criteria: byPart }),
  /** Type 9: the share of each statement, from 0 to 1. */
  v.object({ statements: byPart }),
  /** Type 11: the share of each cell that people mark, from 0 to 1. */
  v.object({ cells: byPart }),
]);
export type GivenMark = v.InferOutput<typeof givenMark>;
