// How far somebody has mastered each competence that a sitting asked for: the points of its questions, of what they could earn. By points, so
// that it adds up to what the result is made of; a question of a type without weight counts nowhere.
import type { OpenedQuestion } from "../../contract/results/opened-result.ts";
import { sum } from "../scoring/fraction.ts";
import { scoreStored, storedScore } from "../scoring/shown-score.ts";

export type CompetencePoints = {
  id: string;
  questions: number;
  /** "5/2", of 100. */
  least: string;
  most: string;
  worth: string;
};

/** In the order of `competences`, those that some question counts in. @param competencesOf ids by question */
export function competenceMastery(
  questions: readonly OpenedQuestion[],
  competences: readonly string[],
  competencesOf: ReadonlyMap<string, readonly string[]>,
): CompetencePoints[] {
  return competences.flatMap((id) => {
    const own = questions.filter(
      ({ question_id: question, counts, worth }) =>
        counts && worth !== "0/1" && competencesOf.get(question)?.includes(id),
    );
    if (own.length === 0) return [];
    const total = (exacts: readonly string[]) => storedScore(sum(exacts.map(scoreStored))).exact;
    return [
      {
        id,
        questions: own.length,
        least: total(own.map(({ points }) => points.least)),
        most: total(own.map(({ points }) => points.most)),
        worth: total(own.map(({ worth }) => worth)),
      },
    ];
  });
}
