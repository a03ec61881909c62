// The sittings of one schedule as staff look after them (domain.md 1.21): the list, one of them with its story, and which
// added time has come to whom. What is done to them stands in sitting-acts.ts.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { bulkIds, idSchema, listQuery, nothing, timestampSchema } from "../calls/fields.ts";
import { idsEndpoint, listEndpoint } from "../calls/record-endpoints.ts";
import { sittingEvent } from "./sitting-events.ts";
import { sittingRow } from "./sitting-rows.ts";

const access = ["0014A"] as const;
/** The live board shows and does the same. */
export const controlAccess = ["0014A", "0013A"] as const;
export const controlPath = "/api/v1/schedules/{schedule_id}/sittings";
export const ofSchedule = { schedule_id: idSchema };

export const controlSchedule = v.object({
  id: idSchema,
  alias: v.string(),
  starts_at: timestampSchema,
  is_running: v.boolean(),
});
export type ControlSchedule = v.InferOutput<typeof controlSchedule>;

/** Running ones first, then the nearest; at most a hundred, from a week ago on or with somebody still at work. */
export const listControlSchedules = endpoint({
  method: "GET",
  path: "/api/v1/sitting-schedules",
  access: controlAccess,
  summary: "Schedules whose sittings staff look after",
  input: nothing,
  output: v.array(controlSchedule),
});

export const controlRow = v.object({
  ...sittingRow.entries,
  /** Of 100, "75.00"; while something is to be marked, what is sure so far. Null: not finished, or not for the caller. */
  score: v.nullable(v.string()),
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
};
export const controlSorts = [
  "no_ujian",
  "nama",
  "group",
  "room",
  "state",
  "progress",
  "deadline",
  "leaves",
  "extra",
  "score",
  "last_seen",
] as const;

/** `q` finds part of the name, or how the number begins. */
export const listSittings = listEndpoint(
  controlPath,
  access,
  "participants of a schedule with their sittings",
  v.object({ ...listQuery(controlFilters, controlSorts).entries, ...ofSchedule }),
  controlRow,
);

export const listSittingIds = idsEndpoint(
  { ...listSittings, access: controlAccess },
  "those participants",
);

/** In the order of `ids`. */
export const exportSittings = endpoint({
  method: "POST",
  path: `${controlPath}/export`,
  access: controlAccess,
  summary: "Participants of a schedule by id: for a file, and to say whom something is done to",
  input: v.object({ ...ofSchedule, ids: bulkIds }),
  output: v.object({ items: v.array(controlRow) }),
});

const named = v.array(v.object({ id: idSchema, nama: v.string() }));

export const getSittingCounts = endpoint({
  method: "GET",
  path: `${controlPath}/counts`,
  access,
  summary: "How many are in each state, and the groups, rooms and sessions that they are of",
  input: v.object(ofSchedule),
  output: v.object({
    counts: v.object({
      blocked: v.number(),
      offline: v.number(),
      away: v.number(),
      absent: v.number(),
      "signed-in": v.number(),
      ready: v.number(),
      working: v.number(),
      finished: v.number(),
      overdue: v.number(),
    } satisfies Record<ControlState, unknown>),
    groups: named,
    rooms: named,
    sessions: v.array(v.number()),
  }),
});

export const extraKinds = ["planned", "incident"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Time that was added for one participant, and how far it has come. */
export const sittingExtra = v.object({
  id: idSchema,
  participant_id: idSchema,
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

/** Newest first, at most 1,000. `act_id` names one act; empty: all of the schedule. */
export const listSittingExtras = endpoint({
  method: "GET",
  path: `${controlPath}/extras`,
  access: controlAccess,
  summary: "Added time with its proof: sent, delivered, seen",
  input: v.object({ ...ofSchedule, act_id: optionalId }),
  output: v.object({ items: v.array(sittingExtra) }),
});

/** The latest 200 events, newest first, with what became of earlier sittings that were reset or deleted. */
export const getSittingStory = endpoint({
  method: "GET",
  path: `${controlPath}/{id}/story`,
  access: controlAccess,
  summary: "What has happened in a participant's sitting, and the time that was added",
  input: v.object({ ...ofSchedule, id: idSchema }),
  output: v.object({ events: v.array(sittingEvent), extras: v.array(sittingExtra) }),
});
