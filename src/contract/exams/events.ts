// Events: what holds the exams of some weeks together (a final exam, a try-out): its schedules, rooms and seats, and who
// signs its papers.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema, version } from "../calls/fields.ts";
import { codeLine, lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import {
  createCall,
  deleteCall,
  getCall,
  idsCall,
  listCall,
  optionsCall,
  updateCall,
} from "../calls/record-calls.ts";
import { optionalDay, timeField } from "./moments.ts";
import { scheduleStates } from "./schedule-states.ts";

export const eventStatuses = ["draf", "aktif", "selesai", "arsip"] as const;
export type EventStatus = (typeof eventStatuses)[number];
/** With their names. */
export const semesters = { ganjil: "Ganjil", genap: "Genap" } as const;
export type Semester = keyof typeof semesters;
export const semesterCodes = Object.keys(semesters) as Semester[];
/** Letterhead of what is printed: logo with the header's lines, the school's name alone, none. */
export const letterheads = ["penuh", "ringkas", "tanpa"] as const;
export type Letterhead = (typeof letterheads)[number];

export const maxEventCode = 50;
export const maxEventName = 200;
export const maxEventNotes = 1000;
/** Of a signer's name and what else stands around a signature. */
export const maxSignerLine = 100;

/** @example "2026/2027" */
export const schoolYear = v.pipe(
  requiredLine("Tahun ajaran", 9),
  v.regex(/^\d{4}\/\d{4}$/u, "Tahun ajaran ditulis seperti 2026/2027."),
  v.check(
    (text) => Number(text.slice(5)) === Number(text.slice(0, 4)) + 1,
    "Tahun ajaran terdiri atas dua tahun yang berurutan.",
  ),
);

const eventFields = {
  kode: codeLine("Kode event", maxEventCode),
  nama: requiredLine("Nama event", maxEventName),
  tahun_ajaran: schoolYear,
  semester: v.picklist(semesterCodes),
  mulai: optionalDay("Tanggal mulai"),
  selesai: optionalDay("Tanggal selesai"),
  status: v.picklist(eventStatuses),
  kop: v.picklist(letterheads),
  signer_nama: lineOfText("Nama penanda tangan", maxSignerLine),
  signer_nip: lineOfText("NIP penanda tangan", 30),
  signer_jabatan: lineOfText("Jabatan penanda tangan", maxSignerLine),
  /** Where and when it is signed: "Bandung", and the day; null is the day of printing. */
  signer_kota: lineOfText("Kota", maxSignerLine),
  signer_tanggal: optionalDay("Tanggal tanda tangan"),
  catatan: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxEventNotes, `Catatan paling panjang ${maxEventNotes} karakter.`),
  ),
};
type Days = { mulai: string | null; selesai: string | null };

const inOrder = ({ mulai: first, selesai: last }: Days) =>
  first === null || last === null || first <= last;
const outOfOrder = "Tanggal selesai tidak boleh sebelum tanggal mulai.";

const plainInput = v.object(eventFields);
export const eventInput = v.pipe(
  plainInput,
  v.forward(v.check<v.InferOutput<typeof plainInput>, string>(inOrder, outOfOrder), ["selesai"]),
);
export type EventInput = v.InferOutput<typeof eventInput>;

const plainUpdate = v.object({ id: idSchema, version, ...eventFields });
export const eventUpdate = v.pipe(
  plainUpdate,
  v.forward(v.check<v.InferOutput<typeof plainUpdate>, string>(inOrder, outOfOrder), ["selesai"]),
);

export const event = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  tahun_ajaran: v.string(),
  semester: v.picklist(semesterCodes),
  mulai: v.nullable(v.string()),
  selesai: v.nullable(v.string()),
  status: v.picklist(eventStatuses),
  kop: v.picklist(letterheads),
  signer_nama: v.string(),
  signer_nip: v.string(),
  signer_jabatan: v.string(),
  signer_kota: v.string(),
  signer_tanggal: v.nullable(v.string()),
  catatan: v.string(),
  schedule_count: v.number(),
  room_count: v.number(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type ExamEvent = v.InferOutput<typeof event>;

export const eventFilters = {
  status: v.optional(v.picklist(["", ...eventStatuses]), ""),
};
export const eventSorts = [
  "kode",
  "nama",
  "tahun_ajaran",
  "mulai",
  "status",
  "schedule_count",
  "updated_at",
] as const;
export const eventQuery = listQuery(eventFilters, eventSorts);

/** `q` finds part of the name, of the code or of the school year. */
export const listEvents = listCall<typeof eventQuery, typeof event>("/api/v1/events");

export const listEventIds = idsCall(listEvents);

export const listEventOptions = optionsCall(listEvents);

export const getEvent = getCall<typeof event>(listEvents);

export const createEvent = createCall<typeof eventInput, typeof event>(listEvents);

export const updateEvent = updateCall<typeof eventUpdate, typeof event>(listEvents);

/** Refuses events that have schedules. */
export const deleteEvents = deleteCall(listEvents);

/** How far a schedule has come; a participant without a sitting has not begun. */
const progress = {
  targets: v.number(),
  finished: v.number(),
  working: v.number(),
};

/** One session of a schedule; `sesi` null: a schedule without sessions, which has one start. */
export const eventSession = v.object({
  sesi: v.nullable(v.number()),
  tanggal: v.string(),
  mulai: timeField("Mulai"),
  members: v.number(),
  /** Seats of the event's rooms; null: the event has no rooms, or the schedule no sessions. */
  capacity: v.nullable(v.number()),
  /** Of the members, those without a seat in this session; 0 where the event has no rooms. */
  unseated: v.number(),
});
export type EventSession = v.InferOutput<typeof eventSession>;

export const eventSchedule = v.object({
  id: idSchema,
  alias: v.string(),
  active: v.boolean(),
  /** As the list of schedules has it. */
  state: v.picklist(scheduleStates),
  /** Minutes. */
  lama: v.number(),
  ...progress,
  bank_count: v.number(),
  /** Targets in none of its sessions; 0 where it has none. */
  without_session: v.number(),
  sessions: v.array(eventSession),
});
export type EventSchedule = v.InferOutput<typeof eventSchedule>;

export const eventOverview = v.object({
  event,
  schedules: v.array(eventSchedule),
  /** When this was counted. */
  at: timestampSchema,
});

/** What an event's page shows, by the time at which its schedules begin. */
export const getEventOverview = httpCall<typeof recordInput, typeof eventOverview>(
  "GET",
  "/api/v1/events/{id}/overview",
);
export type EventOverview = v.InferOutput<typeof eventOverview>;

export const maxDaysMoved = 1000;

/** Of the copy. `days`: by how many its days lie later. */
export const eventCopyFields = {
  kode: eventFields.kode,
  nama: eventFields.nama,
  days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-maxDaysMoved, `Paling jauh ${maxDaysMoved} hari sebelumnya.`),
    v.maxValue(maxDaysMoved, `Paling jauh ${maxDaysMoved} hari sesudahnya.`),
  ),
  /** Also who is in which session and who sits where. */
  with_people: v.boolean(),
};

export const copyEventInput = v.object({ id: idSchema, ...eventCopyFields });
export const copyEventOutput = v.object({
  event,
  schedules: v.number(),
  /** What was not taken over of its proctors, and why, in sentences. */
  notes: v.array(v.string()),
});

export type CopiedEvent = v.InferOutput<typeof copyEventOutput>;

/** Another event with the same schedules (not active), sessions and rooms. Never what was answered. */
export const copyEvent = httpCall<typeof copyEventInput, typeof copyEventOutput>(
  "POST",
  "/api/v1/events/{id}/copy",
);

export const notBegunSorts = ["no_ujian", "nama"] as const;

export const listNotBegunInput = v.object({
  ...listQuery({}, notBegunSorts).entries,
  id: idSchema,
  schedule_id: idSchema,
});
export const notBegun = v.object({
  items: v.array(
    v.object({
      id: idSchema,
      no_ujian: v.string(),
      nama: v.string(),
      group_path: v.nullable(v.string()),
      sesi: v.nullable(v.number()),
    }),
  ),
  page: v.number(),
  per_page: v.number(),
  total: v.number(),
});

/** Those who have not begun an exam. `q` finds part of the number or of the name. */
export const listNotBegun = httpCall<typeof listNotBegunInput, typeof notBegun>(
  "GET",
  "/api/v1/events/{id}/not-begun",
);
