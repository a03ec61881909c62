// What an import of rooms and seats is judged by, and the rooms and seats of an event for a file.
import type { RoomSheet, RoomSheetRow } from "../../../../contract/exams/room-sheets.ts";
import type { ProctorAccount } from "../../../../contract/exams/rooms.ts";
import { numberKey } from "../../../../domain/exams/rooms/room-sheet.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { isOneOf } from "../../../records/list-sql.ts";
import type { Seated, Sitter } from "../placements/judge-moves.ts";
import { sittersOf } from "../placements/placements-query.ts";
import { begunIn, readSeatRights } from "../placements/seat-rights-query.ts";
import { readEventRooms, readProctoredRooms } from "../rooms/event-rooms-query.ts";
import { readProctorsRule } from "../rooms/proctors-writing.ts";
import type { KnownRoom, PlanInput } from "./room-sheet-plan.ts";
import type { KnownProctors } from "./room-proctors-plan.ts";
import { boolean, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Asked = { event_id: string; follow_file: boolean; rows: readonly RoomSheetRow[] };
type Person = Sitter & {
  sesi: number;
  room_id: string | null;
  seat: number | null;
  is_member: boolean;
};

const personColumns = {
  participant_id: text(),
  no_ujian: text(),
  nama: text(),
  sesi: number(),
  room_id: orNull(text()),
  seat: orNull(number()),
  is_member: boolean(),
};

/** @throws Refusal, 44 */
export async function readPlanInput(asked: Asked, call: Call): Promise<PlanInput> {
  const { db } = call;
  const { event_id: event, rows } = asked;
  await requireEvent(event, db);
  const { rows: people } = await sqlRows(personColumns)`
    select one.participant_id, p.no_ujian, p.nama, one.sesi, one.room_id, one.seat, one.is_member
    from ${sittersOf(event)} one join participants p on p.id = one.participant_id
    order by one.sesi, p.id`.execute(db);
  const members = people.filter((person) => person.is_member);
  return {
    rows,
    followFile: asked.follow_file,
    rooms: await roomsOf(event, db),
    members,
    seated: people.filter((person): person is Person & Seated => person.seat !== null),
    rights: await readSeatRights(event, call),
    begun: await begunIn(event, db),
    outsiders: await outsidersOf(rows, members, db),
    proctors: await knownProctors(event, rows, call),
  };
}

/** Without a proctor in the file nothing is looked up. */
async function knownProctors(
  event: string,
  rows: readonly RoomSheetRow[],
  call: Call,
): Promise<KnownProctors> {
  const told = rows.flatMap(({ pengawas }) => pengawas ?? []);
  const namesProctors = rows.some(({ pengawas }) => pengawas !== null);
  const rooms = namesProctors ? await readProctoredRooms(event, call.db) : [];
  const emails = [...new Set(told.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))];
  const named = await accountsByEmail(emails, call.db);
  const there = rooms.flatMap(({ pengawas }) => pengawas);
  return {
    of: new Map(rooms.map(({ room_id, pengawas }) => [room_id, pengawas])),
    accounts: new Map(named.map((account) => [account.email.toLowerCase(), account])),
    rule: await readProctorsRule(
      event,
      [...there, ...named.map(({ id }) => ({ user_id: id }))],
      call,
    ),
  };
}

async function accountsByEmail(emails: readonly string[], db: Db): Promise<ProctorAccount[]> {
  if (emails.length === 0) return [];
  const { rows } = await sqlRows({ id: text(), name: text(), email: text() })`
    select id, name, email from users where lower(email) = any(${emails})`.execute(db);
  return rows;
}

async function requireEvent(id: string, db: Db): Promise<void> {
  const found = await db.selectFrom("events").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Event");
}

const knownRoomColumns = {
  room_id: text(),
  kode: text(),
  nama: text(),
  room_kapasitas: number(),
  own_kapasitas: orNull(number()),
  is_used: boolean(),
};

async function roomsOf(event: string, db: Db): Promise<KnownRoom[]> {
  const { rows } = await sqlRows(knownRoomColumns)`
    select r.id as room_id, r.kode, r.nama, r.kapasitas as room_kapasitas,
      er.kapasitas as own_kapasitas, er.room_id is not null as is_used
    from rooms r left join event_rooms er on er.room_id = r.id and er.event_id = ${event}
    order by r.id`.execute(db);
  return rows;
}

async function outsidersOf(
  rows: readonly RoomSheetRow[],
  members: readonly Sitter[],
  db: Db,
): Promise<Set<string>> {
  const inside = new Set(members.map(({ no_ujian }) => numberKey(no_ujian)));
  const asked = rows.flatMap(({ no_ujian: number }) =>
    number === null || inside.has(numberKey(number)) ? [] : [number],
  );
  if (asked.length === 0) return new Set();
  const { rows: found } = await sqlRows({ no_ujian: text() })`
    select no_ujian from participants
    where deleted_at is null and ${isOneOf("no_ujian", asked)}`.execute(db);
  return new Set(found.map(({ no_ujian }) => numberKey(no_ujian)));
}

export async function readRoomSheet(event: string, db: Db): Promise<RoomSheet> {
  const { event: found, rooms } = await readEventRooms(event, db);
  const { rows: seats } = await sqlRows({
    room_id: text(),
    sesi: number(),
    seat: number(),
    no_ujian: text(),
    nama: text(),
    group_path: text(),
  })`
    select one.room_id, one.sesi, one.seat, p.no_ujian, p.nama, coalesce(g.path, '') as group_path
    from ${sittersOf(event)} one
    join participants p on p.id = one.participant_id
    left join groups g on g.id = p.group_id
    where one.seat is not null and one.is_member
    order by one.sesi, one.seat, p.id`.execute(db);
  return {
    event: { kode: found.kode, nama: found.nama },
    rooms: rooms.map(({ room_id, kode, nama, kapasitas, pengawas }) => ({
      room_id,
      kode,
      nama,
      kapasitas,
      pengawas,
    })),
    seats,
  };
}
