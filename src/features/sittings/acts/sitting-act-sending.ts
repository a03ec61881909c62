// Sends what is done to sittings. Fetched when something is done, which is seldom, so that the board opens without it.
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import {
  addSittingTime,
  admitSittings,
  moveSittings,
  orderSittings,
  reduceSittingTime,
  reopenSittings,
  withdrawAdmissions,
} from "../../../contract/exams/sitting-acts.ts";
import { call } from "../../../core/api.ts";
import type { SittingAct, SittingActInput } from "./sitting-row-actions.ts";

export async function sendSittingAct(
  act: SittingAct,
  schedule_id: string,
  of: readonly string[],
  input: SittingActInput,
): Promise<BulkResult[]> {
  return (await answerOf(act, { schedule_id, ids: [...of] }, input)).results;
}

type Target = { schedule_id: string; ids: string[] };

function answerOf(act: SittingAct, target: Target, input: SittingActInput) {
  const { id, minutes, kind, reason } = input;
  const named = { ...target, act_id: id, reason };
  const seen = target.ids.flatMap((one) => (one in input.seen ? [[one, input.seen[one]!]] : []));
  const time = { ...named, minutes, kind, seen_minutes: Object.fromEntries(seen) };
  switch (act) {
    case "time":
      return call(addSittingTime, time);
    case "less":
      return call(reduceSittingTime, time);
    case "admit":
      return call(admitSittings, { ...named, minutes: input.untilEnd ? null : minutes });
    case "withdraw":
      return call(withdrawAdmissions, named);
    case "reopen":
      return call(reopenSittings, { ...named, minutes: input.givesLeft ? null : minutes });
    case "move":
      return call(moveSittings, target);
    default:
      return call(orderSittings, { ...target, order_id: id, kind: act, reason });
  }
}
