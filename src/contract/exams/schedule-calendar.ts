// Schedules as a calendar draws them: one entry for each session, one for a schedule that has none.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { dayField } from "./moments.ts";
import { scheduleStates } from "./schedule-states.ts";
import { scheduleFilters } from "./schedules.ts";

export const calendarEntry = v.object({
  /** The schedule's. */
  id: idSchema,
  sesi: v.nullable(v.number()),
  alias: v.string(),
  event_nama: v.nullable(v.string()),
  /** The school's wall clock at the start, and the minutes that it takes. */
  tanggal: v.string(),
  mulai: v.string(),
  lama: v.number(),
  /** The session's own: the one after it may still be to come. */
  state: v.picklist(scheduleStates),
  participants: v.number(),
});
export type CalendarEntry = v.InferOutput<typeof calendarEntry>;

/** How many entries an answer holds at most. */
export const calendarPageSize = 500;

const day = v.optional(v.union([v.literal(""), dayField("Tanggal")]), "");

export const listScheduleCalendarInput = v.object({
  ...scheduleFilters,
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ""),
  from_day: day,
  to_day: day,
  page: v.optional(queryInteger(1, 1_000_000), 1),
});
export const scheduleCalendar = v.object({
  items: v.array(calendarEntry),
  total: v.number(),
  nearest: v.nullable(v.string()),
});

/**
 * Of the schedules that the list's filters find, what touches the days from `from_day` to `to_day` (empty: any), in the order of
 * time. `nearest`: when nothing does, the day on which the next one begins, else the last; null: there is none at all.
 */
export const listScheduleCalendar = httpCall<
  typeof listScheduleCalendarInput,
  typeof scheduleCalendar
>("GET", "/api/v1/schedules/calendar");
