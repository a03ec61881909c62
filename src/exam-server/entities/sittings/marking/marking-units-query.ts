// Questions of exams that people mark, with how far each is. Only answers of sittings that are over count: one that was opened again is
// listed when it ends.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import {
  unitStates,
  type MarkedType,
  type MarkingUnit,
  type OpenedUnit,
} from "../../../../contract/marking/marking-units.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { allOf, caseless, contains, inOrderOf, type Sql } from "../../../records/list-sql.ts";
import { inOrder, type Found, type RecordList } from "../../../records/record-list.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { numberedOf } from "../../questions/questions/questions-query.ts";
import { shownReferences } from "../../questions/references/shown-references-query.ts";
import { askedCounts, isAside } from "../marking-asks/waiting-asks-query.ts";
import { openControlCount, openControlCounts } from "../marking-rules/control-answers-query.ts";
import { contentMarkedBy, storedRubrics } from "../marking-rubric/current-rubric-query.ts";
import { hasFlag, isFlagged } from "./answer-flags-query.ts";
import { isCorrector, maySeeUnit, openUnit, type Unit } from "./marking-access.ts";

type Query = InferOutput<typeof markingEndpoints.listMarkingUnits.input>;

/** As a condition on the answer `ma`: the person has a mark that counts for its present state. */
export function hasOwnMark(call: Call): Sql {
  return sql`exists (select 1 from marks m
    where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id
      and m.marker_id = ${callerOf(call).id} and m.answer_seq = ma.seq and m.given is not null
      and not exists (select 1 from marks later
        where later.sitting_id = m.sitting_id and later.question_id = m.question_id
          and later.marker_id = m.marker_id and later.seq > m.seq))`;
}

/** As a condition on the answer `ma`: the person can mark it and waits for no colleague. */
export function isForMe(call: Call): Sql {
  return sql`((ma.state = 'left' or ma.state = 'second' and not ${hasOwnMark(call)})
    and not ${isAside(call)})`;
}

const counted = sql`count(*) as total,
  count(*) filter (where ma.state = 'settled') as settled,
  count(*) filter (where ma.state = 'left') as "left",
  count(*) filter (where ma.state = 'second') as second,
  count(*) filter (where ma.state = 'disputed') as disputed`;

/** `u`: one row for each unit, with its exam `s`, question `q`, bank `b` and subject `su`. */
const from = sql`(
    select ma.schedule_id || ' ' || ma.question_id as id, ma.schedule_id, ma.question_id, ${counted}
    from marking_answers ma join sittings si on si.id = ma.sitting_id and si.status = 1
    group by ma.schedule_id, ma.question_id) u
  join schedules s on s.id = u.schedule_id
  join questions q on q.id = u.question_id
  join question_banks b on b.id = q.bank_id
  join subjects su on su.id = b.subject_id`;

const states: Record<(typeof unitStates)[number], Sql> = {
  open: sql`u.settled < u.total`,
  disputed: sql`u.disputed > 0`,
  done: sql`u.settled = u.total`,
};

const sorts = {
  schedule: caseless("s.alias"),
  bank: caseless("b.kode"),
  total: sql`u.total`,
  left: sql`u.total - u.settled`,
  progress: sql`u.settled::float / u.total`,
};

function find(query: Query, call: Call): Found {
  const { state, schedule_id: schedule, bank_id: bank, type, q, sort = "schedule" } = query;
  return {
    id: sql`u.id`,
    from,
    where: allOf([
      maySeeUnit(call),
      state !== "" && states[state],
      schedule !== "" && sql`s.id = ${schedule}`,
      bank !== "" && sql`b.id = ${bank}`,
      type !== "" && sql`q.type = ${Number(type)}`,
      q !== "" && contains(["s.alias", "b.kode", "b.nama", "su.nama"], q),
    ]),
    order: inOrderOf(
      sorts,
      sort,
      sql`${caseless("s.alias")}, s.id, ${caseless("b.kode")}, q.type, q.created_at, u.id`,
    ),
  };
}

const rowColumns = {
  id: text(),
  schedule_id: text(),
  schedule: text(),
  bank_id: text(),
  bank: text(),
  subject: text(),
  question_id: text(),
  number: orNull(number()),
  type: number<MarkedType>(),
  stem: text(),
  total: number(),
  settled: number(),
  left: number(),
  second: number(),
  disputed: number(),
  may_mark: boolean(),
  revealed_at: orNull(moment()),
  revealed_by: orNull(text()),
  reveal_reason: orNull(text()),
};

/** As a condition on the bank `b`: of the questions of those units. */
const banksOf = (ids: readonly string[]) => sql`b.id in (
  select bank_id from questions where id in (
    select split_part(unit, ' ', 2) from unnest(${ids}::text[]) as unit))`;

async function byId(ids: readonly string[], call: Call): Promise<MarkingUnit[]> {
  const { rows } = await sqlRows(rowColumns)`
    select u.*, s.alias as schedule, b.id as bank_id, b.kode as bank, su.nama as subject,
      n.number, q.type, q.stem, ${isCorrector(call)} as may_mark,
      r.revealed_at, r.reveal_reason, revealer.name as revealed_by
    from ${from} left join ${numberedOf(banksOf(ids))} n on n.id = q.id
    left join marking_rules r on r.schedule_id = s.id and r.question_id = q.id
    left join users revealer on revealer.id = r.revealed_by
    where u.id = any(${ids})`.execute(call.db);
  const own = await ownCounts(ids, call);
  const controls = await openControlCounts(call);
  const asked = await askedCounts(call);
  const markers = await markersOf(ids, call);
  const units = rows.map(
    ({ stem, revealed_at, revealed_by, reveal_reason, ...row }): MarkingUnit => ({
      ...row,
      revealed: revealed_at && {
        at: revealed_at.toISOString(),
        by: revealed_by ?? "",
        reason: reveal_reason ?? "",
      },
      excerpt: stemExcerpt(stem, 90),
      // Whoever only watches reads no answer.
      flagged: own.get(row.id)?.[row.may_mark ? "flagged" : "flags"] ?? 0,
      mine: row.may_mark ? (own.get(row.id)?.mine ?? 0) + (controls.get(row.id) ?? 0) : 0,
      asked: asked.get(row.id) ?? 0,
      markers: markers.get(row.id) ?? [],
    }),
  );
  return inOrder(ids, units);
}

const unitId = sql`ma.schedule_id || ' ' || ma.question_id`;

/** As a condition on the answer `ma`. The index of units finds them by both columns. */
const isOfUnits = (ids: readonly string[]) => sql`(ma.schedule_id, ma.question_id) in (
  select split_part(unit, ' ', 1), split_part(unit, ' ', 2) from unnest(${ids}::text[]) as unit)`;

async function ownCounts(ids: readonly string[], call: Call) {
  const { rows } = await sqlRows({
    id: text(),
    flags: number(),
    flagged: number(),
    mine: number(),
  })`
    select ${unitId} as id, count(*) filter (where ${hasFlag}) as flags,
      count(*) filter (where ${isFlagged(call)}) as flagged,
      count(*) filter (where ${isForMe(call)}) as mine
    from marking_answers ma join sittings si on si.id = ma.sitting_id and si.status = 1
    where ${isOfUnits(ids)} group by ma.schedule_id, ma.question_id`.execute(call.db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Whose latest mark of how many answers was not withdrawn. */
async function markersOf(ids: readonly string[], { db }: Call) {
  const { rows } = await sqlRows({
    id: text(),
    markers: json<MarkingUnit["markers"]>(),
  })`
    select counted.id, json_agg(json_build_object('id', us.id, 'nama', us.name,
      'count', counted.count) order by counted.count desc, lower(us.name), us.id) as markers
    from (
      select ${unitId} as id, latest.marker_id, count(*)::integer as count
      from marking_answers ma
      join lateral (
        select distinct on (m.marker_id) m.marker_id, m.given from marks m
        where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id
        order by m.marker_id, m.seq desc) latest on latest.given is not null
      where ${isOfUnits(ids)}
      group by ma.schedule_id, ma.question_id, latest.marker_id) counted
    join users us on us.id = counted.marker_id
    group by counted.id`.execute(db);
  return new Map(rows.map(({ id, markers }) => [id, markers]));
}

export const unitList: RecordList<Query, MarkingUnit> = { find, byId };

/** What the caller can still mark of the unit, and how many of its answers are disputed. */
export async function countUnit(
  unit: Unit,
  call: Call,
): Promise<{ mine: number; disputed: number }> {
  const { schedule_id, question_id } = unit;
  const { rows } = await sqlRows({ mine: number(), disputed: number() })`
    select count(*) filter (where ${isForMe(call)}) + ${openControlCount(unit, call)} as mine,
      count(*) filter (where ma.state = 'disputed') as disputed
    from marking_answers ma join sittings si on si.id = ma.sitting_id and si.status = 1
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
      and ma.state <> 'settled'`.execute(call.db);
  return rows[0]!;
}

/**
 * What waits for the caller, by exam: to be marked (control answers as well, so that the number does not tell them from others), to be decided
 * where two others differ, or a colleague's question to be replied to. `asks`: how many of the last there are.
 */
export async function countWaiting(
  call: Call,
): Promise<{ byExam: Map<string, number>; asks: number }> {
  const { rows } = await sqlRows({ exam: text(), count: number() })`
    select ma.schedule_id as exam, count(*) as count
    from marking_answers ma
    join sittings si on si.id = ma.sitting_id and si.status = 1
    join questions q on q.id = ma.question_id
    join question_banks b on b.id = q.bank_id
    where ma.state <> 'settled' and ${isCorrector(call)}
      and (ma.state = 'left' or not ${hasOwnMark(call)}) and not ${isAside(call)}
    group by ma.schedule_id`.execute(call.db);
  const waiting = new Map(rows.map(({ exam, count }) => [exam, count]));
  const asked = await askedCounts(call);
  for (const byUnit of [asked, await openControlCounts(call)]) {
    for (const [unit, count] of byUnit) {
      const [exam = ""] = unit.split(" ");
      waiting.set(exam, (waiting.get(exam) ?? 0) + count);
    }
  }
  return { byExam: waiting, asks: [...asked.values()].reduce((sum, count) => sum + count, 0) };
}

export async function openedUnit(unit: Unit, call: Call): Promise<OpenedUnit> {
  const { mayMark } = await openUnit(unit, call);
  const rules = await call.db
    .selectFrom("marking_rules")
    .select(["second_percent", "tolerance_percent"])
    .where("schedule_id", "=", unit.schedule_id)
    .where("question_id", "=", unit.question_id)
    .executeTakeFirst();
  const [rubric] = await storedRubrics(unit, call.db);
  const versions = await shownVersions(unit, call);
  const counts = await countUnit(unit, call);
  const by = { version: rubric?.version ?? 0, criteria: rubric?.criteria ?? null };
  return {
    may_mark: mayMark,
    mine: mayMark ? counts.mine : 0,
    disputed: counts.disputed,
    versions: versions.map((one) => ({ ...one, content: contentMarkedBy(one.content, by) })),
    rubric_version: by.version,
    rubric_change: rubric ? { by: rubric.by, at: rubric.at.toISOString() } : null,
    second_percent: rules?.second_percent ?? 0,
    tolerance_percent: rules?.tolerance_percent ?? 10,
  };
}

/** Those in which participants of the exam were shown the question, the latest first. */
async function shownVersions(unit: Unit, { db, services }: Call): Promise<OpenedUnit["versions"]> {
  const { rows } = await sqlRows({ version: number() })`
    select distinct ma.version from marking_answers ma
    where ma.schedule_id = ${unit.schedule_id} and ma.question_id = ${unit.question_id}
    order by ma.version desc`.execute(db);
  const keys = rows.map(({ version }) => ({ question_id: unit.question_id, version }));
  const shown = await services.questionVersions.read(keys, db);
  const references = await shownReferences(shown, db);
  return shown.map(({ stem, explanation, content, reference_id: reference }, at) => ({
    version: keys[at]!.version,
    stem,
    reference: (reference && references.get(reference)?.isi) ?? "",
    explanation,
    content,
  }));
}
