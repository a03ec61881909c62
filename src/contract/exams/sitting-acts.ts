// What staff do to sittings (domain.md 4.8). Each act names the schedule and its people, and has a result for each of them.
// What cannot be taken back is ordered, and carried out by the server ten seconds later unless somebody cancels it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, noData, timestampSchema } from "../calls/fields.ts";
import { lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { bulkIds, bulkResult, bulkResults } from "../calls/list-fields.ts";
import { controlPath, extraKinds, ofSchedule } from "./sitting-control.ts";

const people = { ...ofSchedule, ids: bulkIds };
const reason = requiredLine("Alasan", 200);

export const maxExtraMinutes = 240;
const minutesFault = "Isi 1 sampai 240 menit.";
const minutes = v.pipe(
  v.number(minutesFault),
  v.integer(minutesFault),
  v.minValue(1, minutesFault),
  v.maxValue(maxExtraMinutes, minutesFault),
);

export const listSittingTimesInput = v.object(people);
export const sittingTimes = v.object({
  /** The schedule's name. */
  alias: v.string(),
  /** How long the exam takes, in minutes. */
  lama: v.number(),
  /**
   * Since when participants who have finished have seen keys and explanations of this exam, even if they are hidden again by now;
   * null: nobody has.
   */
  review_since: v.nullable(timestampSchema),
  items: v.array(
    v.object({
      id: idSchema,
      /** Minutes that the participant had left when they finished, at most maxExtraMinutes; 0 for who has not finished. */
      left_minutes: v.number(),
      /** All that was added, in minutes, less what was taken back. */
      extra_minutes: v.number(),
      /** When the participant's session closes. */
      closes_at: timestampSchema,
      /** Who added time last, and when; empty and null without any. */
      extra_by: v.string(),
      extra_at: v.nullable(timestampSchema),
    }),
  ),
});
export type SittingTimes = v.InferOutput<typeof sittingTimes>;

/** What whoever adds time or lets people go on should know before: in the order of `ids`. */
export const listSittingTimes = httpCall<typeof listSittingTimesInput, typeof sittingTimes>(
  "POST",
  `${controlPath}/times`,
);

export const addSittingTimeInput = v.object({
  ...people,
  act_id: idSchema,
  minutes,
  kind: v.picklist(extraKinds),
  reason,
  /**
   * By participant, what had been added so far as far as the caller knew, in minutes (`extra_minutes` of listSittingTimes). Whoever has
   * another sum by now is refused, so that two people do not give the same time twice. Participants who are not in it are not checked.
   */
  seen_minutes: v.optional(v.record(idSchema, v.number())),
});

/**
 * For those at work, in the waiting room, or not come in yet: then it counts when they begin. Who has finished is refused. Time
 * for an incident is also refused to those whose session has not begun yet.
 * The console makes `act_id`. When it sends an act again because the answer was lost, no time is added a second time, and the answer
 * is the same as the first one. With other minutes the same `act_id` is refused.
 */
export const addSittingTime = httpCall<typeof addSittingTimeInput, typeof bulkResults>(
  "POST",
  `${controlPath}/add-time`,
);

/**
 * Takes back so much of what was added of that kind: for whoever is at work no more than what leaves a minute. Who has had less
 * added, or would be left with less, is refused and keeps everything. `act_id` as for added time.
 */
export const reduceSittingTime = httpCall<typeof addSittingTimeInput, typeof bulkResults>(
  "POST",
  `${controlPath}/reduce-time`,
);

/** As long as an exam may take (schedule-fields.ts, which the board must not fetch). */
const maxAdmissionMinutes = 1440;
const admissionFault = "Isi 1 sampai 1.440 menit.";

export const admitSittingsInput = v.object({
  ...people,
  act_id: idSchema,
  /** From now, at most as long as the exam takes; null: as long as the participant's session is open. */
  minutes: v.nullable(
    v.pipe(
      v.number(admissionFault),
      v.integer(admissionFault),
      v.minValue(1, admissionFault),
      v.maxValue(maxAdmissionMinutes, admissionFault),
    ),
  ),
  reason,
});

/**
 * Admits these participants although they come after the limit of entry. Until the admission ends they may come in, and they work
 * to its end, plus the time that was added for them, also while a later session is open. It does not open a session that has not begun
 * or a stopped exam. A call that repeats an `act_id` changes nothing and answers `done`.
 */
export const admitSittings = httpCall<typeof admitSittingsInput, typeof bulkResults>(
  "POST",
  `${controlPath}/admit`,
);

export const withdrawAdmissionsInput = v.object({ ...people, act_id: idSchema, reason });

/** Takes back the admissions of participants who have not begun. A call that repeats an `act_id` changes nothing and answers `done`. */
export const withdrawAdmissions = httpCall<typeof withdrawAdmissionsInput, typeof bulkResults>(
  "POST",
  `${controlPath}/withdraw-admission`,
);

export const reopenSittingsInput = v.object({
  ...people,
  act_id: idSchema,
  /** Null: each has what was left when they finished; whoever had nothing left is refused. */
  minutes: v.nullable(minutes),
  reason,
});

/** Who has finished works on for so many minutes from now, with all that was answered; the result is made anew at the end. */
export const reopenSittings = httpCall<typeof reopenSittingsInput, typeof bulkResults>(
  "POST",
  `${controlPath}/reopen`,
);

export const moveSittingsInput = v.object(people);

/** They are signed out, and go on elsewhere after the exam's token; nothing of the sitting changes. */
export const moveSittings = httpCall<typeof moveSittingsInput, typeof bulkResults>(
  "POST",
  `${controlPath}/move`,
);

export const orderKinds = ["force", "reset", "delete"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How long an order waits, and how late it is still carried out, by a server that was off. */
export const orderDelayMs = 10_000;
export const orderPatienceMs = 5 * 60_000;

export const sittingOrder = v.object({
  id: idSchema,
  kind: v.picklist(orderKinds),
  reason: v.string(),
  by: v.string(),
  made_at: timestampSchema,
  due_at: timestampSchema,
  /** `lapsed`: the server was off when it was due, and too much may have changed since. */
  state: v.picklist(["waiting", "begun", "done", "cancelled", "lapsed"]),
  ended_at: v.nullable(timestampSchema),
  /** Who cancelled it. */
  ended_by: v.string(),
  count: v.number(),
  done: v.number(),
  /** Those of whom nothing was done, with the reason; at most 100. */
  refused: v.array(bulkResult),
  /** Of all whom it is about, the first ten. */
  names: v.array(v.string()),
});
export type SittingOrder = v.InferOutput<typeof sittingOrder>;

/** A reason may be left out where only a waiting room is left. */
const orderReason = lineOfText("Alasan", 200);

export const orderSittingsInput = v.pipe(
  v.object({ ...people, order_id: idSchema, kind: v.picklist(orderKinds), reason: orderReason }),
  v.forward(
    v.check(({ kind, reason: said }) => kind === "delete" || said !== "", "Alasan wajib diisi."),
    ["reason"],
  ),
);

/**
 * `force` ends and scores what is at work, `reset` deletes a sitting with answers and result, `delete` one that waits for the
 * start. Who does not fit now is refused at once, and judged anew when it is carried out. `order_id` is the console's: more
 * people may be added to an order that waits, and it waits the longer.
 */
export const orderSittings = httpCall<typeof orderSittingsInput, typeof bulkResults>(
  "POST",
  `${controlPath}/orders`,
);

export const listSittingOrdersInput = v.object(ofSchedule);
export const sittingOrders = v.object({
  server_time: timestampSchema,
  items: v.array(sittingOrder),
});

/** Those that wait, and those of the last five minutes, newest first. */
export const listSittingOrders = httpCall<typeof listSittingOrdersInput, typeof sittingOrders>(
  "GET",
  `${controlPath}/orders`,
);

export const cancelSittingOrderInput = v.object({ ...ofSchedule, order_id: idSchema });

/** By whoever may make one. Refused with 49 once it is carried out. */
export const cancelSittingOrder = httpCall<typeof cancelSittingOrderInput, typeof noData>(
  "POST",
  `${controlPath}/orders/cancel`,
);
