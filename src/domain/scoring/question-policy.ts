// By which policy a question is scored: its own, else its bank's for the type, else all or nothing.
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { ScoringPolicy } from "./score-question.ts";

export function policyNameOf(
  { policy, content }: { policy: PolicyName | null; content: { type: QuestionType } },
  plan: readonly Pick<PlanEntry, "type" | "policy">[],
): PolicyName {
  return policy ?? plan.find(({ type }) => type === content.type)?.policy ?? "mutlak";
}

/** @param minus what a wrong answer takes off, set in a bank's plan for type 1; only mutlak knows it */
export function scoringPolicyOf(name: PolicyName, minus = 0): ScoringPolicy {
  return { name, minus: name === "mutlak" ? minus : 0 };
}

/** What a bank's plan takes off for a wrong single choice. */
export function minusOf(plan: readonly Pick<PlanEntry, "type" | "minus">[]): number {
  return plan.find(({ type }) => type === 1)?.minus ?? 0;
}
