// The act that shows answers beside names (`named-results-query.ts`).
import type { InferOutput } from "valibot";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { Refusal } from "../../../http/refusal.ts";
import { openUnit } from "./marking-access.ts";

type Reveal = InferOutput<typeof markingEndpoints.revealNames.input>;

/** @throws Refusal, 43 for whoever is no Head Master */
export async function revealNames({ reason, ...unit }: Reveal, call: Call): Promise<null> {
  await openUnit(unit, call);
  if (callerOf(call).role !== "EVIL") {
    throw new Refusal(responseCodes.forbidden, "Hanya Head Master yang dapat membuka nama.");
  }
  const revealed = { revealed_at: call.at, revealed_by: callerOf(call).id, reveal_reason: reason };
  const rules = { second_percent: 0, tolerance_percent: 10, version: 1 };
  const { numInsertedOrUpdatedRows: changed = 0n } = await call.db
    .insertInto("marking_rules")
    .values({ ...unit, ...rules, ...revealed })
    .onConflict((known) =>
      known
        .columns(["schedule_id", "question_id"])
        .doUpdateSet(revealed)
        .where("marking_rules.revealed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  if (changed === 0n) return null;
  await call.audit({
    action: "schedule.reveal-names",
    objectId: unit.schedule_id,
    after: { question_id: unit.question_id },
    reason,
  });
  return null;
}
