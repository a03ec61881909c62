// The participants of an exam or of all exams of an event with what each has earned, as SQL that lists, figures and filters share. Everything is
// decided by the shown figure, which is computed from the exact fraction (evaluation.md 2.1).
import { sql } from "kysely";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { lastEnd } from "../../exams/schedules/schedule-times-query.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import { isMarked, isUnrevealed, namedColumns } from "../marking/named-results-query.ts";
import { isOwnBank, maySeeAllResults, maySeeResults } from "./results-access.ts";

/** One of them is empty. */
export type Selection = { schedule_id: string; event_id: string };

const isSelected = ({ schedule_id: exam, event_id: event }: Selection): Sql =>
  exam === "" ? sql`s.event_id = ${event}` : sql`s.id = ${exam}`;

/** `exams`: those of the selection of which the caller may see results. */
export const examsOf = (selection: Selection, call: Call): Sql => sql`exams as materialized (
  select s.id, s.alias, s.event_id, ${maySeeAllResults(call)} as is_whole, ${isMarked(sql`s.id`)} as is_marked,
    s.stopped_at is null and ${lastEnd()} <= ${call.at}::timestamptz as is_over
  from schedules s where ${isSelected(selection)} and ${maySeeResults(call)})`;

/**
 * `seen`: whoever has come in, and whoever the exam is for where the caller sees all of it. Beside `examsOf`.
 */
export const seenInExams = sql`seen as materialized (
  select schedule_id, participant_id from sittings where schedule_id in (select id from exams)
  union
  select schedule_id, participant_id
  from ${targetsOf(sql`s.id in (select id from exams where is_whole)`)} target)`;

/**
 * Hundredths of an exact fraction "225/3" from 0 on, rounded once, half up, as shownScore of domain/scoring does. `offset 0` has its parts
 * read once; otherwise PostgreSQL would put the whole expression in each place that names one. Short ones are computed without numeric, which
 * takes a third of the time.
 */
export const shownHundredths = (exact: Sql): Sql => sql`(
  select case when part.is_short
      then ((part.above::bigint * 200 + part.below::bigint) / (2 * part.below::bigint))::integer
      else div(part.above::numeric * 200 + part.below::numeric, 2 * part.below::numeric)::integer end
  from (select split_part(one.exact, '/', 1) as above, split_part(one.exact, '/', 2) as below,
      length(one.exact) <= 18 as is_short
    from (select ${exact} as exact offset 0) one offset 0) part)`;

/** Of the sitting `si` of the exam `e` and its result `res`. */
export const isBlindNow = sql`case when e.is_marked and si.status = 1 then ${isUnrevealed} else false end`;

/** Of the bank `b` of a sitting of the exam `e`: the caller may see it. */
export const isVisibleTo = (call: Call): Sql =>
  sql`(e.is_whole or b.id is not null and ${isOwnBank(call)})`;

/** Of the row `n`: the sitting's status or null, whether the exam is over, and the columns of a NamedResult. */
export const resultState = sql`case
  when n.status is null then case when n.is_over then 'absent' else 'expected' end
  when n.status <> 1 then 'unfinished'
  when n.least is null then 'computing'
  when n.pending > 0 then 'waiting'
  when n.least = n.most then 'complete'
  else 'unscored' end`;

const counted = namedColumns(sql`blind.is_blind`);

/**
 * `ranked`: a row for each participant of each exam whom the caller may see. `least`, `most` and `pending` are those of a NamedResult and null
 * without one; `shown` is `least` in hundredths. Ranks are those of the whole exam, whoever asks. Beside the two above.
 */
export const rankedResults = (call: Call): Sql => sql`named as materialized (
    select e.id as schedule_id, e.alias as exam, e.is_over, p.id as participant_id, p.no_ujian, p.nama,
      p.group_id, coalesce(g.path, '') as group_path, si.id as sitting_id, si.status, si.started_at,
      si.finished_at, si.leave_count, coalesce(b.kkm, su.kkm) as kkm, blind.is_blind,
      ${isVisibleTo(call)} as is_visible,
      ${counted.least} as least, ${counted.most} as most, ${counted.pending} as pending
    from seen
    join exams e on e.id = seen.schedule_id
    join participants p on p.id = seen.participant_id and p.deleted_at is null
    left join groups g on g.id = p.group_id
    left join sittings si on si.schedule_id = e.id and si.participant_id = p.id
    left join sitting_results res on res.sitting_id = si.id and si.status = 1
    left join question_banks b on b.id = si.bank_id
    left join subjects su on su.id = b.subject_id
    cross join lateral (
      select ${isBlindNow} as is_blind offset 0) blind),
  scored as materialized (
    select n.*, ${shownHundredths(sql`n.least`)} as shown, ${resultState} as state
    from named n),
  ranked as materialized (
    select placed.*, placed.schedule_id || ' ' || placed.participant_id as id from (
      select sc.*, case when sc.state = 'complete' then
        rank() over (partition by sc.schedule_id, sc.state order by sc.shown desc) end as rank
      from scored sc) placed
    where placed.is_visible)`;
