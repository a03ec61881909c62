// What is chosen for a recalculation becomes rules with numbers, so that what was foreseen is what is written even when the bank changes meanwhile.
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { PlannedType, Treatment } from "../../scoring/score-sitting.ts";
import type { AskedQuestion, CountingRules, PlanRule, QuestionRule } from "./counted-question.ts";

/** kept: as it counts now; asked: as frozen with each sitting; present: as it is in the bank. */
export type Source = "kept" | "asked" | "present";

export type QuestionChoice = {
  question_id: string;
  content: Source;
  weight: Source;
  policy: Source;
  treatment: Treatment;
};

export type PresentQuestion = {
  version: number;
  type: QuestionType;
  bobot: number;
  policy: PolicyName;
};

/** What is known of a question that somebody was asked. `asked`: each way in which it was. */
export type KnownQuestion = {
  asked: readonly AskedQuestion[];
  present: PresentQuestion;
};
export type KnownBank = { asked: readonly (readonly PlannedType[])[]; present: PlannedType[] };

export type Choices = {
  questions: readonly QuestionChoice[];
  plans: readonly { bank_id: string; source: Source }[];
};

export function chosenRules(
  choices: Choices,
  inForce: CountingRules,
  known: {
    questions: ReadonlyMap<string, KnownQuestion>;
    banks: ReadonlyMap<string, KnownBank>;
  },
): CountingRules {
  const questions = new Map(inForce.questions.map((rule) => [rule.question_id, rule]));
  for (const choice of choices.questions) {
    const question = known.questions.get(choice.question_id);
    if (!question) continue;
    const rule = chosenRule(choice, questions.get(choice.question_id), question);
    questions.set(choice.question_id, rule);
  }
  const plans = new Map(inForce.plans.map((rule) => [rule.bank_id, rule]));
  for (const { bank_id, source } of choices.plans) {
    const bank = known.banks.get(bank_id);
    if (!bank || source === "kept") continue;
    if (source === "asked" || isAlways(bank.asked, bank.present)) plans.delete(bank_id);
    else plans.set(bank_id, { bank_id, plan: bank.present });
  }
  return tidyRules({ questions: [...questions.values()], plans: [...plans.values()] });
}

function chosenRule(
  { question_id, content, weight, policy, treatment }: QuestionChoice,
  rule: QuestionRule = asFrozen(question_id),
  { asked, present }: KnownQuestion,
): QuestionRule {
  /** What everybody was asked so is no rule. */
  const of = <Name extends "version" | "bobot" | "policy">(name: Name, source: Source) => {
    if (source === "kept") return rule[name];
    const value = present[name] as QuestionRule[Name];
    const isAsked = asked.every((one) => one[name] === value);
    return source === "asked" || isAsked ? null : value;
  };
  const version = of("version", content);
  const isKept = version === rule.version;
  return {
    question_id,
    version,
    type: version === null ? null : isKept ? rule.type : present.type,
    bobot: of("bobot", weight),
    policy: of("policy", policy),
    treatment,
  };
}

export const asFrozen = (question_id: string): QuestionRule => ({
  question_id,
  version: null,
  type: null,
  bobot: null,
  policy: null,
  treatment: "normal",
});

const isAlways = (asked: KnownBank["asked"], present: PlannedType[]): boolean =>
  asked.every((plan) => plansText(plan) === plansText(present));

/** Without what says nothing, in one order: equal rules have the same text. */
export function tidyRules({ questions, plans }: CountingRules): CountingRules {
  return {
    questions: questions.filter(isRule).sort(byText(({ question_id: id }) => id)),
    plans: [...plans].sort(byText(({ bank_id: id }) => id)),
  };
}

const isRule = ({ version, bobot, policy, treatment }: QuestionRule): boolean =>
  version !== null || bobot !== null || policy !== null || treatment !== "normal";

const byText =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    textOf(one) < textOf(other) ? -1 : 1;

export function rulesText(rules: CountingRules): string {
  const { questions, plans } = tidyRules(rules);
  return JSON.stringify([
    questions.map((rule) => [
      rule.question_id,
      rule.version,
      rule.type,
      rule.bobot,
      rule.policy,
      rule.treatment,
    ]),
    plans.map(({ bank_id: id, plan }: PlanRule) => [id, plansText(plan)]),
  ]);
}

/** What of a plan decides scores: the same for plans that score alike. */
export function plansText(plan: readonly PlannedType[]): string {
  const lines = plan.map(({ type, weight, minus = 0 }) => [type, weight, minus]);
  return JSON.stringify(lines.sort(([one], [other]) => one! - other!));
}
