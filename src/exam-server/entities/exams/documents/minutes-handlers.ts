// What was written into the minutes of an event's exams, by schedule, session and room.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { minutesEndpoints } from "../../../../contract/endpoints/exams/minutes-endpoints.ts";
import type { Minutes, MinutesInput } from "../../../../contract/exams/minutes.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { invalidFields, newerVersion, notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { targetsOf } from "../schedules/targets-query.ts";
import { json, moment, number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";

type Sent = InferOutput<typeof minutesEndpoints.saveMinutes.input>;
type SheetOf = Pick<Sent, "id" | "schedule_id" | "sesi" | "room_id">;

export const minutesHandlers: HandlersOf<typeof minutesEndpoints> = {
  listMinutes: {
    read: async ({ id }, { db }) => ({ items: await readMinutes(sql`s.event_id = ${id}`, db) }),
  },
  saveMinutes: { write: save },
};

/** `chosen`: of a row of minutes called m, of its schedule called s. */
async function readMinutes(chosen: Sql, db: Db): Promise<Minutes[]> {
  const { rows } = await sqlRows({
    schedule_id: text(),
    sesi: number(),
    room_id: orNull(text()),
    hadir: orNull(number()),
    tidak_hadir: orNull(number()),
    nomor_tidak_hadir: orNull(texts()),
    catatan: text(),
    pengawas: orNull(json<NonNullable<Minutes["pengawas"]>>()),
    version: number(),
    updated_by: orNull(text()),
    updated_at: moment(),
  })`
    select m.schedule_id, m.sesi, m.room_id, m.hadir, m.tidak_hadir, m.nomor_tidak_hadir, m.catatan,
      m.pengawas, m.version, m.updated_at, u.name as updated_by
    from minutes m join schedules s on s.id = m.schedule_id
    left join users u on u.id = m.updated_by
    where ${chosen}
    order by m.schedule_id, m.sesi, m.room_id`.execute(db);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}

async function save(sent: Sent, call: Call): Promise<Minutes> {
  const { db } = call;
  // Until the transaction ends nobody else writes into this schedule's minutes, nor takes its sessions away.
  const { rows } = await sql`
    select id from schedules where id = ${sent.schedule_id} and event_id = ${sent.id}
    for no key update`.execute(db);
  if (rows.length === 0) throw notFound("Jadwal");
  const [before = null] = await readMinutes(ofSheet(sent), db);
  if ((before?.version ?? 0) !== sent.version) throw newerVersion("Berita acara", before);
  const people = await numbersOn(sent, db);
  if (people.size === 0) throw notFound("Lembar berita acara");
  const fields = fieldsOf(sent);
  const strange = fields.nomor_tidak_hadir?.find((number) => !people.has(number));
  if (strange !== undefined) {
    throw invalidFields({ nomor_tidak_hadir: `Nomor ${strange} tidak ada di lembar ini.` });
  }
  await store(sent, fields, before, call);
  const [saved] = await readMinutes(ofSheet(sent), db);
  return saved!;
}

const ofSheet = ({ schedule_id, sesi, room_id }: SheetOf) =>
  sql`m.schedule_id = ${schedule_id} and m.sesi = ${sesi} and m.room_id is not distinct from ${room_id}::text`;

function fieldsOf({
  hadir,
  tidak_hadir,
  nomor_tidak_hadir,
  catatan,
  pengawas,
}: Sent): MinutesInput {
  const numbers = nomor_tidak_hadir && [...new Set(nomor_tidak_hadir)];
  return { hadir, tidak_hadir, nomor_tidak_hadir: numbers, catatan, pengawas };
}

/** Numbers of those who are expected there: as the attendance list has them. */
async function numbersOn(sheet: SheetOf, db: Db): Promise<Set<string>> {
  const { id, schedule_id, sesi, room_id } = sheet;
  const { rows } = await sqlRows({ no_ujian: text() })`
    select p.no_ujian
    from ${targetsOf(sql`s.id = ${schedule_id}`)} t
    join participants p on p.id = t.participant_id
    left join session_members m
      on m.schedule_id = t.schedule_id and m.participant_id = t.participant_id
    left join placements pl
      on pl.event_id = ${id} and pl.participant_id = t.participant_id and pl.sesi = m.sesi
    where pl.room_id is not distinct from ${room_id}::text
      and case when exists (select 1 from schedule_sessions where schedule_id = ${schedule_id})
        then m.sesi = ${sesi} else ${sesi}::int = 0 end`.execute(db);
  return new Set(rows.map(({ no_ujian: number }) => number));
}

async function store(
  sheet: SheetOf,
  fields: MinutesInput,
  before: Minutes | null,
  call: Call,
): Promise<void> {
  const { db, at } = call;
  const row = {
    ...fields,
    nomor_tidak_hadir: fields.nomor_tidak_hadir && JSON.stringify(fields.nomor_tidak_hadir),
    pengawas: fields.pengawas && JSON.stringify(fields.pengawas),
    version: (before?.version ?? 0) + 1,
    updated_at: at,
    updated_by: callerOf(call).id,
  };
  const { schedule_id, sesi, room_id } = sheet;
  const { rows } = await sqlRows({ id: text() })`
    select id from minutes m where ${ofSheet(sheet)}`.execute(db);
  const id = rows[0]?.id ?? randomUUID();
  if (before) await db.updateTable("minutes").set(row).where("id", "=", id).execute();
  else {
    await db
      .insertInto("minutes")
      .values({ id, schedule_id, sesi, room_id, ...row, created_at: at })
      .execute();
  }
  await call.audit({
    action: before ? "minutes.update" : "minutes.create",
    objectId: id,
    ...(before ? { before: writtenIn(before) } : {}),
    after: { schedule_id, sesi, room_id, ...fields },
  });
}

function writtenIn({ version: _v, updated_at: _at, updated_by: _by, ...written }: Minutes) {
  return written;
}
