// By which rules the answers of an exam count: those of the latest version of its results. Whatever computes a result reads them here, so that marks
// that are given later and sittings that end later follow them as well.
import { sql } from "kysely";
import { asFrozen } from "../../../../../domain/results/recalculation/counting-rules.ts";
import type {
  CountingRules,
  QuestionRule,
} from "../../../../../domain/results/recalculation/counted-question.ts";
import type { PlannedType } from "../../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../../database/database.ts";
import type { Sql } from "../../../../records/list-sql.ts";
import { json, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";

/** For one sitting. `plan`: null, the one that is frozen with it. */
export type SittingRules = {
  questions: ReadonlyMap<string, QuestionRule>;
  plan: readonly PlannedType[] | null;
};

export const frozenRules: SittingRules = { questions: new Map(), plan: null };

const versionColumns = {
  schedule_id: text(),
  number: number(),
  questions: json<QuestionRule[]>(),
  plans: json<CountingRules["plans"]>(),
};

/** Sittings of exams that were never recalculated are not among the answers: they count as frozen. */
export async function rulesInForce(
  sittings: readonly string[],
  db: Db,
): Promise<Map<string, SittingRules>> {
  const { rows: versions } = await sqlRows(versionColumns)`
    select distinct on (v.schedule_id) v.schedule_id, v.number, v.questions, v.plans
    from result_versions v
    where v.schedule_id in (select schedule_id from sittings where id = any(${sittings}))
    order by v.schedule_id, v.number desc`.execute(db);
  if (versions.length === 0) return new Map();
  const makers = new Map(versions.map((rules) => [rules.schedule_id, rulesMaker(rules)]));
  const { rows } = await sqlRows({ id: text(), schedule_id: text(), bank_id: orNull(text()) })`
    select id, schedule_id, bank_id from sittings
    where id = any(${sittings}) and schedule_id = any(${[...makers.keys()]})`.execute(db);
  return new Map(
    rows.map(({ id, schedule_id: schedule, bank_id: bank }) => [id, makers.get(schedule)!(bank)]),
  );
}

/** Of each bank one object, which the sittings share. */
export function rulesMaker({
  questions,
  plans,
}: CountingRules): (bank: string | null) => SittingRules {
  const byQuestion = new Map(questions.map((rule) => [rule.question_id, rule]));
  const byBank = new Map(
    plans.map(({ bank_id, plan }): [string, SittingRules] => [
      bank_id,
      { questions: byQuestion, plan },
    ]),
  );
  const others: SittingRules = { questions: byQuestion, plan: null };
  return (bank) => byBank.get(bank ?? "") ?? others;
}

export type RulesVersion = CountingRules & { number: number };

/** Version 1 counts as frozen. Null: there is no such version. */
export async function rulesOfVersion(
  schedule: string,
  wanted: number | "latest",
  db: Db,
): Promise<RulesVersion | null> {
  const first: RulesVersion = { number: 1, questions: [], plans: [] };
  if (wanted === 1) return first;
  const { rows } = await sqlRows(versionColumns)`
    select schedule_id, number, questions, plans from result_versions
    where schedule_id = ${schedule} and (${wanted === "latest"}::boolean
      or number = ${wanted === "latest" ? 0 : wanted}::integer)
    order by number desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) return wanted === "latest" ? first : null;
  const { number: latest, questions, plans } = found;
  return { number: latest, questions, plans };
}

/** What the rules of one question are; without any, as frozen. */
export const ruleOf = (rules: CountingRules, question: string): QuestionRule =>
  rules.questions.find(({ question_id: id }) => id === question) ?? asFrozen(question);

/** The plan by which the sitting `si` is scored. */
export const countedPlan: Sql = sql`coalesce((
  select one.plan -> 'plan' from (
    select v.plans from result_versions v
    where v.schedule_id = si.schedule_id order by v.number desc limit 1) latest
  cross join lateral jsonb_array_elements(latest.plans) as one (plan)
  where one.plan ->> 'bank_id' = si.bank_id), si.plan)`;

const lockName = (schedule: Sql): Sql => sql`hashtextextended('results ' || ${schedule}, 0)`;

/**
 * Before a result is computed that will be stored: until the transaction ends no recalculation of the exam comes between. The sittings are
 * locked before, in this order everywhere.
 */
export async function holdRules(sittings: readonly string[], db: Db): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${lockName(sql`held.schedule_id`)}) from (
      select distinct schedule_id from sittings where id = any(${sittings})
      order by schedule_id) held`.execute(db);
}

/** Whoever computes results of the exam waits until the transaction ends, and this waits for them. */
export async function lockResultRules(schedule: string, db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockName(sql`${schedule}::text`)})`.execute(db);
}
