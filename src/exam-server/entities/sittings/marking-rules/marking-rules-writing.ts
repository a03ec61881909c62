// Changes the rules of a question's marking. All sittings that were shown the question are locked, so that a mark or the end of a sitting comes
// wholly before or wholly after it; states and results follow in the same transaction. Marks stay as they are.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { MarkingRules } from "../../../../contract/marking/marking-rules.ts";
import type { Call } from "../../../http/handler.ts";
import { newerVersion } from "../../../http/refusal.ts";
import { difference } from "../../../records/audit-trail.ts";
import { openUnit, type Unit } from "../marking/marking-access.ts";
import { storeChangedResults } from "./changed-results-writing.ts";
import { planFor, readRules, usualRules } from "./marking-rules-query.ts";
import { askForSeconds } from "./second-requests-writing.ts";
import { storeDraws } from "./second-sample-writing.ts";

type Update = InferOutput<typeof markingEndpoints.updateMarkingRules.input>;

/** @throws Refusal, 49 with the newer rules when somebody else has changed them */
export async function updateRules(
  { schedule_id, question_id, version, ...after }: Update,
  call: Call,
): Promise<MarkingRules> {
  const unit = { schedule_id, question_id };
  await openUnit(unit, call);
  await lockRules(unit, call);
  const before = await readRules(unit, call.db);
  if (before.version !== version) throw newerVersion("Aturan penilaian", before);
  const changed = difference(before, after);
  if (Object.keys(changed.after).length === 0) return before;
  await lockSittings(unit, call);
  const { states, sample } = await planFor(before, after, call);
  await call.db
    .updateTable("marking_rules")
    .set({ ...after, version: version + 1 })
    .where("schedule_id", "=", schedule_id)
    .where("question_id", "=", question_id)
    .execute();
  await redraw(unit, sample, call);
  const asking = states.filter(({ asks }) => asks).map(({ sitting }) => sitting.id);
  await askForSeconds(question_id, asking, { db: call.db, now: call.at });
  const changing = states.filter(({ from, to, isOpen }) => from !== to && !isOpen);
  await storeChangedResults(
    changing.map(({ sitting }) => sitting),
    { db: call.db, versions: call.services.questionVersions, now: call.at },
  );
  await call.audit({
    action: "schedule.set-marking-rules",
    objectId: schedule_id,
    before: { question_id, ...changed.before },
    after: { question_id, ...changed.after },
  });
  return readRules(unit, call.db);
}

async function redraw(unit: Unit, sample: readonly string[], { db }: Call): Promise<void> {
  const { schedule_id, question_id } = unit;
  await sql`
    delete from marking_sample_draws
    where schedule_id = ${schedule_id} and question_id = ${question_id}`.execute(db);
  await storeDraws(unit, sample, db);
}

/** Two people who change them at once wait for each other. */
export async function lockRules(unit: Unit, { db }: Call): Promise<void> {
  await db
    .insertInto("marking_rules")
    .values({ ...unit, ...usualRules, reveal_reason: "", version: 1 })
    .onConflict((known) => known.columns(["schedule_id", "question_id"]).doNothing())
    .execute();
  await sql`
    select 1 from marking_rules
    where schedule_id = ${unit.schedule_id} and question_id = ${unit.question_id}
    for update`.execute(db);
}

/** Also those that are under way: one that ends meanwhile would list its answers by the older rules. */
export async function lockSittings(
  { schedule_id, question_id }: Unit,
  { db }: Call,
): Promise<void> {
  await sql`
    select si.id from sittings si
    where si.schedule_id = ${schedule_id} and exists (select 1 from sitting_questions sq
      where sq.sitting_id = si.id and sq.question_id = ${question_id})
    order by si.id for update of si`.execute(db);
}
