// By what a question of an exam counts since a recalculation (domain.md 3.2a). Without one it counts as it was frozen with the sitting. One rule serves
// everybody who sits the exam, also those who end later; what it says nothing of stays as frozen.
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { PlannedType, Treatment } from "../../scoring/score-sitting.ts";

/** Null each: as frozen with the sitting. `type`: of the version. */
export type QuestionRule = {
  question_id: string;
  version: number | null;
  type: QuestionType | null;
  bobot: number | null;
  policy: PolicyName | null;
  treatment: Treatment;
};

/** Weights by type for those who got the bank, in place of the plan that is frozen with the sitting. */
export type PlanRule = { bank_id: string; plan: PlannedType[] };

/** Of an exam: what has no rule counts as frozen. */
export type CountingRules = { questions: QuestionRule[]; plans: PlanRule[] };

/** As frozen with the sitting. */
export type AskedQuestion = {
  question_id: string;
  version: number;
  type: QuestionType;
  bobot: number;
  policy: PolicyName;
};

export type CountedQuestion = {
  version: number;
  bobot: number;
  policy: PolicyName;
  treatment: Treatment;
  /** The version that counts is of another type than what was asked: version and policy are those that were asked. */
  isIncomparable: boolean;
};

export function countedBy(
  asked: Omit<AskedQuestion, "question_id">,
  rule: QuestionRule | undefined,
): CountedQuestion {
  const { version, bobot, policy } = asked;
  if (!rule) return { version, bobot, policy, treatment: "normal", isIncomparable: false };
  const isIncomparable = rule.type !== null && rule.type !== asked.type;
  return {
    version: isIncomparable ? version : (rule.version ?? version),
    bobot: rule.bobot ?? bobot,
    policy: isIncomparable ? policy : (rule.policy ?? policy),
    treatment: rule.treatment,
    isIncomparable,
  };
}
