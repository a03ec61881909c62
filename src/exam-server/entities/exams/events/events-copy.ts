// Copying an event: its schedules, which are not active then, their sessions, banks and groups, and its rooms, so many days
// later; with people also who is in which session and who sits where. What was answered stays with the original.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { eventEndpoints } from "../../../../contract/endpoints/exams/event-endpoints.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import { takenCode } from "../../../records/coded-rows.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { readProctorAudit } from "../rooms/proctors-query.ts";
import { copiedProctors, notesOnCopy } from "../rooms/proctors-writing.ts";
import { eventKind, fieldsOf } from "./events-writing.ts";

export const eventCopying: Pick<HandlersOf<typeof eventEndpoints>, "copyEvent"> = {
  copyEvent: {
    async write({ id, kode, nama, days, with_people: withPeople }, call) {
      const { db, at } = call;
      // Locked, so that what is copied is of one moment.
      await eventKind.lock([id], call);
      const source = await findRecord(eventKind, id, call);
      refuseFaults(await takenCode("events", kode, null, db));
      const copy = {
        ...fieldsOf(source),
        id: randomUUID(),
        kode,
        nama,
        mulai: daysLater(source.mulai, days),
        selesai: daysLater(source.selesai, days),
        signer_tanggal: daysLater(source.signer_tanggal, days),
        status: "draf" as const,
      };
      const stamp = { created_by: callerOf(call).id, created_at: at, updated_at: at };
      await db
        .insertInto("events")
        .values({ ...copy, ...stamp })
        .execute();
      const notes = await notesOnCopy(id, call);
      if (notes.length > 0) call.warn(notes.join(" "));
      await copyRooms(id, copy.id, days, call);
      const schedules = await copySchedules(id, copy.id, days, call);
      if (withPeople) await copyPeople(id, copy.id, schedules, call);
      const pengawas = await readProctorAudit(copy.id, db);
      const after = { kode, nama, copied_from: source.kode, pengawas };
      await call.audit({ action: "event.duplicate", objectId: copy.id, after });
      const event = await findRecord(eventKind, copy.id, call);
      return { event, schedules: schedules.length, notes };
    },
  },
};

/** Each schedule's id and that of its copy. */
type Copies = readonly { old: string; new: string }[];

const copiesOf = (copies: Copies) =>
  sql`json_to_recordset(${JSON.stringify(copies)}::json) as c (old text, new text)`;

async function copyRooms(from: string, to: string, days: number, call: Call): Promise<void> {
  const pengawas = copiedProctors(days, call);
  await sql`
    insert into event_rooms (event_id, room_id, kapasitas, pengawas)
    select ${to}, er.room_id, er.kapasitas, ${pengawas}
    from event_rooms er where er.event_id = ${from}`.execute(call.db);
}

async function copySchedules(from: string, to: string, days: number, call: Call): Promise<Copies> {
  const { db, at } = call;
  const rows = await db.selectFrom("schedules").select("id").where("event_id", "=", from).execute();
  const copies = rows.map(({ id }) => ({ old: id, new: randomUUID() }));
  const made = copiesOf(copies);
  const later = (column: string) =>
    sql`to_char(${sql.ref(column)}::date + ${days}::int, 'YYYY-MM-DD')`;
  const laterMoment = sql`
    to_char(s.result_at::timestamp + make_interval(days => ${days}::int), 'YYYY-MM-DD"T"HH24:MI')`;
  await sql`
    insert into schedules (id, event_id, alias, tanggal, mulai, lama, masuk_sampai, tutup, min_test,
      participant_mode, order_mode, type_order, acak_soal, acak_opsi, sesi_auto, token_mode, view_result,
      result_at, max_leave, fullscreen, active, created_by, created_at, updated_at)
    select c.new, ${to}, s.alias, ${later("s.tanggal")}, s.mulai, s.lama, s.masuk_sampai, s.tutup,
      s.min_test, s.participant_mode, s.order_mode, s.type_order, s.acak_soal, s.acak_opsi,
      s.sesi_auto, s.token_mode, s.view_result, ${laterMoment}, s.max_leave, s.fullscreen, false,
      ${callerOf(call).id}::text, ${at}::timestamptz, ${at}::timestamptz
    from ${made} join schedules s on s.id = c.old`.execute(db);
  await sql`
    insert into schedule_sessions (schedule_id, sesi, tanggal, mulai)
    select c.new, z.sesi, ${later("z.tanggal")}, z.mulai
    from ${made} join schedule_sessions z on z.schedule_id = c.old`.execute(db);
  await sql`
    insert into schedule_banks (schedule_id, bank_id, position)
    select c.new, b.bank_id, b.position
    from ${made} join schedule_banks b on b.schedule_id = c.old`.execute(db);
  await sql`
    insert into schedule_groups (schedule_id, group_id)
    select c.new, g.group_id from ${made} join schedule_groups g on g.schedule_id = c.old`.execute(
    db,
  );
  // Whom a schedule names one by one belongs to what it is.
  await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select c.new, p.participant_id
    from ${made} join schedule_participants p on p.schedule_id = c.old`.execute(db);
  return copies;
}

async function copyPeople(
  from: string,
  to: string,
  schedules: Copies,
  { db }: Call,
): Promise<void> {
  await sql`
    insert into session_members (schedule_id, participant_id, sesi)
    select c.new, m.participant_id, m.sesi
    from ${copiesOf(schedules)} join session_members m on m.schedule_id = c.old`.execute(db);
  await sql`
    insert into placements (event_id, participant_id, sesi, room_id, seat)
    select ${to}, participant_id, sesi, room_id, seat from placements where event_id = ${from}`.execute(
    db,
  );
}

function daysLater(day: string | null, days: number): string | null {
  return day && addDays(day, days);
}
