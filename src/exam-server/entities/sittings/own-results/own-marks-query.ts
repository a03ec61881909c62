// What a participant is told of the own answers that people mark: what each has earned and what was written to it, and nothing of who
// has marked it.
import type { OwnMark } from "../../../../contract/sitting/own-sitting.ts";
import { shareOfHundred } from "../../../../domain/scoring/shown-score.ts";
import type { Call } from "../../../http/handler.ts";
import { marksIn, sittingOutcomes } from "../marking/answer-outcomes-query.ts";
import { countedComments } from "../marking-comments/given-comments-query.ts";
import { blindnessOf } from "../marking/named-results-query.ts";
import { drawnAnswers, scoreDrawn } from "../sittings/sitting-scores-query.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";

/** By question, those whose marks count and stand beside the name for staff as well. */
export async function ownMarks(
  sitting: Pick<Sitting, "id" | "schedule_id" | "status" | "plan">,
  { db, services }: Call,
): Promise<Map<string, OwnMark>> {
  const outcomes = await sittingOutcomes(sitting.id, db);
  const marks = marksIn(outcomes);
  if (marks.size === 0) return new Map();
  const reading = { db, versions: services.questionVersions, marks };
  const rows = await drawnAnswers(sitting.id, db);
  const shown = await services.questionVersions.read(rows, db);
  const { hides } = await blindnessOf(sitting, db);
  const hidden = new Set(
    rows.map(({ question_id: id }) => id).filter((id, at) => hides(id, shown[at]!.content)),
  );
  const scored = await scoreDrawn(rows, sitting, reading);
  const comments = await countedComments(outcomes, db);
  return new Map(
    scored.questions.flatMap(({ id, score, earned }): [string, OwnMark][] => {
      const isKnown =
        marks.has(id) && !hidden.has(id) && score !== null && score.verdict !== "menunggu";
      if (!isKnown) return [];
      return [[id, { earned: shareOfHundred(earned.least), comments: comments.get(id) ?? [] }]];
    }),
  );
}
