// The versions of the results of an exam, and two of them beside each other.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { recalculationEndpoints } from "../../../../../contract/endpoints/results/recalculation-endpoints.ts";
import type {
  ResultChange,
  ResultVersion,
  ResultVersions,
} from "../../../../../contract/results/result-recalculation.ts";
import type {
  PlanRule,
  QuestionRule,
} from "../../../../../domain/results/recalculation/counted-question.ts";
import type { StoredResult } from "../../../../../domain/results/recalculation/result-moves.ts";
import type { Call } from "../../../../http/handler.ts";
import { notFound } from "../../../../http/refusal.ts";
import { json, moment, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { isMarked, isUnrevealed } from "../../marking/named-results-query.ts";
import { questionNumbers } from "../../../questions/questions/questions-query.ts";
import { openResultVersions } from "./recalculation-access.ts";
import { presentResults } from "./recalculated-results-query.ts";
import { changeBetween } from "./result-change-query.ts";
import type { StoredCounts } from "./recalculation-writing.ts";
import { rulesOfVersion } from "./rules-in-force-query.ts";

type Listed = InferOutput<typeof recalculationEndpoints.listResultVersions.input>;
type Compared = InferOutput<typeof recalculationEndpoints.compareResultVersions.input>;

const first: ResultVersion = {
  number: 1,
  at: null,
  by: null,
  reason: "",
  restores: null,
  questions: [],
  banks: [],
  counts: null,
};

export async function versionsOf(
  { schedule_id: schedule }: Listed,
  call: Call,
): Promise<ResultVersions> {
  const { mayRecalculate } = await openResultVersions(schedule, call);
  const { rows } = await sqlRows({
    number: number(),
    at: moment(),
    by: text(),
    reason: text(),
    restores: orNull(number()),
    questions: json<QuestionRule[]>(),
    plans: json<PlanRule[]>(),
    counts: json<StoredCounts>(),
  })`
    select v.number, v.at, us.name as by, v.reason, v.restores, v.questions, v.plans, v.counts
    from result_versions v join users us on us.id = v.author_id
    where v.schedule_id = ${schedule} order by v.number desc`.execute(call.db);
  const places = await askedPlaces(
    rows.flatMap(({ questions }) => questions),
    schedule,
    call,
  );
  const codes = await bankCodes(
    rows.flatMap(({ plans }) => plans),
    call,
  );
  const versions = rows.map(({ at, questions, plans, counts, ...row }): ResultVersion => {
    const { later: _later, ...told } = counts;
    return {
      ...row,
      at: at.toISOString(),
      counts: told,
      questions: questions.map(({ question_id, bobot, type: _type, ...rule }) => ({
        ...rule,
        question_id,
        weight: bobot,
        ...places.get(question_id)!,
      })),
      banks: plans.map(({ bank_id: id }) => codes.get(id) ?? ""),
    };
  });
  return { versions: [...versions, first], may_recalculate: mayRecalculate };
}

/** Of each question its place in the bank, and the type as it was asked. */
async function askedPlaces(rules: readonly QuestionRule[], schedule: string, { db }: Call) {
  const ids = [...new Set(rules.map(({ question_id: id }) => id))];
  if (ids.length === 0) return new Map<string, { number: number | null; type: AskedType }>();
  const numbers = await questionNumbers(ids, db);
  const { rows } = await sqlRows({ id: text(), type: number<AskedType>() })`
    select sq.question_id as id, min(sq.type) as type from sitting_questions sq
    join sittings si on si.id = sq.sitting_id
    where si.schedule_id = ${schedule} and sq.question_id = any(${ids}) group by 1`.execute(db);
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return new Map(
    ids.map((id) => [id, { number: numbers.get(id) ?? null, type: types.get(id) ?? 1 }]),
  );
}
type AskedType = ResultVersion["questions"][number]["type"];

async function bankCodes(plans: readonly PlanRule[], { db }: Call) {
  const ids = plans.map(({ bank_id: id }) => id);
  const { rows } = await sqlRows({ id: text(), kode: text() })`
    select id, kode from question_banks where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, kode }) => [id, kode]));
}

export async function comparedVersions(
  { schedule_id: schedule, from, to }: Compared,
  call: Call,
): Promise<ResultChange> {
  await openResultVersions(schedule, call);
  const { number: latest } = (await rulesOfVersion(schedule, "latest", call.db))!;
  if (from > latest || to > latest) throw notFound("Versi hasil");
  const of = (version: number) =>
    version === latest ? presentScores(schedule, call) : keptScores(schedule, version, call);
  const [before, after] = [await of(from), await of(to)];
  const sittings = new Set([...before.keys(), ...after.keys()]);
  return changeBetween(
    [...sittings].map((sitting) => ({
      sitting,
      before: before.get(sitting) ?? null,
      after: after.get(sitting) ?? null,
    })),
    call.db,
  );
}

type Scores = Map<string, StoredResult | null>;

async function presentScores(schedule: string, { db }: Call): Promise<Scores> {
  const results = await presentResults(schedule, db);
  return new Map(results.map(({ sitting, named }) => [sitting, named]));
}

/** Of what people mark blindly now, no mark counts in an earlier version either. */
async function keptScores(schedule: string, version: number, { db }: Call): Promise<Scores> {
  const { rows } = await sqlRows({ sitting: text(), named: json<StoredResult>() })`
    with exam as materialized (select ${isMarked(sql`${schedule}::text`)} as is_marked)
    select kept.sitting_id as sitting, case
      when exam.is_marked and kept.unmarked is not null
        and (res.sitting_id is null or ${isUnrevealed}) then kept.unmarked
      else jsonb_build_object('least', kept.least, 'most', kept.most, 'pending', kept.pending)
      end as named
    from result_version_scores kept
    join sittings si on si.id = kept.sitting_id
    left join sitting_results res on res.sitting_id = si.id
    cross join exam
    where kept.schedule_id = ${schedule} and kept.number = ${version}`.execute(db);
  return new Map(rows.map(({ sitting, named }) => [sitting, named]));
}
