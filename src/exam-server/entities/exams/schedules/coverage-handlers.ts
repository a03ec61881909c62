// Which bank each of a schedule's participants gets: who they are and whom the banks are for, read once and reckoned by
// domain/exams/bank-coverage.ts.
import { sql } from "kysely";
import type { scheduleCoverageEndpoints } from "../../../../contract/endpoints/exams/schedule-coverage-endpoints.ts";
import {
  namedWithoutBank,
  type CoverageTable,
} from "../../../../contract/exams/schedule-coverage.ts";
import type { ScheduleInput } from "../../../../contract/exams/schedule-fields.ts";
import {
  coverage,
  sensibleOrder,
  type CoveredPerson,
  type CoveringBank,
} from "../../../../domain/exams/bank-coverage.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { inOrder } from "../../../records/record-list.ts";
import { participantsById } from "../../people/participants/participants-query.ts";
import { mayScheduleBank, refuseOthersSchedule } from "./schedule-access.ts";
import { isInGroups, sitsExams, targetsOf } from "./targets-query.ts";
import { orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";

export const scheduleCoverageHandlers: HandlersOf<typeof scheduleCoverageEndpoints> = {
  previewCoverage: {
    async read({ schedule_id: schedule, bank_ids, ...whom }, call) {
      if (schedule !== null) await refuseOthersSchedule(schedule, call);
      const people = await peopleWhere(meantBy(whom, schedule), call.db);
      const banks = await banksWhere(
        sql`b.id = any(${bank_ids}) and ${mayScheduleBank(call)}`,
        call.db,
      );
      return coverageTable(people, inOrder(bank_ids, banks), call);
    },
  },
};

/** Of a schedule that the person may see. */
export async function coverageOf(id: string, call: Call): Promise<CoverageTable> {
  const isMeant = sql`p.id in (
    select t.participant_id from ${targetsOf(sql`s.id = ${id}`)} t)`;
  const own = await call.db
    .selectFrom("schedule_banks")
    .select("bank_id")
    .where("schedule_id", "=", id)
    .orderBy("position")
    .orderBy("bank_id")
    .execute();
  const ids = own.map(({ bank_id }) => bank_id);
  const banks = await banksWhere(sql`b.id = any(${ids})`, call.db);
  return coverageTable(await peopleWhere(isMeant, call.db), inOrder(ids, banks), call);
}

/** As a condition on the participant `p`: whom a form means that nobody has saved yet. */
function meantBy(
  { participant_mode: mode, group_ids }: Pick<ScheduleInput, "participant_mode" | "group_ids">,
  schedule: string | null,
): Sql {
  if (mode === "SP") {
    return sql`p.id in (
      select participant_id from schedule_participants where schedule_id = ${schedule}::text)`;
  }
  return isInGroups(group_ids);
}

/** By number. */
async function peopleWhere(chosen: Sql, db: Db): Promise<CoveredPerson[]> {
  const { rows } = await sqlRows({
    id: text(),
    agama_id: orNull(text()),
    jurusan_id: orNull(text()),
  })`
    select p.id, p.agama_id, p.jurusan_id from participants p
    where ${sitsExams} and ${chosen} order by ${caseless("p.no_ujian")}, p.id`.execute(db);
  return rows;
}

type KnownBank = CoveringBank & { kode: string };

const knownBankColumns = {
  id: text(),
  scope: text<KnownBank["scope"]>(),
  agama_id: orNull(text()),
  jurusan_ids: texts(),
  kode: text(),
};

async function banksWhere(chosen: Sql, db: Db): Promise<KnownBank[]> {
  const { rows } = await sqlRows(knownBankColumns)`
    select b.id, b.kode, su.scope, su.agama_id, array(
      select sm.major_id from subject_majors sm where sm.subject_id = su.id) as jurusan_ids
    from question_banks b join subjects su on su.id = b.subject_id
    where ${chosen}`.execute(db);
  return rows;
}

async function coverageTable(
  people: readonly CoveredPerson[],
  banks: readonly KnownBank[],
  { db }: Call,
): Promise<CoverageTable> {
  const found = coverage(people, banks);
  const counts = new Map(found.banks.map(({ id, count }) => [id, count]));
  const without = await participantsById(db, found.without.slice(0, namedWithoutBank));
  return {
    targets: people.length,
    banks: banks.map(({ id, kode }) => ({ id, kode, count: counts.get(id) ?? 0 })),
    without_count: found.without.length,
    without: without.map(({ id, no_ujian, nama, jurusan_nama, agama_nama }) => {
      return { id, no_ujian, nama, jurusan_nama, agama_nama };
    }),
    sensible_order: sensibleOrder(banks).map(({ id }) => id),
  };
}
