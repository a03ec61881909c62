// What the home screen says of the work: what needs a hand, what the person worked on last, what a first exam still lacks.
import { sql } from "kysely";
import {
  maxNamedBanks,
  maxNamedExams,
  maxRecentBanks,
  maxTodo,
  type FirstSteps,
  type Overview,
  type RecentBank,
  type TodoItem,
  type TodoKind,
} from "../../../../contract/home.ts";
import type { PermissionCode } from "../../../../contract/staff/permissions.ts";
import type { BankFilling } from "../../../../contract/questions/banks.ts";
import { settingCodes, settingDefaults } from "../../../../contract/settings.ts";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { mayUseBank } from "../../questions/banks/bank-access.ts";
import {
  enteredCount,
  isFilled,
  missingCount,
  plannedCount,
} from "../../questions/banks/bank-plan-query.ts";
import { countWaiting } from "../../sittings/marking/marking-units-query.ts";
import { countAbsencesToDecide } from "../../sittings/absences/server-absences-query.ts";
import { boolean, number, sqlRows, text } from "../../../records/sql-rows.ts";

type Counted = Pick<TodoItem, "count"> & Partial<TodoItem>;
type Source = { code: PermissionCode; find: (call: Call) => Promise<Counted> };

/** A kind is counted for whoever may open the screen where it is mended, in the order of `todoKinds`. */
const sources: Record<TodoKind, Source> = {
  server_absences: { code: "0013A", find: countAbsences },
  marking: { code: "0016A", find: findMarking },
  blocked: { code: "0001A", find: countPeople(sql`p.status = 'blocked'`) },
  short_banks: { code: "0010A", find: findBanks("kurang") },
  unplanned_banks: { code: "0010A", find: findBanks("tanpa") },
  // A school that uses no groups has nobody to place.
  ungrouped: {
    code: "0001A",
    find: countPeople(sql`p.group_id is null and exists (select 1 from groups)`),
  },
};

export async function readOverview(call: Call): Promise<Overview> {
  return {
    steps: await readFirstSteps(call),
    todo: await findTodo(call),
    recent: await findRecent(call),
  };
}

async function findTodo(call: Call): Promise<TodoItem[]> {
  const items: TodoItem[] = [];
  for (const kind of Object.keys(sources) as TodoKind[]) {
    const { code, find } = sources[kind];
    if (!holds(code, call)) continue;
    const found = await find(call);
    if (found.count > 0) items.push({ kind, banks: [], exams: [], more_exams: 0, ...found });
  }
  return items.slice(0, maxTodo);
}

async function countAbsences(call: Call): Promise<Counted> {
  return { count: await countAbsencesToDecide(call) };
}

/** With the exams in which most of them wait. */
async function findMarking(call: Call): Promise<Counted> {
  const { byExam, asks } = await countWaiting(call);
  const ids = [...byExam.keys()];
  const { rows } = await sqlRows({ id: text(), name: text() })`
    select s.id, s.alias as name from schedules s where s.id = any(${ids})
    order by ${caseless("s.alias")}, s.id`.execute(call.db);
  const exams = rows
    .map(({ id, name }) => ({ id, name, count: byExam.get(id)! }))
    .sort((one, other) => other.count - one.count);
  return {
    count: exams.reduce((sum, { count }) => sum + count, 0),
    exams: exams.slice(0, maxNamedExams),
    more_exams: Math.max(0, exams.length - maxNamedExams),
    ...(asks > 0 && { asks }),
  };
}

function countPeople(where: Sql) {
  return async ({ db }: Call): Promise<Counted> => {
    const { rows } = await sqlRows({ count: number() })`
      select count(*) from participants p where p.deleted_at is null and ${where}`.execute(db);
    return { count: rows[0]!.count };
  };
}

/** Archived ones are nobody's work any more. */
function findBanks(filling: BankFilling) {
  return async (call: Call): Promise<Counted> => {
    const { rows } = await sqlRows({
      id: text(),
      kode: text(),
      missing: number(),
      locked: boolean(),
      count: number(),
    })`
      select b.id, b.kode, ${missingCount} as missing, b.lock_password_hash is not null as locked,
        count(*) over () as count
      from question_banks b
      where b.status = 'aktif' and ${mayUseBank(call)} and ${isFilled[filling]}
      order by missing desc, lower(b.kode) collate "C" limit ${maxNamedBanks}`.execute(call.db);
    const banks = rows.map(({ count: _all, ...bank }) => bank);
    return { count: rows[0]?.count ?? 0, banks };
  };
}

/** Of a person's latest doings so many are looked through: an import is one for each question. */
const latestDoings = 3000;

const recentBankColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  planned: number(),
  missing: number(),
  entered: number(),
};

/** Banks that they may open now, and in which they changed something, its questions or its texts. */
async function findRecent(call: Call): Promise<RecentBank[]> {
  if (!holds("0010A", call)) return [];
  const { rows } = await sqlRows(recentBankColumns)`
    with latest as (
      select id, object_type, object_id from audit_entries
      where user_id = ${callerOf(call).id} order by id desc limit ${latestDoings}
    ), touched as (
      select object_type, object_id, max(id) as last from latest
      where object_type in ('bank', 'question', 'reference') group by object_type, object_id
    ), worked as (
      select coalesce(q.bank_id, r.bank_id, t.object_id) as bank_id, max(t.last) as last
      from touched t
        left join questions q on t.object_type = 'question' and q.id = t.object_id
        left join question_references r on t.object_type = 'reference' and r.id = t.object_id
      group by 1
    )
    select b.id, b.kode, b.nama, ${plannedCount} as planned, ${missingCount} as missing,
      ${enteredCount} as entered
    from worked w join question_banks b on b.id = w.bank_id
    where b.status = 'aktif' and b.lock_password_hash is null and ${mayUseBank(call)}
    order by w.last desc limit ${maxRecentBanks}`.execute(call.db);
  return rows;
}

const firstStepsColumns = {
  institution_named: boolean(),
  participants: number(),
  subjects: number(),
  question_banks: number(),
  schedules: number(),
  active_schedules: number(),
};

async function readFirstSteps({ db }: Call): Promise<FirstSteps> {
  const { name } = settingCodes;
  const { rows } = await sqlRows(firstStepsColumns)`
    select
      exists (
        select 1 from settings where code = ${name}
        and trim(value) not in ('', ${settingDefaults[name]})
      ) as institution_named,
      (select count(*) from participants where deleted_at is null) as participants,
      (select count(*) from subjects) as subjects,
      (select count(*) from question_banks) as question_banks,
      (select count(*) from schedules) as schedules,
      (select count(*) from schedules where active) as active_schedules`.execute(db);
  return rows[0]!;
}
