// What is printed of an event for people: cards, attendance, door lists. All of it in one answer, since a printout is of the
// whole selection, never of a page of it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema } from "../calls/fields.ts";
import { event } from "./events.ts";
import { duty } from "./rooms.ts";

/** Of a session: 0 stands for a schedule that has none. */
export const paperSession = v.object({
  sesi: v.number(),
  tanggal: v.string(),
  mulai: v.string(),
});
export type PaperSession = v.InferOutput<typeof paperSession>;

export const paperBank = v.object({ id: idSchema, kode: v.string(), nama: v.string() });
export type EventBank = v.InferOutput<typeof paperBank>;

export const paperSchedule = v.object({
  id: idSchema,
  alias: v.string(),
  /** Minutes. */
  lama: v.number(),
  /** Names of the subjects of its banks. */
  subjects: v.array(v.string()),
  /** By code; what is in them is asked of each, where the person may open it. */
  banks: v.array(paperBank),
  sessions: v.array(paperSession),
});
export type PaperSchedule = v.InferOutput<typeof paperSchedule>;

export const paperRoom = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  lokasi: v.string(),
  /** In this event. */
  kapasitas: v.number(),
  /** Seats in a row. */
  kolom: v.number(),
  pengawas: v.array(
    v.object({
      nama: v.string(),
      nip: v.string(),
      ...duty.entries,
    }),
  ),
});
export type PaperRoom = v.InferOutput<typeof paperRoom>;

export const paperPerson = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_path: v.nullable(v.string()),
  jurusan_nama: v.string(),
  /** The address of their photo; null: none. */
  foto: v.nullable(v.string()),
  /** Each: which schedule, by its place in the list; the session (0: it has none); whether they came. */
  exams: v.array(v.tuple([v.number(), v.number(), v.boolean()])),
  /** Each: the session, which room, by its place in the list, and the seat. */
  places: v.array(v.tuple([v.number(), v.number(), v.number()])),
});
export type PaperPerson = v.InferOutput<typeof paperPerson>;

export const eventPapers = v.object({
  event,
  schedules: v.array(paperSchedule),
  rooms: v.array(paperRoom),
  people: v.array(paperPerson),
  at: timestampSchema,
});

/** People by number; whoever is in no session of a schedule that has some is not on its papers. */
export const getEventPapers = httpCall<typeof recordInput, typeof eventPapers>(
  "GET",
  "/api/v1/events/{id}/papers",
);
export type EventPapers = v.InferOutput<typeof eventPapers>;
