// The rules of a question's marking, and what other rules would change.
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type {
  MarkingRules,
  RulesInput,
  RulesPreview,
} from "../../../../contract/marking/marking-rules.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { number, orNull, sqlRows } from "../../../records/sql-rows.ts";
import { openUnit, type Unit } from "../marking/marking-access.ts";
import { plannedStates, type PlannedRules, type PlannedState } from "./planned-states-query.ts";

type Preview = InferOutput<typeof markingEndpoints.previewMarkingRules.input>;

/** Those of a question whose rules nobody has changed. */
export const usualRules = {
  second_percent: 0,
  near_kkm_points: null,
  tolerance_percent: 10,
  control_percent: 0,
};

export async function rulesOfUnit(unit: Unit, call: Call): Promise<MarkingRules> {
  const { schedule_id, question_id } = unit;
  await openUnit(unit, call);
  return readRules({ schedule_id, question_id }, call.db);
}

export async function readRules(unit: Unit, db: Db): Promise<MarkingRules> {
  const { rows } = await sqlRows({
    version: orNull(number()),
    second_percent: orNull(number()),
    near_kkm_points: orNull(number()),
    tolerance_percent: orNull(number()),
    control_percent: orNull(number()),
    kkm: orNull(number()),
  })`
    select r.version, r.second_percent, r.near_kkm_points, r.tolerance_percent, r.control_percent,
      coalesce(b.kkm, su.kkm) as kkm
    from questions q
    join question_banks b on b.id = q.bank_id
    join subjects su on su.id = b.subject_id
    left join marking_rules r on r.question_id = q.id and r.schedule_id = ${unit.schedule_id}
    where q.id = ${unit.question_id}`.execute(db);
  const { kkm, version, ...stored } = rows[0]!;
  return {
    id: `${unit.schedule_id} ${unit.question_id}`,
    ...unit,
    version: version ?? 1,
    second_percent: stored.second_percent ?? usualRules.second_percent,
    near_kkm_points: stored.near_kkm_points,
    tolerance_percent: stored.tolerance_percent ?? usualRules.tolerance_percent,
    control_percent: stored.control_percent ?? usualRules.control_percent,
    kkm,
  };
}

export async function previewRules(
  { schedule_id, question_id, ...after }: Preview,
  call: Call,
): Promise<RulesPreview> {
  const unit = { schedule_id, question_id };
  const before = await rulesOfUnit(unit, call);
  const { states } = await planFor(before, after, call);
  return { ...previewOf(states), reopened: await countReopened(states, call.db) };
}

/** Nothing of them waits for people now, and something would. */
async function countReopened(states: readonly PlannedState[], db: Db): Promise<number> {
  const wanted = states.filter(({ isOpen, to }) => !isOpen && to !== "settled");
  const { rows } = await sqlRows({ count: number() })`
    select count(*) from sitting_results
    where pending = 0 and sitting_id = any(${wanted.map(({ sitting }) => sitting.id)})`.execute(db);
  return rows[0]!.count;
}

export function planFor(
  before: MarkingRules,
  after: RulesInput,
  { db, services }: Pick<Call, "db" | "services">,
): Promise<PlannedRules> {
  return plannedStates(before, { before, after }, { db, versions: services.questionVersions });
}

function previewOf(planned: readonly PlannedState[]): Omit<RulesPreview, "reopened"> {
  const finished = planned.filter(({ isOpen }) => !isOpen);
  const counts = new Map<string, RulesPreview["changes"][number]>();
  for (const { from, to } of finished) {
    if (from === to) continue;
    const key = `${from} ${to}`;
    counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return {
    total: finished.length,
    changes: [...counts.values()],
    second: finished.filter(({ to }) => to === "second").length,
  };
}
