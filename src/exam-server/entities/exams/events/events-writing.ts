// Adding, changing and deleting events.
import type { EventInput, ExamEvent } from "../../../../contract/exams/events.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import { takenCode } from "../../../records/coded-rows.ts";
import { recordRows } from "../../../records/record-rows.ts";
import { recordVerbs } from "../../../records/record-verbs.ts";
import { namedUsers, usedBy } from "../../../records/used-by.ts";
import { eventList, type EventQuery } from "./events-query.ts";

const rows = recordRows("events");

export const eventKind = {
  ...eventList,
  object: "event",
  called: ({ nama }: ExamEvent) => `Event ${nama}`,
  lock: rows.lock,
} as const;

export const eventVerbs = recordVerbs<EventQuery, ExamEvent, EventInput>({
  ...eventKind,
  label: ({ kode, nama }) => `${kode} — ${nama}`,
  fieldsOf,
  check: async ({ kode }, before, { db }) =>
    refuseFaults(await takenCode("events", kode, before, db)),
  whyKept,
  insert: (row, call) => rows.insert({ ...row, created_by: callerOf(call).id }, call),
  // Who made it stays.
  update: (row, { db }) => db.updateTable("events").set(row).where("id", "=", row.id).execute(),
  remove: rows.remove,
});

export function fieldsOf(event: ExamEvent): EventInput {
  const {
    id: _id,
    schedule_count: _schedules,
    room_count: _rooms,
    version: _version,
    created_at: _created,
    updated_at: _updated,
    ...fields
  } = event;
  return fields;
}

async function whyKept(event: ExamEvent, { db }: Call): Promise<string | null> {
  const schedules = await db
    .selectFrom("schedules")
    .select("alias")
    .where("event_id", "=", event.id)
    .orderBy("tanggal")
    .orderBy("mulai")
    .orderBy("id")
    .limit(namedUsers)
    .execute();
  const names = schedules.map(({ alias }) => alias);
  return usedBy([{ noun: "jadwal", total: event.schedule_count, names }]);
}
