// Schedules (jadwal): which banks are sat when, by whom and how; what may be done to them.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";
import { listQuery, option } from "../calls/list-fields.ts";
import {
  changesCall,
  createCall,
  deleteCall,
  exportCall,
  getCall,
  idsCall,
  listCall,
  updateCall,
} from "../calls/record-calls.ts";
import { orderModes, questionTypeCodes } from "../questions/question-types.ts";
import { subjectScopes } from "../subjects.ts";
import { maxDaysMoved } from "./events.ts";
import { dayField } from "./moments.ts";
import {
  participantModeCodes,
  resultViews,
  scheduleAlias,
  scheduleDay,
  scheduleGroupIds,
  scheduleInput,
  scheduleStart,
  scheduleUpdate,
  tokenModes,
} from "./schedule-fields.ts";
import { scheduleStates } from "./schedule-states.ts";

const named = v.object({ id: idSchema, name: v.string() });

export const schedule = v.object({
  id: idSchema,
  event_id: v.nullable(idSchema),
  event_nama: v.nullable(v.string()),
  alias: v.string(),
  tanggal: v.string(),
  mulai: v.string(),
  lama: v.number(),
  masuk_sampai: v.nullable(v.number()),
  tutup: v.nullable(v.number()),
  min_test: v.number(),
  participant_mode: v.picklist(participantModeCodes),
  groups: v.array(v.object({ id: idSchema, path: v.string() })),
  /** In their order. */
  banks: v.array(option),
  order_mode: v.picklist(orderModes),
  type_order: v.array(v.picklist(questionTypeCodes)),
  acak_soal: v.boolean(),
  acak_opsi: v.boolean(),
  sesi_auto: v.boolean(),
  token_mode: v.picklist(tokenModes),
  view_result: v.picklist(resultViews),
  /** As the school's clock shows it, "2026-11-30T14:00". */
  result_at: v.nullable(v.string()),
  max_leave: v.nullable(v.number()),
  fullscreen: v.nullable(v.boolean()),
  active: v.boolean(),
  /** When it was switched off with participants at work, whose time stands still until it is switched on. */
  stopped_at: v.nullable(timestampSchema),
  state: v.picklist(scheduleStates),
  /** When the first of its sessions starts, and all are over for everybody, whoever has longer included; without sessions, the schedule. */
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  session_count: v.number(),
  /** How many it is for; of them, who has begun and who of these has handed in. */
  target_count: v.number(),
  begun_count: v.number(),
  finished_count: v.number(),
  author: v.nullable(named),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Schedule = v.InferOutput<typeof schedule>;

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
const dayFilter = v.optional(v.union([v.literal(""), dayField("Tanggal")]), "");
/** Each empty means "all"; event_id "none" means schedules without one, group_id finds those that its members sit. */
export const scheduleFilters = {
  dari: dayFilter,
  sampai: dayFilter,
  event_id: optionalId,
  subject_id: optionalId,
  group_id: optionalId,
  state: v.optional(v.picklist(["", ...scheduleStates]), ""),
  author_id: optionalId,
};
export const scheduleSorts = [
  "alias",
  "event",
  "tanggal",
  "lama",
  "target_count",
  "updated_at",
] as const;
export const scheduleQuery = listQuery(scheduleFilters, scheduleSorts);

/** A teacher's own; everybody else's are all. `q` finds part of the name. Those that begin last come first. */
export const listSchedules = listCall<typeof scheduleQuery, typeof schedule>("/api/v1/schedules");

export const listScheduleIds = idsCall(listSchedules);

export const exportSchedules = exportCall(listSchedules);

export const scheduleOptions = v.array(
  v.object({
    id: idSchema,
    alias: v.string(),
    event_id: v.nullable(idSchema),
    tanggal: v.string(),
    mulai: v.string(),
    active: v.boolean(),
  }),
);

/** For selects of other screens; those that begin last come first. */
export const listScheduleOptions = httpCall<typeof nothing, typeof scheduleOptions>(
  "GET",
  "/api/v1/schedules/options",
);

export const scheduleAuthors = v.array(named);
export const listScheduleAuthors = httpCall<typeof nothing, typeof scheduleAuthors>(
  "GET",
  "/api/v1/schedules/authors",
);

export const scheduleBank = v.object({
  ...option.entries,
  subject_id: idSchema,
  subject_nama: v.string(),
  scope: v.picklist(subjectScopes),
  /** Whom the subject is for, in words: a religion's name, the codes of majors; empty: everybody. */
  scope_of: v.string(),
  /** How many questions an exam shows, and how many of these are not there yet. */
  planned: v.number(),
  missing: v.number(),
});
export type ScheduleBank = v.InferOutput<typeof scheduleBank>;

export const scheduleBanks = v.array(scheduleBank);

/** Those in use whose subject is known: a teacher's own; everybody else's are all. Nothing of what is in them. */
export const listScheduleBanks = httpCall<typeof nothing, typeof scheduleBanks>(
  "GET",
  "/api/v1/schedules/banks",
);

/** What `history` can tell; the console has the words. */
export const scheduleActions = [
  "create",
  "import",
  "update",
  "activate",
  "deactivate",
  "move",
  "duplicate",
  "open",
] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

export const scheduleDetail = v.object({
  ...schedule.entries,
  sessions: v.array(
    v.object({ sesi: v.number(), tanggal: v.string(), mulai: v.string(), members: v.number() }),
  ),
  history: v.array(
    v.object({
      at: timestampSchema,
      by: v.string(),
      action: v.picklist(scheduleActions),
      reason: v.string(),
    }),
  ),
});
export type ScheduleDetail = v.InferOutput<typeof scheduleDetail>;

export const getSchedule = getCall<typeof scheduleDetail>(listSchedules);

/** Not active at first. The person who asks becomes its author. */
export const createSchedule = createCall<typeof scheduleInput, typeof schedule>(listSchedules);

/** Its sessions go along when its day changes. */
export const updateSchedule = updateCall<typeof scheduleUpdate, typeof schedule>(listSchedules);

/** Refuses those that somebody has begun; the others are gone for good, with their sessions. */
export const deleteSchedules = deleteCall(listSchedules);

const daysMoved = v.pipe(
  v.number("Jumlah hari harus berupa angka."),
  v.integer("Jumlah hari harus bilangan bulat."),
  v.minValue(-maxDaysMoved, `Paling jauh ${maxDaysMoved} hari sebelumnya.`),
  v.maxValue(maxDaysMoved, `Paling jauh ${maxDaysMoved} hari sesudahnya.`),
);

export const scheduleChange = v.object({
  id: idSchema,
  active: v.optional(v.boolean()),
  /** So many days later, its sessions as well; negative: earlier. */
  days: v.optional(daysMoved),
});
export type ScheduleChange = v.InferOutput<typeof scheduleChange>;

/** Activates, deactivates or moves. Refuses to activate what is not ready and to move what somebody has begun. */
export const changeSchedules = changesCall<typeof scheduleChange>(listSchedules);

export const duplicateScheduleInput = v.object({
  id: idSchema,
  alias: scheduleAlias,
  tanggal: scheduleDay,
  mulai: scheduleStart,
  group_ids: scheduleGroupIds,
});

/**
 * With all that it says but whom: for these groups (CP), or for those whom the original names (SP). Its sessions are copied
 * as many days later as it is itself, without members; it is not active.
 */
export const duplicateSchedule = httpCall<typeof duplicateScheduleInput, typeof schedule>(
  "POST",
  "/api/v1/schedules/{id}/duplicate",
);
