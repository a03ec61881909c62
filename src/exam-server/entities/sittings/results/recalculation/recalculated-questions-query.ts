// By what the questions of an exam count, and how their banks differ from it.
import type { InferOutput } from "valibot";
import type { recalculationEndpoints } from "../../../../../contract/endpoints/results/recalculation-endpoints.ts";
import type {
  Recalculation,
  RecalculatedQuestion,
} from "../../../../../contract/results/result-recalculation.ts";
import type { CountingRules } from "../../../../../domain/results/recalculation/counted-question.ts";
import { plansText } from "../../../../../domain/results/recalculation/counting-rules.ts";
import type { PlannedType } from "../../../../../domain/scoring/score-sitting.ts";
import type { Call } from "../../../../http/handler.ts";
import type { ShownVersion, VersionKey } from "../../../../http/services.ts";
import { number, sqlRows } from "../../../../records/sql-rows.ts";
import { questionExcerpt } from "../../../questions/questions/questions-query.ts";
import { askedInExam, type ExamBank, type ExamQuestion } from "./asked-questions-query.ts";
import { openRecalculation } from "./recalculation-access.ts";
import { ruleOf, rulesOfVersion } from "./rules-in-force-query.ts";

type Asked = InferOutput<typeof recalculationEndpoints.getRecalculation.input>;

const excerptLength = 140;

export async function recalculationOf(
  { schedule_id: schedule }: Asked,
  call: Call,
): Promise<Recalculation> {
  await openRecalculation(schedule, call);
  const rules = (await rulesOfVersion(schedule, "latest", call.db))!;
  const { questions, banks } = await askedInExam(schedule, call.db);
  const { rows } = await sqlRows({ finished: number(), at_work: number() })`
    select count(*) filter (where si.status = 1 and res.sitting_id is not null) as finished,
      count(*) filter (where si.status = 3) as at_work
    from sittings si left join sitting_results res on res.sitting_id = si.id
    where si.schedule_id = ${schedule}`.execute(call.db);
  const listed: RecalculatedQuestion[] = [];
  for (const [id, question] of questions)
    listed.push(await shownQuestion(id, question, rules, call));
  const places = new Map([...banks.keys()].map((id, at) => [id, at]));
  const last = Number.MAX_SAFE_INTEGER;
  listed.sort(
    (one, other) =>
      places.get(one.bank_id)! - places.get(other.bank_id)! ||
      (one.number ?? last) - (other.number ?? last),
  );
  return {
    number: rules.number,
    questions: listed,
    banks: [...banks].map(([id, bank]) => shownBank(id, bank, rules)),
    ...rows[0]!,
  };
}

async function shownQuestion(
  question_id: string,
  { asked, present, fields, bank_id, number: place, shown }: ExamQuestion,
  rules: CountingRules,
  call: Call,
): Promise<RecalculatedQuestion> {
  const rule = ruleOf(rules, question_id);
  const of = <Value>(ruled: Value | null, frozen: readonly Value[]): Value[] =>
    ruled === null ? [...new Set(frozen)] : [ruled];
  const versions = of(
    rule.version,
    asked.map(({ version }) => version),
  ).sort((a, b) => a - b);
  const weights = of(
    rule.bobot,
    asked.map(({ bobot }) => bobot),
  );
  const policies = of(
    rule.policy,
    asked.map(({ policy }) => policy),
  );
  const keys = versions.map((version): VersionKey => ({ question_id, version }));
  const contents = await call.services.questionVersions.read(keys, call.db);
  const differs = (textOf: (version: ShownVersion) => string) =>
    contents.some((version) => textOf(version) !== textOf(fields));
  return {
    question_id,
    bank_id,
    number: place,
    type: asked[0]!.type,
    excerpt: questionExcerpt(fields, excerptLength),
    shown,
    counted: {
      versions,
      weights,
      policies,
      treatment: rule.treatment,
      is_content_asked: rule.version === null,
      is_weight_asked: rule.bobot === null,
      is_policy_asked: rule.policy === null,
    },
    present: {
      version: present.version,
      type: present.type,
      weight: present.bobot,
      policy: present.policy,
    },
    differs: {
      key: differs(({ content }) => JSON.stringify([content.type, content.key])),
      text: differs(({ stem, content }) => JSON.stringify([stem, content.payload])),
      type: differs(({ content }) => String(content.type)),
      weight: weights.some((weight) => weight !== present.bobot),
      policy: policies.some((policy) => policy !== present.policy),
    },
  };
}

function shownBank(bank_id: string, { kode, asked, present }: ExamBank, rules: CountingRules) {
  const rule = rules.plans.find(({ bank_id: id }) => id === bank_id);
  const plans = rule ? [rule.plan] : asked;
  const types = [...new Set([...plans.flat(), ...present].map(({ type }) => type))];
  return {
    bank_id,
    kode,
    is_plan_asked: rule === undefined,
    changed: types
      .sort((one, other) => one - other)
      .filter((type) => plans.some((plan) => lineText(plan, type) !== lineText(present, type)))
      .map((type) => ({
        type,
        weight: sameIn(plans, type),
        present: weightIn(present, type),
        is_minus_changed: plans.some((plan) => minusIn(plan, type) !== minusIn(present, type)),
      })),
  };
}

type Type = PlannedType["type"];
const lineText = (plan: readonly PlannedType[], type: Type): string =>
  plansText(plan.filter((line) => line.type === type));
const lineIn = (plan: readonly PlannedType[], type: Type) =>
  plan.find((line) => line.type === type);
const weightIn = (plan: readonly PlannedType[], type: Type) => lineIn(plan, type)?.weight ?? null;
const minusIn = (plan: readonly PlannedType[], type: Type) => lineIn(plan, type)?.minus ?? 0;

function sameIn(plans: readonly (readonly PlannedType[])[], type: Type): number | null {
  const [weight = null, ...others] = new Set(plans.map((plan) => weightIn(plan, type)));
  return others.length === 0 ? weight : null;
}
