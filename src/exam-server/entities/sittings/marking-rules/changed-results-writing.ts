// States and results of many sittings after the rules of a question have changed. What people mark in them is listed already, so that a few
// statements serve hundreds of sittings; `storeResult` needs ten for each.
import { sql } from "kysely";
import type { SittingScore } from "../../../../domain/scoring/score-sitting.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { marksIn, outcomesOfSittings } from "../marking/answer-outcomes-query.ts";
import { holdRules } from "../results/recalculation/rules-in-force-query.ts";
import { storeScores } from "../sittings/sitting-finish-writing.ts";
import { drawnAnswersOf, scoreDrawn } from "../sittings/sitting-scores-query.ts";
import type { Reading } from "./near-totals-query.ts";

type Sitting = { id: string; plan: unknown };

/** Bound of what is scored at once. */
const chunk = 200;

/** The sittings are locked. */
export async function storeChangedResults(
  sittings: readonly Sitting[],
  writing: Reading & { now: Date },
): Promise<void> {
  for (let start = 0; start < sittings.length; start += chunk) {
    await storeSome(sittings.slice(start, start + chunk), writing);
  }
}

async function storeSome(
  sittings: readonly Sitting[],
  { db, versions, now }: Reading & { now: Date },
): Promise<void> {
  const ids = sittings.map(({ id }) => id);
  await holdRules(ids, db);
  const outcomes = await outcomesOfSittings(ids, db);
  const drawn = await drawnAnswersOf(ids, db);
  const scores = new Map<string, { score: SittingScore }>();
  const yieldOften = createYieldOften();
  for (const { id, plan } of sittings) {
    await yieldOften();
    const marks = marksIn(outcomes.get(id) ?? new Map());
    const score = await scoreDrawn(drawn.get(id) ?? [], { plan }, { db, versions, marks });
    scores.set(id, { score });
  }
  const states = [...outcomes].flatMap(([sitting, answers]) =>
    [...answers].map(([question, { state }]) => ({ sitting, question, state })),
  );
  await sql`
    update marking_answers ma set state = changed.state
    from json_to_recordset(${JSON.stringify(states)}::json)
      as changed (sitting text, question text, state text)
    where ma.sitting_id = changed.sitting and ma.question_id = changed.question
      and ma.state <> changed.state`.execute(db);
  await storeScores(scores, { db, now });
}
