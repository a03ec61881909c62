// The participants of an event with their results, totals and ranks, as SQL that pages, files and single participants share. Shown figures
// decide (evaluation.md 2.1): a total is the sum of what stands in the row, so that everybody can add it up.
import { sql } from "kysely";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { isSat, startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { targetsOf } from "../../exams/schedules/targets-query.ts";
import { namedColumns } from "../marking/named-results-query.ts";
import {
  examsOf,
  isBlindNow,
  isVisibleTo,
  resultState,
  shownHundredths,
} from "../results/result-rows-query.ts";

export type LedgerScope = { event_id: string; group_id: string };

/** As a condition on the participant `p`. */
export const isInScope = (group: string): Sql =>
  group === ""
    ? sql`true`
    : sql`p.group_id in (select below.id from groups chosen join groups below on below.id = chosen.id
        or starts_with(below.path, chosen.path || ${groupPathSeparator}::text)
        where chosen.id = ${group})`;

/** An exam that nobody has activated and nobody has sat is a plan, and no exam of the ledger. */
const isHeld = sql`(${isSat} or exists (
  select 1 from sittings held where held.schedule_id = s.id))`;

/** `extent`: how much of the event the caller does not see. Beside `exams`. */
const extentOf = (event: string): Sql => sql`extent as materialized (
  select count(*) filter (where e.id is null)::integer as hidden,
    coalesce(bool_or(e.id is null or not e.is_whole), false) as is_partial
  from schedules s left join exams e on e.id = s.id
  where s.event_id = ${event} and ${isHeld})`;

/** `exams` and `held`: those of the event that the caller sees, and of them those of the ledger. */
export const heldExams = ({ event_id: event }: Pick<LedgerScope, "event_id">, call: Call): Sql =>
  sql`${examsOf({ schedule_id: "", event_id: event }, call)},
    held as materialized (
      select s.id, s.alias, e.is_whole, ${startsAt()} as starts_at
      from exams e join schedules s on s.id = e.id where ${isHeld}),
    ${extentOf(event)}`;

const counted = namedColumns(sql`blind.is_blind`);

/**
 * Who is listed in the exams of `held`, as `seenInExams` of results has it, each with their sitting and its result. Results are joined before
 * anything else, while PostgreSQL knows how many there are. `isAmong`: a condition on participant_id.
 */
const listed = (isAmong: Sql): Sql => sql`(
  select coalesce(sat.schedule_id, target.schedule_id) as schedule_id,
    coalesce(sat.participant_id, target.participant_id) as participant_id,
    sat.sitting_id, sat.status, sat.bank_id, sat.is_blind, sat.least, sat.most, sat.pending
  from (
    select chosen.* from ${targetsOf(sql`s.id in (select id from held where is_whole)`)} chosen
    where ${isAmong}) target
  full join (
    select si.id as sitting_id, si.schedule_id, si.participant_id, si.status, si.bank_id, blind.is_blind,
      ${counted.least} as least, ${counted.most} as most, ${counted.pending} as pending
    from sittings si
    join exams e on e.id = si.schedule_id
    left join sitting_results res on res.sitting_id = si.id and si.status = 1
    cross join lateral (select ${isBlindNow} as is_blind offset 0) blind
    where si.schedule_id in (select id from held) and ${isAmong}) sat
    on sat.schedule_id = target.schedule_id and sat.participant_id = target.participant_id)`;

/**
 * `members`: the participants of the scope; `isWide`: everybody, for ranks within exams. `cells`: a row for each of them and each exam that is
 * listed. Names are not among its columns, because it has a row for each of sixty thousand results.
 */
function cellsOf(group: string, isWide: boolean, call: Call): Sql {
  const isEverybody = isWide || group === "";
  const isAmong = isEverybody ? sql`true` : sql`participant_id in (select id from members)`;
  return sql`
  members as materialized (
    select p.id, ${isInScope(group)} as is_own from participants p
    where p.deleted_at is null and ${isEverybody ? sql`true` : isInScope(group)}),
  cells as materialized (
    select scored.*, coalesce(scored.state = 'complete' and scored.shown < scored.kkm * 100, false) as is_missed
    from (
      select n.schedule_id, n.participant_id, n.sitting_id, n.is_blind, n.least, n.most, n.kkm, n.is_visible, n.is_own,
        ${shownHundredths(sql`n.least`)} as shown, ${resultState} as state
      from (
        select l.*, e.is_over, coalesce(b.kkm, su.kkm) as kkm, ${isVisibleTo(call)} as is_visible, m.is_own
        from ${listed(isAmong)} l
        join members m on m.id = l.participant_id
        join exams e on e.id = l.schedule_id
        left join question_banks b on b.id = l.bank_id
        left join subjects su on su.id = b.subject_id) n
      where n.is_visible or ${isWide ? sql`true` : sql`false`} offset 0) scored)`;
}

/** Half up, of whole hundredths. */
const mean = sql`case when own.final > 0 then (own.total * 2 + own.final) / (2 * own.final) end`;

/** `people`: a row for each participant of the scope; total and mean in hundredths. */
const peopleOf = sql`people as materialized (
  select met.*, p.no_ujian, p.nama, p.nisn, coalesce(g.path, '') as group_path,
    case when met.final = met.asked and not (select is_partial from extent) then
      rank() over (partition by met.final = met.asked order by met.mean desc) end as rank
  from (
    select own.*, ${mean} as mean from (
      select c.participant_id as id, count(*)::integer as asked,
        (count(*) filter (where c.state = 'complete'))::integer as final,
        (sum(c.shown) filter (where c.state = 'complete'))::integer as total,
        (count(*) filter (where c.is_missed))::integer as missed,
        bool_or(c.state in ('waiting', 'unscored', 'computing')) as is_waiting,
        bool_or(c.state in ('unfinished', 'expected')) as is_open,
        bool_or(c.state = 'absent') as is_absent
      from cells c where c.is_own and c.is_visible group by c.participant_id) own) met
  join participants p on p.id = met.id left join groups g on g.id = p.group_id)`;

/** All of the above. */
export const ledgerRows = (scope: LedgerScope, call: Call, { isWide = false } = {}): Sql =>
  sql`${heldExams(scope, call)}, ${cellsOf(scope.group_id, isWide, call)}, ${peopleOf}`;

/** The cells of those in `cut` as json, for each participant. */
export const cellsOfCut = sql`(
  select c.participant_id, json_agg(json_build_object('schedule_id', c.schedule_id, 'sitting_id', c.sitting_id,
    'state', c.state, 'least', c.least, 'most', c.most, 'kkm', c.kkm, 'is_missed', c.is_missed)) as cells
  from cells c where c.participant_id in (select id from cut) and c.is_visible group by 1)`;

/** Of the banks of the exam `e`, where they agree. */
const ofBanks = (value: Sql) => sql`(
  select case when min(${value}) = max(${value}) and count(${value}) = count(*) then min(${value}) end
  from schedule_banks sb join question_banks b on b.id = sb.bank_id
  left join subjects su on su.id = b.subject_id where sb.schedule_id = e.id)`;

/** Sums of exact fractions by denominator: their numerators are whole numbers, which PostgreSQL adds exactly. */
const examSums = sql`(
  select part.schedule_id, json_agg(part) as sums from (
    select c.schedule_id, split_part(c.least, '/', 2) as below,
      sum(split_part(c.least, '/', 1)::numeric)::text as above
    from cells c where c.is_own and c.is_visible and c.state = 'complete' group by 1, 2) part
  group by 1)`;

/** The columns with their figures, and the counts over the scope, as json. */
export const examsAsJson = sql`(
  select coalesce(json_agg(column_of order by column_of.starts_at, column_of.alias, column_of.id), '[]') from (
    select e.id, e.alias, e.starts_at, e.is_whole, coalesce(${ofBanks(sql`su.nama`)}, '') as subject,
      case when got.lowest_kkm = got.highest_kkm then got.lowest_kkm
        when got.lowest_kkm is null then ${ofBanks(sql`coalesce(b.kkm, su.kkm)`)} end as kkm,
      got.n, got.missed, got.highest, got.lowest, coalesce(added.sums, '[]') as sums
    from held e join (
      select c.schedule_id, (count(*) filter (where c.state = 'complete'))::integer as n,
        (count(*) filter (where c.is_missed))::integer as missed,
        max(c.shown) filter (where c.state = 'complete') as highest,
        min(c.shown) filter (where c.state = 'complete') as lowest,
        min(c.kkm) as lowest_kkm, max(c.kkm) as highest_kkm
      from cells c where c.is_own and c.is_visible group by c.schedule_id) got on got.schedule_id = e.id
    left join ${examSums} added on added.schedule_id = e.id) column_of)`;

export const countsAsJson = sql`(
  select json_build_object('all', count(*), 'complete', count(*) filter (where final = asked),
    'missed', count(*) filter (where missed > 0), 'waiting', count(*) filter (where is_waiting),
    'open', count(*) filter (where is_open), 'absent', count(*) filter (where is_absent))
  from people)`;
