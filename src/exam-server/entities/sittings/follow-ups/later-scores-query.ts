// Later exams of the same subject, such as the one that is sat again after a remedial program, and what was reached in them. Results are shown of
// whom the caller may see in the later exam, by the figures of its list of results.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { followUpEndpoints } from "../../../../contract/endpoints/results/follow-up-endpoints.ts";
import type { LaterExam } from "../../../../contract/results/follow-up-programs.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import type { Call } from "../../../http/handler.ts";
import { moment, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { maySeeResults } from "../results/results-access.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { selectionOf } from "./follow-ups-query.ts";

type ScoresOf = InferOutput<typeof followUpEndpoints.getLaterScores.input>;

/** More are not to be chosen from: the nearest ones come first. */
const maxLaterExams = 50;

/** Of the schedules `s` and `first`: some bank of both is of the same subject. */
const hasSameSubject = sql`exists (
  select 1 from schedule_banks own join question_banks b on b.id = own.bank_id
  join question_banks other on other.subject_id = b.subject_id
  join schedule_banks of_first on of_first.bank_id = other.id and of_first.schedule_id = first.id
  where own.schedule_id = s.id)`;

/** How many have finished `s` and `first`. */
const satBoth = sql`(
  select count(*) from sittings later
  join sittings before on before.schedule_id = first.id
    and before.participant_id = later.participant_id
  where later.schedule_id = s.id and later.status = 1 and before.status = 1)`;

/** @throws Refusal, 44 when nothing of the exam is for the caller */
export async function laterExams(schedule: string, call: Call): Promise<{ items: LaterExam[] }> {
  await refuseOthersSelection(selectionOf(schedule), call);
  const { rows } = await sqlRows({
    id: text(),
    alias: text(),
    starts_at: moment(),
    participants: number(),
  })`
    with first as materialized (
      select s.id, ${startsAt()} as starts_at from schedules s where s.id = ${schedule}),
    later as materialized (
      select s.id, s.alias, ${startsAt()} as starts_at, ${satBoth} as participants
      from schedules s cross join first
      where s.id <> first.id and ${maySeeResults(call)} and ${hasSameSubject}
        and ${startsAt()} > first.starts_at)
    select * from later where participants > 0
    order by starts_at, id limit ${maxLaterExams}`.execute(call.db);
  return { items: rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })) };
}

/** @throws Refusal, 44 when nothing of one of the exams is for the caller */
export async function laterScores({ schedule_id, later_id }: ScoresOf, call: Call) {
  await refuseOthersSelection(selectionOf(schedule_id), call);
  await refuseOthersSelection(selectionOf(later_id), call);
  const { rows } = await sqlRows({ participant_id: text(), least: text() })`
    with ${examsOf(selectionOf(later_id), call)}, ${seenInExams}, ${rankedResults(call)}
    select participant_id, least from ranked
    where state = 'complete' and participant_id in (
      select si.participant_id from sittings si where si.schedule_id = ${schedule_id})
    order by participant_id`.execute(call.db);
  return {
    items: rows.map(({ participant_id, least }) => ({
      participant_id,
      score: shownScore(scoreStored(least)),
    })),
  };
}
