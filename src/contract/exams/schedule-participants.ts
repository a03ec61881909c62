// Whom a schedule is for: everybody whom it reaches, and choosing those whom it names one by one (SP).
// Holders of 0011A may lack 0001A: these calls tell of a participant only what an exam needs.
import * as v from "valibot";
import { importKeys, sendEndpoints } from "../calls/import-endpoints.ts";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, listQuery } from "../calls/fields.ts";
import { changesEndpoint, idsEndpoint, listEndpoint } from "../calls/record-endpoints.ts";
import {
  importId,
  importResult,
  maxImportBody,
  maxImportRows,
  sheetRowNumber,
} from "../imports.ts";
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
const query = v.object({
  id: idSchema,
  ...listQuery(filters, scheduleParticipantSorts).entries,
});
export type ScheduleParticipantQuery = v.InferOutput<typeof query>;

const access = ["0011A"] as const;

/** Only those who sit exams: active and blocked ones. `q` finds part of the name or how the number begins. */
export const listScheduleParticipants = listEndpoint(
  "/api/v1/schedules/{id}/participants",
  access,
  "whom a schedule is for",
  query,
  scheduleParticipant,
);

export const listScheduleParticipantIds = idsEndpoint(listScheduleParticipants, "participants");

/** Those whom the schedule does not name yet. */
export const listScheduleCandidates = listEndpoint(
  "/api/v1/schedules/{id}/candidates",
  access,
  "participants whom a schedule does not name",
  query,
  scheduleParticipant,
);

export const listScheduleCandidateIds = idsEndpoint(listScheduleCandidates, "candidates");

export const namedParticipantChange = v.object({ id: idSchema, named: v.boolean() });
export type NamedParticipantChange = v.InferOutput<typeof namedParticipantChange>;

/** Refused for a schedule that is not SP. */
export const changeScheduleParticipants = changesEndpoint(
  listScheduleParticipants,
  "Name participants of a schedule, or take them out",
  namedParticipantChange,
  { id: idSchema },
);

const numberMatch = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_path: v.nullable(v.string()),
  named: v.boolean(),
});
export type ScheduleNumberMatch = v.InferOutput<typeof numberMatch>;

/** Numbers that nobody has are left out of the answer; `named`: the schedule names this participant already. */
export const matchScheduleParticipants = endpoint({
  method: "POST",
  path: "/api/v1/schedules/{id}/participants/match",
  access,
  summary: "Whose numbers these are, and whether a schedule names them",
  input: v.object({ id: idSchema, no_ujian: importKeys(v.string()) }),
  output: v.object({ matches: v.array(numberMatch) }),
  maxBodyBytes: maxImportBody,
});

export const scheduleNumberRow = v.object({ row: sheetRowNumber, no_ujian: participantNumber });
export type ScheduleNumberRow = v.InferOutput<typeof scheduleNumberRow>;

/** Adds to those whom the schedule names; whoever is among them already is skipped. */
export const { send: importScheduleParticipants, find: getScheduleImport } = sendEndpoints(
  { path: "/api/v1/schedules/participants", access },
  {
    send: "Name the participants of a sheet in a schedule",
    find: "What became of an import of a schedule's participants",
  },
  v.object({
    import_id: importId,
    schedule_id: idSchema,
    rows: v.pipe(v.array(scheduleNumberRow), v.minLength(1), v.maxLength(maxImportRows)),
  }),
  importResult,
);
