// Schedules (jadwal): which banks are sat when, by whom and how. Days and times are the school's wall clock; lengths are
// minutes. Whom a schedule is for is said by its mode: CP groups or everybody, SP participants one by one.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkBatchSize,
  bulkResult,
  idSchema,
  listQuery,
  nothing,
  option,
  requiredLine,
  timestampSchema,
  version,
} from "../calls/fields.ts";
import {
  createEndpoint,
  deleteEndpoint,
  exportEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
  updateEndpoint,
} from "../calls/record-endpoints.ts";
import { orderModes, questionTypeCodes } from "../questions/banks.ts";
import type { QuestionType } from "../questions/question-types.ts";
import { subjectScopes } from "../subjects.ts";
import { maxDaysMoved } from "./events.ts";
import { dayField, optionalDay, timeField } from "./moments.ts";

export const participantModeCodes = ["CP", "SP"] as const;
export type ParticipantMode = (typeof participantModeCodes)[number];
export const tokenModes = ["off", "global", "schedule", "room"] as const;
export type TokenMode = (typeof tokenModes)[number];
/** What a participant is shown afterwards: nothing, the score, his answers as well, the explanations as well. */
export const resultViews = ["none", "score", "answers", "review"] as const;
export type ResultView = (typeof resultViews)[number];
/** Told from times and from what was done (domain/exams/schedule-state.ts). */
export const scheduleStates = [
  "draf",
  "akan-datang",
  "berlangsung",
  "terlewat",
  "selesai",
] as const;
export type ScheduleState = (typeof scheduleStates)[number];

export const maxAlias = 50;
export const maxScheduleBanks = 20;
export const maxScheduleGroups = 200;
/** A day. */
export const maxMinutes = 1440;
export const maxLeaveCount = 99;

/** Listening first, what takes long to write last. */
export const usualTypeOrder: readonly QuestionType[] = [
  1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 2, 9,
];

function wholeNumber(label: string, min: number, max: number) {
  return v.pipe(
    v.number(`${label} harus berupa angka.`),
    v.integer(`${label} harus bilangan bulat.`),
    v.minValue(min, `${label} paling kecil ${min}.`),
    v.maxValue(max, `${label} paling besar ${max}.`),
  );
}

const entry = "Batas masuk";
const closing = "Waktu tutup";
const day = dayField("Tanggal");
const start = timeField("Jam mulai");
const alias = requiredLine("Nama ujian", maxAlias);
const groupIds = v.pipe(
  v.array(idSchema),
  v.maxLength(maxScheduleGroups, `Paling banyak ${maxScheduleGroups} group.`),
);
export const scheduleBankIds = v.pipe(
  v.array(idSchema),
  v.maxLength(maxScheduleBanks, `Paling banyak ${maxScheduleBanks} banksoal.`),
  v.check((ids) => new Set(ids).size === ids.length, "Satu banksoal hanya boleh sekali."),
);

const typeOrder = v.pipe(
  v.array(v.picklist(questionTypeCodes)),
  v.check(
    (types) =>
      types.length === questionTypeCodes.length && new Set(types).size === questionTypeCodes.length,
    "Urutan tipe harus memuat setiap tipe soal tepat sekali.",
  ),
);

const scheduleFields = {
  event_id: v.nullable(idSchema),
  alias,
  tanggal: day,
  mulai: start,
  /** How long a participant has. */
  lama: wholeNumber("Durasi", 1, maxMinutes),
  /** After the start of a session one may still enter; null: as long as it is open. */
  masuk_sampai: v.nullable(wholeNumber(entry, 0, maxMinutes)),
  /** After the start of a session everything closes; null: when `lama` is over. */
  tutup: v.nullable(wholeNumber(closing, 1, maxMinutes)),
  /** Nobody hands in earlier. */
  min_test: wholeNumber("Minimum pengerjaan", 0, maxMinutes),
  participant_mode: v.picklist(participantModeCodes),
  /** CP: with the groups below them; none is everybody. */
  group_ids: groupIds,
  /** In the order in which they are tried: the first whose subject fits is a participant's. */
  bank_ids: scheduleBankIds,
  order_mode: v.picklist(orderModes),
  type_order: typeOrder,
  acak_soal: v.boolean(),
  acak_opsi: v.boolean(),
  token_mode: v.picklist(tokenModes),
  view_result: v.picklist(resultViews),
  /** Results are not shown before that day. */
  result_at: optionalDay("Tanggal hasil"),
  /** Null, as is the next: what the school's security says. */
  max_leave: v.nullable(wholeNumber("Batas keluar", 0, maxLeaveCount)),
  fullscreen: v.nullable(v.boolean()),
};

type Limits = Record<"lama" | "min_test", number> & Record<"masuk_sampai" | "tutup", number | null>;

const limitRules: readonly [keyof Limits, string, (limits: Limits) => boolean][] = [
  [
    "tutup",
    `${closing} tidak boleh kurang dari durasi.`,
    ({ tutup, lama }) => tutup === null || tutup >= lama,
  ],
  [
    "masuk_sampai",
    `${entry} tidak boleh sesudah ujian ditutup.`,
    ({ masuk_sampai: until, tutup, lama }) => until === null || until <= (tutup ?? lama),
  ],
  [
    "min_test",
    "Minimum pengerjaan tidak boleh lebih dari durasi.",
    ({ min_test: min, lama }) => min <= lama,
  ],
];

/** Each limit that does not fit the others has its own message. */
function limitsFit<Input extends Limits>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, message, holds] of limitRules) {
      if (holds(input)) continue;
      const value = input[key];
      addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
    }
  });
}

const plainInput = v.object(scheduleFields);
export const scheduleInput = v.pipe(plainInput, limitsFit<v.InferOutput<typeof plainInput>>());
export type ScheduleInput = v.InferOutput<typeof scheduleInput>;

const plainUpdate = v.object({ id: idSchema, version, ...scheduleFields });
const scheduleUpdate = v.pipe(plainUpdate, limitsFit<v.InferOutput<typeof plainUpdate>>());

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
  token_mode: v.picklist(tokenModes),
  view_result: v.picklist(resultViews),
  result_at: v.nullable(v.string()),
  max_leave: v.nullable(v.number()),
  fullscreen: v.nullable(v.boolean()),
  active: v.boolean(),
  state: v.picklist(scheduleStates),
  /** When the first of its sessions starts and the last one is closed; without sessions, the schedule itself. */
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

const access = ["0011A"] as const;

/** A teacher's own; everybody else's are all. `q` finds part of the name. Those that begin last come first. */
export const listSchedules = listEndpoint(
  "/api/v1/schedules",
  access,
  "schedules",
  scheduleQuery,
  schedule,
);

export const listScheduleIds = idsEndpoint(listSchedules, "schedules");

export const exportSchedules = exportEndpoint(listSchedules, "Schedules", schedule);

/** For selects of other screens; those that begin last come first. */
export const listScheduleOptions = endpoint({
  method: "GET",
  path: "/api/v1/schedules/options",
  access: "signed-in",
  summary: "All schedules as choices",
  input: nothing,
  output: v.array(
    v.object({
      id: idSchema,
      alias: v.string(),
      event_id: v.nullable(idSchema),
      tanggal: v.string(),
      mulai: v.string(),
      active: v.boolean(),
    }),
  ),
});

export const listScheduleAuthors = endpoint({
  method: "GET",
  path: "/api/v1/schedules/authors",
  access,
  summary: "Who has made schedules",
  input: nothing,
  output: v.array(named),
});

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

/** Those in use whose subject is known: a teacher's own; everybody else's are all. Nothing of what is in them. */
export const listScheduleBanks = endpoint({
  method: "GET",
  path: "/api/v1/schedules/banks",
  access,
  summary: "Question banks that a schedule may name",
  input: nothing,
  output: v.array(scheduleBank),
});

/** What `history` can tell; the console has the words. */
export const scheduleActions = [
  "create",
  "import",
  "update",
  "activate",
  "deactivate",
  "move",
  "duplicate",
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

export const getSchedule = getEndpoint(
  listSchedules,
  "One schedule with its sessions and what has happened to it",
  scheduleDetail,
);

/** Not active at first. The person who asks becomes its author. */
export const createSchedule = createEndpoint(
  listSchedules,
  "Add a schedule",
  scheduleInput,
  schedule,
);

/** Its sessions go along when its day changes. */
export const updateSchedule = updateEndpoint(
  listSchedules,
  "Change a schedule",
  scheduleUpdate,
  schedule,
);

/** Refuses those that somebody has begun; the others are gone for good, with their sessions. */
export const deleteSchedules = deleteEndpoint(listSchedules, "Delete schedules nobody has begun");

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

/**
 * Activates, deactivates or moves: one row each, one transaction for the batch. Refuses to activate what is not ready and to
 * move what somebody has begun. `before` sent back as `changes` undoes the call.
 */
export const changeSchedules = endpoint({
  method: "POST",
  path: "/api/v1/schedules/changes",
  access,
  summary: "Activate, deactivate or move schedules",
  input: v.object({
    changes: v.pipe(v.array(scheduleChange), v.minLength(1), v.maxLength(bulkBatchSize)),
  }),
  output: v.object({
    results: v.array(v.object({ ...bulkResult.entries, before: v.optional(scheduleChange) })),
  }),
});

/**
 * With all that it says but whom: for these groups (CP), or for those whom the original names (SP). Its sessions are copied
 * as many days later as it is itself, without members; it is not active.
 */
export const duplicateSchedule = endpoint({
  method: "POST",
  path: "/api/v1/schedules/{id}/duplicate",
  access,
  summary: "Copy a schedule for another day or other groups",
  input: v.object({ id: idSchema, alias, tanggal: day, mulai: start, group_ids: groupIds }),
  output: schedule,
});
