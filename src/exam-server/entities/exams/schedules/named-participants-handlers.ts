// Whom a schedule is for, person by person: its list, who may still be named, and naming them (SP), also from a sheet.
import { sql } from "kysely";
import type { scheduleParticipantEndpoints } from "../../../../contract/endpoints/exams/schedule-participant-endpoints.ts";
import type {
  NamedParticipantChange,
  ScheduleNumberRow,
} from "../../../../contract/exams/schedule-participants.ts";
import type { ImportFault, ImportResult } from "../../../../contract/imports.ts";
import type { Schedule } from "../../../../contract/exams/schedules.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";
import { done, refused, unchanged } from "../../../records/bulk-results.ts";
import { caseless } from "../../../records/list-sql.ts";
import { findRecord, lockRows } from "../../../records/record-kind.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { keyedRows } from "../../../records/row-plan.ts";
import { importVerbs } from "../../../records/sheet-imports.ts";
import { participantsByNumber } from "../../people/participants/participants-query.ts";
import { refuseOthersSchedule } from "./schedule-access.ts";
import { isNamedIn, scheduleCandidates, scheduleTargets } from "./schedule-participants-query.ts";
import { scheduleKind } from "./schedules-writing.ts";
import { sitsExams } from "./targets-query.ts";
import { anyOf, boolean, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type ImportInput = { import_id: string; schedule_id: string; rows: ScheduleNumberRow[] };

const sheet = importVerbs<ImportInput, ImportResult, null>({
  kind: "schedule",
  prepare: async () => null,
  write: async (input, _prepared, call) => ({ result: await importNumbers(input, call) }),
});

const scheduleNumberMatchColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  group_path: orNull(text()),
  named: boolean(),
};

export const scheduleParticipantsHandlers: HandlersOf<typeof scheduleParticipantEndpoints> = {
  listScheduleParticipants: {
    async read(query, call) {
      await refuseOthersSchedule(query.id, call);
      return readPage(scheduleTargets(query.id), query, call);
    },
  },
  listScheduleParticipantIds: {
    async read(query, call) {
      await refuseOthersSchedule(query.id, call);
      return readIds(scheduleTargets(query.id), query, call);
    },
  },
  listScheduleCandidates: {
    async read(query, call) {
      await refuseOthersSchedule(query.id, call);
      return readPage(scheduleCandidates(query.id), query, call);
    },
  },
  listScheduleCandidateIds: {
    async read(query, call) {
      await refuseOthersSchedule(query.id, call);
      return readIds(scheduleCandidates(query.id), query, call);
    },
  },
  matchScheduleParticipants: {
    async read({ id, no_ujian: numbers }, call) {
      await refuseOthersSchedule(id, call);
      const ids = (await participantsByNumber(call.db, numbers)).map((one) => one.id);
      const { rows } = await sqlRows(scheduleNumberMatchColumns)`
        select p.id, p.no_ujian, p.nama, g.path as group_path, ${isNamedIn(id)} as named
        from participants p left join groups g on g.id = p.group_id
        where p.id = any(${ids}) and ${sitsExams}
        order by ${caseless("p.no_ujian")}, p.id`.execute(call.db);
      return { matches: rows };
    },
  },
  changeScheduleParticipants: { write: ({ id, changes }, call) => changeAll(id, changes, call) },
  importScheduleParticipants: sheet.send,
  getScheduleImport: sheet.find,
};

/** Until the transaction ends nobody else changes it. @throws Refusal, 44, or 49 where it names nobody by itself */
async function findNaming(id: string, call: Call): Promise<Schedule> {
  await scheduleKind.lock([id], call);
  const schedule = await findRecord(scheduleKind, id, call);
  if (schedule.participant_mode === "SP") return schedule;
  throw conflict(
    `Jadwal ${schedule.alias} untuk group. Ubah mode pesertanya menjadi Spesifik dahulu.`,
  );
}

async function changeAll(id: string, changes: readonly NamedParticipantChange[], call: Call) {
  await findNaming(id, call);
  const ids = changes.map((change) => change.id);
  await lockRows("participants", ids, call.db);
  const { rows } = await sqlRows({
    id: text(),
    no_ujian: text(),
    nama: text(),
    named: boolean(),
  })`
    select p.id, p.no_ujian, p.nama, ${isNamedIn(id)} as named from participants p
    where p.id = any(${ids}) and ${sitsExams}`.execute(call.db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const begun = await begunAmong(id, ids, call);
  const results = changes.map((change) => {
    const row = known.get(change.id);
    const label = row ? namedParticipant(row) : change.id;
    const told = { id: change.id, label };
    if (!row) return { ...told, ...refused("Peserta tidak ditemukan atau tidak aktif.") };
    if (row.named === change.named) return { ...told, ...unchanged };
    if (!change.named && begun.has(change.id)) {
      return { ...told, ...refused("Sudah mulai mengerjakan jadwal ini.") };
    }
    row.named = change.named;
    return { ...told, ...done, before: { id: change.id, named: !change.named } };
  });
  const changed = results.filter(({ outcome }) => outcome === "done").map((result) => result.id);
  const isNow = (named: boolean) => changed.filter((each) => known.get(each)?.named === named);
  await add(id, isNow(true), call);
  await call.db
    .deleteFrom("schedule_participants")
    .where("schedule_id", "=", id)
    .where("participant_id", "=", anyOf(isNow(false)))
    .execute();
  await audit(id, isNow(true).length, isNow(false).length, call);
  return { results };
}

async function begunAmong(id: string, ids: readonly string[], { db }: Call) {
  const rows = await db
    .selectFrom("sittings")
    .select("participant_id")
    .where("schedule_id", "=", id)
    .where("participant_id", "=", anyOf(ids))
    .execute();
  return new Set(rows.map((row) => row.participant_id));
}

/** Answers how many were not named before. */
async function add(id: string, ids: readonly string[], { db }: Call): Promise<number> {
  const { rows } = await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select ${id}, one from unnest(${ids}::text[]) one
    on conflict do nothing returning participant_id`.execute(db);
  return rows.length;
}

async function audit(id: string, added: number, removed: number, call: Call): Promise<void> {
  if (added + removed === 0) return;
  await call.audit({ action: "schedule.update", objectId: id, after: { added, removed } });
}

async function importNumbers(input: ImportInput, call: Call): Promise<ImportResult> {
  const { import_id, schedule_id: id } = input;
  await findNaming(id, call);
  const faults: ImportFault[] = [];
  const rows = keyedRows(
    input.rows,
    { field: "no_ujian", noun: "Nomor ujian", keyOf: (row) => row.no_ujian.toLowerCase() },
    faults,
  );
  const numbers = rows.map(({ key }) => key);
  const found = (await participantsByNumber(call.db, numbers)).map((one) => one.id);
  const { rows: sitting } = await sqlRows({ id: text(), key: text() })`
    select p.id, lower(p.no_ujian) as key from participants p
    where p.id = any(${found}) and ${sitsExams} for key share`.execute(call.db);
  const known = new Map(sitting.map(({ id: participant, key }) => [key, participant]));
  for (const { key, label, fault } of rows) {
    if (!known.has(key)) fault("no_ujian", `${label} tidak dikenal atau tidak aktif.`);
  }
  if (faults.length > 0) return { import_id, created: 0, updated: 0, skipped: 0, faults };
  const created = await add(id, [...known.values()], call);
  await audit(id, created, 0, call);
  return { import_id, created, updated: 0, skipped: known.size - created, faults };
}
