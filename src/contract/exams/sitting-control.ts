// The sittings of one schedule as staff look after them (domain.md 1.21): the list, one of them with its story, and which
// added time has come to whom. What is done to them stands in sitting-acts.ts.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";
import { bulkIds, listQuery } from "../calls/list-fields.ts";
import { idsCall, listCall } from "../calls/record-calls.ts";
import { sittingEvent } from "./sitting-events.ts";
import { finishKinds, sittingRow } from "./sitting-rows.ts";

export const controlPath = "/api/v1/schedules/{schedule_id}/sittings";
export const ofSchedule = { schedule_id: idSchema };

export const controlSchedule = v.object({
  id: idSchema,
  alias: v.string(),
  starts_at: timestampSchema,
  is_running: v.boolean(),
});
export type ControlSchedule = v.InferOutput<typeof controlSchedule>;

export const controlSchedules = v.array(controlSchedule);

/** Running ones first, then the nearest; at most a hundred, from a week ago on or with somebody still at work. */
export const listControlSchedules = httpCall<typeof nothing, typeof controlSchedules>(
  "GET",
  "/api/v1/sitting-schedules",
);

export const controlRow = v.object({
  ...sittingRow.entries,
  /** Of 100, "75.00"; while something is to be marked, what is sure so far. Null: not finished, or not for the caller. */
  score: v.nullable(v.string()),
  /** What it can come to at most once everything is marked; the same as `score` when nothing is left. Null where `score` is. */
  score_most: v.nullable(v.string()),
  /** Answers that somebody must still mark. */
  pending: v.number(),
});
export type ControlRow = v.InferOutput<typeof controlRow>;

/** States of sitting-row-state.ts, and those whose time is over though they have not ended. */
export const controlStates = [
  "blocked",
  "offline",
  "away",
  "absent",
  "signed-in",
  "ready",
  "working",
  "finished",
  "later",
  "missed",
  "overdue",
] as const;
export type ControlState = (typeof controlStates)[number];

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** Each empty means "all". */
export const controlFilters = {
  /** "unfinished" is every state but finished. */
  state: v.optional(v.picklist(["", ...controlStates, "unfinished"]), ""),
  group_id: optionalId,
  room_id: optionalId,
  sesi: v.optional(v.pipe(v.string(), v.regex(/^\d{0,3}$/u)), ""),
  /** How it ended; only those who have finished. */
  finish_kind: v.optional(v.picklist(["", ...finishKinds]), ""),
};
export const controlSorts = [
  "no_ujian",
  "nama",
  "group",
  "room",
  "state",
  "finish_kind",
  "progress",
  "deadline",
  "leaves",
  "extra",
  "score",
  "last_seen",
] as const;

export const listSittingsQuery = v.object({
  ...listQuery(controlFilters, controlSorts).entries,
  ...ofSchedule,
});

/** `q` finds part of the name, or how the number begins. */
export const listSittings = listCall<typeof listSittingsQuery, typeof controlRow>(controlPath);

export const listSittingIds = idsCall(listSittings);

export const exportSittingsInput = v.object({ ...ofSchedule, ids: bulkIds });
export const exportSittingsOutput = v.object({ items: v.array(controlRow) });

/** In the order of `ids`. */
export const exportSittings = httpCall<typeof exportSittingsInput, typeof exportSittingsOutput>(
  "POST",
  `${controlPath}/export`,
);

const named = v.array(v.object({ id: idSchema, nama: v.string() }));

export const getSittingCountsInput = v.object(ofSchedule);
export const sittingCounts = v.object({
  /** Since when the exam is switched off with participants at work, whose time stands still; null: it is on. */
  stopped_at: v.nullable(timestampSchema),
  counts: v.object({
    blocked: v.number(),
    offline: v.number(),
    away: v.number(),
    absent: v.number(),
    "signed-in": v.number(),
    ready: v.number(),
    working: v.number(),
    finished: v.number(),
    later: v.number(),
    missed: v.number(),
    overdue: v.number(),
  } satisfies Record<ControlState, unknown>),
  groups: named,
  rooms: named,
  sessions: v.array(v.number()),
});
export const getSittingCounts = httpCall<typeof getSittingCountsInput, typeof sittingCounts>(
  "GET",
  `${controlPath}/counts`,
);

export const extraKinds = ["planned", "incident"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Time that was added for one participant, and how far it has come. */
export const sittingExtra = v.object({
  id: idSchema,
  participant_id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  minutes: v.number(),
  kind: v.picklist(extraKinds),
  reason: v.string(),
  by: v.string(),
  sent_at: timestampSchema,
  /** The first answer that carried it to the participant's device. */
  delivered_at: v.nullable(timestampSchema),
  /** The device says that it shows it. */
  seen_at: v.nullable(timestampSchema),
  /** Nobody waits for it yet: the participant has not come in. */
  is_waiting: v.boolean(),
});
export type SittingExtra = v.InferOutput<typeof sittingExtra>;

export const listSittingExtrasInput = v.object({ ...ofSchedule, act_id: optionalId });
export const sittingExtras = v.object({ items: v.array(sittingExtra) });

/** Newest first, at most 1,000. `act_id` names one act; empty: all of the schedule. */
export const listSittingExtras = httpCall<typeof listSittingExtrasInput, typeof sittingExtras>(
  "GET",
  `${controlPath}/extras`,
);

export const getSittingStoryInput = v.object({ ...ofSchedule, id: idSchema });
export const sittingStory = v.object({
  events: v.array(sittingEvent),
  extras: v.array(sittingExtra),
});

/** The latest 200 events, newest first, with what became of earlier sittings that were reset or deleted. */
export const getSittingStory = httpCall<typeof getSittingStoryInput, typeof sittingStory>(
  "GET",
  `${controlPath}/{id}/story`,
);
