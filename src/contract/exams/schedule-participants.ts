// Whom a schedule is for: everybody whom it reaches, and choosing those whom it names one by one (SP).
// Holders of 0011A may lack 0001A: these calls tell of a participant only what an exam needs.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { importCall, importResultCall } from "../calls/import-calls.ts";
import { changesCall, idsCall, listCall } from "../calls/record-calls.ts";
import { importKeys, importId, importResult, maxImportRows, sheetRowNumber } from "../imports.ts";
import { participantNumber } from "../participants.ts";

export const scheduleParticipant = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  jurusan_nama: v.string(),
  agama_nama: v.string(),
  group_path: v.nullable(v.string()),
  /** In this schedule; null: in none. */
  sesi: v.nullable(v.number()),
  /** The code of the bank that this participant gets; null: none fits. */
  bank_kode: v.nullable(v.string()),
});
export type ScheduleParticipant = v.InferOutput<typeof scheduleParticipant>;

export const scheduleParticipantSorts = ["no_ujian", "nama", "group"] as const;
/** What somebody lacks. */
export const participantLacks = ["bank", "session", "group"] as const;
export type ParticipantLack = (typeof participantLacks)[number];

/** group_id: an id with the groups below it; "none": in no group. */
const filters = {
  group_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  lacks: v.optional(v.picklist(["", ...participantLacks]), ""),
};
export const scheduleParticipantQuery = v.object({
  id: idSchema,
  ...listQuery(filters, scheduleParticipantSorts).entries,
});
export type ScheduleParticipantQuery = v.InferOutput<typeof scheduleParticipantQuery>;

/** Only those who sit exams: active and blocked ones. `q` finds part of the name or how the number begins. */
export const listScheduleParticipants = listCall<
  typeof scheduleParticipantQuery,
  typeof scheduleParticipant
>("/api/v1/schedules/{id}/participants");

export const listScheduleParticipantIds = idsCall(listScheduleParticipants);

/** Those whom the schedule does not name yet. */
export const listScheduleCandidates = listCall<
  typeof scheduleParticipantQuery,
  typeof scheduleParticipant
>("/api/v1/schedules/{id}/candidates");

export const listScheduleCandidateIds = idsCall(listScheduleCandidates);

export const namedParticipantChange = v.object({ id: idSchema, named: v.boolean() });
export type NamedParticipantChange = v.InferOutput<typeof namedParticipantChange>;

export const changeScheduleParticipantsWithin = { id: idSchema };

/** Refused for a schedule that is not SP. */
export const changeScheduleParticipants = changesCall<
  typeof namedParticipantChange,
  typeof changeScheduleParticipantsWithin
>(listScheduleParticipants);

const numberMatch = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_path: v.nullable(v.string()),
  named: v.boolean(),
});
export type ScheduleNumberMatch = v.InferOutput<typeof numberMatch>;

export const matchScheduleParticipantsInput = v.object({
  id: idSchema,
  no_ujian: importKeys(v.string()),
});
export const matchScheduleParticipantsOutput = v.object({ matches: v.array(numberMatch) });

/** Numbers that nobody has are left out of the answer; `named`: the schedule names this participant already. */
export const matchScheduleParticipants = httpCall<
  typeof matchScheduleParticipantsInput,
  typeof matchScheduleParticipantsOutput
>("POST", "/api/v1/schedules/{id}/participants/match");

export const scheduleNumberRow = v.object({ row: sheetRowNumber, no_ujian: participantNumber });
export type ScheduleNumberRow = v.InferOutput<typeof scheduleNumberRow>;

export const importScheduleParticipantsInput = v.object({
  import_id: importId,
  schedule_id: idSchema,
  rows: v.pipe(v.array(scheduleNumberRow), v.minLength(1), v.maxLength(maxImportRows)),
});

/** Adds to those whom the schedule names; whoever is among them already is skipped. */
export const importScheduleParticipants = importCall<
  typeof importScheduleParticipantsInput,
  typeof importResult
>({ path: "/api/v1/schedules/participants" });
export const getScheduleImport = importResultCall<typeof importResult>({
  path: "/api/v1/schedules/participants",
});
