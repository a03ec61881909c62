// Of the banks that schedules name: whether the plan is filled, what listening questions lack, whom their subjects are for,
// and who marks what the plans ask to be written.
import type { CoveringBank } from "../../../../domain/exams/bank-coverage.ts";
import type { BankFacts, ReadinessFacts } from "../../../../domain/exams/readiness.ts";
import { weightInHundredths } from "../../../../contract/questions/banks.ts";
import type { Db } from "../../../database/database.ts";
import { groupedBy } from "../../../records/grouped-by.ts";
import { boolean, json, number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";

/** Whole answers that a person marks: essays, and reasons of those who agree or do not. */
const markedTypes = [2, 9];
const listening = 3;

type Row = CoveringBank & {
  schedule_id: string;
  kode: string;
  locked: boolean;
  subject_id: string;
  subject_nama: string;
  plan: (BankFacts["plan"][number] & { weight: number })[];
  listening: number;
  silent: number;
  correctors: number;
};
type Essays = ReadinessFacts["essays"][number];

const rowColumns = {
  id: text(),
  scope: text<Row["scope"]>(),
  agama_id: orNull(text()),
  jurusan_ids: texts(),
  schedule_id: text(),
  kode: text(),
  locked: boolean(),
  subject_id: text(),
  subject_nama: text(),
  plan: json<Row["plan"]>(),
  listening: number(),
  silent: number(),
  correctors: number(),
};

/** By schedule, banks in their order. */
export async function bankFactsOf(ids: readonly string[], db: Db) {
  const { rows } = await sqlRows(rowColumns)`
    select sb.schedule_id, b.id, b.kode, b.locked_at is not null as locked, su.scope, su.agama_id,
      array(select sm.major_id from subject_majors sm where sm.subject_id = su.id) as jurusan_ids,
      su.id as subject_id, su.nama as subject_nama,
      coalesce((
        select json_agg(json_build_object('type', p.type, 'planned', p.count, 'weight', p.weight,
          'active', (select count(*) from questions q
            where q.bank_id = b.id and q.type = p.type and q.deleted_at is null)) order by p.type)
        from bank_type_plans p where p.bank_id = b.id), '[]') as plan,
      (select count(*) from questions q
        where q.bank_id = b.id and q.type = ${listening} and q.deleted_at is null) as listening,
      (select count(*) from questions q
        where q.bank_id = b.id and q.type = ${listening} and q.deleted_at is null
          and (q.audio is null or q.audio = 'null')) as silent,
      (select count(*) from subject_correctors c join users u on u.id = c.user_id
        where c.subject_id = su.id and u.active) as correctors
    from schedule_banks sb
    join question_banks b on b.id = sb.bank_id
    join subjects su on su.id = b.subject_id
    where sb.schedule_id = any(${ids})
    order by sb.schedule_id, sb.position, b.id`.execute(db);
  const bySchedule = groupedBy(rows, (row) => row.schedule_id);
  return {
    banks: new Map([...bySchedule].map(([id, own]) => [id, own.map(factsOf)])),
    essays: new Map([...bySchedule].map(([id, own]) => [id, essaysOf(own)])),
  };
}

function factsOf(row: Row): Omit<BankFacts, "reached"> & CoveringBank {
  const { id, kode, locked, scope, agama_id, jurusan_ids, plan, listening: heard, silent } = row;
  return {
    id,
    scope,
    agama_id,
    jurusan_ids,
    bank_id: id,
    kode,
    locked,
    plan,
    weight: weightInHundredths(plan),
    listening: heard,
    silent,
  };
}

function essaysOf(rows: readonly Row[]): Essays[] {
  return [...groupedBy(rows, ({ subject_id: subject }) => subject)].map(([subject_id, own]) => ({
    subject_id,
    nama: own[0]!.subject_nama,
    questions: own
      .flatMap(({ plan }) => plan.filter(({ type }) => markedTypes.includes(type)))
      .reduce((sum, { planned }) => sum + planned, 0),
    correctors: own[0]!.correctors,
  }));
}
