// What staff do to sittings (domain.md 4.8). Each act names the schedule and its people, and has a result for each of them.
// What cannot be taken back is ordered, and carried out by the server ten seconds later unless somebody cancels it.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkIds,
  bulkResult,
  bulkResults,
  idSchema,
  lineOfText,
  requiredLine,
  timestampSchema,
} from "../calls/fields.ts";
import { controlAccess, controlPath, extraKinds, ofSchedule } from "./sitting-control.ts";

const access = controlAccess;
const people = { ...ofSchedule, ids: bulkIds };
const reason = requiredLine("Alasan", 200);

export const mostExtraMinutes = 240;
const minutesFault = "Isi 1 sampai 240 menit.";
const minutes = v.pipe(
  v.number(minutesFault),
  v.integer(minutesFault),
  v.minValue(1, minutesFault),
  v.maxValue(mostExtraMinutes, minutesFault),
);

/**
 * For those at work, in the waiting room, or not come in yet: then it counts when they begin. Who has finished is refused.
 * `act_id` is the console's: sent again it adds nothing twice.
 */
export const addSittingTime = endpoint({
  method: "POST",
  path: `${controlPath}/add-time`,
  access,
  summary: "Give participants more time",
  input: v.object({ ...people, act_id: idSchema, minutes, kind: v.picklist(extraKinds), reason }),
  output: bulkResults,
});

/** Who has finished works on for so many minutes from now, with all that was answered; the result is made anew at the end. */
export const reopenSittings = endpoint({
  method: "POST",
  path: `${controlPath}/reopen`,
  access,
  summary: "Let participants who have finished go on",
  input: v.object({ ...people, act_id: idSchema, minutes, reason }),
  output: bulkResults,
});

/** They are signed out, and go on elsewhere after the exam's token; nothing of the sitting changes. */
export const moveSittings = endpoint({
  method: "POST",
  path: `${controlPath}/move`,
  access,
  summary: "Let participants go on at another device",
  input: v.object(people),
  output: bulkResults,
});

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

/**
 * `force` ends and scores what is at work, `reset` deletes a sitting with answers and result, `delete` one that waits for the
 * start. Who does not fit now is refused at once, and judged anew when it is carried out. `order_id` is the console's: more
 * people may be added to an order that waits, and it waits the longer.
 */
export const orderSittings = endpoint({
  method: "POST",
  path: `${controlPath}/orders`,
  access,
  summary: "Order what cannot be taken back, in ten seconds",
  input: v.pipe(
    v.object({ ...people, order_id: idSchema, kind: v.picklist(orderKinds), reason: orderReason }),
    v.forward(
      v.check(({ kind, reason: said }) => kind === "delete" || said !== "", "Alasan wajib diisi."),
      ["reason"],
    ),
  ),
  output: bulkResults,
});

/** Those that wait, and those of the last five minutes, newest first. */
export const listSittingOrders = endpoint({
  method: "GET",
  path: `${controlPath}/orders`,
  access,
  summary: "Orders that wait, and what became of the latest",
  input: v.object(ofSchedule),
  output: v.object({ server_time: timestampSchema, items: v.array(sittingOrder) }),
});

/** By whoever may make one. Refused with 49 once it is carried out. */
export const cancelSittingOrder = endpoint({
  method: "POST",
  path: `${controlPath}/orders/cancel`,
  access,
  summary: "Cancel an order that waits",
  input: v.object({ ...ofSchedule, order_id: idSchema }),
  output: v.null(),
});
